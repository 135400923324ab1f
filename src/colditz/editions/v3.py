"""La fuga de Colditz 3.0, the Spanish rules of the players' own: days and nights, strict phases, announced attempts.

Three parts of the day have tables of their own. What day and night share is written once (`…_BOTH`); where they differ,
each part names its own answer.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from colditz.editions import decks, v3_options
from colditz.editions.v3_cites import CITES, CITES_BY
from colditz.engine.edition import (
    Act,
    Answer,
    AnytimeLaw,
    CardLaw,
    Edition,
    Grounds,
    HouseRule,
    Params,
    Part,
    Phase,
    Reaction,
    Role,
    Stage,
    Veto,
)
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
from colditz.model.actions import Action
from colditz.model.cards import FOUND, ROOM_ON_CARD, TUNNEL_ON_CARD, Card
from colditz.model.ids import NO_LIMIT
from colditz.rules.arrest import arrest, beside, cooler, forcing, frisk, giving_up
from colditz.rules.cards import opportunity, saving, slipping
from colditz.rules.escape import attempt, bound, escape, last_run, staff_car
from colditz.rules.gathering import barter, equipment, kit, swaps, theft
from colditz.rules.guards import chase, home, posting
from colditz.rules.obstacles import crossing, located
from colditz.rules.raids import appel, closing, head_count, room_search, shot_seen, tip_off
from colditz.rules.solitary import release, straight_home
from colditz.rules.tunnels import digging, sealing, tunnels
from colditz.rules.turn import day, dice, hand, meeting, one_die, phases, seating, setup, turn
from colditz.rules.turn.duties import Duties
from colditz.rules.walking import arrival, ground, moving_on, pausing, posts_at_night, strides

ESCAPE, SECURITY = Role.ESCAPE, Role.SECURITY

PARAMS = Params(
    escapes_to_win=2,
    minutes=120,  # of play; the meetings come on top
    minutes_a_round=2,
    suggested_rounds={"short": 33, "by-letter": 24},
    days=3,
    part_minutes={"day": 26, "meeting": 5, "night": 14},
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
    open_supply=True,
    open_numbers=True,
)

# --- answers

BY_DAY = Laws(
    dice=DiceLaws(
        card_sum=dice.each_throw,
        movement_double=dice.spent_before_the_next_throw,
        counted=attempt.alarm_by_day,
        card_double=dice.thrown_again_at_once,
    ),
    trade=TradeLaws(
        closed=swaps.but_in_its_phases,
        kinds=swaps.those_of_the_phase,
        fair=swaps.the_officer_on_turn_swaps_or_gives_one,
    ),
    crossing=CrossingLaws(
        price=crossing.paid_once_a_turn_but_passes,
        way_back=crossing.nobody_goes_back,
        way_in=crossing.by_the_gate_alone,
        leaves=attempt.opens_it_to_pursuit,
        leaving=attempt.as_announced,
    ),
    walking=WalkingLaws(reach=strides.by_zone, halted=moving_on.pauses_for_a_while),
    tunnels=TunnelLaws(
        leave=tunnels.holder_or_by_his_leave,
        entrance=tunnels.until_the_commandants_turn,
        granted=tunnels.for_all_his_men_this_turn,
        way_out=tunnels.with_a_kit_as_announced,
        left=tunnels.shut_once_empty,
        card_kept=tunnels.gone_once_played,
        hand_size=tunnels.every_card_counts,
        left_behind=tunnels.no_card_stays,
    ),
    guards=GuardLaws(
        opening=sealing.opened_by_cards,
        may_post=posting.on_vacant_posts_before_anybody_comes_home,
        home=home.barracks,
    ),
    arrest=ArrestLaws(
        sheltered=arrest.out_of_reach_but_for_raids,
        zones=(
            Zone(liable=arrest.after_three_thefts_or_with_a_kit, cost=frisk.a_frisk),
            Zone(liable=arrest.always, cost=frisk.a_card_or_the_kit),
            Zone(liable=arrest.always, cost=frisk.a_card_or_the_kit),
        ),
        cells=cooler.one_of_a_team_in_the_outer_cells,
        raid=frisk.a_frisk_without_mercy,
        below=frisk.a_card_below_or_the_kit,
        approach=beside.to_the_next_circle_or_over_his_drop,
        contact=forcing.by_a_step_this_turn,
        met_at=forcing.where_the_step_ends,
        contact_price=giving_up.nobody_pays_to_give_up,
    ),
    home=HomeLaws(exits=release.unless_a_pow_bars_it, distance=straight_home.steps_home),
    appel=AppelLaws(
        may_attend=head_count.must_come,
        in_line=appel.anywhere_on_the_white,
        line_up=appel.any_free_place_of_the_group,
    ),
    kit=KitLaws(serves=kit.held, use=kit.shown_and_kept),
    end=EndLaws(most_escapes=escape.all_men_of_a_team, winners_on_time=escape.most_escapes_then_first_to_the_number),
)
BY_NIGHT = replace(
    BY_DAY,
    dice=replace(BY_DAY.dice, counted=one_die.one_die_unless_somebody_attempts),
    walking=replace(BY_DAY.walking, reach=strides.by_zone_at_night),
    tunnels=replace(BY_DAY.tunnels, way_out=tunnels.with_a_kit),
    arrest=replace(
        BY_DAY.arrest,
        zones=(
            Zone(liable=arrest.after_three_thefts_or_with_a_kit, cost=frisk.a_frisk_without_mercy),
            Zone(liable=arrest.always, cost=frisk.a_card_or_the_kit_by_night),
            Zone(liable=arrest.always, cost=frisk.a_card_or_the_kit_by_night),
        ),
        cells=cooler.two_of_a_team_in_the_outer_cells,
        raid=frisk.a_card_at_once,
        below=frisk.a_card_or_the_kit_by_night,
    ),
)

# --- cards: in the own turn, as answers to proposals, and what may be done out of turn

Answers = dict[tuple[int, str], Callable[[Game, int, Any], Answer]]

CARDS: dict[int, CardLaw] = {
    Card.BRIBE: equipment.BRIBE,
    Card.ADVANCE_WARNING: slipping.SLIP_AWAY,
    Card.RELEASE: release.RELEASE_CARD_FOR_A_POINT,
    **dict.fromkeys([card for card in ROOM_ON_CARD if card < Card.APPEL], opportunity.TRANSFER_FROM_THE_COURTYARD),
    Card.DIVERSION: opportunity.CALL_AWAY,
    Card.HIGH_COMMAND_INSPECTION: opportunity.CALL_AWAY,
    Card.SABOTAGE: opportunity.SABOTAGE,
    Card.STAFF_CAR: staff_car.DRIVE_ROUND_POWS,
    **dict.fromkeys(room_search.SEARCH_CARDS, room_search.SEARCH),
    Card.SEARCH_CHAPEL: sealing.SEARCH_CHAPEL,
    Card.APPEL: head_count.APPEL,
    Card.TUNNEL_DETECTED: sealing.SHOW,
    Card.SHOOT_TO_KILL: shot_seen.SHOOT,
}
CARDS_BY_DAY: dict[int, CardLaw] = {}
CARDS_BY_NIGHT: dict[int, CardLaw] = {**dict.fromkeys(TUNNEL_ON_CARD, digging.SHOW_AFTER_THE_THROW)}
EARLY_BOTH: dict[int, CardLaw] = {**dict.fromkeys(FOUND, equipment.FIND)}  # before the throw
EARLY_BY_DAY: dict[int, CardLaw] = {**dict.fromkeys(TUNNEL_ON_CARD, digging.SHOW)}
ANSWERS_BOTH: Answers = {
    **{(card, "EquipmentClaim"): reply for card, reply in room_search.AGAINST_A_CLAIM.items()},
    **{(card, "MayRaid"): reply for card, reply in room_search.AT_THE_END.items()},
    (Card.APPEL, "MayRaid"): head_count.at_the_end_of_a_turn,
    (Card.ARREST_KEY_HOLDER, "KeyUse"): located.to_the_inner_cells,
    (Card.ARREST_PASS_HOLDER, "PassUse"): located.to_the_inner_cells,
    (Card.ARREST_KEY_HOLDER, "RunByKey"): last_run.runner_is_arrested,
    (Card.ARREST_KEY_HOLDER, "SlipByKey"): located.to_the_inner_cells,
    (Card.ARREST_PASS_HOLDER, "SlipByPass"): located.to_the_inner_cells,
    (Card.HIDEAWAY, "KitSeizure"): saving.hideaway_saves_the_kit,
    (Card.ADVANCE_WARNING, "RoomSearch"): tip_off.tip_off,
    (Card.TALISMAN, "ShotFired"): shot_seen.is_not_doubled,
}
ANSWERS_BY_DAY: Answers = {(Card.BRIBE, "Seizure"): saving.bribe_saves_the_card}
ANSWERS_BY_NIGHT: Answers = {}
ANYTIME: dict[type[Action], AnytimeLaw] = {do.OfferTrade: barter.OFFER, do.AnswerTrade: barter.ANSWER}

# --- phases: which acts each of them allows

Acts = dict[type[Action], Act]

SWAPPING: Acts = {do.Pass: phases.GO_ON}
THROWING: Acts = {do.Throw: turn.THROW_DICE, do.Agree: setup.AGREE}
PLAYING_EARLY: Acts = {do.PlayCard: hand.PLAY_EARLY, do.DoOrDie: last_run.RUN_WITH_A_KEY}
ANNOUNCING_BY_DAY: Acts = {do.DeclareAttempt: attempt.DECLARE}
FORCING_BY_DAY: Acts = {do.GiveUp: forcing.TRY}
ANNOUNCING_BY_NIGHT: Acts = {do.GiveUp: forcing.NOT_BY_NIGHT, do.DeclareAttempt: attempt.DECLARE_AFTER_THE_THROW}
COLLECTING: Acts = {do.Discard: hand.DISCARD}
MOVING: Acts = {
    do.EndTurn: phases.END,
    do.Throw: phases.THROW_AGAIN,
    do.MovePawn: digging.WALK,
    do.Agree: setup.AGREE,
    do.PlayCard: hand.PLAY,
}
MOVING_PRISONERS: Acts = {
    **MOVING,
    do.ClaimEquipment: theft.STEAL,
    do.ClaimKit: kit.CLAIM,
    do.Release: release.RELEASE,
    do.Cross: crossing.CROSS,
}
MOVING_GUARDS: Acts = {
    **MOVING,
    do.PostGuard: posting.POST,
    do.RecallGuard: posting.RECALL,
    do.Arrest: beside.ARREST,
}


# What comes before everything else, the most pressing first.
DUTIES = (straight_home.HOME_FIRST, bound.ANNOUNCED_MEN_FIRST, digging.TWO_GO_IN, pausing.NOBODY_IS_STRANDED)
DUTIES_BY_DAY = Duties(*DUTIES).veto
DUTIES_BY_NIGHT = Duties(posts_at_night.LEAVE_ONE, *DUTIES).veto


def officers_turn(before_throw: Acts, after_throw: Acts, duties: Veto) -> tuple[Stage, ...]:
    """The five phases of an officer's turn, and what closes it. [v3.phase.1]"""
    return (
        Phase(phases.SwapOpportunity, SWAPPING, too_early=Refusal.SWAPS_FIRST),
        Phase(phases.SwapEquipment, SWAPPING, too_early=Refusal.SWAPS_FIRST),
        Phase(turn.BeforeThrow, {**THROWING, **PLAYING_EARLY, **before_throw}, too_early=Refusal.NOT_THROWN_YET),
        Phase(phases.CollectOrDiscard, COLLECTING, too_early=Refusal.HAND_TOO_LARGE),
        Phase(turn.Movement, {**MOVING_PRISONERS, **after_throw}, veto=duties),
        digging.GiveUpDigging,
        moving_on.BringOff,
        straight_home.CountSteps,
        closing.MayRaid,
    )


