"""What is chosen in Paladins is told in whole sentences before it is done, and what is left undone is asked about."""

import pytest
from browser.guests import DESK, PHONE, Guest, Invite
from browser.paladins.directed import middle_of_a_game, plays
from browser.paladins.test_paladins import paladins
from browser.staged import Message, answer, asking, both, stage
from sizes import whole

FORTIFY = answer(2, "", "action", "fortify")
PASS = answer(1, "pass", declines=True, wastes=True)
# What an action costs is a sentence, and what it asks for is the next one.
PRICE = {
    "en": "costs 1 provision. Needs Influence 0; you have 4.",
    "pl": "kosztuje 1 sztukę Zapasów. Wpływy co najmniej 0; masz 4.",
    "uk": "ціна 1 жетон провізії. Вплив щонайменше 0; ти маєш 4.",
    "cs": "stojí 1 proviant. Vliv aspoň 0; máš 4.",
}


def in_the_middle(message: Message) -> None:
    """The viewer has the turn in the fourth round, with workers of every kind."""
    if message["question"] is not None:
        middle_of_a_game(message["view"])
        plays(message["view"], "A")


def acting(guest: Guest, *answers: Message) -> Guest:
    """A guest who may do these in their turn; what the guest says goes to the hall, which takes none of it."""
    stage(guest, both(in_the_middle, asking("turn", list(answers))))
    paladins(guest, 3).wait_for_question()
    return guest


@pytest.mark.parametrize("language", ["en", whole("pl"), whole("uk"), whole("cs")])
def test_what_an_action_costs_and_what_it_needs_are_two_sentences(invite: Invite, language: str) -> None:
    guest = acting(invite("Anna", size=PHONE, touch=True, language=language), PASS, FORTIFY)
    guest.page.locator("nav button[data-tab=board]").tap()
    guest.page.locator("[data-key='action:fortify']").tap()
    guest.page.locator("[data-confirm]").wait_for()
    guest.photograph("chosen")
    said = " ".join(
        guest.page.locator("[data-question] .why").first.inner_text().split()
    )  # whatever keeps words together
    assert PRICE[language] in said


@pytest.mark.parametrize("size", [DESK, whole(PHONE)], ids=["desk", "phone"])
def test_passing_with_unused_workers_is_asked_once(invite: Invite, size: tuple[int, int]) -> None:
    guest = acting(invite("Anna", size=size, touch=size == PHONE), PASS, FORTIFY)
    guest.page.locator("[data-question] button[data-answer='1']").click()
    guest.page.get_by_text("You still have workers.").wait_for()
    guest.photograph("asked")
    assert guest.page.locator("[data-pending]").count() == 0
    guest.page.locator("[data-confirm]").click()
    guest.wait("() => document.querySelector('[data-pending], [data-question] .wrong') !== null")  # it is said
