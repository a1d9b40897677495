"""Opening: the hall inside a page, from its store to its port. A worker of the browser calls it."""

import logging
from collections.abc import Callable
from typing import Final, Protocol

from greathall.engine import Luck, TrueLuck
from greathall.server.hall.hall import Hall
from greathall.server.hall.housekeeping import keep_house
from greathall.server.http.assembling import assemble, say_fault
from greathall.server.http.routes import Routes
from greathall.server.limits.rates import Rate, Rates
from greathall.server.page.colleagues import ColleaguePost, Hiring
from greathall.server.page.port import Keyring, Page, Port
from greathall.server.store.sqlite import SqliteStore
from greathall.server.thinking.workers import Workers
from greathall.server.times import Times

FREELY: Final = Rate(1e6, 1e6)
# The person who opens the page is the only visitor, and the machine is theirs.
ALONE: Final = Rates(
    messages=FREELY,
    requests=FREELY,
    looks=FREELY,
    tables=FREELY,
    made=FREELY,
    hints=FREELY,
    talk=FREELY,
    records=FREELY,
    work=FREELY,
    common_work=FREELY,
)


class Keeper(Keyring, Protocol):
    """What of the hall lasts when the page is closed: the file of its store, and the guest's token."""

    async def keep(self) -> None:
        """Put what has changed in the file where it lasts. If that fails, the page already knows."""


async def open_hall(
    path: str,
    token: str,
    page: Page,
    keeper: Keeper,
    hiring: Hiring,
    places: int,
    luck: Callable[[], Luck] = TrueLuck,
) -> Port:
    """The port of a hall with its store in this file; bots think in this many workers."""
    logging.basicConfig(format="%(levelname)s %(message)s")
    store = SqliteStore.at_desk(path, keeper.keep)
    await keeper.keep()

    async def start(_: list[str]) -> ColleaguePost:
        return ColleaguePost(hiring.hire())

    # Its time begins now: what was imported may be remembered from another browser's.
    hall = Hall(store, Times(), luck=luck, workers=Workers(places, start), private=True)
    app = assemble(Routes(hall, ALONE))
    app.add_exception_handler(Exception, say_fault)
    port = Port(app, page, keeper, token)
    port.begin(keep_house(store))
    return port
