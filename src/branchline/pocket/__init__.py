"""A host inside the browser: the tables of one person, without a server.

It answers the server's own messages, as far as they need nobody else.
"""
