"""Castle files: what a line may say, and what the reader answers to a bad one."""

from __future__ import annotations

import pytest

from colditz.model.records import CastleError, Draft, draft, read_into

SMALL = "space a 0 0 inner plain\nspace b 1 0 inner plain walkway\nlink a b plain\n"


def read(text: str) -> Draft:
    result = Draft()
    read_into(result, text, "small")
    return result


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("spcae c 0 0 inner plain", "unknown record 'spcae'"),
        ("space c 0 north inner plain", "could not convert"),
        ("space c 0 0 moat plain", "moat is no area"),
        ("space a 5 5 inner plain", "there is a space a already"),
        ("link a c plain", "no space is called c"),
        ("link a b", "not enough values"),
        ("unlink a b wire", "not in list"),
        ("mark c walkway", "'c'"),
        ("unmark b beam", "not in list"),
        ("repaint c inner plain", "'c'"),
        ("repaint a roof plain", "roof is no area"),
        ("cell a cell-1 0", "not enough values"),
        ("bunk bed x 0", "could not convert"),
        ("rounds many", "invalid literal"),
        ("formation", "list index out of range"),
    ],
)
def test_a_bad_line_is_named_with_its_file_and_number(line: str, reason: str) -> None:
    with pytest.raises(CastleError) as refused:
        read(SMALL + line)

    assert str(refused.value).startswith(f"small.castle, line 4: cannot read {line!r}")
    assert reason in str(refused.value)


def test_comments_and_empty_lines_say_nothing() -> None:
    assert read(SMALL + "\n# a remark\n   \n") == read(SMALL)


def test_a_variant_is_laid_over_what_stands() -> None:
    read_into(over := read(SMALL), "unlink a b plain\nrepaint a outer door\nmark a toll=key\nunmark b walkway", "over")

    assert over.links == []
    assert (over.spaces["a"].area, over.spaces["a"].kind, over.spaces["a"].marks) == ("outer", "door", ["toll=key"])
    assert over.spaces["b"].marks == []


def test_a_mark_with_a_value_is_read_by_its_key() -> None:
    castle = read("space a 0 0 inner tunnel tunnel=chapel:1 room=chapel exit=a exit=b")

    assert castle.spaces["a"].values("exit") == ["a", "b"]
    assert castle.spaces["a"].values("toll") == []


def test_two_variants_are_laid_one_after_the_other() -> None:
    assert draft("v3+aeroplane").spaces.keys() > draft("v3").spaces.keys() > draft().spaces.keys()


def test_a_variant_does_not_touch_the_old_board() -> None:
    before = draft()
    draft("osprey")

    assert draft() == before
