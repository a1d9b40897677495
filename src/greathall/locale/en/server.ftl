# What the server says when there is no client yet that could.

server-title = Great Hall
server-not-built = The table in the browser has not been built here. To build and open it: python3 dev.py play
server-library-alone = This is the library alone, installed without the table in the browser. Install Great Hall again with it, or play at the terminal: greathall play citadels
