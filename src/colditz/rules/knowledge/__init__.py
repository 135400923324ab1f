"""What a seat can know: other deals that it cannot tell from this one, and what one pawn could do."""
