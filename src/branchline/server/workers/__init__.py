"""Processes that compute beside the server: bots that think, judges of what strangers send."""
