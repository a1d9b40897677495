"""Reports: people at a table tell whoever keeps the hall of what was said there."""

import pytest
from server.hall.test_forgetting import together
from server.visitors import House, visit

from greathall.server.hall.keeping_order import Command, obey
from greathall.server.hall.reports import MOST


def test_what_was_said_is_reported_and_read(caplog: pytest.LogCaptureFixture) -> None:
    async def story(house: House) -> None:
        table, (anna, bert) = await together(house, "Anna", "Bert")
        line = await bert.connect(table)
        await line.ask(type="say", id=1, phrase="rage")
        await line.ask(type="say", id=2, text="You cheat")
        for number, status in ((1, 200), (2, 200), (3, 404)):
            assert (await anna.post(f"/api/tables/{table}/report", line=number)).status_code == status
        told = await obey(house.hall, Command("reports"))
        assert [(one["table"], one["name"], one["said"]) for one in told] == [
            (table, "Bert", "rage"),
            (table, "Bert", "You cheat"),
        ]
        known = {guest.name: guest.id for guest in house.memory.guests.values()}
        assert {(one["id"], one["by"]) for one in told} == {(known["Bert"], known["Anna"])}
        for _ in range(MOST):
            house.hall.reports.add(house.hall.live[table], house.memory.guests[known["Anna"]], 2)
        assert len(house.hall.reports.known) == MOST
        await line.close()

    visit(story)
    assert "You cheat" not in caplog.text and "was reported" in caplog.text
