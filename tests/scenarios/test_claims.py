"""A scenario shows each rule, ruling and card, and no scenario claims one that does not exist."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.scenarios.claims import claimable, claims

from kunitori.cards.kinds import KINDS, MOEGAHARA_KINDS

ROOT = Path(__file__).parents[2]

CARDS = tuple(dict.fromkeys(card for card in (*KINDS, *MOEGAHARA_KINDS) if card))


def test_every_rule_and_every_ruling_is_shown_by_a_scenario() -> None:
    shown = {claim.what for claim in claims() if claim.kind == "rules"}
    missing = [number for number in claimable() if number not in shown]
    assert not missing, f"no scenario shows {', '.join(missing)}"


def test_every_card_is_shown_by_a_scenario() -> None:
    shown = {claim.what for claim in claims() if claim.kind == "cards"}
    missing = [card for card in CARDS if card not in shown]
    assert not missing, f"no scenario is about {', '.join(missing)}"


def test_no_scenario_claims_what_is_not_there() -> None:
    known = {"rules": {*claimable()}, "cards": {*CARDS}}
    wrong = [
        f"{claim.file}, {claim.scenario}: {claim.what}" for claim in claims() if claim.what not in known[claim.kind]
    ]
    assert not wrong, "\n".join(wrong)


def test_the_page_of_rules_code_and_tests_is_fresh_and_leaves_no_rule_without_code() -> None:
    tool = ROOT / "tools" / "write_rule_page.py"
    check = subprocess.run([sys.executable, tool, "--check"], capture_output=True, text=True)
    assert check.returncode == 0, check.stdout + check.stderr
