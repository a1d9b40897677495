# What the server says where there is no client yet that could.

server-title = Great Hall
server-not-built = Stół w przeglądarce nie został tu jeszcze zbudowany. To polecenie go zbuduje i otworzy: python3 dev.py play
server-library-alone = To sama biblioteka, zainstalowana bez stołu w przeglądarce. Zainstaluj Great Hall ponownie razem ze stołem albo zagraj w terminalu: greathall play citadels
