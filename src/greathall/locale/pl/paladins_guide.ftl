# The guided first game of Paladins: each rule when it first matters, in at most two sentences.

paladins-guide-question-first_townsfolk = Każdy zaczyna z jednym Mieszczaninem, za darmo. Pomaga ci przy każdym wykonaniu swojej akcji, więc wybierz to, co chcesz robić często.
paladins-guide-question-play = Wybierz Paladyna na tę rundę: daje dwóch Robotników, podnosi Atrybuty i wspiera jedną akcję. Pozostali dwaj wracają na twój stos.
paladins-guide-question-top = Jeden z pozostałych dwóch trafia na wierzch stosu: zobaczysz go znowu w następnej rundzie. Ostatni trafia pod spód.
paladins-guide-question-tavern = Karczma daje czterech kolejnych Robotników. Sprawdź, jakich miejsc potrzebuje twój plan.
paladins-guide-question-turn = Wykonaj jedną akcję: świecą te, które są teraz możliwe. Każdej można użyć raz w rundzie, chyba że pomoże Modlitwa.
paladins-guide-question-worker = Robotnicy stają na polach swojego koloru; przezroczyste przyjmą każdego. Jedno kliknięcie w propozycję załatwia wszystko.
paladins-guide-question-townsfolk = Mieszczanie bardziej na prawo są tańsi. Dwóch Robotników rekrutuje jednego do drużyny, a jeden odrzuca go za nagrodę z rogu karty.
paladins-guide-question-mode = Jeden Robotnik daje 1 sztukę Zapasów lub Srebrnik, a dwóch aż 3. Drugi musi mieć kolor swojego miejsca albo być Złoczyńcą.
paladins-guide-question-square = Twój Mnich lub Posterunek staje na polu w zasięgu Wiary lub Siły. Zyskujesz to, co tam leży.
paladins-guide-question-attack = Miejsce Najeźdźcy wymaga Siły. Czego brakuje, możesz dopłacić Srebrnikami.
paladins-guide-question-convert = Miejsce Najeźdźcy wymaga Wiary. Nawrócony zostaje z tobą i na koniec daje punkty.
paladins-guide-question-jar = Dzban staje na twojej planszy i daje nagrodę z tego miejsca. Możesz też odrzucić Podejrzenie.
paladins-guide-question-workshop_target = Warsztat na stałe zastępuje Robotnika na tym miejscu. Postaw go na akcji, którą będziesz wykonywać często.
paladins-guide-question-pray = Wybierz akcję: jej Robotnicy wracają do puli głównej, a ty możesz ją w tej rundzie wykonać jeszcze raz.
paladins-guide-question-space_worker = Jeden Robotnik korzysta z tej Królewskiej Łaski. W tej rundzie nikt inny już jej nie użyje.
paladins-guide-question-choice = Możesz wybrać jedną z tych nagród. Weź to, czego potrzebuje twoja następna akcja.
paladins-guide-question-payment = Możesz zapłacić Srebrnikami albo zamiast tego wziąć Dług. Niespłacony Dług kosztuje na koniec 3 punkty.
paladins-guide-question-free_recruit = Weź Mieszczanina za darmo: do drużyny albo odrzuć go za nagrodę z rogu karty.
paladins-guide-question-keep = Gdy pasujesz, do trzech nieużytych Robotników zostaje na następną rundę.
paladins-guide-event-reveals_order = Król odkrywa Dekret: wykonaj jego akcję pięć razy w grze, a na koniec da ci punkty.
paladins-guide-event-reveals_favour = Król odkrywa Łaskę: może jej użyć odpowiedni Robotnik, jeden gracz w każdej rundzie.
paladins-guide-event-suspected = Złoczyńca pasuje na każde miejsce, ale przynosi Podejrzenie. Zbierz ich za dużo, a zainteresuje się tobą Inkwizycja.
paladins-guide-event-takes_tax = Podejrzenie daje ci Srebrniki z puli Podatków. Kto ją opróżni, sprowadza Inkwizycję.
paladins-guide-event-inquisition = Inkwizycja: kto ma najwięcej Podejrzeń, bierze Dług. Potem pula znów się zapełnia.
paladins-guide-event-passes = Kto pasuje, nie ma już tur w tej rundzie. Gdy spasują wszyscy, zaczyna się następna.
