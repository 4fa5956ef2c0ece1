"""Tables as a server hosts them: loaded from their rows, one thing at a time, stored before shown."""
