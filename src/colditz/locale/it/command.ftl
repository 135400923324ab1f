# Quello che il comando `colditz` dice attorno alle regole che mostra.

rules-text-language = Il testo delle regole è in inglese.
rules-label-check = come verificarlo
rules-label-why = perché
rules-label-alternatives = oppure si potrebbe
