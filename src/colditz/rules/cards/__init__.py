"""Opportunity cards that act on pawns or on the other side's hand."""
