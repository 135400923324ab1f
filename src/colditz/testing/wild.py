"""Wild starts: random positions that play could have come to, with men all over the castle and cards in every hand.

Random games from the normal start hardly ever reach a crossing, a tunnel, a chase or a shot; these begin there. Nothing
here asks which edition is played: where a pawn may stand is told by the edition's ground, what there is to hold by its
packs.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from colditz import Match, from_position, new_game
from colditz.engine.game import Game
from colditz.engine.holdings import add_equipment, lay_under, take_card
from colditz.model.board import Tunnel
from colditz.model.cards import TUNNEL_ON_CARD, Card, Pack, pack_of
from colditz.model.ids import NOBODY, NOWHERE, SECURITY, Area, CrossingId, PawnId, Place, SeatId
from colditz.rules.escape.tower import threshold, tower
from colditz.rules.turn.day import part_in_round

MOST_EQUIPMENT = 4


def wild_game(
    edition: str, players: int, luck: Random, *, house_rules: Sequence[str] = (), rounds: int | None = None
) -> Match:
    """A game at a random position, some seat about to begin its turn."""
    seed = luck.randrange(1 << 32)
    match = new_game(edition, players, seed, house_rules=house_rules, rounds=rounds)
    game = match._game  # noqa: SLF001 - a position is laid out from inside, then read back as text
    for pawn in range(len(game.teams.owner)):
        game.state.put(pawn, game.board.custody, game.board.walkable)
    _open_the_tower(game, luck)
    _deal(game, luck)
    for tunnel in range(len(game.board.tunnels)):
        if luck.random() < 0.4:
            _dig(game, tunnel, luck)
    _scatter_prisoners(game, luck)
    _scatter_guards(game, luck)
    _begin(game, luck)
    return from_position(match.position())


# --- cards


def _deal(game: Game, luck: Random) -> None:
    """Hands up to the limit, some cards under their packs, equipment and kits."""
    state = game.state
    for seat in range(len(state.hands)):
        pack = Pack.SECURITY if seat == SECURITY else Pack.OPPORTUNITY
        for _ in range(luck.randrange(game.params.hand_limit + 1) - len(state.hands[seat])):
            if any(state.pools[pack]):
                take_card(state, seat, _off_the_pack(game, pack, luck))
    for pack in Pack:
        used = luck.choice((0, 0, luck.randrange(6), sum(state.pools[pack])))
        for _ in range(min(used, sum(state.pools[pack]))):
            lay_under(state, _off_the_pack(game, pack, luck))
    for seat in game.officers():
        for _ in range(luck.randrange(MOST_EQUIPMENT + 1)):
            left = [card for card in range(Card.KIT) if state.supply[card]]
            add_equipment(state, seat, luck.choice(left), 1)
        if not state.kits[seat] and state.kit_supply > 0 and luck.random() < 0.5:
            _hand_a_kit(game, seat)


def _hand_a_kit(game: Game, seat: SeatId) -> None:
    game.state.kits[seat] += 1
    game.state.kit_supply -= 1


def _off_the_pack(game: Game, pack: Pack, luck: Random) -> int:
    pool = list(game.state.pools[pack])
    card = luck.choices(range(len(pool)), pool)[0]
    pool[card] -= 1
    game.state.pools[pack] = tuple(pool)
    return card


# --- tunnels


def _dig(game: Game, number: int, luck: Random) -> None:
    """A tunnel that its holder keeps open, with two men of his or more in it, and perhaps a stranger."""
    state, tunnel, seat = game.state, game.board.tunnels[number], luck.choice(game.officers())
    if not _holds(game, seat, tunnel):
        return
    men = _waiting(game, seat)[: luck.choice((2, 2, 3))]
    others = [pawn for officer in game.officers() for pawn in _waiting(game, officer)[3:]]
    if luck.random() < 0.3:
        men += others[:1]
    if len(men) < 2 or len(set(men)) < len(men):
        return
    state.tunnels[number] = seat
    game.lay_ground()
    for pawn, place in zip(men, luck.sample(tunnel.below, len(men)), strict=True):
        state.put(pawn, place, game.board.walkable)


def _holds(game: Game, seat: SeatId, tunnel: Tunnel) -> bool:
    """The seat holds the tunnel's card, or can be given it."""
    card = next((card for card, name in TUNNEL_ON_CARD.items() if name == tunnel.name), None)
    return card is not None and _given(game, seat, card)


def _given(game: Game, seat: SeatId, card: Card) -> bool:
    """The seat holds a card, or can be given it from its pack."""
    state = game.state
    pool = list(state.pools[pack_of(card)])
    if card in state.hands[seat]:
        return True
    if card >= len(pool) or not pool[card] or len(state.hands[seat]) >= game.params.hand_limit:
        return False
    pool[card] -= 1
    state.pools[pack_of(card)] = tuple(pool)
    take_card(state, seat, card)
    return True


def _waiting(game: Game, seat: SeatId) -> list[PawnId]:
    """The seat's pawns that are not placed yet."""
    return [pawn for pawn in game.teams.pawns[seat] if game.place(pawn) == game.board.custody]


# --- the aeroplane