COMMANDANTS_TURN: tuple[Stage, ...] = (  # its three phases, and what closes it [v3.phase.2]
    Phase(turn.BeforeThrow, THROWING, too_early=Refusal.NOT_THROWN_YET),
    Phase(phases.CollectOrDiscard, COLLECTING, too_early=Refusal.HAND_TOO_LARGE),
    Phase(turn.Movement, MOVING_GUARDS),
    closing.HoldRaid,
    chase.ClearWays,
    closing.LayAway,
)

# --- what follows events, and what circles bring

Reactions = dict[type[ev.Event], tuple[Reaction, ...]]

REACTIONS_BOTH: Reactions = {
    more.KitClaimed: (escape.waiting_men_escape,),
    more.TunnelClosed: (sealing.its_card_goes_with_it,),
    more.RoutesClosed: (chase.idle_chasers_go_home,),
    ev.PowArrested: (chase.idle_chasers_go_home,),
    ev.PowDied: (chase.idle_chasers_go_home, escape.over_once_nobody_is_left, escape.settle_if_hopeless),
    ev.PowEscaped: (chase.idle_chasers_go_home, escape.over_once_nobody_is_left),
    ev.PawnMoved: (digging.two_are_in,),
    ev.TurnBegan: (tunnels.entrances_are_shut,),
    ev.TurnEnded: (attempt.attempts_lapse, day.the_round_is_played_out),
}
REACTIONS_BY_DAY: Reactions = {}
REACTIONS_BY_NIGHT: Reactions = {}
ARRIVALS = {
    ESCAPE: (tunnels.comes_up, arrival.comes_back, arrival.comes_home, escape.comes_to_a_target),
    SECURITY: (sealing.second_guard_closes_it,),
}

