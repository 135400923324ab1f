# What the `colditz` command says around the rules it shows.

rules-text-language = The text of the rules is in English.
rules-label-check = how to check it
rules-label-why = why
rules-label-alternatives = instead one could
