"""Where the rules are silent or need a word: every ruling, and where it comes from. docs/rules has the answers."""

from typing import Final


class Ruling:
    """A question the rules raise, by its number, and its sources, each with the part of the answer it stands for."""

    def __init__(self, number: str, question: str, *sources: str) -> None:
        self.number = number
        self.question = question
        self.sources = sources


RULINGS: Final = (
    Ruling("R-01", "What if the district deck runs out?", "decided"),
    Ruling("R-02", "In which order do several cards go under the deck?", "decided"),
    Ruling(
        "R-03",
        "May abilities and effects of districts be used before gathering?",
        "rulebook",
        "decided: the exception",
    ),
    Ruling("R-04", "May a player skip gathering or a mandatory ability?", "rulebook"),
    Ruling("R-05", "What if Observatory and Library stand together?", "decided"),
    Ruling(
        "R-06",
        "What happens in which order when a character is called?",
        "rulebook",
        "decided: the moment of the crown",
    ),
    Ruling("R-07", "When do Park and Poor House work for the Witch and the bewitched player?", "rulebook"),
    Ruling("R-08", "In which order do effects at the end of a turn come?", "rulebook"),
    Ruling(
        "R-09",
        "Which characters may be named or marked?",
        "rulebook: who is excluded",
        "decided: cards turned up, own second character, not oneself",
    ),
    Ruling("R-10", "Is the holder of a killed character shown?", "rulebook"),
    Ruling("R-11", "With 2 or 3 players, may the Thief rob the second character of the same player?", "decided"),
    Ruling("R-12", "How are threats resolved in detail?", "rulebook", "decided: without gold"),
    Ruling(
        "R-13", "With 2 or 3 players, what of a threat on the second character of the player who placed it?", "decided"
    ),
    Ruling("R-14", "What exactly does the Witch carry over?", "rulebook", "decided: what is counted"),
    Ruling(
        "R-15", "When does a bewitched King or Patrician take the crown?", "rulebook: takes it", "decided: the moment"
    ),
    Ruling("R-16", "Who may receive the crown from the Emperor?", "rulebook", "public", "decided: the Witch"),
    Ruling("R-17", "Must the Emperor take something?", "rulebook"),
    Ruling(
        "R-18",
        "What if rank 4 is bewitched or killed, or the Queen bewitched?",
        "rulebook: killed",
        "decided: the rest",
    ),
    Ruling("R-19", "How far does the protection of the Bishop go?", "decided"),
    Ruling("R-20", "Does a city lose completion?", "decided"),
    Ruling("R-21", "Can an exchange complete a city?", "decided"),
    Ruling("R-22", "When is the Magistrate asked?", "decided"),
    Ruling(
        "R-23", "If the Magistrate passes, may they confiscate a later build?", "rulebook: only the first", "decided"
    ),
    Ruling("R-24", "Do the building rules of a card bind the Magistrate?", "rulebook: identical", "decided: Monument"),
    Ruling("R-25", "What is returned after a confiscation?", "rulebook: gold, Den", "decided: Cardinal"),
    Ruling(
        "R-26",
        "In which order do refund, tax and completion come after a confiscation?",
        "rulebook",
        "decided: the order",
    ),
    Ruling("R-27", "What of a signed warrant on a second character of the player who signed it?", "decided"),
    Ruling("R-28", "Who is exempt from tax, and what counts as building?", "rulebook", "decided: the Witch"),
    Ruling("R-29", "What is refunded to the Alchemist?", "rulebook", "decided: confiscated"),
    Ruling("R-30", "How do the ways to pay combine?", "decided"),
    Ruling("R-31", "Does the Factory change costs elsewhere?", "decided"),
    Ruling("R-32", "What are the limits of the Framework?", "decided"),
    Ruling("R-33", "What may be sacrificed for the Necropolis?", "decided"),
    Ruling(
        "R-34",
        "May a completed city give up its own districts?",
        "decided: Framework, Necropolis",
        "rulebook: Armory, literal reading",
    ),
    Ruling(
        "R-35",
        "When are the districts counted for the Monument?",
        "rulebook: the card is laid down before it is paid",
        "decided: the reading",
    ),
    Ruling("R-36", "What does it mean that the Monument counts as 2?", "decided"),
    Ruling(
        "R-37", "When may the Wizard build at once, and how is it paid?", "rulebook: any moment", "decided: the rest"
    ),
    Ruling("R-38", "Must the Seer give cards back?", "rulebook"),
    Ruling("R-39", "How does the Cardinal fund a build in detail?", "rulebook", "decided: Thieves' Den"),
    Ruling("R-40", "Whose districts may the Armory destroy?", "rulebook: completed", "decided"),
    Ruling("R-41", "Do Keep, Bishop and Great Wall matter for the Armory?", "public", "decided"),
    Ruling("R-42", "What are the limits of the Magician?", "decided"),
    Ruling("R-43", "What are the limits of the Spy?", "decided"),
    Ruling("R-44", "What if the Scholar finds fewer than 7 cards?", "decided"),
    Ruling("R-45", "Does the Artist act once or twice?", "rulebook: cost", "decided: the rest"),
    Ruling("R-46", "When is the tithe of the Abbot possible?", "rulebook"),
    Ruling("R-47", "Can income be taken in parts?", "rulebook", "public"),
    Ruling(
        "R-48",
        "How does the Diplomat exchange identical or beautified districts, and the Museum?",
        "rulebook",
        "decided",
    ),
    Ruling("R-49", "Which cost counts for the Marshal?", "decided"),
    Ruling(
        "R-50",
        "Does the Great Wall protect itself or bind its owner?",
        "public: itself",
        "rulebook: Diplomat",
        "decided: own Warlord",
    ),
    Ruling("R-51", "Who gets the extra gold for the Great Wall, and does it raise the cost?", "decided"),
    Ruling("R-52", "May the owner of the Keep exchange or destroy it with rank 8?", "decided"),
    Ruling("R-53", "May the Warlord destroy a district in their own completed city?", "decided"),
    Ruling("R-60", "Does the Haunted Quarter choose once, or for each effect?", "decided"),
    Ruling("R-61", "Do unique districts count for the Capitol?", "decided"),
    Ruling("R-62", "Do beautified districts count with their raised cost for the Basilica?", "decided"),
    Ruling("R-63", "Does the Secret Vault count for the Map Room?", "decided"),
    Ruling("R-64", "What if the Museum changes its owner?", "rulebook: cards stay", "decided"),
    Ruling("R-65", "When does the crown count for the Statue?", "decided"),
    Ruling("R-66", "From when on and how often does the Theater work?", "public"),
    Ruling("R-67", "How is a tie broken with killed or two characters?", "decided"),
    Ruling("R-68", "Which character joins a first game with 3 or 8 players?", "rulebook", "decided: the default"),
    Ruling("R-69", "What is identical?", "rulebook"),
    Ruling("R-70", "Can two characters of one rank be in a game?", "rulebook"),
)
