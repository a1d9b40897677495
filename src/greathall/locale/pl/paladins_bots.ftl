# What the bots of Paladins think of an answer, for hints. How much it weighs is said apart.

## The turn, and what an action is done to.

paladins-consideration-scores =
    { $times ->
        [1] Punkty na koniec: akcja { $action } po raz pierwszy.
       *[other] Punkty na koniec: akcja { $action } po raz { $times }.
    }
paladins-consideration-orders = Przybliża Królewski Dekret: { $action }, { $times } z 5.
paladins-consideration-raises = Podnosi { $attribute-acc } do { $level }: dla punktów i dla tego, co to otwiera.
paladins-consideration-suspicions = Inkwizycja. Podejrzenia: twoje { $own }, najwięcej u innych { $others }. W puli Podatków: { $tax }.
paladins-consideration-debts =
    { $owed ->
        [0] Długi: nie ma niespłaconych.
        [one] Długi: 1 niespłacony.
        [few] Długi: { $owed } niespłacone.
       *[many] Długi: { $owed } niespłaconych.
    }
paladins-consideration-rewards = Daje Robotników, dobra lub pomoc na kolejne rundy.
paladins-consideration-costs =
    { $provisions ->
        [0] { $silver ->
            [one] Kosztuje 1 Srebrnik.
            [few] Kosztuje { $silver } Srebrniki.
           *[many] Kosztuje { $silver } Srebrników.
        }
        [one] { $silver ->
            [0] Kosztuje 1 sztukę Zapasów.
            [one] Kosztuje 1 Srebrnik i 1 sztukę Zapasów.
            [few] Kosztuje { $silver } Srebrniki i 1 sztukę Zapasów.
           *[many] Kosztuje { $silver } Srebrników i 1 sztukę Zapasów.
        }
        [few] { $silver ->
            [0] Kosztuje { $provisions } sztuki Zapasów.
            [one] Kosztuje 1 Srebrnik i { $provisions } sztuki Zapasów.
            [few] Kosztuje { $silver } Srebrniki i { $provisions } sztuki Zapasów.
           *[many] Kosztuje { $silver } Srebrników i { $provisions } sztuki Zapasów.
        }
       *[many] { $silver ->
            [0] Kosztuje { $provisions } sztuk Zapasów.
            [one] Kosztuje 1 Srebrnik i { $provisions } sztuk Zapasów.
            [few] Kosztuje { $silver } Srebrniki i { $provisions } sztuk Zapasów.
           *[many] Kosztuje { $silver } Srebrników i { $provisions } sztuk Zapasów.
        }
    }
paladins-consideration-leaves =
    { $workers ->
        [0] Na resztę rundy nie zostaje żaden Robotnik.
        [one] Na resztę rundy zostaje 1 Robotnik.
        [few] Na resztę rundy zostaje { $workers } Robotników.
       *[many] Na resztę rundy zostaje { $workers } Robotników.
    }
paladins-consideration-keeps =
    { $workers ->
        [0] Nie ma Robotnika do zachowania.
        [one] Zachowujesz 1 Robotnika na następną rundę.
        [few] Zachowujesz { $workers } Robotników na następną rundę.
       *[many] Zachowujesz { $workers } Robotników na następną rundę.
    }
paladins-consideration-sooner = Lepiej teraz niż później: dużo daje albo ktoś inny może to zabrać.

## The beginning of a round.

paladins-consideration-round_with_paladin =
    { $points ->
        [one] Z tym Paladynem runda zapowiada się na około 1 punkt.
        [few] Z tym Paladynem runda zapowiada się na około { $points } punkty.
       *[many] Z tym Paladynem runda zapowiada się na około { $points } punktów.
    }
paladins-consideration-next_paladin =
    { $points ->
        [one] Dobry na następną rundę: około 1 punktu.
        [few] Dobry na następną rundę: około { $points } punktów.
       *[many] Dobry na następną rundę: około { $points } punktów.
    }
paladins-consideration-least_wanted =
    { $points ->
        [one] Zapowiadał około 1 punktu.
        [few] Zapowiadał około { $points } punktów.
       *[many] Zapowiadał około { $points } punktów.
    }
paladins-consideration-round_with_tavern =
    { $points ->
        [one] Z tymi Robotnikami runda zapowiada się na około 1 punkt.
        [few] Z tymi Robotnikami runda zapowiada się na około { $points } punkty.
       *[many] Z tymi Robotnikami runda zapowiada się na około { $points } punktów.
    }

## Townsfolk and Workshops.

paladins-consideration-joins = Pomoże w tym, co robisz często.
paladins-consideration-goes = Nagroda z rogu karty od razu coś daje.
paladins-consideration-dismissal = Nagroda z rogu karty od razu coś daje, ale tracisz pomoc.
paladins-consideration-saves_workers = Oszczędza Robotnika przy każdej przyszłej akcji { $action }.
paladins-consideration-moving_from = Inne miejsce oszczędziłoby więcej Robotników.
paladins-consideration-moving_to = Tutaj oszczędza więcej Robotników.

## Workers and prayer.

paladins-consideration-spared = Jak bardzo ten Robotnik przyda się w reszcie rundy.
paladins-consideration-kept =
    { $slots ->
        [0] Żadne z twoich miejsc nie wymaga tych kolorów.
        [one] 1 z twoich miejsc wymaga tych kolorów.
        [few] { $slots } z twoich miejsc wymagają tych kolorów.
       *[many] { $slots } z twoich miejsc wymaga tych kolorów.
    }
paladins-consideration-opened_again = Akcję { $action } będzie można wykonać w tej rundzie jeszcze raz.

## Payments, rewards, Suspicions and Debts.

paladins-consideration-price = Co zapłacisz teraz, tego zabraknie później; Dług kosztuje do 3 punktów.
paladins-consideration-reward = Tyle ta nagroda jest teraz warta.
paladins-consideration-comes_first = Najpierw odrzucanie i spłaty; co może ściągnąć Inkwizycję, na końcu.
paladins-consideration-wanted_suspicions = Twój Złodziej lub Domokrążca ma pożytek z Podejrzeń.
paladins-consideration-without_debt = Zniszczony Dług nic na koniec nie kosztuje.
paladins-consideration-acts_in_time = Domokrążcy działają, zanim znikną Podejrzenia, a Giermkowie później.
