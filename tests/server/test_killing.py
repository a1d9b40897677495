"""Stored, then shown: the hall is killed at random moments of running games, and nothing is lost or doubled."""

import asyncio
from collections import Counter
from pathlib import Path
from random import Random

import pytest
from server.killing.company import TABLES, Company
from server.killing.house import House

LONGEST = 400.0
SEED = 4


async def story(file: Path, seed: int, kills: int) -> Counter[str]:
    """Companies play while the hall dies and comes back; what happened, in numbers."""
    luck, enough = Random(seed), asyncio.Event()
    house = House(file, luck)
    companies = [Company(house, people, bots, wanted, Random(luck.random())) for people, bots, wanted in TABLES]
    await house.build()
    try:
        async with asyncio.timeout(LONGEST), asyncio.TaskGroup() as tasks:
            for company in companies:
                tasks.create_task(company.play_on(enough))
            while house.kills < kills:
                await house.live_and_die()
            await house.open()
            enough.set()
    finally:
        await house.leave()
    return sum((company.counts for company in companies), Counter({"kills": house.kills}))


@pytest.mark.parametrize("kills", [40, pytest.param(200, marks=pytest.mark.whole)])
def test_killed_at_random_moments_the_hall_loses_nothing_and_doubles_nothing(tmp_path: Path, kills: int) -> None:
    counts = asyncio.run(story(tmp_path / "hall.db", SEED, kills))
    assert counts["kills"] == kills
    assert counts["games"] >= len(TABLES)
    assert min(counts["answers"], counts["undone"], counts["resumed"], counts["compared"]) > 0
