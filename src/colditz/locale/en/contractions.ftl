# What a preposition becomes before the article of a name, and what the article becomes: English melts nothing.

contraction-prepositions = { "" }
contraction-articles = { "" }
