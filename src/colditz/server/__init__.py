"""The table, behind the scenes: games over the wire, saved first and sent second."""
