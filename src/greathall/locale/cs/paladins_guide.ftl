# První hra Paladinů s průvodcem: každé pravidlo, až když na něm poprvé záleží, nejvýš ve dvou větách.

paladins-guide-question-first_townsfolk = Každý začíná s jedním měšťanem zadarmo. Pomůže ti pokaždé, když provedeš jeho akci, takže vybírej podle toho, co chceš dělat často.
paladins-guide-question-play = Vyber paladina pro toto kolo: přinese dva poddané, zvýší vlastnosti a pomůže s jednou akcí. Ostatní dva se vrátí do tvého balíčku.
paladins-guide-question-top = Jeden ze zbylých dvou jde navrch tvého balíčku: v příštím kole ho uvidíš znovu. Poslední jde dospod.
paladins-guide-question-tavern = Krčma přinese čtyři další poddané. Podívej se, která místa tvůj plán potřebuje.
paladins-guide-question-turn = Proveď jednu akci: co svítí, to teď jde. Každou akci lze použít jednou za kolo, pokud ji neuvolníš Modlitbou.
paladins-guide-question-worker = Poddaní stojí na políčkách své barvy; na průhledná smí kdokoli. Jedním kliknutím na návrh zaplatíš všechno.
paladins-guide-question-townsfolk = Čím víc vpravo, tím jsou měšťané levnější. Dva poddaní přivedou jednoho do družiny, jeden poddaný ho odhodí za odměnu.
paladins-guide-question-mode = Jeden poddaný přinese 1, dva přinesou 3. Druhý musí mít barvu svého místa, nebo to musí být zločinec.
paladins-guide-question-square = Misionář nebo tvrz jde na pole, na které stačí tvá víra nebo síla. Co tam leží, získáš.
paladins-guide-question-attack = Místo cizince vyžaduje sílu. Co ti chybí, můžeš doplatit mincemi.
paladins-guide-question-convert = Místo cizince vyžaduje víru. Cizinec u tebe zůstane a na konci boduje.
paladins-guide-question-jar = Džbán jde na místo tvé desky a přinese jeho odměnu. Smíš také odhodit podezření.
paladins-guide-question-workshop_target = Dílna nahradí poddaného na tomto místě natrvalo. Dej ji k akci, kterou budeš dělat často.
paladins-guide-question-pray = Vyber akci, kterou uvolníš: její poddaní se vrátí a v tomto kole ji můžeš provést ještě jednou.
paladins-guide-question-space_worker = Tuto královskou přízeň využije jeden poddaný. Nikdo jiný ji už v tomto kole nepoužije.
paladins-guide-question-choice = Z těchto odměn si můžeš vybrat. Vezmi si tu, kterou potřebuje tvá příští akce.
paladins-guide-question-payment = Můžeš zaplatit mincemi, nebo si místo toho vzít dluh. Nesplacený dluh na konci odečte 3 body.
paladins-guide-question-free_recruit = Vezmi si jednoho měšťana zadarmo: do družiny, nebo ho odhoď za odměnu.
paladins-guide-question-keep = Když pasuješ, zůstanou ti do příštího kola nejvýš tři nepoužití poddaní.
paladins-guide-event-reveals_order = Král odhalil rozkaz: kdo za hru provede jeho akci pětkrát, získá na konci body.
paladins-guide-event-reveals_favour = Král odhalil svou přízeň: v každém kole ji smí využít jeden hráč, a to správným poddaným.
paladins-guide-event-suspected = Zločinec se hodí na každé místo, ale přináší podezření. Když jich je moc, všimne si tě Inkvizice.
paladins-guide-event-takes_tax = Podezření ti vyplatí daň ze zásoby. Kdo zásobu vyprázdní, přivolá Inkvizici.
paladins-guide-event-inquisition = Inkvizice: kdo má nejvíc podezření, vezme si dluh. Pak se zásoba znovu naplní.
paladins-guide-event-passes = Kdo pasuje, v tomto kole už nehraje. Až pasují všichni, začne další kolo.
