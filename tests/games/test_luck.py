"""The stream of numbers of a seed is the same whether the engine is plain or compiled."""

from __future__ import annotations

from random import Random

from colditz.engine.chance import Luck

WORD = (1 << 64) - 1


def splitmix(seed: int, count: int) -> int:
    """The number of 64 bits that SplitMix64 gives at a count."""
    mixed = (seed + count * 0x9E3779B97F4A7C15) & WORD
    mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & WORD
    mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & WORD
    return mixed ^ (mixed >> 31)


def test_the_stream_is_splitmix_for_every_seed_and_limit() -> None:
    chance = Random(14)
    seeds = [0, 1, WORD, 1 << 63, (1 << 63) - 1, *(chance.getrandbits(64) for _ in range(200))]
    for seed in seeds:
        luck = Luck(seed)
        limits = [36, 6, 1, (1 << 31) - 1, *(chance.randrange(1, 200) for _ in range(20))]
        assert [luck.below(limit) for limit in limits] == [
            splitmix(seed, count) * limit >> 64 for count, limit in enumerate(limits, 1)
        ]