def _open_the_tower(game: Game, luck: Random) -> None:
    """Where an aeroplane is hidden: a man before the secret door, whose officer holds its card and perhaps the other.

    Random games never come to fly otherwise. He may be announced already, and a companion's man waits close by.
    """
    if Card.SECRET_DOOR not in game.part.cards or luck.random() < 0.3:
        return
    pilots = sorted(luck.sample(game.officers(), min(2, len(game.officers()))))
    spots = [threshold(game), *game.pow_footing.steps[threshold(game)]]
    cards = luck.choice(((Card.SECRET_DOOR, Card.AEROPLANE), (Card.SECRET_DOOR,)))
    for seat, spot, card in zip(pilots, spots, (cards, (Card.AEROPLANE,)), strict=False):
        men = _waiting(game, seat)
        if not men or not game.is_free(spot) or not all(_given(game, seat, each) for each in card):
            return
        _hand_a_kit(game, seat)
        game.state.put(men[0], spot, game.board.walkable)
        if luck.random() < 0.8:
            game.state.exits[men[0]] = tower(game)


# --- prisoners


def _scatter_prisoners(game: Game, luck: Random) -> None:
    """Everybody else in the courtyard, in rooms, beside obstacles, in the outer castle, outside, in cells, or gone."""
    regions = _regions(game)
    for seat in game.officers():
        for pawn in _waiting(game, seat):
            place = _somewhere(game, pawn, regions, luck)
            game.state.put(pawn, place, game.board.walkable)
            game.state.routes[pawn] = _route(game, place, luck)
            game.state.escapes[seat] += place == game.board.escaped


def _regions(game: Game) -> list[list[Place]]:
    """Circles where a POW may rest, by where they are."""
    board, rest = game.board, game.pow_footing.rest
    open_air = [p for p in range(board.walkable) if rest[p] and board.in_tunnel[p] == NOWHERE and not board.target[p]]
    near_target = {near for place in range(board.walkable) if board.target[place] for near in board.steps[place]}
    return [
        [place for place in open_air if board.area[place] == Area.INNER and board.room[place] == NOWHERE],
        [place for place in open_air if board.room[place] != NOWHERE],
        [place for place in open_air if board.area[place] == Area.OUTER],
        [place for place in open_air if board.area[place] == Area.OUTSIDE],
        [place for place in open_air if board.obstacles[place]] + [board.car],
        [place for place in open_air if place in near_target],
    ]


def _somewhere(game: Game, pawn: PawnId, regions: list[list[Place]], luck: Random) -> Place:
    board, seat, chance = game.board, game.owner(pawn), luck.random()
    if chance < 0.08:
        return luck.choice([block.place for block in board.cells])
    if chance < 0.10 and _can_lose(game, seat):
        return board.dead
    if chance < 0.12 and game.state.escapes[seat] + 1 < game.success.escapes:
        return board.escaped
    targets = [place for place in range(board.walkable) if board.target[place] and game.is_free(place)]
    if chance < 0.15 and targets and not game.state.kits[seat]:
        return luck.choice(targets)
    return luck.choice([place for place in luck.choice(regions) if game.is_free(place)])


def _can_lose(game: Game, seat: SeatId) -> bool:
    """The team still has men enough for the agreed number of escapes without this one."""
    alive = sum(game.place(pawn) != game.board.dead for pawn in game.teams.pawns[seat])
    return alive > game.success.escapes


def _route(game: Game, place: Place, luck: Random) -> tuple[CrossingId, ...]:
    """The crossings by which a man may have come to a circle, the last one last; none if he came by a gate."""
    board, pieces = game.board, game.pow_footing.pieces
    if place >= board.walkable or board.area[place] == Area.INNER:
        return ()
    ways = [number for number, way in enumerate(board.crossings) if pieces[way.far] == pieces[place]]
    if not ways or luck.random() < 0.2:
        return ()
    last = luck.choice(ways)
    before = _route(game, board.crossings[last].near, luck)
    return (*(way for way in before if way != last), last)


# --- guards


def _scatter_guards(game: Game, luck: Random) -> None:
    """In the barracks, on circles that hang together with a post, or beyond a crossing in pursuit."""
    state = game.state
    opened = sorted({way for route in state.routes[len(game.guards()) :] for way in route})
    for guard in game.guards():
        chases = bool(opened) and luck.random() < 0.25
        state.routes[guard] = (luck.choice(opened),) if chases else ()
        free = _beats(game, state.routes[guard]) if luck.random() < 0.75 else []
        if not free:
            state.routes[guard] = ()
        state.put(guard, luck.choice(free) if free else game.laws.guards.home(game), game.board.walkable)


def _beats(game: Game, route: tuple[CrossingId, ...]) -> list[Place]:
    """Free circles that a guard walks to from a post, or from the far side of the crossing that he followed by."""
    board, ground = game.board, game.guard_footing
    starts = [board.crossings[way].far for way in route] or [post for posts in board.posts for post in posts]
    pieces = {ground.pieces[start] for start in starts}
    return [p for p in range(board.walkable) if ground.rest[p] and ground.pieces[p] in pieces and game.is_free(p)]


# --- whose turn


def _begin(game: Game, luck: Random) -> None:
    """In the first half of the agreed rounds; the seat before the one that is to begin has just ended its turn."""
    state, seats = game.state, len(game.teams.seats)
    state.turn = luck.choice([NOBODY, *range(1, seats)])
    state.round = luck.randrange(1, game.success.rounds // 2 + 2)
    if len(game.edition.parts) > 1:
        state.passed = part_in_round(game.edition, game.success.rounds, state.round)
        state.part = state.passed % len(game.edition.parts)
    state.stack = [game.edition.opening[-1]]
