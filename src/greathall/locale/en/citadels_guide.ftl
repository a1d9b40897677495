# The guided first game of Citadels: each rule when it first matters, in at most two sentences.

citadels-guide-aim = Build the best city: every district is worth what it costs, and when somebody has { $size }, the game ends with that round. Most points win.
citadels-guide-signs = The coin is gold, the cards are the hand, the gold seal counts points; the number on a district is its cost. The row of characters is in the order of their ranks.
citadels-guide-question-character = Choose who you are in this round: nobody else knows until the rank is called. Take what helps your hand, or what nobody expects.
citadels-guide-question-turn = Now it is your turn: first gather gold or cards, then build one district you can pay for. What glows can be clicked, and what does not says why.
citadels-guide-question-keep = You keep one of the cards you have drawn. A cheap district now may be better than a palace you cannot afford.
citadels-guide-question-kill = As the Assassin you name a character, not a player. Its holder loses the turn and stays hidden.
citadels-guide-question-rob = As the Thief you name a character. When it is called, all its gold is yours.
citadels-guide-question-magic = As the Magician you swap your hand with somebody, or exchange cards of your own with the deck. A rich hand opposite is a good reason.
citadels-guide-question-replace = Pick the cards you do not want, then draw as many. You will not see the old ones again soon.
citadels-guide-question-raid = As the Warlord you may destroy a district for 1 gold less than it costs. Complete cities and the Bishop's are safe.
citadels-guide-question-destroy = The number on each district is what destroying it costs you. Cheap ones are free.
citadels-guide-question-pay = This district can be paid in more than one way. Choose what you can do without.
citadels-guide-question-lay_down = Cards from your hand can pay for this one, each worth 1 gold. The rest is paid in gold.
citadels-guide-event-put_away = Some characters lie open: nobody can be them in this round. One more lies facedown.
citadels-guide-event-reveals = The ranks are called from 1 upwards, and each character shows itself when its turn comes. You now know a little more about who is left.
citadels-guide-event-names = Somebody has named a character: it is marked in the row of characters. Its holder is still unknown.
citadels-guide-event-nobody = Nobody answers for this rank: either nobody holds it, or it was killed. Both look the same.
citadels-guide-event-crowned = The crown has moved. The player who wears it chooses first in the next round.
citadels-guide-event-destroyed = A district was destroyed. Complete cities and the Bishop's are safe from rank 8.
citadels-guide-event-completes = A city is complete: this is the last round. Then the points are counted.
