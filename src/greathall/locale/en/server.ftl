# What the server says where there is no client yet that could.

server-title = Great Hall
server-not-built = The table in the browser has not been built here. This builds and opens it: python3 dev.py play
