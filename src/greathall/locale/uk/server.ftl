# What the server says where there is no client yet that could.

server-title = Great Hall
server-not-built = Стіл для браузера тут ще не зібрано. Ця команда зібере його й відкриє: python3 dev.py play
