"""The games in words, for language models: what a seat sees, what it is asked, and what its answer means."""

from __future__ import annotations

from kunitori.envs.words.conversation import RETRIES, Conversation, Reply

__all__ = ["RETRIES", "Conversation", "Reply"]
