# Why a game cannot be set up as it was asked for.

setup-edition = there is no edition '{ $edition }'; choose one of { $known }
setup-house-rule = { $edition } has no house rule '{ $house_rule }'; it has { $known }
setup-whole-number = { $field } must be a whole number, not { $given }
setup-players = { $edition } is for 2 to 6 players, not { $players }
setup-nation = there is no nation '{ $nation }'; choose from { $known }
setup-nations = { $needed } different nations are needed, not: { $given }
setup-seats = { $needed } seats are needed, not { $given }
setup-parts = the clock of this edition counts minutes for { $known }, not for { $given }
setup-too-long = a game lasts { $most } minutes at most by the clock, not { $given }
setup-escapes = the number of escapes must be from 1 to { $most }, which is every man who could escape
setup-negative = rounds and minutes cannot be negative
setup-no-time = agree on a time: a number of rounds, or minutes by an outside clock
setup-rounds = the round track starts at { $most }, so { $rounds } is too many
setup-too-few-rounds = a game of this edition lasts { $least } rounds at least, not { $rounds }: each part of each day needs one
setup-chance = chance is 'seed' or 'manual', not '{ $given }'
setup-secret = a secret is 64 hexadecimal digits in lower case
setup-secret-by-hand = dice that are thrown by hand have no secret
setup-throwers = two or more players, each with a different name, throw dice, not: { $names }
