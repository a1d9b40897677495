"""The pages of rules: chapters, every card, a search, and the way from a reason to its chapter."""

import pytest
from browser.guests import DESK, PHONE, Invite
from sizes import whole


@pytest.mark.parametrize(
    ("size", "game"),
    [(DESK, "citadels"), whole(PHONE, "paladins"), whole(DESK, "paladins"), whole(PHONE, "citadels")],
    ids=["laptop-citadels", "phone-paladins", "laptop-paladins", "phone-citadels"],
)
def test_the_rules_can_be_read_and_searched(invite: Invite, game: str, size: tuple[int, int]) -> None:
    guest = invite(size=size)
    guest.go(f"/rules/{game}")
    guest.page.get_by_role("heading", name="Your turn" if game == "citadels" else "Workers and slots").wait_for()
    guest.wait("() => document.querySelectorAll('dt').length > 60")
    guest.photograph("whole")
    assert guest.page.evaluate("document.documentElement.scrollWidth") <= size[0]
    guest.page.get_by_label("Search the rules and cards").fill("bishop" if game == "citadels" else "monk square")
    guest.wait("() => document.querySelectorAll('dt').length < 20")
    guest.photograph("searched")
    guest.page.get_by_label("Search the rules and cards").fill("nothing like that anywhere")
    guest.page.get_by_text("Nothing found.").wait_for()


@pytest.mark.parametrize(
    ("section", "begins"),
    [
        ("T-8.13", "Bishop"),
        whole("T-9.12", "Keep"),
        whole("T-8", "Against the others"),
        ("P-6.5.3", "Attack:"),
        whole("P-12.7", "The end"),
    ],
)
def test_a_section_leads_to_where_it_is_explained(invite: Invite, section: str, begins: str) -> None:
    guest = invite()
    guest.go(f"/rules/{'citadels' if section[0] == 'T' else 'paladins'}?at={section}")
    sought = guest.page.locator(".sought")
    sought.wait_for()
    assert sought.inner_text().startswith(begins)
    guest.wait(
        "() => { const { top, bottom } = document.querySelector('.sought').getBoundingClientRect();"
        " return top > -1 && bottom < innerHeight + 1; }"
    )
