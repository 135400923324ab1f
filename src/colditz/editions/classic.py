"""The classic edition: the 55 numbered rules."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from colditz.editions import decks
from colditz.editions.classic_cites import CITES, CITES_BY
from colditz.engine.edition import Answer, CardLaw, Edition, Grounds, HouseRule, Params, Part, Phase, Role
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
from colditz.model.cards import FOUND, ROOM_ON_CARD, TUNNEL_ON_CARD, Card
from colditz.model.ids import NO_LIMIT
from colditz.rules.arrest import arrest, custody, giving_up
from colditz.rules.cards import opportunity
from colditz.rules.escape import desperate, escape
from colditz.rules.gathering import barter, equipment, kit
from colditz.rules.guards import home, posting, pursuit
from colditz.rules.obstacles import crossing
from colditz.rules.raids import appel, general_search, search, shooting
from colditz.rules.solitary import release, way_home
from colditz.rules.tunnels import detection, opening, tunnels
from colditz.rules.turn import dice, free_hand, hand, setup, turn
from colditz.rules.walking import arrival, ground, movement, moving_on

ESCAPE, SECURITY = Role.ESCAPE, Role.SECURITY

PARAMS = Params(
    escapes_to_win=2,
    minutes=150,
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
    draws_a_turn=NO_LIMIT,
    hand_limit=3,
    releases_a_turn=NO_LIMIT,
    release_points=1,
    tradable=barter.EQUIPMENT_AND_OPPORTUNITY,
    offers_a_turn=10,
    diversion_guards=1,
    inspection_guards=2,
    sabotage_discards=2,
    car_throws=6,
    car_loss=1,
    shot_factor=2,
    markers=0,
    colours=decks.COLOURS,
    open_supply=False,
    open_numbers=True,
)

LAWS = Laws(
    dice=DiceLaws(
        card_sum=dice.each_throw,
        movement_double=dice.throw_again_or_stop,
        counted=dice.both_dice,
        card_double=dice.thrown_again_at_once,
    ),
    trade=TradeLaws(closed=barter.closed_during_searches, kinds=barter.all_goods, fair=barter.on_any_terms),
    crossing=CrossingLaws(
        price=crossing.paid_once_a_turn,
        way_back=crossing.by_the_way_he_came,
        way_in=crossing.by_the_gate_alone,
        leaves=crossing.opens_it_to_pursuit,
        leaving=crossing.whenever_he_likes,
    ),
    walking=WalkingLaws(reach=movement.on_his_ground, halted=moving_on.moves_on_at_once),
    tunnels=TunnelLaws(
        leave=tunnels.holder_only,
        entrance=tunnels.while_it_is_open,
        granted=tunnels.for_one_man,
        way_out=tunnels.whenever_he_likes,
        left=tunnels.shut_once_empty,
        card_kept=tunnels.kept_while_its_tunnel_is_open,
        hand_size=tunnels.every_card_counts,
        left_behind=tunnels.stays_while_others_are_inside,
    ),
    guards=GuardLaws(
        opening=pursuit.opened_by_chase_and_cards,
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
        cells=custody.any_cell_with_room,
        raid=custody.nothing,
        below=custody.nothing,
        approach=arrest.onto_his_circle,
        contact=giving_up.on_foot_above_ground,
        met_at=giving_up.on_the_guards_circle,
        contact_price=giving_up.nobody_pays_to_give_up,
    ),
    home=HomeLaws(exits=release.by_the_nearest_way_out, distance=way_home.steps_to_the_gate),
    appel=AppelLaws(
        may_attend=appel.safe_men_may_come, in_line=appel.on_his_teams_places, line_up=appel.strangers_make_way
    ),
    kit=KitLaws(serves=kit.held, use=kit.shown_and_kept),
    end=EndLaws(most_escapes=escape.all_men_of_a_team, winners_on_time=escape.security_wins_on_time),
)

CARDS: dict[int, CardLaw] = {
    **dict.fromkeys(FOUND, equipment.FIND),
    Card.BRIBE: equipment.BRIBE,
    Card.RELEASE: release.RELEASE_CARD,
    **dict.fromkeys([card for card in ROOM_ON_CARD if card < Card.APPEL], opportunity.TRANSFER),
    Card.DIVERSION: opportunity.CALL_AWAY,
    Card.HIGH_COMMAND_INSPECTION: opportunity.CALL_AWAY,
    Card.SABOTAGE: opportunity.SABOTAGE,
    Card.STAFF_CAR: desperate.DRIVE,
    **dict.fromkeys(TUNNEL_ON_CARD, opening.SHOW),
    Card.APPEL: appel.APPEL,
    **dict.fromkeys([card for card in ROOM_ON_CARD if card > Card.APPEL], search.SEARCH),
    Card.TUNNEL_DETECTED: detection.DETECT,
    Card.SHOOT_TO_KILL: shooting.SHOOT,
}

ANSWERS: dict[tuple[int, str], Callable[[Game, int, Any], Answer]] = {
    (Card.ARREST_KEY_HOLDER, crossing.KeyUse.__name__): crossing.arrest_the_holder,
    (Card.ARREST_PASS_HOLDER, crossing.PassUse.__name__): crossing.arrest_the_holder,
    (Card.ADVANCE_WARNING, appel.AppelCall.__name__): search.warning,
    (Card.ADVANCE_WARNING, search.SearchCall.__name__): search.warning,
    (Card.TALISMAN, shooting.Shot.__name__): shooting.talisman_shortens_the_shot,
    (Card.HIDEAWAY, custody.Confiscation.__name__): custody.hideaway_saves_the_card,
}

# What both sides may do before and after their throw, and what Escape Officers may besides.
ALWAYS = {do.Agree: setup.AGREE, do.PlayCard: hand.PLAY, do.Discard: hand.DISCARD}
GATHERING = {do.ClaimEquipment: equipment.CLAIM, do.ClaimKit: kit.CLAIM}
MOVING = {do.EndTurn: turn.END, do.DrawCard: hand.DRAW_CARD, do.MovePawn: movement.WALK}

TURNS = {
    ESCAPE: (
        Phase(
            turn.BeforeThrow,
            {do.Throw: turn.THROW_DICE, do.DoOrDie: desperate.RUN, **ALWAYS, **GATHERING},
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
                do.GiveUp: giving_up.GIVE_UP,
            },
        ),
        way_home.WatchWaysHome,
        tunnels.Collapse,
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
                do.GeneralSearch: general_search.SEARCH,
                do.Arrest: arrest.ARREST,
            },
        ),
        detection.MoveOffTunnel,
        tunnels.Collapse,
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
        do.MoveByHand: free_hand.FORBIDDEN,
        do.CallBreach: free_hand.FORBIDDEN,
    },
    reactions={
        more.EquipmentSpent: (crossing.paying_ends_the_way_home,),
        more.KitClaimed: (escape.waiting_men_escape,),
        more.RoutesClosed: (pursuit.chase_is_over,),
        ev.PowArrested: (pursuit.stranded_chasers_go_home,),
        ev.PowDied: (pursuit.stranded_chasers_go_home, escape.settle_if_hopeless),
        ev.TeamOut: (pursuit.stranded_chasers_go_home, escape.settle_if_hopeless),
        ev.PowEscaped: (
            pursuit.chasers_go_home,
            escape.first_to_the_number_wins,
            pursuit.outside_is_cleared,
            escape.settle_if_hopeless,
        ),
        ev.TurnEnded: (escape.play_out_the_last_round,),
    },
    arrivals={
        ESCAPE: (tunnels.climbs_out, arrival.comes_back, arrival.comes_home, escape.comes_to_a_target),
        SECURITY: (pursuit.follow, detection.guard_reaches_tunnel),
    },
)


def _without_bribes(edition: Edition) -> Edition:
    opportunity_pack, *others = edition.packs
    kept = {card: number for card, number in opportunity_pack.items() if card != Card.BRIBE}
    return replace(edition, packs=(kept, *others))


def _talisman_stops_the_shot(edition: Edition) -> Edition:
    answer = {(int(Card.TALISMAN), shooting.Shot.__name__): shooting.talisman_stops_the_shot}
    return edition.each_part(lambda part: replace(part, answers={**part.answers, **answer}))


def _free_hand(edition: Edition) -> Edition:
    laws = {do.MoveByHand: free_hand.MOVE_BY_HAND, do.CallBreach: free_hand.CALL_BREACH}
    return edition.each_part(lambda part: replace(part, anytime={**part.anytime, **laws}))


HOUSE_RULES = {
    "two-extra-throws": HouseRule(
        "At most two extra throws for doubles in a turn.", lambda e: e.with_params(extra_throws=2)
    ),
    "draw-on-total": HouseRule(
        "The turn's total of 3, 7 or 11 earns the card, not the single throw.",
        lambda e: e.with_laws("dice", card_sum=dice.the_turns_total),
    ),
    "one-release-a-turn": HouseRule(
        "However many doubles fall, one POW a turn leaves solitary by them.",
        lambda e: e.with_params(releases_a_turn=1),
    ),
    "cells-by-area": HouseRule(
        "Inner arrests go to inner cells and outer ones to outer cells.",
        lambda e: e.with_laws("arrest", cells=custody.cells_of_the_area),
    ),
    "tunnels-for-all": HouseRule(
        "Once opened, a tunnel may be entered by every team without leave.",
        lambda e: e.with_laws("tunnels", leave=tunnels.open_to_all),
    ),
    "trade-during-searches": HouseRule(
        "A Search card does not close trading.", lambda e: e.with_laws("trade", closed=barter.open_at_any_time)
    ),
    "no-trade-in-security-turn": HouseRule(
        "No trading at all in the Security Officer's turn.",
        lambda e: e.with_laws("trade", closed=barter.closed_in_security_turn),
    ),
    "most-escapes-win": HouseRule(
        "When time runs out the officers with the most escapes win, if anybody escaped.",
        lambda e: e.with_laws("end", winners_on_time=escape.most_escapes_win_on_time),
    ),
    "talisman-stops-the-shot": HouseRule(
        "The Talisman cancels the shot altogether.",
        _talisman_stops_the_shot,
    ),
    "short-packs": HouseRule(
        "The older packs of 45 Opportunity and 14 Security cards.",
        lambda e: replace(e, packs=(decks.OPPORTUNITY_45, decks.SECURITY_14, e.packs[2])),
    ),
    "without-bribes": HouseRule("Bribe cards are left out of the Opportunity pack.", _without_bribes),
    "free-hand": HouseRule(
        "Officers may move men against the rules, and the Security Officer may call a breach within the round.",
        _free_hand,
    ),
}

CLASSIC = Edition(
    name="classic",
    variant=None,
    params=PARAMS,
    parts={"always": PART},
    packs=(decks.OPPORTUNITY_47, decks.SECURITY_16, decks.DO_OR_DIE),
    equipment=decks.EQUIPMENT,
    kits=decks.KITS,
    grounds=Grounds(
        pow=ground.pow_ground,
        guard=ground.guard_ground,
        doorsteps=release.ordinary_doorsteps,
        home=arrival.in_the_courtyard_or_in_hiding,
        pow_over=ground.open_or_not,
        guard_over=ground.open_or_not,
    ),
    opening=(setup.Deployment(), turn.Rounds()),
    cites=CITES,
    cites_by=CITES_BY,
    house_rules=HOUSE_RULES,
    by_players={},
)
