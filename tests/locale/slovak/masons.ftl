# Some of Masons in a language with forms, to see that the hall and the page make the same sentences of it.

masons-district-temple = Svätyňa
    .gen = Svätyne
    .acc = Svätyňu
    .gender = feminine
masons-district-church = Kostol
    .acc = Kostol
    .gender = masculine
masons-event-builds = { $card-gender ->
    [feminine] Stojí nová { $card }: { $who } stavia { $card-acc }.
   *[masculine] Stojí nový { $card }: { $who } stavia { $card-acc }.
 }
masons-event-drew-secret = { $cards-is ->
    [nothing] { $who } neberie nič.
   *[other] { $who } berie { $cards-acc } (bez { $cards-gen }).
 }
masons-event-raised = { $who-is }: { $who-gen } ({ $card-is })
masons-event-gathered = { $who } berie { $gold ->
        [one] { $gold } mincu
        [few] { $gold } mince
       *[other] { $gold } mincí
    }.
masons-verb-gold = { $amount ->
    [one] { $amount } minca
   *[other] { $amount } mincí
 }
    .acc = { $amount ->
        [one] { $amount } mincu
       *[other] { $amount } mincí
     }
