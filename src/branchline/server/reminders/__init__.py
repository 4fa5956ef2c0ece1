"""Telling people that it is their turn: Web Push, mail, webhooks."""