# --- the parts of the day

OPENLY = ("table",)  # secret talk is for meetings [v3.meeting.1, v3.ruling.6]

DAY = Part(
    laws=BY_DAY,
    turns={
        ESCAPE: officers_turn(before_throw=ANNOUNCING_BY_DAY, after_throw=FORCING_BY_DAY, duties=DUTIES_BY_DAY),
        SECURITY: COMMANDANTS_TURN,
    },
    cards={**CARDS, **CARDS_BY_DAY},
    early={**EARLY_BOTH, **EARLY_BY_DAY},
    answers={**ANSWERS_BOTH, **ANSWERS_BY_DAY},
    anytime=ANYTIME,
    reactions={**REACTIONS_BOTH, **REACTIONS_BY_DAY},
    arrivals=ARRIVALS,
    talk=OPENLY,
)
MEETING = Part(
    laws=BY_DAY,
    turns={ESCAPE: (), SECURITY: ()},
    cards={},
    answers={},
    anytime={},
    reactions={ev.PartBegan: (meeting.officers_meet,), ev.TimeRanOut: (meeting.breaks_up,)},
    arrivals={ESCAPE: (), SECURITY: ()},
    talk=("officers",),
)
NIGHT = Part(
    laws=BY_NIGHT,
    turns={
        ESCAPE: officers_turn(before_throw={}, after_throw=ANNOUNCING_BY_NIGHT, duties=DUTIES_BY_NIGHT),
        SECURITY: COMMANDANTS_TURN,
    },
    cards={**CARDS, **CARDS_BY_NIGHT},
    early=EARLY_BOTH,
    answers={**ANSWERS_BOTH, **ANSWERS_BY_NIGHT},
    anytime=ANYTIME,
    reactions={**REACTIONS_BOTH, **REACTIONS_BY_NIGHT},
    arrivals=ARRIVALS,
    talk=OPENLY,
)

