"""The games in words, for language models: what a seat sees, what it is asked, and what its answer means."""

from __future__ import annotations

from kunitori.envs.words.conversation import RETRIES, Answered, Conversation

__all__ = ["RETRIES", "Answered", "Conversation"]
