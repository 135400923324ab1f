"""The random bot: blind among its options, but kinds of action first, so that games move."""

from __future__ import annotations

from random import Random
from typing import Final

from colditz.model.actions import Action
from colditz.players.sight import Decision, Reason, Sight

WEIGHTS: Final = {"MovePawn": 4.0, "Cross": 6.0, "Arrest": 2.0, "PlayCard": 2.0, "GiveUp": 0.2, "DoOrDie": 0.1}
TIRED: Final = 0.15  # the weight of ending a turn while pawns can still move
LOOKED_AT: Final = 3  # pawns whose moves are worked out


class RandomBot:
    """Plays without a thought."""

    def __init__(self, seed: int) -> None:
        self.luck = Random(seed)

    def decide(self, sight: Sight) -> Decision:
        """A kind of action by its weight, then any action of that kind."""
        choices, luck = sight.choices, self.luck
        some = luck.sample(choices.pawns, min(LOOKED_AT, len(choices.pawns)))
        moves = [action for pawn in some for action in choices.moves(pawn)]
        kinds: dict[str, list[Action]] = {}
        for action in (*choices.actions, *moves):
            kinds.setdefault(type(action).__name__, []).append(action)
        weights = [TIRED if name == "EndTurn" and moves else WEIGHTS.get(name, 1.0) for name in kinds]
        found = kinds[luck.choices(list(kinds), weights)[0]]
        return Decision(luck.choice(found), Reason("bot-blind"))
