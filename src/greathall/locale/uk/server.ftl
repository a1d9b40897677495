# What the server says where there is no client yet that could.

server-title = Great Hall
server-not-built = Стіл для браузера тут ще не зібрано. Ця команда зібере його й відкриє: python3 dev.py play
server-library-alone = Це сама бібліотека, установлена без столу для браузера. Установи Great Hall ще раз разом зі столом або зіграй в терміналі: greathall play citadels
