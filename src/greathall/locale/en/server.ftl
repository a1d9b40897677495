# What the server says where there is no client yet that could.

server-title = Great Hall
server-not-built = The table in the browser has not been built here. To build and open it: python3 dev.py play
