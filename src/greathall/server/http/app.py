"""The application on a network: the hall, and how friends come to it. Those who serve it put the guard and the pages
around it."""

from starlette.applications import Starlette

from greathall.server.hall.hall import Hall
from greathall.server.http.assembling import assemble
from greathall.server.http.inviting_routes import InvitingRoutes
from greathall.server.http.personal_routes import PersonalRoutes
from greathall.server.http.routes import Measured, Routes
from greathall.server.http.whereabouts import Whereabouts
from greathall.server.limits.house_rules import ORDINARY, HouseRules
from greathall.server.limits.rates import USUAL, Rates


def make_app(
    hall: Hall,
    whereabouts: Whereabouts | None = None,
    rates: Rates = USUAL,
    measured: Measured | None = None,
    rules: HouseRules = ORDINARY,
) -> Starlette:
    """Everything under /api, and the sign of health. The hall closes with it."""
    main = Routes(hall, rates, measured)
    return assemble(main, [*InvitingRoutes(main, whereabouts).routes(), *PersonalRoutes(main, rules).routes()])
