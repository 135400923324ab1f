"""The turn: whose it is, what it is made of, dice, cards in hand, questions."""
