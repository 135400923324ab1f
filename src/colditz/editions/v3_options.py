"""The two optional rules of La fuga de Colditz 3.0, as house rules: multiple escape and the aeroplane."""

from __future__ import annotations

from dataclasses import replace

from colditz.engine.edition import Act, Edition, Part, Phase, Role, Stage
from colditz.model import actions as do
from colditz.model import dealings as more
from colditz.model import events as ev
from colditz.model.actions import Action
from colditz.model.cards import MARKED, Card
from colditz.rules.escape import flight, together, tower
from colditz.rules.gathering import equipment


def _with_acts(part: Part, beside: type[Action], acts: dict[type[Action], Act]) -> Part:
    """The same part with further acts in every phase of the officers that has this one."""
    stages = tuple(_extended(stage, beside, acts) for stage in part.turns[Role.ESCAPE])
    return replace(part, turns={**part.turns, Role.ESCAPE: stages})


def _extended(stage: Stage, beside: type[Action], acts: dict[type[Action], Act]) -> Stage:
    if not isinstance(stage, Phase) or beside not in stage.acts:
        return stage
    return replace(stage, acts={**stage.acts, **acts})


# --- multiple escape


def multiple_escape(edition: Edition) -> Edition:
    """Where one man has passed for equipment, one of a later officer may follow. [v3.multi.1 to v3.multi.8]"""
    return edition.each_part(_with_followers)


def _with_followers(part: Part) -> Part:
    paid = (together.what_was_paid_is_remembered, *part.reactions.get(more.EquipmentSpent, ()))
    moved = (together.a_second_man_closes_the_way, *part.reactions.get(ev.PawnMoved, ()))
    reactions = {**part.reactions, more.EquipmentSpent: paid, ev.PawnMoved: moved}
    return replace(_with_acts(part, do.Cross, {do.Cross: together.CROSS_OR_FOLLOW}), reactions=reactions)


# --- the aeroplane


def aeroplane(edition: Edition) -> Edition:
    """One Rope card and one Key card are marked, and the board has a tower and a flight.

    [v3.aeroplane.1 to v3.aeroplane.17]
    """
    pack: dict[int, int] = dict(edition.packs[0])
    for card, unmarked in ((Card.AEROPLANE, Card.FOUND_ROPE), (Card.SECRET_DOOR, Card.FOUND_KEY)):
        pack[card], pack[unmarked] = 1, pack[unmarked] - 1
    return replace(edition, variant="v3+aeroplane", packs=(pack, *edition.packs[1:])).each_part(_with_aeroplane)


def _with_aeroplane(part: Part) -> Part:
    if Card.BRIBE not in part.cards:  # nothing is played in a meeting
        return part
    began = (*part.reactions.get(ev.TurnBegan, ()), tower.nobody_waits_in_vain)
    return replace(
        _with_acts(part, do.Cross, {do.EnterTower: tower.ENTER}),
        cards={**part.cards, Card.SECRET_DOOR: tower.SECRET_DOOR, Card.AEROPLANE: tower.FLY_ALONE},
        early={**part.early, **dict.fromkeys(MARKED, equipment.FIND)},
        answers={
            **part.answers,
            (Card.SHOOT_TO_KILL, "Flight"): flight.a_shot_takes_a_throw,
            (Card.AEROPLANE, "Invitation"): tower.shows_the_aeroplane,
        },
        reactions={**part.reactions, ev.TurnBegan: began},
    )
