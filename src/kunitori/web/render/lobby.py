"""The table while it fills: who sits where, and the link for those who are missing."""

from __future__ import annotations

from markupsafe import Markup

from kunitori.i18n import texts
from kunitori.tables.crests import CRESTS
from kunitori.tables.view import TableView
from kunitori.web.agreed import absence_text
from kunitori.web.templating import environment, title_of

__all__ = ["lobby"]


def lobby(seen: TableView, language: str, invite: str | None = None, qr: Markup | None = None) -> Markup:
    """The one fragment of a table that is not full yet; it is sent again whenever somebody comes or goes."""
    say = texts(language)
    template = environment().get_template("pages/gathering.html")
    title = title_of(seen.settings.game, seen.settings.title, say)
    told = {"t": say, "lang": language, "seen": seen, "invite": invite, "qr_picture": qr, "title": title}
    return Markup(template.render(told, crests=CRESTS, absence=absence_text(seen.settings, say)))
