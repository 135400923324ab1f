"""The Osprey edition of 2016."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from colditz.editions import classic, decks
from colditz.editions.osprey_cites import CITES
from colditz.engine.edition import CardLaw, Edition, Grounds, HouseRule, Params, Part, Phase, Reaction, Role
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
from colditz.model.cards import KIT_PART_SYMBOLS, TUNNEL_ON_CARD, Card
from colditz.model.ids import NO_LIMIT
from colditz.rules.arrest import arrest, custody, giving_up
from colditz.rules.escape import desperate, escape
from colditz.rules.gathering import barter, equipment, kit
from colditz.rules.guards import home, posting, pursuit
from colditz.rules.obstacles import crossing, markers
from colditz.rules.raids import appel, general_search
from colditz.rules.solitary import release, way_home
from colditz.rules.solitary.way_home import watched
from colditz.rules.tunnels import detection, opening, tunnels
from colditz.rules.turn import dice, hand, setup, turn
from colditz.rules.walking import arrival, ground, movement, moving_on, pausing

ESCAPE, SECURITY = Role.ESCAPE, Role.SECURITY

PARAMS = Params(
    escapes_to_win=2,
    minutes=100,  # fifty rounds
    minutes_a_round=2,
    suggested_rounds={"beginners": 50, "experienced": 40},
    days=1,
    part_minutes={},
    most_rounds=70,
    guards={2: 6, 3: 12, 4: 14, 5: 15, 6: 16},
    pows={2: 8, 3: 7, 4: 6, 5: 5, 6: 4},
    posts_inside_per_team=1,
    posts_outside=(2, 7),
    starting_kits=1,
    starting_cards=1,
    extra_throws=2,
    draw_on=frozenset({2, 3, 4, 5}),
    draws_a_turn=1,
    hand_limit=3,
    releases_a_turn=NO_LIMIT,
    release_points=1,
    tradable=barter.EQUIPMENT_ALONE,
    offers_a_turn=10,
    diversion_guards=1,
    inspection_guards=2,
    sabotage_discards=2,
    car_throws=6,
    car_loss=1,
    shot_factor=2,
    markers=6,
    colours=decks.COLOURS,
    open_supply=True,
    open_numbers=False,
)

LAWS = Laws(
    dice=DiceLaws(
        card_sum=dice.each_throw,
        movement_double=dice.throw_again_or_stop,
        counted=dice.both_dice,
        card_double=dice.two_more_if_wanted,
    ),
    trade=TradeLaws(closed=barter.closed_in_security_turn, kinds=barter.all_goods, fair=barter.on_any_terms),
    crossing=CrossingLaws(
        price=markers.by_marker,
        way_back=markers.where_the_own_marker_lies,
        way_in=crossing.by_any_way_paid_for,
        leaves=markers.lays_a_marker,
        leaving=crossing.whenever_he_likes,
    ),
    walking=WalkingLaws(reach=movement.on_his_ground, halted=moving_on.pauses_for_a_while),
    tunnels=TunnelLaws(
        leave=tunnels.open_to_all,
        entrance=tunnels.while_it_is_open,
        granted=tunnels.for_one_man,
        way_out=tunnels.whenever_he_likes,
        left=detection.forgotten_by_the_guards,
        card_kept=tunnels.gone_once_played,
        hand_size=tunnels.every_card_counts,
        left_behind=tunnels.no_card_stays,
    ),
    guards=GuardLaws(
        opening=markers.opened_by_markers_and_cards,
        may_post=arrest.on_posts_not_held_by_guards,
        home=home.commanders_office,
    ),
    arrest=ArrestLaws(
        sheltered=arrest.exempt_places_and_returners,
        zones=(
            Zone(liable=arrest.by_equipment_post_or_absence, cost=custody.nothing),
            Zone(liable=arrest.always, cost=custody.one_card_of_his_choice),
            Zone(liable=arrest.always, cost=custody.one_card_of_his_choice),
        ),
        cells=custody.cells_of_the_area,
        raid=custody.nothing,
        below=custody.nothing,
        approach=arrest.onto_his_circle,
        contact=giving_up.by_any_lawful_step,
        met_at=giving_up.on_the_guards_circle,
        contact_price=giving_up.obstacles_are_paid_for,
    ),
    home=HomeLaws(exits=release.by_the_nearest_way_out, distance=way_home.steps_to_the_entrances),
    appel=AppelLaws(
        may_attend=appel.exempt_men_stay,
        in_line=appel.anywhere_on_the_white,
        line_up=appel.any_free_place_of_the_group,
    ),
    kit=KitLaws(serves=kit.held_or_shared, use=kit.spent_on_two_at_most),
    end=EndLaws(most_escapes=escape.all_men_of_a_team, winners_on_time=escape.security_wins_on_time),
)

CARDS: dict[int, CardLaw] = {
    **classic.CARDS,
    **dict.fromkeys(TUNNEL_ON_CARD, opening.PLAY),
    Card.TUNNEL_DETECTED: detection.DISCOVER,
    Card.STAFF_CAR: desperate.DRIVE_FROM_BESIDE,
}

ALWAYS = {do.Agree: setup.AGREE, do.PlayCard: hand.PLAY, do.Discard: hand.DISCARD}
GATHERING = {do.ClaimEquipment: equipment.CLAIM, do.ClaimKit: kit.CLAIM_SPARING_MEN}
MOVING = {do.EndTurn: pausing.END_TURN, do.DrawCard: hand.DRAW_CARD, do.MovePawn: watched(pausing.WALK)}
VETO = pausing.EVERY_ACT_COSTS

TURNS = {
    ESCAPE: (
        Phase(
            turn.BeforeThrow,
            {do.Throw: turn.THROW_DICE, **ALWAYS, **GATHERING},
            too_early=Refusal.NOT_THROWN_YET,
            veto=VETO,
        ),
        Phase(
            turn.Movement,
            {
                **MOVING,
                **ALWAYS,
                **GATHERING,
                do.Release: release.RELEASE,
                do.Cross: watched(crossing.CROSS),
                do.GiveUp: watched(giving_up.GIVE_UP),
            },
            veto=VETO,
        ),
        moving_on.BringOff,
        way_home.WatchReturners,
        markers.MayClearMarkers,
        tunnels.Collapse,
    ),
    SECURITY: (
        Phase(
            turn.BeforeThrow,
            {do.Throw: turn.THROW_DICE, do.GeneralSearch: general_search.SEARCH_BEFORE_THE_ROLL, **ALWAYS},
            too_early=Refusal.NOT_THROWN_YET,
            veto=VETO,
        ),
        Phase(
            turn.Movement,
            {
                **MOVING,
                **ALWAYS,
                do.PostGuard: arrest.POST,
                do.RecallGuard: posting.RECALL,
                do.TakeMarker: markers.TAKE_ALONG,
                do.Arrest: arrest.ARREST,
            },
            veto=VETO,
        ),
        markers.LeaveSearchedRooms,
        general_search.RefusersStray,
        tunnels.Collapse,
        home.CloseTurn,
    ),
}

PART = Part(
    laws=LAWS,
    turns=TURNS,
    cards=CARDS,
    answers=classic.ANSWERS,
    anytime={do.OfferTrade: barter.OFFER, do.AnswerTrade: barter.ANSWER},
    reactions={
        more.KitClaimed: (kit.suppliers_go_to_appel, escape.waiting_men_escape),
        more.TunnelClosed: (markers.guards_leave_shut_rooms,),
        more.TunnelForgotten: (markers.guards_leave_shut_rooms,),
        ev.PowEscaped: (pursuit.outside_is_cleared,),
        ev.TurnEnded: (escape.settled_at_the_end_of_the_round,),
    },
    arrivals={
        ESCAPE: (tunnels.climbs_out, arrival.comes_back, arrival.comes_home, escape.comes_to_a_target),
        SECURITY: (pursuit.follow, markers.may_take_what_lies_there),
    },
)


def with_six(edition: Edition) -> Edition:
    """With six players the kit-part cards lie apart and are drawn after escapes. [osprey.sixplayers.1]"""
    opportunity, security, desperate_cards = edition.packs
    parts = {card: number for card, number in opportunity.items() if card in KIT_PART_SYMBOLS}
    rest = {card: number for card, number in opportunity.items() if card not in parts}
    apart = replace(edition, packs=(rest, security, desperate_cards, parts))
    return apart.each_part(_draws_kit_parts)


def _draws_kit_parts(part: Part) -> Part:
    after_escape = (*part.reactions[ev.PowEscaped], escape.a_kit_part_is_drawn)
    return replace(part, reactions={**part.reactions, ev.PowEscaped: after_escape})


def with_a_common_total(edition: Edition) -> Edition:
    """All Escape Officers win together; one escape each is suggested. [osprey.options.4, osprey.options.5]"""
    numbers = {players: partial(_one_escape_each, edition, players) for players in edition.params.pows}
    together = edition.with_laws("end", most_escapes=escape.all_men_there_are)
    settled: dict[type[ev.Event], tuple[Reaction, ...]] = {ev.TurnEnded: (escape.a_common_total_wins,)}
    return replace(
        together.each_part(lambda part: replace(part, reactions={**part.reactions, **settled})), by_players=numbers
    )


def _one_escape_each(printed: Edition, players: int, edition: Edition) -> Edition:
    seated = printed.by_players[players](edition) if players in printed.by_players else edition
    return seated.with_params(escapes_to_win=max(2, players - 1))


HOUSE_RULES = {
    "no-starting-kits": HouseRule("Escape Officers begin without a kit.", lambda e: e.with_params(starting_kits=0)),
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
    parts={"always": PART},
    packs=(decks.OPPORTUNITY_47, decks.SECURITY_16, {}),
    equipment=decks.EQUIPMENT,
    kits=decks.KITS,
    grounds=Grounds(
        pow=ground.pow_ground_with_one_way_tunnels,
        guard=ground.guard_ground_without_targets,
        doorsteps=release.doorsteps_but_landings,
        home=arrival.in_the_courtyard,
        pow_over=ground.open_or_not,
        guard_over=ground.open_or_not,
    ),
    opening=(setup.FirstCards(), setup.Deployment(), turn.Rounds()),
    cites=CITES,
    cites_by={},
    house_rules=HOUSE_RULES,
    by_players={6: with_six},
)
