"""Where workers find their modules: a quicker build of the same sources is taken as soon as it is made."""

import asyncio
import os
import sys
from pathlib import Path

import pytest
from lucky import same_luck

from greathall import games
from greathall.server.thinking.deciding import think
from greathall.server.thinking.module_path import module_path
from greathall.server.thinking.processes import processes
from greathall.server.thinking.workers import Workers

ANNOUNCED = {"GREATHALL_QUICKER": "", "GREATHALL_QUICKER_STAMP": "of these sources"}


@pytest.mark.parametrize("stamp", [None, "", "of other sources"])
def test_what_is_not_made_of_the_same_sources_is_not_used(tmp_path: Path, stamp: str | None) -> None:
    if stamp is not None:
        (tmp_path / "stamp").write_text(stamp)
    assert module_path({**ANNOUNCED, "GREATHALL_QUICKER": str(tmp_path)}, ["", "here"]) == ["here"]


def test_a_quicker_build_comes_first(tmp_path: Path) -> None:
    (tmp_path / "stamp").write_text("of these sources")
    assert module_path({**ANNOUNCED, "GREATHALL_QUICKER": str(tmp_path)}, ["", "here"]) == [str(tmp_path), "here"]


@pytest.mark.parametrize("environment", [{}, ANNOUNCED])
def test_where_none_is_announced_workers_use_what_the_hall_uses(environment: dict[str, str]) -> None:
    assert module_path(environment, ["", "here", "there"]) == ["here", "there"]


def test_workers_take_up_the_quicker_build_between_two_errands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever thinks goes on; whoever waits is replaced by somebody who begins with the new build."""
    monkeypatch.setenv("GREATHALL_QUICKER", str(tmp_path))
    monkeypatch.setenv("GREATHALL_QUICKER_STAMP", "of these sources")
    said = f"import sys; open({str(tmp_path / 'paths')!r}, 'a').write(sys.path[1] + chr(10)); "
    command = (sys.executable, "-c", f"{said}from greathall.server.thinking.worker import main; main()")

    async def story() -> None:
        workers = Workers(size=1, start=processes(command))
        match = games.load("citadels", 2).new(3)
        seat = match.deciders()[0]
        for stamp in (None, None, "of these sources", None):
            if stamp:
                (tmp_path / "stamp").write_text(stamp)
            assert (await think(workers, match, seat, "easy", same_luck())).answer in match.legal(seat)
            assert len(workers.hired) == len(workers.free) == 1
        await workers.close()

    asyncio.run(story())
    first, second = (tmp_path / "paths").read_text().splitlines()
    assert os.path.samefile(second, tmp_path) and not os.path.samefile(first, tmp_path)


def test_how_fast_somebody_thinks_who_began_before_the_quicker_build_is_not_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GREATHALL_QUICKER", str(tmp_path))
    monkeypatch.setenv("GREATHALL_QUICKER_STAMP", "of these sources")
    program = (  # the build is made while the first of them thinks
        "from pathlib import Path; from greathall.server.thinking import worker; attempt = worker.attempt\n"
        "def finish(errand):\n"
        "    thought = attempt(errand)\n"
        f"    if thought.exertion.hard_turn: Path({str(tmp_path / 'stamp')!r}).write_text('of these sources')\n"
        "    return thought\n"
        "worker.attempt = finish; worker.main()"
    )

    async def story() -> None:
        workers = Workers(size=1, start=processes((sys.executable, "-c", program)))
        match = games.load("citadels", 2).new(3)
        seat = match.deciders()[0]
        first, second = [await think(workers, match, seat, "search:30", same_luck()) for _ in range(2)]
        assert (first.exertion.hard_turn, second.exertion.hard_turn > 0) == (0, True)
        await workers.close()

    asyncio.run(story())
