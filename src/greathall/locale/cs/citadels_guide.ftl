# První hra Citadely s průvodcem: každé pravidlo, až když na něm poprvé záleží, nejvýš ve dvou větách.

citadels-guide-aim = Postav nejlepší město: stavba má hodnotu své ceny, a jakmile jich má někdo { $size }, hra tímto kolem končí. Vyhrává, kdo má nejvíc bodů.
citadels-guide-signs = Mince je zlato, karty jsou ruka, zlatá pečeť počítá body a číslo na stavbě je její cena. V řadě leží postavy podle pořadí.
citadels-guide-question-character = Vyber si, kým v tomto kole budeš: dokud se číslo nevyvolá, neví to nikdo jiný. Vezmi si postavu, která pomůže tvé ruce, nebo tu, kterou nikdo nečeká.
citadels-guide-question-turn = Teď jsi na tahu: nejdřív si vezmi zlato nebo karty, pak postav jednu stavbu, na kterou máš. Na co lze kliknout, to svítí, a co nesvítí, řekne proč.
citadels-guide-question-keep = Z dobraných karet si necháš jednu. Levná stavba hned může být lepší než palác, na který nemáš.
citadels-guide-question-kill = Jako Mordýřka jmenuješ postavu, ne hráče. Kdo ji má, přijde o tah a zůstane skrytý.
citadels-guide-question-rob = Jako Zloděj jmenuješ postavu. Až se vyvolá, všechno její zlato je tvoje.
citadels-guide-question-magic = Jako Čarodějka si s někým vyměníš ruku, nebo vyměníš vlastní karty za karty z balíčku. Bohatá ruka naproti je dobrý důvod.
citadels-guide-question-replace = Vyber karty, které nechceš, a dober si jich stejně. Ty staré hned tak neuvidíš.
citadels-guide-question-raid = Jako Žoldnéř smíš zničit stavbu o 1 zlaťák levněji, než stojí. Dokončená města a město Kněze jsou v bezpečí.
citadels-guide-question-destroy = Číslo u každé stavby říká, kolik tě její zničení bude stát. Levné jsou zadarmo.
citadels-guide-question-pay = Tuto stavbu lze zaplatit několika způsoby. Zvol, co můžeš postrádat.
citadels-guide-question-lay_down = Za tuto stavbu lze platit i kartami z ruky, každá je za 1 zlaťák. Zbytek se platí zlatem.
citadels-guide-event-put_away = Některé postavy leží lícem nahoru: v tomto kole je nikdo mít nemůže. Jedna další leží lícem dolů.
citadels-guide-event-reveals = Postavy se vyvolávají od čísla 1 nahoru a každá se ukáže, až na ni dojde. Teď víš zas o něco víc o tom, kdo zbývá.
citadels-guide-event-names = Někdo jmenoval postavu: v řadě postav je označená. Kdo ji má, se ještě neví.
citadels-guide-event-nobody = Na toto číslo se nikdo nehlásí: buď postavu nikdo nemá, nebo byla zavražděna. Obojí vypadá stejně.
citadels-guide-event-crowned = Koruna změnila majitele. Kdo ji má, vybírá si v příštím kole jako první.
citadels-guide-event-destroyed = Jedna stavba je zničená. Dokončená města a město Kněze jsou před číslem 8 v bezpečí.
citadels-guide-event-completes = Jedno město je dokončené: toto je poslední kolo. Pak se počítají body.
