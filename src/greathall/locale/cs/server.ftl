# Co říká server tam, kde ještě není klient, který by to řekl.

server-title = Great Hall
server-not-built = Stůl pro prohlížeč tu ještě není sestavený. Sestaví a otevře ho příkaz: python3 dev.py play
server-library-alone = Tohle je samotná knihovna, nainstalovaná bez stolu pro prohlížeč. Nainstaluj Great Hall znovu i se stolem, nebo si zahraj v terminálu: greathall play citadels
