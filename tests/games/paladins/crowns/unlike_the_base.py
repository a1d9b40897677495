"""Scenarios of the base game that rightly end otherwise with City of Crowns, with the section that changes them."""

from typing import Final

CHANGED: Final = {
    # The top of the Townsfolk pile can be chosen.
    "discard a Townsfolk": "C-8.1",
    "recruit the Gatekeeper for silver": "C-8.1",
    "a Townsfolk of the first two places may be discarded for a Debt": "C-8.1",
    "two labourers cannot recruit": "C-8.1",
    "a Townsfolk gained by an action does not hear it": "C-8.4",
    "a Favour recruits": "C-8.4",
    # Set-up, paladins and refresh.
    "initial Townsfolk in reverse turn order, each with its bonus": "C-2.11",
    "after the person's first Townsfolk the first round begins, and the opponent takes none": "C-2.11",
    "paladins are chosen in secret, and shown in turn order": "C-3.1",
    "workers of the opponent in round 4, and Suspicions for the Tavern that is left": "C-3.1",
    "the Suspicions of the Tavern may bring the Inquisition": "C-3.1",
    "refresh at the end of a round": "C-10.3",
    "a row stays short when its pile is empty": "C-2.2",
    "two more cards leave the rows, by their positions": "C-12.14",
    # What the opponent begins with: four attributes, two Schemes more, Workshops by difficulty.
    "what the opponent begins with, and who is first": "C-12.1",
    "a moment of the opponent is one of its Schemes": "C-12.1",
    "the top Scheme is revealed, discarded and attempted": "C-12.1",
    "an empty deck is made anew from the discards": "C-12.1",
    "its Pray clears the right side and shuffles all Schemes": "C-12.1",
    "with nothing to clear its Pray is a worker": "C-12.1",
    "Workshops of the standard difficulty, and twelve Schemes": "C-12.2",
    "one Order gives a Workshop where it is easy": "C-12.2",
    "five where it is hard": "C-12.2",
    # Seven spaces of the resource track.
    "a marker that arrives is on top": "C-12.3",
    "of three on one space the last to arrive rises": "C-12.3",
    "with all attributes at 12 a lap is lost": "C-12.3",
    "a long Rest goes round twice": "C-12.3",
    "a Townsfolk to the right of the gap": "C-12.3",
    "a free recruit comes first, and is a discard": "C-12.3",
    "an occupied Favour is skipped": "C-12.3",
    # Two steps for everything it would gain.
    "goods move the marker, one space each": "C-12.4",
    "Tax moves the marker and leaves the pool": "C-12.4",
    "a Tax of two with one in the pool": "C-12.4",
    "past the fifth space the topmost of the lowest attributes rises": "C-12.4",
    "two laps at once raise two attributes": "C-12.4",
    "a Criminal is a worker and a Suspicion, whose Tax moves the marker": "C-12.4",
    "gains are taken as printed, and none declined": "C-12.4",
    "the favour carries the marker over the end, and was chosen before": "C-12.4",
    "Scheme Commission with one Workshop and enough workers": "C-12.4",
    "its Conspire": "C-12.4",
    "the rewards of an Attack move the marker": "C-12.4",
    "both effects of a Favour in the order they are listed": "C-12.4",
    # A step for every missing card.
    "a Suspicion that is not there takes silver out of the pool": "C-12.5",
    "a Debt that is not there takes silver out of the pool": "C-12.5",
    "of a Wall with a choice it takes what is on the left": "C-12.5",
}
