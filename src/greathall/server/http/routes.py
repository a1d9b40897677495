"""Routes: what a browser can ask the hall for. Each asks who is there, does it, and says what came of it."""

from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final, TypeVar

import msgspec
from starlette.background import BackgroundTask
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from greathall.server.catalogue import bad_option
from greathall.server.denied import Denied
from greathall.server.hall import finishing, opening, seating
from greathall.server.hall.coming import come_to
from greathall.server.hall.hall import Hall
from greathall.server.http.calling import address_of, own_cookie, own_token, visitor_of
from greathall.server.http.hosts import is_among
from greathall.server.limits.bounds import JSON
from greathall.server.limits.buckets import Buckets
from greathall.server.limits.costs import Costs
from greathall.server.limits.rates import USUAL, Rates
from greathall.server.protocol import messages
from greathall.server.protocol.older import Finishing
from greathall.server.protocol.talking import Chatting
from greathall.server.store.store import Guest
from greathall.server.table import access, talking
from greathall.server.table.access import NOBODY, Standing, standing
from greathall.server.table.describing import table_info
from greathall.server.table.live import LiveTable
from greathall.server.thinking.hinting import Hints

T = TypeVar("T")
Doing = Coroutine[Any, Any, None]
Measured = Callable[[Callable[[Doing], Awaitable[None]], Doing], Awaitable[None]]


