"""The foot of a page: where its numbers come from."""

from __future__ import annotations

from importlib.metadata import version

from kunitori.i18n import Message, message
from kunitori.lab.study import Study
from kunitori.values.record import REVISION

__all__ = ["foot"]


def foot(command: str, *studies: Study) -> tuple[Message, ...]:
    """Where the numbers come from: version, cards, and the command that makes the same page again."""
    hashes = tuple(study.cards.hash[:12] for study in studies)
    source = message("lab-foot-source", version=version("kunitori"), revision=REVISION, cards=hashes)
    return source, message("lab-foot-command", command=command)