# --- options


def _without_meetings(edition: Edition) -> Edition:
    return replace(edition, parts={name: part for name, part in edition.parts.items() if day.is_played(part)})


def _even_nights(edition: Edition) -> Edition:
    return edition.with_params(part_minutes={"day": 20, "meeting": 5, "night": 20})


HOUSE_RULES: dict[str, HouseRule] = {
    "multiple-escape": HouseRule(
        "Where one man has passed for a rope, a key or cutters, one man of a later officer may follow in that round.",
        v3_options.multiple_escape,
    ),
    "aeroplane": HouseRule(
        "A Rope card and a Key card are marked: with them two men of two officers may fly from the north tower.",
        v3_options.aeroplane,
    ),
    "even-nights": HouseRule("Nights are as long as days.", _even_nights),
    "no-meetings": HouseRule("There are no secret meetings: night follows day at once.", _without_meetings),
}

V3 = Edition(
    name="v3",
    variant="v3",
    params=PARAMS,
    parts={"day": DAY, "meeting": MEETING, "night": NIGHT},
    packs=(decks.OPPORTUNITY_45, decks.SECURITY_14, decks.DO_OR_DIE),
    equipment=decks.EQUIPMENT,
    kits=decks.KITS,
    grounds=Grounds(
        pow=ground.pow_ground_off_outer_posts,
        guard=ground.guard_ground_with_stops,
        doorsteps=release.ordinary_doorsteps,
        home=arrival.in_the_courtyard_or_in_hiding,
        pow_over=ground.pows_over_closed_tunnels,
        guard_over=ground.guards_over_closed_tunnels,
    ),
    opening=(seating.Seating(), setup.Deployment(), turn.Rounds()),
    cites=CITES,
    cites_by=CITES_BY,
    house_rules=HOUSE_RULES,
    by_players={},
)
