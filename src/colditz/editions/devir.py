"""The Spanish edition of 2006, Fuga de Colditz."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from colditz.editions import classic, decks
from colditz.editions.devir_cites import CITES
from colditz.engine.edition import Answer, CardLaw, Edition, Grounds, HouseRule, Params, Part, Phase, Reaction, Role
from colditz.engine.game import Game
from colditz.engine.laws import (
    AppelLaws,
    ArrestLaws,
    CrossingLaws,
    DiceLaws,
    EndLaws,
    GuardLaws,
    HomeLaws,
    KitLaws,
    Laws,
    TradeLaws,
    TunnelLaws,
    WalkingLaws,
    Zone,
)
from colditz.engine.refusal import Refusal
from colditz.model import actions as do
from colditz.model import dealings as more
from colditz.model import events as ev
from colditz.model.cards import FOUND, Card
from colditz.model.ids import NO_LIMIT
from colditz.rules.arrest import arrest, custody, giving_up
from colditz.rules.escape import desperate, escape
from colditz.rules.gathering import barter, equipment, kit
from colditz.rules.guards import home, posting, pursuit
from colditz.rules.obstacles import crossing
from colditz.rules.raids import appel, general_search, search
from colditz.rules.solitary import release, way_home
from colditz.rules.tunnels import detection, last_man, tunnels
from colditz.rules.turn import dice, hand, setup, turn
from colditz.rules.walking import arrival, ground, movement, moving_on

ESCAPE, SECURITY = Role.ESCAPE, Role.SECURITY

PARAMS = Params(
    escapes_to_win=2,
    minutes=120,
    minutes_a_round=2,
    suggested_rounds={},
    days=1,
    part_minutes={},
    most_rounds=0,
    guards={2: 6, 3: 12, 4: 14, 5: 15, 6: 16},
    pows={2: 8, 3: 7, 4: 6, 5: 5, 6: 4},
    posts_inside_per_team=1,
    posts_outside=(2, 7),
    starting_kits=0,
    starting_cards=0,
    extra_throws=NO_LIMIT,
    draw_on=frozenset({3, 7, 11}),
    draws_a_turn=1,
    hand_limit=3,
    releases_a_turn=1,
    release_points=1,
    tradable=barter.EQUIPMENT_AND_OPPORTUNITY,
    offers_a_turn=10,
    diversion_guards=1,
    inspection_guards=2,
    sabotage_discards=2,
    car_throws=6,
    car_loss=0,
    shot_factor=2,
    markers=0,
    colours=decks.COLOURS_2006,
    open_supply=True,
    open_numbers=True,
)

LAWS = Laws(
    dice=DiceLaws(
        card_sum=dice.the_turns_total,
        movement_double=dice.throw_again_at_once,
        counted=dice.both_dice,
        card_double=dice.thrown_again_at_once,
    ),
    trade=TradeLaws(closed=barter.closed_during_searches, kinds=barter.all_goods, fair=barter.on_any_terms),
    crossing=CrossingLaws(
        price=crossing.free_on_the_way_in,
        way_back=crossing.through_the_wire_alone,
        way_in=crossing.by_any_way_paid_for,
        leaves=crossing.opens_it_to_pursuit,
        leaving=crossing.whenever_he_likes,
    ),
    walking=WalkingLaws(reach=movement.on_his_ground, halted=moving_on.moves_on_at_once),
    tunnels=TunnelLaws(
        leave=tunnels.open_to_all,
        entrance=tunnels.while_it_is_open,
        granted=tunnels.for_one_man,
        way_out=tunnels.whenever_he_likes,
        left=tunnels.collapses_on_the_last_man,
        card_kept=tunnels.kept_while_its_tunnel_is_open,
        hand_size=tunnels.all_but_cards_in_view,
        left_behind=tunnels.no_card_stays,
    ),
    guards=GuardLaws(
        opening=pursuit.opened_by_chase_and_searches,
        may_post=posting.on_vacant_posts_before_arrests,
        home=home.barracks,
    ),
    arrest=ArrestLaws(
        sheltered=arrest.out_of_reach_of_guards,
        zones=(
            Zone(liable=arrest.while_equipment_is_held, cost=custody.nothing),
            Zone(liable=arrest.always, cost=custody.one_card_of_his_choice),
            Zone(liable=arrest.always, cost=custody.one_card_of_his_choice),
        ),
        cells=custody.any_cell,
        raid=custody.nothing,
        below=custody.nothing,
        approach=search.from_the_next_circle_or_the_doorway,
        contact=giving_up.beside_a_guard,
        met_at=giving_up.the_nearest_beside,
        contact_price=giving_up.nobody_pays_to_give_up,
    ),
    home=HomeLaws(exits=release.by_the_nearest_way_out, distance=way_home.steps_to_the_gate),
    appel=AppelLaws(
        may_attend=appel.safe_men_may_come, in_line=appel.on_his_teams_places, line_up=appel.strangers_make_way
    ),
    kit=KitLaws(serves=kit.held, use=kit.shown_and_kept),
    end=EndLaws(most_escapes=escape.all_men_of_a_team, winners_on_time=escape.all_who_reached_the_number),
)

CARDS: dict[int, CardLaw] = {**classic.CARDS, Card.STAFF_CAR: desperate.DRIVE_AND_PUSH}

ANSWERS: dict[tuple[int, str], Callable[[Game, int, Any], Answer]] = {
    **classic.ANSWERS,
    **{(card, custody.Confiscation.__name__): equipment.found_item_is_given_up for card in FOUND},
}

ALWAYS = {do.Agree: setup.AGREE, do.PlayCard: hand.PLAY, do.Discard: hand.DISCARD}
GATHERING = {do.ClaimEquipment: equipment.CLAIM, do.ClaimKit: kit.CLAIM}
MOVING = {do.EndTurn: turn.END, do.DrawCard: hand.DRAW_CARD_LATE, do.MovePawn: movement.WALK}

TURNS = {
    ESCAPE: (
        Phase(
            turn.BeforeThrow,
            {do.Throw: turn.THROW_DICE, do.DoOrDie: desperate.RUN_ONCE, **ALWAYS, **GATHERING},
            too_early=Refusal.NOT_THROWN_YET,
        ),
        Phase(
            turn.Movement,
            {
                **MOVING,
                **ALWAYS,
                **GATHERING,
                do.Release: release.RELEASE,
                do.Cross: crossing.CROSS,
                do.GiveUp: giving_up.GIVE_UP_BESIDE,
            },
            veto=last_man.WALKS_OUT,
        ),
        way_home.WatchWaysHome,
    ),
    SECURITY: (
        Phase(turn.BeforeThrow, {do.Throw: turn.THROW_DICE, **ALWAYS}, too_early=Refusal.NOT_THROWN_YET),
        Phase(
            turn.Movement,
            {
                **MOVING,
                **ALWAYS,
                do.PostGuard: posting.POST,
                do.RecallGuard: posting.RECALL,
                do.GeneralSearch: general_search.SEARCH_AND_MOVE,
                do.Arrest: search.ARREST_OR_SEARCH,
            },
        ),
        detection.MoveOffTunnel,
    ),
}

PART = Part(
    laws=LAWS,
    turns=TURNS,
    cards=CARDS,
    answers=ANSWERS,
    anytime={
        do.OfferTrade: barter.OFFER,
        do.AnswerTrade: barter.ANSWER,
        do.PlayCard: equipment.PLAY_OUT_OF_TURN,
    },
    reactions={
        more.KitClaimed: (escape.waiting_men_escape,),
        more.RoutesClosed: (pursuit.chase_is_over,),
        ev.PowArrested: (pursuit.stranded_chasers_go_home,),
        ev.PowDied: (pursuit.stranded_chasers_go_home, escape.over_once_nobody_is_left),
        ev.TeamOut: (
            tunnels.thinned_out_tunnels_collapse,
            pursuit.stranded_chasers_go_home,
            escape.over_once_nobody_is_left,
        ),
        ev.PowEscaped: (pursuit.chasers_go_home, escape.over_once_nobody_is_left),
        ev.TurnEnded: (escape.play_out_the_last_round,),
    },
    arrivals={
        ESCAPE: (
            last_man.creeps_on,
            tunnels.climbs_out,
            arrival.comes_back,
            arrival.comes_home,
            escape.comes_to_a_target,
        ),
        SECURITY: (pursuit.follow, detection.guard_reaches_tunnel, search.whoever_enters_arrests_all),
    },
)


def _ends_at_the_number(edition: Edition) -> Edition:
    won: dict[type[ev.Event], tuple[Reaction, ...]] = {
        ev.PowEscaped: (pursuit.chasers_go_home, escape.first_to_the_number_wins, escape.over_once_nobody_is_left)
    }
    return edition.each_part(lambda part: replace(part, reactions={**part.reactions, **won}))


HOUSE_RULES = {
    "card-on-each-throw": HouseRule(
        "Each throw of 3, 7 or 11 earns a card by itself, not the turn's total.",
        lambda e: e.with_laws("dice", card_sum=dice.each_throw).with_params(draws_a_turn=NO_LIMIT),
    ),
    "stop-after-a-double": HouseRule(
        "After a double its player may throw again or stop.",
        lambda e: e.with_laws("dice", movement_double=dice.throw_again_or_stop),
    ),
    "release-for-each-double": HouseRule(
        "Every double may bring one POW out of solitary.", lambda e: e.with_params(releases_a_turn=NO_LIMIT)
    ),
    "cells-hold-so-many": HouseRule(
        "A block of cells holds no more men than it has places, while the other has room.",
        lambda e: e.with_laws("arrest", cells=custody.any_cell_with_room),
    ),
    "leave-for-tunnels": HouseRule(
        "Whoever opened a tunnel may keep men of other teams out of it.",
        lambda e: e.with_laws("tunnels", leave=tunnels.holder_only),
    ),
    "back-by-the-way-they-came": HouseRule(
        "A man may go back over a drop or the wire for the same cards, by the way he came.",
        lambda e: e.with_laws("crossing", way_back=crossing.by_the_way_he_came),
    ),
    "loss-with-the-car": HouseRule(
        "A driver who is caught costs his officer one Equipment card.", lambda e: e.with_params(car_loss=1)
    ),
    "ends-at-the-number": HouseRule(
        "The first officer with the agreed number of escapes wins at once.", _ends_at_the_number
    ),
    "no-trade-in-security-turn": classic.HOUSE_RULES["no-trade-in-security-turn"],
    "talisman-stops-the-shot": classic.HOUSE_RULES["talisman-stops-the-shot"],
    "without-bribes": classic.HOUSE_RULES["without-bribes"],
}

DEVIR = Edition(
    name="devir",
    variant=None,
    params=PARAMS,
    parts={"always": PART},
    packs=(decks.OPPORTUNITY_45, decks.SECURITY_14, decks.DO_OR_DIE),
    equipment=decks.EQUIPMENT,
    kits=decks.KITS,
    grounds=Grounds(
        pow=ground.pow_ground_along_tunnels,
        guard=ground.guard_ground_along_tunnels,
        doorsteps=release.ordinary_doorsteps,
        home=arrival.in_the_courtyard_or_in_hiding,
        pow_over=ground.open_or_not,
        guard_over=ground.open_or_not,
    ),
    opening=(setup.Deployment(), turn.Rounds()),
    cites=CITES,
    cites_by={},
    house_rules=HOUSE_RULES,
    by_players={},
)
