"""The name, crest and settings of a guest, kept in the cookie."""

from __future__ import annotations

from dataclasses import replace

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from kunitori.errors import KunitoriError
from kunitori.i18n import LANGUAGES
from kunitori.tables.crests import CRESTS
from kunitori.tables.names import checked_name
from kunitori.web.context import context_of, current_guest, language_of, remember
from kunitori.web.forms import Form, form_of
from kunitori.web.guests import crest_of
from kunitori.web.pages.common import go, show
from kunitori.web.pages.recovery import recovery_link
from kunitori.web.refusals import status_of
from kunitori.web.themes import SYSTEM, THEMES, theme_of

__all__ = ["name_and_crest", "router"]

router: APIRouter = APIRouter(include_in_schema=False)

MOTIONS = ("system", "full", "none")
SOUNDS = ("off", "on")


@router.get("/settings")
async def ask(request: Request) -> Response:
    """The form, filled in."""
    guest = current_guest(request)
    fields = {"name": [guest.name], "crest": [crest_of(guest)], "language": [language_of(request)]}
    fields |= {key: [guest.settings[key]] for key in ("motion", "sound") if key in guest.settings}
    fields["theme"] = [theme_of(guest)]
    return await _form(request, Form(fields), is_kept="kept" in request.query_params)


@router.post("/settings")
async def keep(request: Request) -> Response:
    """Save the form."""
    form = await form_of(request)
    try:
        name, crest = name_and_crest(form)
        language = form.choice("language", LANGUAGES, language_of(request))
        motion = form.choice("motion", MOTIONS, "system")
        sound = form.choice("sound", SOUNDS, "off")
        theme = form.choice("theme", THEMES, SYSTEM)
    except KunitoriError as problem:
        return await _form(request, form, [problem.sentence(language_of(request))], status_of(problem))
    guest = current_guest(request).with_settings(
        motion="" if motion == "system" else motion,
        sound="" if sound == "off" else sound,
        theme="" if theme == SYSTEM else theme,
    )
    remember(request, replace(guest, name=name, crest=crest, language=language))
    return go("/settings?kept")


@router.post("/settings/theme")
async def keep_theme(request: Request) -> Response:
    """Save the theme alone, from the menu of a table."""
    theme = (await form_of(request)).choice("theme", THEMES, SYSTEM)
    remember(request, current_guest(request).with_settings(theme="" if theme == SYSTEM else theme))
    return Response(status_code=204)


def name_and_crest(form: Form) -> tuple[str, str]:
    """The chosen crest and name; the name is empty if none was given."""
    name = checked_name(form.one("name")) if form.one("name") else ""
    return name, form.choice("crest", CRESTS, CRESTS[0])


async def _form(
    request: Request, form: Form, problems: list[str] | None = None, status: int = 200, is_kept: bool = False
) -> Response:
    context = context_of(request)
    told = await context.store.subscriptions.number_of(current_guest(request).id) if context.bell else 0
    return show(
        request, "settings.html", status, form=form, problems=problems or [], crests=CRESTS, motions=MOTIONS,
        sounds=SOUNDS, is_kept=is_kept, recovery=recovery_link(request), told=told,
        push_key=context.bell.vapid.public if context.bell else "",
    )  # fmt: skip