class Routes:
    """The ways into the hall by HTTP."""

    def __init__(self, hall: Hall, rates: Rates = USUAL, measured: Measured | None = None) -> None:
        self.hall: Final = hall
        self.measured: Final = measured  # does what a message says, and how long that takes is known
        self.rates: Final = rates
        self.costs: Final = Costs(rates)
        self.messages: Final = Buckets(rates.messages)
        self.requests: Final = Buckets(rates.requests)
        self.looks: Final = Buckets(rates.looks)
        self.tables: Final = Buckets(rates.tables)
        self.made: Final = Buckets(rates.made)
        self.talk: Final = Buckets(rates.talk)
        self.hints: Final = Hints(hall.workers, Buckets(rates.hints))

    def routes(self) -> list[BaseRoute]:
        """Every route there is."""
        table = "/api/tables/{table}"
        return [
            Route("/health", self.health),
            Route("/ready", self.ready),
            Route("/api/me", self.me),
            Route("/api/me", self.name, methods=["POST"]),
            Route("/api/me/link", self.link, methods=["POST"]),
            Route("/api/me/move", self.move, methods=["POST"]),
            Route("/api/me/out", self.sign_out, methods=["POST"]),
            Route("/api/tables", self.open, methods=["POST"]),
            Route(table, self.table),
            Route(f"{table}/sit", self.sit, methods=["POST"]),
            Route(f"{table}/leave", self.leave, methods=["POST"]),
            Route(f"{table}/seat", self.seat, methods=["POST"]),
            Route(f"{table}/share", self.share, methods=["POST"]),
            Route(f"{table}/change", self.change, methods=["POST"]),
            Route(f"{table}/chat", self.chat, methods=["POST"]),
            Route(f"{table}/start", self.start, methods=["POST"]),
            Route(f"{table}/resign", self.resign, methods=["POST"]),
            Route(f"{table}/delete", self.delete, methods=["POST"]),
            Route(f"{table}/rematch", self.rematch, methods=["POST"]),
            Route(f"{table}/finish", self.finish, methods=["POST"]),
            Route(f"{table}/review", self.review, methods=["POST"]),
        ]

    # Anybody.

    async def health(self, request: Request) -> Response:
        """That somebody is there; nothing is asked for it."""
        return say({"ok": True})

    async def ready(self, request: Request) -> Response:
        """Whether the store takes a write; this asks it, at most once a second."""
        found = await self.hall.store.readiness()
        if found.trouble:
            raise Denied(503, found.trouble)
        return say(messages.Ready(checked=found.checked))

    async def me(self, request: Request) -> Response:
        return say(await self.hall.me(await self.onlooker(request)))

    async def name(self, request: Request) -> Response:
        """A name for somebody new, or a new name."""
        guest, wanted = await self.read(request, messages.Naming)
        if guest is not None:
            return say(await self.hall.me(await self.hall.rename(guest, wanted.name)))
        charge(self.made, address_of(request))
        guest, token = await self.hall.welcome(wanted.name, wanted.invitation)
        return say(await self.hall.me(guest), token, request)

    async def move(self, request: Request) -> Response:
        _, wanted = await self.read(request, messages.Moving)
        guest, token = await self.hall.move(wanted.token)
        return say(await self.hall.me(guest), token, request)

    # Guests.

    async def link(self, request: Request) -> Response:
        guest, _ = await self.read(request, messages.Nothing)
        return say(messages.PersonalLink(await self.hall.link(known(guest, "link"))))

    async def sign_out(self, request: Request) -> Response:
        """All browsers but this one forget the guest. It has its new token before the sockets are closed."""
        guest = known((await self.read(request, messages.Nothing))[0], "link")
        shown = await self.hall.me(guest)  # before: whatever fails must not cost the guest the new token
        response = say(shown, await self.hall.sign_out(guest), request)
        response.background = BackgroundTask(self.hall.show_out, guest)
        return response

    async def open(self, request: Request) -> Response:
        guest, wanted = await self.read(request, messages.NewTable)
        live = await opening.open_table(self.hall, self.new_host(request, guest), wanted)
        return say(messages.Opened(live.row.id), await self.good_token(request), request)

    # People at a table.

    async def table(self, request: Request) -> Response:
        live, who = await self.at_table(request, await self.onlooker(request))
        access.ask(who, "enter")
        return say(table_info(live, who))

    async def sit(self, request: Request) -> Response:
        guest, wanted = await self.read(request, messages.Sitting)
        live, who = await self.at_table(request, guest, wanted.key)
        await seating.sit(live, who, guest, wanted.seat)
        return now(live, guest, await self.good_token(request), request)

    async def leave(self, request: Request) -> Response:
        guest, _ = await self.read(request, messages.Nothing)
        live, who = await self.at_table(request, guest)
        await seating.leave(live, who, guest)
        return now(live, guest)

    async def seat(self, request: Request) -> Response:
        guest, wanted = await self.read(request, messages.Seating)
        live, who = await self.at_table(request, guest)
        await seating.arrange(live, who, wanted)
        return now(live, guest)

    async def share(self, request: Request) -> Response:
        guest, wanted = await self.read(request, messages.DeviceSharing)
        live, who = await self.at_table(request, guest)
        await seating.share(live, who, guest, wanted)
        return now(live, guest)

    async def change(self, request: Request) -> Response:
        guest, wanted = await self.read(request, messages.Changing)
        live, who = await self.at_table(request, guest)
        wanted.settings = self.hall.features.within(wanted.settings)
        await seating.change(live, who, wanted)
        return now(live, guest)

    async def chat(self, request: Request) -> Response:
        guest, wanted = await self.read(request, Chatting)
        live, who = await self.at_table(request, guest)
        await talking.switch(live, who, wanted.on and self.hall.features.talk)
        return now(live, guest)

    async def start(self, request: Request) -> Response:
        guest, _ = await self.read(request, messages.Nothing)
        live, who = await self.at_table(request, guest)
        await seating.start(live, who)
        return now(live, guest)

    async def resign(self, request: Request) -> Response:
        guest, _ = await self.read(request, messages.Nothing)
        live, who = await self.at_table(request, guest)
        await seating.resign(live, who, guest)
        return now(live, guest)

    async def delete(self, request: Request) -> Response:
        guest, _ = await self.read(request, messages.Nothing)
        live, who = await self.at_table(request, guest)
        await self.hall.delete(live, who)
        return say(await self.hall.me(guest))

    async def rematch(self, request: Request) -> Response:
        """The next table; the one who asks for it sits down there, even if a bot finished the last game for them."""
        guest, _ = await self.read(request, messages.Nothing)
        live, who = await self.at_table(request, guest)
        following = await self.hall.table(await opening.rematch(self.hall, live, who))
        if following.status != "paused":
            await seating.sit(following, standing(following.row, guest, None), guest, None)
        return say(messages.Opened(following.row.id))

    async def finish(self, request: Request) -> Response:
        """A game that was begun by older rules is to be finished by those of today."""
        guest, wanted = await self.read(request, Finishing)
        live, who = await self.at_table(request, guest)
        await finishing.finish(self.hall, live, who, wanted.yes)
        return now(live, guest)

    async def review(self, request: Request) -> Response:
        """How the chances changed in a finished game, or how far the review is."""
        guest, _ = await self.read(request, messages.Nothing)
        live, who = await self.at_table(request, guest)
        access.ask(who, "look")
        if not self.hall.features.reviews:
            raise Denied(403, "no_review")
        return say(self.hall.reviews.ask(live))

    # Who, where and what.

    async def guest(self, connection: HTTPConnection) -> Guest | None:
        """Whose browser this is."""
        return await self.hall.guest(own_token(connection))

    async def good_token(self, connection: HTTPConnection) -> str | None:
        """The token of a browser that is to keep it for longer; none if it has a new one by now."""
        token = own_token(connection)
        return None if await self.hall.guest(token) is None else token

    async def onlooker(self, connection: HTTPConnection) -> Guest | None:
        """Whose browser this is that wants to see something."""
        guest = await self.guest(connection)
        self.admit(connection, guest, self.looks)
        return guest

    def admit(self, connection: HTTPConnection, guest: Guest | None, buckets: Buckets) -> None:
        """Refuse a visitor who comes too often, or has cost too much; otherwise they pay for what is done."""
        visitor, banned = visitor_of(connection, guest), self.hall.door.banned
        if banned and connection.client is not None and is_among(connection.client.host, banned):
            raise Denied(403, "banned")
        charge(buckets, visitor)
        if not self.costs.sign(visitor):
            raise Denied(429, "too_fast")

    async def at_table(
        self, connection: HTTPConnection, guest: Guest | None, key: str | None = None
    ) -> tuple[LiveTable, Standing]:
        """The table that is meant, and what the guest is there. The key comes with the address, or in the body."""
        if guest is None and self.hall.door.invitation:
            raise Denied(401, "nobody")
        key = key or connection.query_params.get("key")
        return await come_to(self.hall, connection.path_params["table"], guest, key)

    def new_host(self, request: Request, guest: Guest | None) -> Guest:
        """Somebody who may make a table, and has not made too many."""
        host = known(guest, "open")
        charge(self.tables, host.id)
        charge(self.made, address_of(request))
        return host

    async def read(self, request: Request, form: type[T]) -> tuple[Guest | None, T]:
        """Who asks, and for what."""
        guest = await self.guest(request)
        self.admit(request, guest, self.requests)
        try:
            return guest, msgspec.json.decode(await request.body(), type=form)
        except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
            raise Denied(400, "malformed", str(error)) from error
        except ClientDisconnect as error:
            raise Denied(400, "malformed") from error


def charge(buckets: Buckets, who: str) -> None:
    """Refuse somebody who asks too often."""
    if not buckets.take(who):
        raise Denied(429, "too_fast")


def known(guest: Guest | None, action: access.Action) -> Guest:
    """Somebody with a name, who may do this."""
    access.ask(NOBODY if guest is None else Standing(named=True), action)
    assert guest is not None, "nobody without a name may do anything that needs one"
    return guest


def now(live: LiveTable, guest: Guest | None, token: str | None = None, request: Request | None = None) -> Response:
    """The table as it has become. (The key was good a moment ago.)"""
    return say(table_info(live, standing(live.row, guest, live.row.key)), token, request)


def say(content: Any, token: str | None = None, request: Request | None = None) -> Response:
    """An answer as JSON; with the cookie of a browser that is somebody."""
    response = Response(msgspec.json.encode(content), media_type=JSON)
    if request is not None and token is not None:
        response.headers["set-cookie"] = own_cookie(token, request)
    return response


def trouble(denied: Denied) -> Response:
    """A refusal as JSON."""
    content = msgspec.json.encode(messages.Trouble(denied.reason, denied.detail, bad_option(denied.options)))
    return Response(content, denied.status, media_type=JSON)
