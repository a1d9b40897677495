# The guided first game of Paladins: each rule when it first matters, in at most two sentences.

paladins-guide-question-first_townsfolk = Everybody begins with one of the Townsfolk, for nothing. It helps you every time you do its action, so choose what you want to do often.
paladins-guide-question-play = Choose the Paladin of this round: it brings two workers, lifts attributes and helps one action. The other two go back to your pile.
paladins-guide-question-top = One of the other two goes on top of your pile: you will see it again in the next round. The last one goes under the pile.
paladins-guide-question-tavern = The Tavern brings four more workers. Look which slots your plan needs.
paladins-guide-question-turn = Take one action: what glows can be done now. Each action can be used once in a round, unless you Pray.
paladins-guide-question-worker = Workers stand on slots of their colour; the dotted ones take anybody. One click on the suggestion pays for it all.
paladins-guide-question-townsfolk = Townsfolk further right are cheaper. Two workers hire one for your crew, one worker discards it for the corner.
paladins-guide-question-mode = One worker brings 1, two bring 3. The second must have the colour of its slot, or be a Criminal.
paladins-guide-question-square = Your Monk or Outpost goes to a square you reach with Faith or Strength. You gain what lies there.
paladins-guide-question-attack = The place of the Outsider asks for Strength. What you lack can be paid in silver.
paladins-guide-question-convert = The place of the Outsider asks for Faith. It stays with you and scores at the end.
paladins-guide-question-jar = Your Jar goes to a space of your board and brings its reward. You may also drop a Suspicion.
paladins-guide-question-workshop_target = A Workshop replaces a worker on this slot for good. Put it on an action you will do often.
paladins-guide-question-pray = Choose an action to clear: its workers go back, and you can do it once more in this round.
paladins-guide-question-space_worker = One worker uses this Favour of the king. Nobody else can use it in this round.
paladins-guide-question-choice = You may choose between these rewards. Take what your next action needs.
paladins-guide-question-payment = You can pay in silver, or take a Debt instead. An unpaid Debt costs 3 points at the end.
paladins-guide-question-free_recruit = Take one of the Townsfolk for nothing: into your crew, or discard it for the corner.
paladins-guide-question-keep = When you pass, up to three unused workers stay for the next round.
paladins-guide-event-reveals_order = The king has revealed an Order: do its action five times in the game, and it scores at the end.
paladins-guide-event-reveals_favour = The king has revealed a Favour: a worker of the right kind may use it, one player in each round.
paladins-guide-event-suspected = A Criminal fits every slot, but brings a Suspicion. Too many of them, and the Inquisition looks at you.
paladins-guide-event-takes_tax = A Suspicion pays you Tax from the pool. Who empties the pool brings the Inquisition.
paladins-guide-event-inquisition = The Inquisition: who has the most Suspicions takes a Debt. Then the pool is filled again.
paladins-guide-event-passes = Who passes takes no more turns in this round. When all have passed, the next round begins.
