"""The door for researchers: actions as tokens, observations as numbers, and environments of the usual kinds.

`codec` and `observation` need nothing but this package; `aec`, `single`, `vector`, `spiel` and `mcp` need the extra
`colditz[rl]` and are imported by name.
"""
