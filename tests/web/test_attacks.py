"""The short form of `make attack`: whatever attackers within all limits do, the honest go on."""

from __future__ import annotations

import sys

import pytest
from attack.attacks import ATTACKS
from attack.siege import SHORT, Siege, besiege

from kunitori.i18n import LANGUAGES, texts


def test_the_wider_bound_counts_in_the_short_form_alone() -> None:
    whole = Siege(1, 1, 1, page_seconds=0.5, page_floor=0.05)
    short = Siege(1, 1, 1, page_seconds=0.5, page_floor=0.05, is_short=True)
    assert whole.bound("page", 0.003) == pytest.approx(0.15) and whole.bound("page", 0.4) == 0.5
    assert short.bound("page", 0.003) == 0.5 and short.bound("page", 0.4) == pytest.approx(1.2)


def test_every_attack_has_a_name_in_every_language_and_a_docstring() -> None:
    assert len({kind.name for kind in ATTACKS}) == len(ATTACKS)
    for kind in ATTACKS:
        assert kind.__doc__
        for language in LANGUAGES:
            assert texts(language)(f"attack-name-{kind.name}")


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="attackers come from addresses of their own (127.0.1.*)")
def test_no_attack_reaches_the_honest() -> None:
    run = besiege(SHORT)
    missed = {
        attack.name: [(c.name, c.value, c.most, c.least) for c in (*attack.honest, *attack.claims) if not c.is_met]
        + attack.details
        for attack in run.attacks
        if not attack.is_met
    }
    assert missed == {} and run.is_met
