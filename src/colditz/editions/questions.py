"""What editions are asked when they are laid side by side, in a player's words."""

from __future__ import annotations

from typing import Final

# by field of Params
NUMBERS: Final = {
    "hand_limit": "Cards a hand may hold",
    "extra_throws": "Extra throws for doubles, a turn",
    "draw_on": "Throws that earn a card",
    "draws_a_turn": "Cards that throws earn, a turn",
    "releases_a_turn": "POWs whom doubles free, a turn",
    "tradable": "Cards that may be traded",
    "escapes_to_win": "Escapes to win, unless agreed otherwise",
    "minutes": "Minutes, unless agreed otherwise",
    "minutes_a_round": "Minutes for a round",
    "suggested_rounds": "Suggested rounds",
    "most_rounds": "Most rounds on the track, if there is one",
    "guards": "Guards, by players",
    "pows": "POWs a nation, by players",
    "posts_inside_per_team": "Guards on inner posts at the start, a nation",
    "posts_outside": "Guards on outer posts at the start",
    "release_points": "Points for leaving solitary",
    "diversion_guards": "Guards sent away by Diversion",
    "inspection_guards": "Guards sent away by High Command Inspection",
    "sabotage_discards": "Cards lost by Sabotage",
    "car_throws": "Throws for the staff car",
    "shot_factor": "A shot's throw is multiplied by",
    "offers_a_turn": "Offers of trade a turn",
    "starting_kits": "Kits an Escape Officer begins with",
    "starting_cards": "Cards everybody begins with",
    "markers": "Escape Attempt markers a nation",
    "open_supply": "Equipment piles lie face up",
    "open_numbers": "Everybody knows how much equipment an officer holds",
}

# by topic and field of Laws, by zone of the castle, and by the grounds of an edition
ANSWERS: Final = {
    "grounds.pow": "Where do POWs walk and stay?",
    "grounds.guard": "Where do guards walk and stay?",
    "grounds.doorsteps": "Where is a released POW put?",
    "grounds.home": "Where does the way home end?",
    "dice.card_sum": "Which number earns a card?",
    "dice.card_double": "What does a double do on other throws?",
    "trade.closed": "When is there no trading?",
    "crossing.price": "What does an obstacle cost?",
    "crossing.way_back": "Who may go back over an obstacle?",
    "crossing.way_in": "How does a POW come home from the outer cells?",
    "crossing.leaves": "What does a crossing leave behind?",
    "walking.halted": "What of a POW who stands where none may stay?",
    "tunnels.leave": "Who may use an open tunnel?",
    "tunnels.emptied": "What becomes of a tunnel that is empty?",
    "tunnels.card_kept": "What becomes of a tunnel card?",
    "guards.opening": "What is open to guards beyond their ground?",
    "guards.may_post": "Where may guards be posted?",
    "guards.home": "Where do guards go who leave the board?",
    "arrest.sheltered": "Who is out of the guards' reach?",
    "arrest.cells": "Which cells?",
    "arrest.contact": "How does a POW step onto a guard?",
    "arrest.contact_price": "Does giving oneself up cost equipment?",
    "zones.inner": "Who may be arrested in the prisoners' courtyard?",
    "zones.outer": "Who may be arrested in the rest of the castle?",
    "zones.outside": "Who may be arrested outside?",
    "home.distance": "How is the way home measured?",
    "appel.may_attend": "Who may answer Appel?",
    "appel.in_line": "Who counts as attending Appel?",
    "appel.line_up": "Where does a POW line up?",
    "kit.serves": "Who has the use of a kit?",
    "kit.use": "What becomes of a kit that is used?",
    "end.most_escapes": "How many escapes may be agreed on?",
    "end.winners_on_time": "Who wins when time runs out?",
}

# by the phases of a turn in which something may be done
PHASES: Final = {
    ("BeforeThrow",): "before the throw",
    ("Movement",): "after the throw",
    ("BeforeThrow", "Movement"): "before or after the throw",
}
