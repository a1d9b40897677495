# The rules of Citadels on two or three screens, for the page of rules. A chapter has a title and paragraphs.

citadels-rules-aim =
    Everybody builds a city of districts. In each round you hide behind a character, and its power is yours for one turn. When a city is large enough the round is played to its end, and the finest city wins.

    What everybody can see: cities, gold, the number of cards in a hand, and everything that was said. What is hidden: hands, the deck, and who has which character until it is called.
    .title = The aim
citadels-rules-round =
    A round has three parts. First everybody chooses a character in secret. Then the ranks are called from 1 to 8 or 9, and the player who holds the character that is called takes a turn. Then the characters go back, and the next round begins with the player who wears the crown.
    .title = A round
citadels-rules-draft =
    The cast is shuffled. Some characters are turned up and one is put away facedown: they are out of this round. Rank 4 is never turned up. The player who wears the crown looks at the rest, keeps one and passes the others on to the left, and so on. The last card goes facedown.

    With two or three players everybody keeps two characters and has two turns in a round. With seven players and eight characters, or eight and nine, the last player also takes up the card that was put away and keeps one of the two.
    .title = Choosing a character
citadels-rules-calling =
    Nobody answers for a character that nobody holds, or that was killed: both look the same. When yours is called you show it. If it was robbed, your gold goes to the Thief. If it was bewitched, you only gather, and the Witch plays on with it. If it is threatened, you gather, and then answer the threat.
    .title = The ranks are called
citadels-rules-turn =
    In your turn you gather once: take 2 gold, or draw 2 cards and keep one of them. After that you may build one district from your hand by paying its cost to the bank. The power of your character and the effects of your districts may be used once each, in any order, even before you gather.

    Powers are yours to use or to leave, unless a card says must or cannot. Some characters bring income: 1 gold or card for each district of their type.
    .title = Your turn
citadels-rules-building =
    You build what you can pay for, but never a second district of the same name. The limit is one district a turn; the Architect may build three, the Seer and the Scholar two, the Navigator none. The Trader's trade districts do not count.

    Some unique districts change the price or are paid in other ways: the Factory, the Framework, the Necropolis, the Thieves' Den. A city is complete with seven districts, or eight with two or three players.
    .title = Building
citadels-rules-against =
    Rank 1 and 2 strike before they know who is hit: they name a character, not a player. Rank 8 comes last and goes for cities. The Warlord destroys for 1 gold less than a district costs, the Diplomat exchanges, the Marshal seizes what costs 3 at most and pays for it. Complete cities are safe from rank 8, and so is the Bishop's while the Bishop lives. The Keep cannot be touched.
    .title = Against the others
citadels-rules-end =
    The game ends with the round in which somebody completes a city. Your points: the cost of every district in your city; 3 for having all five types; 4 if you were the first to complete a city, 2 if you completed one later; and what your unique districts say.

    With equal points the higher rank in the last round wins.
    .title = The end and the points
citadels-rules-terms =
    Gain: take from the bank or draw and keep.

    Discard: a card goes facedown under the deck.

    Destroy: a district goes under the deck.

    Exchange: both sides give something.

    Type: noble, religious, trade, military or unique.

    Cost: the number on the card; Beautified districts cost 1 more for good.

    Size of a city: its districts; the Monument counts twice.
    .title = Words

## Headings of the lists of cards

citadels-cards-character = Characters
citadels-cards-district = Districts
