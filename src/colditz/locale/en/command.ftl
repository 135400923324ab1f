# What the `colditz` command says around the rules it shows.

rules-label-check = how to check it
rules-label-why = why
rules-label-alternatives = alternatives

# colditz replay
no-language = there is no language { $language }; choose one of { $languages }
file-unreadable = { $file } cannot be read: { $reason }
file-too-large = { $file } is too large to be a game file
no-game-file = { $file } is not a game file: { $reason }
not-a-log = a game file is the JSON of a game's log, an object with its setup and its actions
story-round = round
story-seat = seat
story-action = action
story-kept = The game is saved: /replay/{ $game } on your server shows it.
story-unfinished = The game is not finished.
story-winner = The winner is { $winners }.
story-winners = The winners are { $winners }.
verify-fair = The file is valid: all { $number } entries are legal, the secret is the one fixed at the start, and every throw and draw follows from it.
verify-legal-from-seed = The file is valid: all { $number } entries are legal, and every throw and draw follows from the seed { $seed }. Without a secret, nobody can prove that the seed was fixed before the game.
verify-legal-by-hand = All { $number } entries are legal. Dice and draws were entered by hand, so they cannot be checked.
verify-legal-sealed = All { $number } entries are legal. The secret is not in the file yet, so dice and draws cannot be checked until the game is over.
verify-illegal = Entry { $number } ({ $seat }: { $action }) is not legal: { $reason }
verify-bent = Entry { $number } was tampered with: it says { $action }, but chance gave { $expected }.
verify-chance-left-out = Before entry { $number } ({ $seat }: { $action }) a throw or draw is missing.
verify-cut = The file is cut off after entry { $number }: a throw or draw should follow.
verify-no-commitment = The file has a secret but no commitment, so nothing proves that the secret was fixed at the start.
verify-wrong-secret = The secret is not the one that was fixed at the start: its commitment would be { $found }, but the file shows { $shown }.
verify-other-promise = The file shows the commitment { $shown }, but you were promised { $promised }.
