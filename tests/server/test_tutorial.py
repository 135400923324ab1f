"""Every lesson of the tutorial, over the wire: the shown actions reach its goal, and nothing else does."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from colditz import EDITIONS, action_from_json
from colditz.model.words import LANGUAGES, bundle
from colditz.server.tutorial import Course, Lesson, lessons, match_of, scripts_of
from tests.server.harness import Client, Json, Running, running, token

COURSES = {course.edition: course for course in lessons()}
ALL = [(course.edition, lesson) for course in COURSES.values() for lesson in course.lessons]
NAMES = [f"{edition}-{lesson.name}" for edition, lesson in ALL]
TAUGHT = {"Thrown", "PawnMoved", "EquipmentClaimed", "KitClaimed", "PowArrested", "PowLockedUp", "PowEscaped"}
TAUGHT |= {"PowReleased", "CardPlayed", "PowStayedAway"}
# What somebody tries who only wants to be done with it, by what he is asked.
IDLE = {
    "BeforeThrow": ("Throw", "StopThrowing", "EndTurn"),
    "Movement": ("EndTurn",),
    "Window": ("Pass",),
    "RollCall": ("Pass",),
}
IDLE["HeadCount"] = IDLE["RollCall"]
each_lesson = pytest.mark.parametrize(("edition", "lesson"), ALL, ids=NAMES)


@pytest.fixture(scope="module")
def school(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("school")
    with running(f"sqlite:///{folder / 'games.sqlite'}", new_games_burst=1000) as server:
        yield server


def begin(server: Running, edition: str, lesson: str) -> Json:
    with server.http() as http:
        answer = http.post(f"/api/lessons/{edition}/{lesson}")
    assert answer.status_code == 201, answer.text
    made: Json = answer.json()
    return made


def done(lesson: Lesson, client: Client) -> list[bool]:
    """Step by step, whether its event was told to the learner."""
    updates = [message for message in client.seen if message["type"] == "update" and message["seat"] == lesson.seat]
    events = [event for update in updates for deed in update["deeds"] for event in deed["events"]]
    return [
        any(
            event["type"] == step.until.type and all(event[field] in ok for field, ok in step.until.fields.items())
            for event in events
        )
        for step in lesson.steps
    ]


@each_lesson
def test_what_a_lesson_shows_reaches_its_goal_step_by_step(school: Running, edition: str, lesson: Lesson) -> None:
    async def learn() -> None:
        made = begin(school, edition, lesson.name)
        async with school.connect(made["id"], tokens=[token(made, lesson.seat)]) as client:
            for number, step in enumerate(lesson.steps):
                update = await client.asked(lesson.seat)
                assert update is not None
                assert done(lesson, client) == [True] * number + [False] * (len(lesson.steps) - number)
                for act in step.does:
                    answer = await client.play(lesson.seat, act)
                    assert answer["type"] == "played", answer
            assert all(done(lesson, client))

    asyncio.run(learn())


@each_lesson
def test_whoever_ends_the_turn_instead_has_not_learned_the_lesson(
    school: Running, edition: str, lesson: Lesson
) -> None:
    async def stray() -> None:
        made = begin(school, edition, lesson.name)
        async with school.connect(made["id"], tokens=[token(made, lesson.seat)]) as client:
            update = await client.asked(lesson.seat)
            assert update is not None
            wishes = IDLE[update["view"]["table"]["asking"]]
            answers = [(await client.play(lesson.seat, {"type": action}))["type"] for action in wishes]
            assert "played" in answers
            assert not all(done(lesson, client))

    asyncio.run(stray())


@each_lesson
def test_a_lesson_begun_again_is_the_same_lesson_with_the_same_dice(edition: str, lesson: Lesson) -> None:
    first, second = (match_of(scripts_of(edition)[lesson.name]) for _ in range(2))

    told = [
        [match.play(lesson.seat, action_from_json(dict(act))) for step in lesson.steps for act in step.does]
        for match in (first, second)
    ]

    assert told[0] == told[1]
    assert first == second


def test_a_lesson_goes_on_when_the_server_starts_again(tmp_path: Path) -> None:
    edition, lesson = ALL[0]
    database = f"sqlite:///{tmp_path / 'games.sqlite'}"

    async def does(server: Running, number: int) -> list[bool]:
        async with server.connect(made["id"], tokens=[token(made, lesson.seat)], since={lesson.seat: 0}) as client:
            await client.asked(lesson.seat)
            for act in lesson.steps[number].does:
                assert (await client.play(lesson.seat, act))["type"] == "played"
            return done(lesson, client)

    with running(database) as server:
        made = begin(server, edition, lesson.name)
        asyncio.run(does(server, 0))
    with running(database) as server:
        assert asyncio.run(does(server, 1))[:2] == [True, True]


def test_every_edition_has_lessons() -> None:
    assert list(COURSES) == list(EDITIONS)


def test_the_edition_of_days_and_nights_teaches_what_is_new_in_it() -> None:
    taught = {step.until.type for lesson in COURSES["v3"].lessons for step in lesson.steps}
    parts = {lesson.name: match_of(scripts_of("v3")[lesson.name]).view("spectator") for lesson in COURSES["v3"].lessons}

    assert {"AttemptDeclared", "RaidBegan"} <= taught
    assert [name for name, view in parts.items() if view.table.now.part == "night"] == ["night"]


@pytest.mark.parametrize("edition", COURSES)
def test_every_tutorial_teaches_the_whole_game_in_a_few_lessons(edition: str) -> None:
    course = COURSES[edition]
    shown = {step.until.type for lesson in course.lessons for step in lesson.steps}

    assert shown >= TAUGHT
    assert 8 <= len(course.lessons) <= 10
    assert {"security", "british"} == {lesson.seat for lesson in course.lessons}


@pytest.mark.parametrize("language", LANGUAGES)
@each_lesson
def test_every_lesson_has_its_words(edition: str, lesson: Lesson, language: str) -> None:
    keys = [f"lesson-{lesson.name}", f"lesson-{lesson.name}-done", *(step.says for step in lesson.steps)]

    assert [key for key in keys if not bundle(language).has_message(key)] == []
    assert edition in EDITIONS


def test_the_lessons_are_told_over_the_wire(school: Running) -> None:
    with school.http() as http:
        told = http.get("/api/lessons").json()

    assert [Course.model_validate(course) for course in told] == lessons()


@pytest.mark.parametrize(
    ("path", "code", "known"),
    [("classic/swim", "unknown-lesson", "walk"), ("chess/walk", "unknown-edition", "classic")],
)
def test_a_lesson_that_is_not_there_is_an_error(school: Running, path: str, code: str, known: str) -> None:
    with school.http() as http:
        answer = http.post(f"/api/lessons/{path}")

    assert (answer.status_code, answer.json()["code"]) == (404, code)
    assert known in answer.json()["says"]
