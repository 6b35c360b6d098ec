"""The panel of a lesson beside the table: the explanation, the number of the step, and where to look."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache

from markupsafe import Markup, escape

from kunitori.i18n import Texts, texts
from kunitori.web.tutorial.lesson import Step, Walk

__all__ = ["panel"]

_RULE = re.compile(r"\b([CKWXM][0-9](?:\.[0-9])?)(?![0-9.])")


def panel(walk: Walk, moves: Sequence[str], say: Texts) -> Markup:
    """The element with the id ``lesson``: its pages, the buttons to turn them, and the places it points at."""
    step = walk.step_for(moves)
    if step is None:
        return _left(walk.lesson.id, say.language)
    is_over = step.number == len(walk.lesson.steps) - 1
    return _panel(walk.lesson.id, step, len(walk.lesson.steps), is_over, tuple(walk.pages(step, say)), say.language)


@lru_cache(maxsize=512)
def _panel(id: str, step: Step, steps: int, is_over: bool, pages: tuple[str, ...], language: str) -> Markup:
    say = texts(language)
    items = Markup("").join(Markup("<li>{}</li>").format(_linked(page)) for page in pages)
    what = say("lesson-done") if is_over else say("lesson-task" if step.is_task else "lesson-watch")
    kind = "done" if is_over else "task" if step.is_task else "watch"
    links = Markup('<a class="act" href="{}">{}</a><a class="act main" href="/new">{}</a>').format(
        "/handbook/examples" if id.startswith("example_") else "/learn",
        say("handbook-examples" if id.startswith("example_") else "lesson-more"),
        say("lesson-new"),
    )
    return Markup(
        '<div role="region" class="lesson panel {kind}" id="lesson" aria-label="{title}" data-step="{number}"'
        ' data-points="{points}"><header><b>{title}</b><span>{where}</span></header>'
        '<progress max="{steps}" value="{place}" aria-hidden="true"></progress>'
        '<ol aria-live="polite" aria-atomic="true">{items}</ol>'
        '<footer><em>{what}</em><button type="button" class="ghostbtn" data-leaf="-1" hidden>{back}</button>'
        '<button type="button" class="act" data-leaf="1" hidden>{next}</button>{links}</footer></div>'
    ).format(
        kind=kind,
        title=say(f"tutorial-{id.replace('_', '-')}"),
        number=step.number,
        points=" ".join(step.points),
        where=say("lesson-step", number=step.number + 1, steps=steps),
        steps=steps,
        place=step.number + 1,
        items=items,
        what=what,
        back=say("lesson-back"),
        next=say("lesson-next"),
        links=links if is_over else "",
    )


@lru_cache(maxsize=64)
def _left(id: str, language: str) -> Markup:
    say = texts(language)
    return Markup(
        '<div role="region" class="lesson panel left" id="lesson" aria-label="{title}" data-step="" data-points="">'
        "<header><b>{title}</b></header><ol><li>{text}</li></ol>"
        '<footer><a class="act" href="/learn/{id}">{again}</a></footer></div>'
    ).format(title=say(f"tutorial-{id.replace('_', '-')}"), text=say("lesson-left"), id=id, again=say("lesson-again"))


def _linked(page: str) -> Markup:
    """The text, with each rule it cites linked to the rulebook."""
    link = r'<a href="/rules/\1" target="_blank" rel="noopener">\1</a>'
    return Markup(_RULE.sub(link, str(escape(page))))
