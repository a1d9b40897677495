"""Several halls on one database, in one event loop, and browsers that visit them."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from server.visitors import Browser, House

from greathall.server.sharing.bell import Bell
from greathall.server.store.postgres.store import PostgresStore

OFTEN = 0.01  # seconds until a hall looks again


class Halls:
    """Some halls on one database."""

    def __init__(self) -> None:
        self.houses: list[House] = []

    async def open(self, database: str, bell: Bell | None, often: float) -> House:
        house = House(await PostgresStore.open(database))
        assert isinstance(house.store, PostgresStore)
        house.hall.share(house.store, bell, often)
        self.houses.append(house)
        return house

    async def close(self) -> None:
        for house in self.houses:
            await house.hall.close()


@asynccontextmanager
async def halls(
    database: str, bell: Callable[[], Bell | None] = lambda: None, often: float = OFTEN
) -> AsyncIterator[list[House]]:
    """Two of them."""
    found = Halls()
    try:
        yield [await found.open(database, bell(), often) for _ in range(2)]
    finally:
        await found.close()


def at(browser: Browser, house: House) -> Browser:
    """The same browser, at another hall."""
    other = house.browser()
    other.http.cookies.update(browser.http.cookies)
    return other
