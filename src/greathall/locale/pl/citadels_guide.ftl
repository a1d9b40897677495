# The guided first game of Citadels: each rule when it first matters, in at most two sentences.

citadels-guide-aim = Zbuduj najlepsze miasto: dzielnica jest warta tyle, ile kosztuje, a gdy ktoś ma ich { $size }, gra kończy się z tą rundą. Wygrywa, kto ma najwięcej punktów.
citadels-guide-signs = Moneta to złoto, karty to ręka, złota pieczęć liczy punkty, a liczba na dzielnicy to jej koszt. W rzędzie leżą postacie według rang.
citadels-guide-question-character = Wybierz, kim jesteś w tej rundzie: nikt inny nie wie tego, póki nie padnie ranga. Weź to, co pomoże twoim kartom, albo to, czego nikt się nie spodziewa.
citadels-guide-question-turn = Teraz twoja tura: najpierw zbierz złoto lub karty, potem zbuduj jedną dzielnicę, na którą cię stać. Co świeci, można kliknąć, a reszta powie ci, dlaczego nie.
citadels-guide-question-keep = Z dobranych kart zachowujesz jedną. Tania dzielnica teraz może być lepsza niż pałac, na który cię nie stać.
citadels-guide-question-kill = Jako Zabójczyni wskazujesz postać, a nie gracza. Kto ją ma, traci turę i pozostaje w ukryciu.
citadels-guide-question-rob = Jako Złodziej wskazujesz postać. Gdy padnie jej ranga, całe jej złoto jest twoje.
citadels-guide-question-magic = Jako Iluzjonistka zamieniasz z kimś rękę albo wymieniasz własne karty z talią. Bogata ręka naprzeciwko to dobry powód.
citadels-guide-question-replace = Wskaż karty, których nie chcesz, i dobierz tyle samo. Starych prędko nie zobaczysz.
citadels-guide-question-raid = Jako Generał możesz zniszczyć dzielnicę, płacąc o 1 mniej, niż kosztuje. Ukończone miasta i miasto Biskupa są bezpieczne.
citadels-guide-question-destroy = Liczba na dzielnicy mówi, ile zapłacisz za jej zniszczenie. Najtańsze niszczysz za darmo.
citadels-guide-question-pay = Za tę dzielnicę można zapłacić na kilka sposobów. Wybierz to, bez czego się obejdziesz.
citadels-guide-question-lay_down = Za tę dzielnicę można zapłacić kartami z ręki, każda jest warta 1 sztukę złota. Resztę płacisz złotem.
citadels-guide-event-put_away = Niektóre postacie leżą odkryte: w tej rundzie nikt nimi nie gra. Jeszcze jedna leży zakryta.
citadels-guide-event-reveals = Rangi wywołuje się od 1 w górę, a każda postać ujawnia się w swojej turze. Wiesz już trochę więcej o tym, kto został.
citadels-guide-event-names = Ktoś wskazał postać: jest zaznaczona w rzędzie postaci. Kto ją ma, wciąż nie wiadomo.
citadels-guide-event-nobody = Za tę rangę nikt się nie zgłasza: albo nikt jej nie ma, albo ją zabito. Jedno i drugie wygląda tak samo.
citadels-guide-event-crowned = Korona zmieniła właściciela. Kto ją ma, zaczyna wybór w następnej rundzie.
citadels-guide-event-destroyed = Zniszczono dzielnicę. Ukończone miasta i miasto Biskupa są bezpieczne przed rangą 8.
citadels-guide-event-completes = Jest ukończone miasto: to ostatnia runda. Potem liczymy punkty.
