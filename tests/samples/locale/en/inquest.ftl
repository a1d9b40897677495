## Questions.

inquest-question-monk = Play a monk
    .why = Everybody shows one at the same time.
    .waiting = { $who } chooses a monk
inquest-question-top = Keep a monk on top of your pile
    .why = You draw it first in the next round.
inquest-question-act = Take your turn
    .why = One action, then the next seat has its turn.
    .waiting = { $who } acts
inquest-question-trigger = Choose who acts first
    .why = The inquisition is here, and your crew answers it.
    .waiting = { $who } answers the inquisition

## Answers.

inquest-answer-play-monk = Play the { $monk }
    .verb = Play
inquest-answer-keep-monk = Keep the { $monk } on top
    .verb = Keep
inquest-answer-steal = Steal: take two criminals
    .verb = Steal
inquest-answer-work = Work for one silver
    .verb = Work
inquest-answer-atone = Atone for one silver
    .verb = Atone
inquest-answer-recruit-folk = Recruit the { $folk }
    .verb = Recruit
inquest-answer-trigger-folk = The { $folk }
    .verb = Act

## Events.

inquest-event-shows = { $who } shows the { $card }.
inquest-event-works = { $who } works for one silver.
inquest-event-atones = { $who } atones.
inquest-event-recruits = { $who } recruits the { $card }.
inquest-event-suspected =
    { $silver ->
        [0] { $who } falls under { $mark } suspicion; the pool is empty.
       *[other] { $who } falls under { $mark } suspicion and takes { $silver } silver from the pool.
    }
inquest-event-inquisition = The inquisition comes!
inquest-event-indebted = { $who } is the most suspected and falls into debt.
inquest-event-acts = The { $card } of { $who } acts.
inquest-event-decides = The { $who } decides.

## Why not.

inquest-reason-innocent = nobody suspects you
inquest-reason-silver_short = you have no silver
inquest-reason-taken = you have recruited them already

## Names.

inquest-monk-prior = prior
inquest-monk-cellarer = cellarer
inquest-monk-sacrist = sacrist
inquest-monk-novice = novice
inquest-monk-porter = porter
inquest-monk-almoner = almoner
inquest-monk-infirmarian = infirmarian
inquest-mark-mild = mild
inquest-mark-grave = grave
inquest-folk-conspirator = conspirator
inquest-folk-squire = squire
inquest-folk-peddler = peddler
inquest-seat-opponent = opponent

## The table.

inquest-zone-pile = Pile
inquest-zone-drawn = Drawn
inquest-zone-chosen = Chosen
inquest-zone-played = Played
inquest-zone-crew = Crew
inquest-field-silver = Silver
inquest-field-faith = Faith
inquest-field-suspicions = Suspicions
inquest-field-debts = Debts
inquest-field-criminals = Criminals
inquest-field-bag = Bag
inquest-field-tax = Tax pool

## Score.

inquest-line-faith = Faith, two points each
inquest-line-silver = Silver
inquest-line-debts = Debts
