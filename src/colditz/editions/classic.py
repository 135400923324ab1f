"""The classic edition: the 55 numbered rules."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from colditz.editions import decks
from colditz.editions.classic_cites import CITES
from colditz.engine.edition import Act, Answer, AnytimeLaw, CardLaw, Edition, HouseRule, Laws, Moment, Params, Role
from colditz.engine.game import Game
from colditz.engine.refusal import Refusal
from colditz.model import actions as do
from colditz.model.cards import FOUND, ROOM_ON_CARD, TUNNEL_ON_CARD, Card
from colditz.rules import (
    appel,
    arrest,
    arrival,
    barter,
    crossing,
    custody,
    desperate,
    dice,
    equipment,
    escape,
    free_hand,
    ground,
    guards,
    hand,
    kit,
    markers,
    movement,
    moving_on,
    opportunity,
    pursuit,
    search,
    setup,
    shooting,
    solitary,
    tunnels,
    turn,
)

ESCAPE, SECURITY = Role.ESCAPE, Role.SECURITY
BEFORE, AFTER, ANY = Moment.BEFORE_THROW, Moment.AFTER_THROW, Moment.ANY

PARAMS = Params(
    hand_limit=3,
    escapes_to_win=2,
    minutes=150,
    minutes_a_round=2,
    suggested_rounds={},
    most_rounds=0,
    guards={2: 6, 3: 12, 4: 14, 5: 15, 6: 16},
    pows={2: 8, 3: 7, 4: 6, 5: 5, 6: 4},
    posts_inside_per_team=1,
    posts_outside=(2, 7),
    release_points=1,
    diversion_guards=1,
    inspection_guards=2,
    sabotage_discards=2,
    car_throws=6,
    shot_factor=2,
    offers_a_turn=10,
    starting_kits=0,
    starting_cards=0,
    pausing=False,
    markers=0,
)

LAWS = Laws(
    earns_card=dice.three_seven_eleven,
    may_throw_again=dice.without_limit,
    card_double=dice.thrown_again_at_once,
    releases=solitary.one_for_each_double,
    tradable=barter.equipment_and_opportunity,
    trade_closed=barter.closed_during_searches,
    price=crossing.paid_once_a_turn,
    way_back=crossing.by_the_way_he_came,
    way_in=crossing.by_the_gate_alone,
    crossed=crossing.opens_it_to_pursuit,
    paid=crossing.paying_ends_the_way_home,
    surrender_cost=arrest.on_foot_above_ground,
    surrender_price=crossing.nobody_pays_to_give_up,
    tunnel_leave=tunnels.holder_only,
    tunnel_emptied=tunnels.shut_at_once,
    card_in_use=tunnels.kept_while_its_tunnel_is_open,
    rooms_cleared=markers.rooms_stay_as_they_are,
    halted=moving_on.moves_on_at_once,
    opening=pursuit.opened_by_chase_and_cards,
    guard_arrives=markers.nothing_lies_there,
    may_post=guards.on_vacant_posts_before_arrests,
    sheltered=arrest.out_of_reach_of_guards,
    liable=arrest.liable_while_holding_equipment,
    cell_blocks=custody.any_cell_with_room,
    loses_equipment=custody.lost_outside_the_courtyard,
    guard_home=guards.barracks,
    chase_over=pursuit.chasers_go_home,
    way_home=solitary.steps_to_the_gate,
    way_home_ends=arrival.in_the_courtyard_or_in_hiding,
    doorsteps=solitary.ordinary_doorsteps,
    may_attend=appel.safe_men_may_come,
    in_line=appel.on_his_teams_places,
    line_up=appel.strangers_make_way,
    kit_serves=kit.held,
    use_kit=kit.shown_and_kept,
    kit_claimed=kit.suppliers_stay,
    most_escapes=escape.all_men_of_a_team,
    after_escape=escape.first_to_the_number_wins,
    after_turn=escape.play_out_the_last_round,
    out_of_time=escape.security_wins_on_time,
    hopeless=escape.settle_if_hopeless,
)

ACTS = {
    do.Agree: Act(None, ANY, setup.forbids_agreement, setup.take_agreement),
    do.Throw: Act(None, BEFORE, turn.forbids_throw, turn.take_throw, turn.throws, too_late=Refusal.THROWN_ONCE),
    do.DoOrDie: Act(ESCAPE, BEFORE, desperate.forbids_run, desperate.take_run, desperate.runners),
    do.EndTurn: Act(None, AFTER, turn.forbids_ending, turn.take_ending, turn.endings),
    do.DrawCard: Act(None, AFTER, hand.forbids_draw, hand.take_draw, hand.draws),
    do.PlayCard: Act(None, ANY, hand.forbids_play, hand.take_play, hand.plays),
    do.Discard: Act(None, ANY, hand.forbids_discard, hand.take_discard, hand.discards),
    do.ClaimEquipment: Act(ESCAPE, ANY, equipment.forbids_claim, equipment.take_claim, equipment.claims),
    do.ClaimKit: Act(ESCAPE, ANY, kit.forbids_claim, kit.take_claim, kit.claims),
    do.Release: Act(ESCAPE, AFTER, solitary.forbids_release, solitary.take_release, solitary.releases),
    do.PostGuard: Act(SECURITY, AFTER, guards.forbids_posting, guards.take_posting, guards.postings),
    do.RecallGuard: Act(SECURITY, AFTER, guards.forbids_withdrawal, guards.take_withdrawal, guards.withdrawals),
    do.GeneralSearch: Act(SECURITY, AFTER, appel.forbids_search, appel.take_search, appel.searches),
    do.MovePawn: Act(None, AFTER, movement.forbids_move, movement.take_move, moves=movement.walks),
    do.Cross: Act(ESCAPE, AFTER, crossing.forbids_crossing, crossing.take_crossing, moves=crossing.crossings),
    do.GiveUp: Act(ESCAPE, AFTER, arrest.forbids_surrender, arrest.take_surrender, moves=arrest.surrenders),
    do.Arrest: Act(SECURITY, AFTER, arrest.forbids_arrest, arrest.take_arrest, moves=arrest.arrests),
}

CARDS: dict[int, CardLaw] = {
    **dict.fromkeys(FOUND, CardLaw(equipment.offers_found, equipment.forbids_found, equipment.play_found)),
    Card.BRIBE: CardLaw(equipment.offers_bribes, equipment.forbids_bribes, equipment.play_bribes),
    Card.RELEASE: CardLaw(solitary.offers_release_card, solitary.forbids_release_card, solitary.play_release_card),
    **{
        card: CardLaw(opportunity.offers_transfer, opportunity.forbids_transfer, opportunity.play_transfer)
        for card in ROOM_ON_CARD
        if card < Card.APPEL
    },
    Card.DIVERSION: CardLaw(opportunity.offers_call, opportunity.forbids_call, opportunity.play_call),
    Card.HIGH_COMMAND_INSPECTION: CardLaw(opportunity.offers_call, opportunity.forbids_call, opportunity.play_call),
    Card.SABOTAGE: CardLaw(opportunity.offers_sabotage, opportunity.forbids_sabotage, opportunity.play_sabotage),
    Card.STAFF_CAR: CardLaw(desperate.offers_car, desperate.forbids_car, desperate.play_car),
    **dict.fromkeys(TUNNEL_ON_CARD, CardLaw(tunnels.offers_opening, tunnels.forbids_opening, tunnels.open_tunnel)),
    Card.APPEL: CardLaw(appel.offers_appel, appel.forbids_appel, appel.play_appel),
    **{
        card: CardLaw(search.offers_search, search.forbids_search, search.play_search)
        for card in ROOM_ON_CARD
        if card > Card.APPEL
    },
    Card.TUNNEL_DETECTED: CardLaw(tunnels.offers_detection, tunnels.forbids_detection, tunnels.detect),
    Card.SHOOT_TO_KILL: CardLaw(shooting.offers_shot, shooting.forbids_shot, shooting.play_shot),
}

ANSWERS: dict[tuple[int, str], Callable[[Game, int, Any], Answer]] = {
    (Card.ARREST_KEY_HOLDER, crossing.KeyUse.__name__): crossing.arrest_the_holder,
    (Card.ARREST_PASS_HOLDER, crossing.PassUse.__name__): crossing.arrest_the_holder,
    (Card.ADVANCE_WARNING, appel.AppelCall.__name__): search.warning,
    (Card.ADVANCE_WARNING, search.SearchCall.__name__): search.warning,
    (Card.TALISMAN, shooting.Shot.__name__): shooting.talisman_shortens_the_shot,
    (Card.HIDEAWAY, custody.Confiscation.__name__): custody.hideaway_saves_the_card,
}

ANYTIME = {
    do.OfferTrade: AnytimeLaw(barter.offers, barter.forbids_offer, barter.take_offer),
    do.AnswerTrade: AnytimeLaw(barter.answers, barter.forbids_answer, barter.take_answer),
    do.MoveByHand: AnytimeLaw(free_hand.no_offers, free_hand.forbids_hand, free_hand.take_hand),
    do.CallBreach: AnytimeLaw(free_hand.breaches, free_hand.forbids_breach, free_hand.take_breach),
}


def _laws(edition: Edition, **changes: object) -> Edition:
    return replace(edition, laws=replace(edition.laws, **changes))  # type: ignore[arg-type]


def _without_bribes(edition: Edition) -> Edition:
    opportunity_pack, *others = edition.packs
    kept = {card: number for card, number in opportunity_pack.items() if card != Card.BRIBE}
    return replace(edition, packs=(kept, *others))


HOUSE_RULES = {
    "two-extra-throws": HouseRule(
        "At most two extra throws for doubles in a turn.", lambda e: _laws(e, may_throw_again=dice.at_most_two_more)
    ),
    "draw-on-total": HouseRule(
        "The turn's total of 3, 7 or 11 earns the card, not the single throw.",
        lambda e: _laws(e, earns_card=dice.total_of_three_seven_eleven),
    ),
    "one-release-a-turn": HouseRule(
        "However many doubles fall, one POW a turn leaves solitary by them.",
        lambda e: _laws(e, releases=solitary.one_a_turn),
    ),
    "cells-by-area": HouseRule(
        "Inner arrests go to inner cells and outer ones to outer cells.",
        lambda e: _laws(e, cell_blocks=custody.cells_of_the_area),
    ),
    "tunnels-for-all": HouseRule(
        "Once opened, a tunnel may be entered by every team without leave.",
        lambda e: _laws(e, tunnel_leave=tunnels.open_to_all),
    ),
    "no-trade-in-security-turn": HouseRule(
        "No trading at all in the Security Officer's turn.",
        lambda e: _laws(e, trade_closed=barter.closed_in_security_turn),
    ),
    "most-escapes-win": HouseRule(
        "When time runs out the officers with the most escapes win, if anybody escaped.",
        lambda e: _laws(e, out_of_time=escape.most_escapes_win_on_time),
    ),
    "talisman-stops-the-shot": HouseRule(
        "The Talisman cancels the shot altogether.",
        lambda e: replace(
            e,
            answers={**e.answers, (Card.TALISMAN, shooting.Shot.__name__): shooting.talisman_stops_the_shot},
        ),
    ),
    "short-packs": HouseRule(
        "The older packs of 45 Opportunity and 14 Security cards.",
        lambda e: replace(e, packs=(decks.OPPORTUNITY_45, decks.SECURITY_14, e.packs[2])),
    ),
    "without-bribes": HouseRule("Bribe cards are left out of the Opportunity pack.", _without_bribes),
    "free-hand": HouseRule(
        "Officers may move men against the rules, and the Security Officer may call a breach within the round.",
        lambda e: replace(e, free_hand=True),
    ),
}

CLASSIC = Edition(
    name="classic",
    variant=None,
    params=PARAMS,
    laws=LAWS,
    packs=(decks.OPPORTUNITY_47, decks.SECURITY_16, decks.DO_OR_DIE),
    equipment=decks.EQUIPMENT,
    kits=decks.KITS,
    pow_footing=ground.pow_ground,
    guard_footing=ground.guard_ground,
    opening=(setup.Deployment(), turn.Rounds()),
    turns={
        ESCAPE: (turn.BeforeThrow, turn.Movement, solitary.WatchWaysHome, tunnels.Collapse),
        SECURITY: (turn.BeforeThrow, turn.Movement, tunnels.MoveOffTunnel, tunnels.Collapse),
    },
    acts=ACTS,
    cards=CARDS,
    answers=ANSWERS,
    anytime=ANYTIME,
    cites=CITES,
    house_rules=HOUSE_RULES,
    open_supply=False,
    open_numbers=True,
    free_hand=False,
    by_players={},
)
