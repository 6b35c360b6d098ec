"""Decisions, events, views, notation, positions and records: small frozen values with a text form."""
