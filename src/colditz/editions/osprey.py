"""The Osprey edition of 2016."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

from colditz.editions import classic, decks
from colditz.editions.osprey_cites import CITES
from colditz.engine.edition import Act, Answer, AnytimeLaw, CardLaw, Edition, HouseRule, Laws, Moment, Params, Role
from colditz.engine.game import Game
from colditz.engine.refusal import Refusal
from colditz.model import actions as do
from colditz.model.cards import KIT_PART_SYMBOLS, TUNNEL_ON_CARD, Card
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
    ground,
    guards,
    hand,
    homeward,
    kit,
    markers,
    movement,
    moving_on,
    office,
    open_tunnels,
    roll_call,
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
    minutes=100,  # fifty rounds
    minutes_a_round=2,
    suggested_rounds={"beginners": 50, "experienced": 40},
    most_rounds=70,
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
    starting_kits=1,
    starting_cards=1,
    pausing=True,
    markers=6,
)

LAWS = Laws(
    earns_card=dice.five_or_less,
    may_throw_again=dice.at_most_two_more,
    card_double=dice.two_more_if_wanted,
    releases=solitary.one_for_each_double,
    tradable=barter.equipment_alone,
    trade_closed=barter.closed_in_security_turn,
    price=markers.by_marker,
    way_back=markers.where_the_own_marker_lies,
    way_in=crossing.by_any_way_paid_for,
    crossed=markers.lays_a_marker,
    paid=crossing.paying_changes_nothing,
    surrender_cost=arrest.by_any_lawful_step,
    surrender_price=crossing.obstacles_are_paid_for,
    tunnel_leave=tunnels.open_to_all,
    tunnel_emptied=open_tunnels.forgotten_by_the_guards,
    card_in_use=open_tunnels.gone_once_played,
    rooms_cleared=markers.guards_leave_shut_rooms,
    halted=moving_on.pauses_for_a_while,
    opening=markers.opened_by_markers_and_cards,
    guard_arrives=markers.may_take_what_lies_there,
    may_post=arrest.on_posts_not_held_by_guards,
    sheltered=arrest.exempt_places_and_returners,
    liable=arrest.liable_by_equipment_post_or_absence,
    cell_blocks=custody.cells_of_the_area,
    loses_equipment=custody.lost_outside_the_courtyard,
    guard_home=office.commanders_office,
    chase_over=office.guards_find_their_own_way,
    way_home=homeward.steps_to_the_entrances,
    way_home_ends=arrival.in_the_courtyard,
    doorsteps=solitary.doorsteps_but_landings,
    may_attend=roll_call.exempt_men_stay,
    in_line=roll_call.anywhere_on_the_white,
    line_up=roll_call.any_free_place_of_the_group,
    kit_serves=kit.held_or_shared,
    use_kit=kit.spent_on_two_at_most,
    kit_claimed=kit.suppliers_go_to_appel,
    most_escapes=escape.all_men_of_a_team,
    after_escape=escape.play_on_after_escapes,
    after_turn=escape.settled_at_the_end_of_the_round,
    out_of_time=escape.security_wins_on_time,
    hopeless=escape.nobody_gives_up,
)

ACTS = {
    do.Throw: Act(None, BEFORE, turn.forbids_throw, turn.take_throw, turn.throws, too_late=Refusal.THROWN_ONCE),
    do.GeneralSearch: Act(SECURITY, BEFORE, roll_call.forbids_search, roll_call.take_search, roll_call.searches),
    do.EndTurn: Act(None, AFTER, turn.forbids_ending, turn.take_ending, turn.endings),
    do.DrawCard: Act(None, AFTER, hand.forbids_draw, hand.take_draw, hand.draws),
    do.PlayCard: Act(None, ANY, hand.forbids_play, hand.take_play, hand.plays),
    do.Discard: Act(None, ANY, hand.forbids_discard, hand.take_discard, hand.discards),
    do.ClaimEquipment: Act(ESCAPE, ANY, equipment.forbids_claim, equipment.take_claim, equipment.claims),
    do.ClaimKit: Act(ESCAPE, ANY, kit.forbids_claim_sparing_men, kit.take_claim, kit.claims_sparing_men),
    do.Release: Act(ESCAPE, AFTER, solitary.forbids_release, solitary.take_release, solitary.releases),
    do.PostGuard: Act(SECURITY, AFTER, guards.forbids_posting, arrest.take_posting, guards.postings),
    do.RecallGuard: Act(SECURITY, AFTER, guards.forbids_withdrawal, guards.take_withdrawal, guards.withdrawals),
    do.TakeMarker: Act(SECURITY, AFTER, markers.forbids_removal, markers.take_removal, markers.removals),
    do.MovePawn: Act(None, AFTER, movement.forbids_move, homeward.watched(movement.take_move), moves=movement.walks),
    do.Cross: Act(
        ESCAPE, AFTER, crossing.forbids_crossing, homeward.watched(crossing.take_crossing), moves=crossing.crossings
    ),
    do.GiveUp: Act(
        ESCAPE, AFTER, arrest.forbids_surrender, homeward.watched(arrest.take_surrender), moves=arrest.surrenders
    ),
    do.Arrest: Act(SECURITY, AFTER, arrest.forbids_arrest, arrest.take_arrest, moves=arrest.arrests),
    do.Agree: Act(None, ANY, setup.forbids_agreement, setup.take_agreement),
}

CARDS: dict[int, CardLaw] = {
    **classic.CARDS,
    **dict.fromkeys(
        TUNNEL_ON_CARD, CardLaw(open_tunnels.offers_opening, open_tunnels.forbids_opening, open_tunnels.open_tunnel)
    ),
    Card.TUNNEL_DETECTED: CardLaw(open_tunnels.offers_discovery, open_tunnels.forbids_discovery, open_tunnels.discover),
    Card.STAFF_CAR: CardLaw(
        desperate.offers_car_beside, desperate.forbids_car_beside, homeward.watched(desperate.play_car_beside)
    ),
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
}


def with_six(edition: Edition) -> Edition:
    """With six players the kit-part cards lie apart and are drawn after escapes. [osprey.sixplayers.1]"""
    opportunity, security, desperate_cards = edition.packs
    parts = {card: number for card, number in opportunity.items() if card in KIT_PART_SYMBOLS}
    rest = {card: number for card, number in opportunity.items() if card not in parts}
    return replace(edition, packs=(rest, security, desperate_cards, parts))


def with_a_common_total(edition: Edition) -> Edition:
    """All Escape Officers win together; one escape each is suggested. [osprey.options.4, osprey.options.5]"""
    numbers = {players: partial(_one_escape_each, edition, players) for players in edition.params.pows}
    laws = replace(edition.laws, most_escapes=escape.all_men_there_are, after_turn=escape.a_common_total_wins)
    return replace(edition, laws=laws, by_players=numbers)


def _one_escape_each(printed: Edition, players: int, edition: Edition) -> Edition:
    seated = printed.by_players[players](edition) if players in printed.by_players else edition
    return replace(seated, params=replace(seated.params, escapes_to_win=max(2, players - 1)))


HOUSE_RULES = {
    "no-starting-kits": HouseRule(
        "Escape Officers begin without a kit.", lambda e: replace(e, params=replace(e.params, starting_kits=0))
    ),
    "common-total": HouseRule(
        "All Escape Officers win together when their escapes add up to the agreed number.",
        with_a_common_total,
    ),
    "without-bribes": classic.HOUSE_RULES["without-bribes"],
    "talisman-stops-the-shot": classic.HOUSE_RULES["talisman-stops-the-shot"],
}

OSPREY = Edition(
    name="osprey",
    variant="osprey",
    params=PARAMS,
    laws=LAWS,
    packs=(decks.OPPORTUNITY_47, decks.SECURITY_16, {}),
    equipment=decks.EQUIPMENT,
    kits=decks.KITS,
    pow_footing=ground.pow_ground_with_one_way_tunnels,
    guard_footing=ground.guard_ground_without_targets,
    opening=(setup.FirstCards(), setup.Deployment(), turn.Rounds()),
    turns={
        ESCAPE: (
            turn.BeforeThrow,
            turn.Movement,
            moving_on.BringOff,
            homeward.WatchReturners,
            markers.MayClearMarkers,
            tunnels.Collapse,
        ),
        SECURITY: (
            turn.BeforeThrow,
            turn.Movement,
            markers.LeaveSearchedRooms,
            roll_call.RefusersStray,
            tunnels.Collapse,
            office.CloseTurn,
        ),
    },
    acts=ACTS,
    cards=CARDS,
    answers=ANSWERS,
    anytime=ANYTIME,
    cites=CITES,
    house_rules=HOUSE_RULES,
    open_supply=True,
    open_numbers=False,
    free_hand=False,
    by_players={6: with_six},
)
