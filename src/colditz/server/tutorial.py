"""The first game: lessons on prepared positions, each played at a real table against bots."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Annotated

from fastapi import APIRouter, Path, Request
from pydantic import BaseModel, ConfigDict

from colditz.editions.registry import EDITIONS
from colditz.editions.start import replay
from colditz.engine.play import Match
from colditz.engine.position import read_header
from colditz.model.cards import CARD_BY_TITLE
from colditz.server import creation
from colditz.server.errors import Fault
from colditz.server.lobby import FAULTS, address_of, check_limit, tables_of
from colditz.server.models import GameMade, NewGame, SeatWish

router = APIRouter(prefix="/api", tags=["lessons"], responses=FAULTS)

EditionName = Annotated[str, Path(max_length=40, description="An edition, such as `classic`.")]
LessonName = Annotated[str, Path(max_length=40, description="A lesson of that edition, such as `walk`.")]


# --- as the files have it


class Written(BaseModel):
    """Something that a file of lessons holds; a field that nobody knows is an error."""

    model_config = ConfigDict(extra="forbid")


class StepScript(Written):
    """A step in names: what is said, the event that ends it, and the act or acts that the learner is shown."""

    says: str
    until: dict[str, str]
    does: str | list[str]

    @property
    def acts(self) -> list[str]:
        """What is to be done, one after the other."""
        return [self.does] if isinstance(self.does, str) else self.does


class LessonScript(Written):
    """A position, who sits at it, the number of its dice, and the steps."""

    name: str
    seat: str
    luck: int
    position: str
    step: list[StepScript]

    @property
    def secret(self) -> str:
        """What the dice of the lesson come from; it is no secret that they fall as the lesson needs them."""
        return f"{self.luck:064x}"


@cache
def scripts_of(edition: str) -> dict[str, LessonScript]:
    """The lessons of an edition by name, in their order; none where nobody has written any."""
    file = files("colditz") / "server" / "lessons" / f"{edition}.toml"
    if not file.is_file():
        return {}
    found = tomllib.loads(file.read_text(encoding="utf-8"))["lesson"]
    scripts = [LessonScript.model_validate(lesson) for lesson in found]
    return {script.name: script for script in scripts}


def match_of(script: LessonScript) -> Match:
    """The game at the beginning of a lesson."""
    setup = read_header(script.position)
    return replay({**setup, "position": script.position, "secret": script.secret})


# --- as the wire has it


class Goal(BaseModel):
    """An event that ends a step: its type, and by field the numbers of which it must hold one."""

    type: str
    fields: dict[str, list[int]]


class Step(BaseModel):
    """What is said (a key of the words), the event that ends the step, and the actions that bring it about."""

    says: str
    until: Goal
    does: list[dict[str, object]]


class Lesson(BaseModel):
    """A lesson: it is over when every step has had its event."""

    name: str
    seat: str
    steps: list[Step]


class Course(BaseModel):
    """The lessons of one edition, in their order."""

    edition: str
    lessons: list[Lesson]


@router.get("/lessons")
def lessons() -> list[Course]:
    """The tutorial of every edition that has one."""
    return _courses()


@cache
def _courses() -> list[Course]:
    found = {edition: [_lesson(script) for script in scripts_of(edition).values()] for edition in EDITIONS}
    return [Course(edition=edition, lessons=lessons) for edition, lessons in found.items() if lessons]


def _lesson(script: LessonScript) -> Lesson:
    match = match_of(script)
    steps = [
        Step(
            says=step.says, until=_goal(match, step.until), does=[match.read_action(act).to_json() for act in step.acts]
        )
        for step in script.step
    ]
    return Lesson(name=script.name, seat=script.seat, steps=steps)


def _goal(match: Match, until: dict[str, str]) -> Goal:
    fields = {field: _numbers(match, field, name) for field, name in until.items() if field != "type"}
    return Goal(type=until["type"], fields=fields)


def _numbers(match: Match, field: str, name: str) -> list[int]:
    """What a name stands for on the wire; a room stands for all of its places."""
    match field:
        case "seat":
            return [match.seats.index(name)]
        case "card":
            return [int(CARD_BY_TITLE[name])]
        case "first" | "second":
            return [int(name)]
        case "to":
            rooms = {room.name: room.places for room in match.board.rooms}
            return [int(place) for place in (rooms[name] if name in rooms else [match.board.place(name)])]
        case _:
            return [match.view("spectator", listed=False).table.pawns.index(name)]


# --- a table for a lesson


@router.post("/lessons/{edition}/{lesson}", status_code=201)
async def begin(request: Request, edition: EditionName, lesson: LessonName) -> GameMade:
    """Make the game of a lesson, as often as somebody likes to begin it."""
    tables = tables_of(request)
    script = _known(edition, lesson)
    check_limit(request, tables.game_creation_limit)
    match = match_of(script)
    seats = [SeatWish(kind="human" if seat == script.seat else "bot") for seat in match.seats]
    wish = NewGame(edition=edition, players=len(seats), seats=seats)
    with tables.bots.precedence.person():
        return await creation.store_game(tables, wish, match, script.secret, address_of(request))


def _known(edition: str, lesson: str) -> LessonScript:
    if edition not in EDITIONS:
        raise Fault("unknown-edition", edition=edition, known=", ".join(EDITIONS))
    scripts = scripts_of(edition)
    if lesson not in scripts:
        raise Fault("unknown-lesson", lesson=lesson, known=", ".join(scripts))
    return scripts[lesson]
