"""The server: tables that people far apart play at, kept so that no acknowledged move is ever lost."""
