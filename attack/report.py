"""The results of a siege, for people and for programs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table

from attack.honest import KINDS
from attack.siege import AttackResult, SiegeResult
from attack.target import Claim
from kunitori.i18n import Texts, message

__all__ = ["as_data", "show"]


def as_data(run: SiegeResult) -> dict[str, Any]:
    """The whole run as JSON data."""
    return {
        "is_pinned": run.is_pinned,
        "is_met": run.is_met,
        "quiet": _claims_data(run.quiet),
        "attacks": [
            {
                "attack": attack.name,
                "point": attack.point,
                "seconds": round(attack.seconds, 1),
                "is_met": attack.is_met,
                "honest": _claims_data(attack.honest),
                "claims": _claims_data(attack.claims),
                "details": attack.details,
            }
            for attack in run.attacks
        ],
        "end": _claims_data(run.end),
    }


def _claims_data(claims: Sequence[Claim]) -> list[dict[str, Any]]:
    return [
        {
            "figure": claim.name, "value": round(claim.value, 3), "unit": claim.unit, "at_most": claim.most,
            "at_least": claim.least, "is_met": claim.is_met,
        }
        for claim in claims
    ]  # fmt: skip


def show(run: SiegeResult, say: Texts, console: Console) -> None:
    """One line for each attack, then every bound that was missed."""
    table = Table(title=say("attack-title"), box=box.SIMPLE_HEAD, title_justify="left")
    table.add_column(say("attack-attack"))
    for kind in KINDS:
        table.add_column(say(message(f"attack-column-{kind}")), justify="right")
    table.add_column(say("attack-refused"), justify="right")
    table.add_column(say("load-verdict"))
    quiet = {claim.name: claim for claim in run.quiet}
    table.add_row(say("attack-quiet"), *(_quantity(quiet[f"{kind}-p99"], say) for kind in KINDS), "", "")
    for attack in run.attacks:
        honest = {claim.name: claim for claim in attack.honest}
        figures = [_quantity(honest[f"{kind}-p99"], say) if honest[f"{kind}s"].value else "–" for kind in KINDS]
        verdict = say("load-met" if attack.is_met else "load-missed")
        table.add_row(
            say(message(f"attack-name-{attack.name}")), *figures, _quantity(honest["honest-refused"], say), verdict,
            style="" if attack.is_met else "red",
        )  # fmt: skip
    console.print(table)
    for attack in run.attacks:
        _show_missed(attack, say, console)
    for claim in run.end:
        if not claim.is_met:
            console.print(_missed(claim, say), style="red", highlight=False, soft_wrap=True)
    if not run.is_pinned:
        console.print(say("attack-not-pinned"), highlight=False, soft_wrap=True)


def _show_missed(attack: AttackResult, say: Texts, console: Console) -> None:
    for claim in (*attack.honest, *attack.claims):
        if not claim.is_met:
            name = say(message(f"attack-name-{attack.name}"))
            console.print(f"{name}: {_missed(claim, say)}", style="red", highlight=False, soft_wrap=True)


def _missed(claim: Claim, say: Texts) -> str:
    bound = claim.most if claim.most is not None and claim.value > claim.most else claim.least
    assert bound is not None
    id = "attack-more" if bound == claim.most else "attack-less"
    figure = say(message(f"attack-figure-{claim.name}"))
    return say(message(id, figure=figure, value=_quantity(claim, say), bound=_number(bound, claim.unit, say)))


def _quantity(claim: Claim, say: Texts) -> str:
    return _number(claim.value, claim.unit, say)


def _number(value: float, unit: str, say: Texts) -> str:
    digits = f"{value:.0f}" if value == int(value) or abs(value) >= 100 else f"{value:.1f}"
    return say("load-quantity", value=digits, unit=unit).strip()
