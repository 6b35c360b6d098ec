"""Decisions, events, positions and records: small frozen values with a text form."""
