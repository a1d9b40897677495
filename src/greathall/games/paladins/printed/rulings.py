"""Where the rulebooks are silent: every decision, by the section of the rules that states it with its reason."""

from typing import Final

from greathall.games.paladins.rows import Named


class Ruling(Named):
    """A question the rulebooks leave open, and the section that answers it."""

    def __init__(self, section: str, question: str, source: str = "decided") -> None:
        super().__init__(section)
        self.section = section
        self.question = question
        self.source = source


RULINGS: Final = (
    Ruling("P-1.2", "What becomes of attribute gains past 12?"),
    Ruling("P-1.3", "Does the Paladin count when points are counted?"),
    Ruling("P-1.4", "Can workers, silver, provisions or Debts run out?"),
    Ruling("P-1.8", "Are attacked Outsiders open?"),
    Ruling("P-3.4", "Does a used Paladin come back?"),
    Ruling("P-3.7", "Is there a refresh after the last round?"),
    Ruling("P-4.6", "Who orders simultaneous gains?"),
    Ruling("P-4.7", "Which gains may be declined, and which are met in part?"),
    Ruling("P-5.1.2", "Which of two free slots does a Workshop take?"),
    Ruling("P-5.2.3", "Can a discarded Townsfolk be paid for with a Debt?"),
    Ruling("P-5.2.6", "Does a Townsfolk trigger on the action that brought it?"),
    Ruling("P-5.2.8", "May a free recruit be a discard everywhere?"),
    Ruling("P-5.3.1", "May Pray be taken with nothing to clear?"),
    Ruling("P-5.3.3", "What may a Pray reward clear?"),
    Ruling("P-6.2.3", "What if the Wall pile is empty?"),
    Ruling("P-6.5.3", "Do empty places count for the bribe?"),
    Ruling("P-7.3.2", "What if only one of two Suspicions is held?"),
    Ruling("P-7.3.7", "Is a Workshop of a Favour the Develop action?"),
    Ruling("P-7.5", "May a Favour that can do nothing be used?"),
    Ruling("P-8.3", "When are the Suspicions shuffled, and what if there are none?"),
    Ruling("P-8.5", "In which order do players resolve their Townsfolk?"),
    Ruling("P-9.4", "Are workers gained after passing kept?"),
    Ruling("P-12.7", "Which Townsfolk does the Hunter count, and do two Traitors add up?"),
    Ruling("P-13.1.2", "Does the opponent take an initial Townsfolk?"),
    Ruling("P-13.4.1", "How far does the marker go for a Tax that the pool cannot give?"),
    Ruling("P-13.4.3", "Does the opponent take Debts that are a cost?"),
    Ruling("P-13.4.4", "What if the opponent lacks several cards, or a Debt to pay, or the pool is emptied this way?"),
    Ruling("P-13.4.8", "In which order does the opponent take several gains?"),
    Ruling("P-13.6.5", "What if the Scheme deck is empty?"),
    Ruling("P-13.7.5", "Does the worker on Rest count for it?"),
    Ruling("P-13.7.6", "What if only Pay Debt squares are in reach, and nothing is owed?"),
    Ruling("P-13.7.11", "When are fulfilled King's Orders tried?"),
    Ruling("P-13.7.12", "What does the opponent choose from a King's Favour?"),
    Ruling("P-13.8.1", "Which cards are discarded where positions are empty?"),
    Ruling("P-13.8.3", "How are ties with the opponent broken?"),
    Ruling("P-14.23", "What if the opponent's Tax is larger than the pool?"),
    Ruling("P-14.26", "Are two Taxes of different size ordered, too?"),
    Ruling("P-14.27", "Are two Suspicions discarded together?"),
    Ruling("P-14.28", "Which comes first, paying or destroying, where there are too few Debts?"),
    Ruling("P-14.29", "May fewer than three workers be kept?"),
)
