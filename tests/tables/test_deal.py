"""Everybody adds a number to the shuffles: first all commit, then the server, then the numbers are opened."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any

import pytest
from tests.tables.evening import Evening, why

from kunitori.errors import KunitoriError
from kunitori.game import verify
from kunitori.tables import Draft, seen_by
from kunitori.values.record import Record
from kunitori.values.shuffle_part import ShufflePart

NUMBERS = [bytes([seat + 1]) * 32 for seat in range(3)]
PARTS = [hashlib.sha256(number).hexdigest() for number in NUMBERS]


def gathered(**settings: Any) -> Evening:
    """Ann and Ben with parts, and Chloe without one; all seats are taken."""
    evening = Evening(**{"seats": ["person"] * 3, "max_rounds": 1, "seed": None, **settings})
    for seat, name in enumerate(("Ann", "Ben", "Chloe")):
        part = PARTS[seat] if seat < 2 else None
        evening.do(evening.table.sit(f"guest {name}", name, "hishi", f"token {name}", part=part))
    return evening


def test_all_numbers_are_mixed_into_the_secret_that_the_server_committed_to() -> None:
    evening = gathered()
    table = evening.table
    assert table.has_parts and not table.is_dealing and table.deal().commit is None
    evening.do(table.draw_secret())
    commit = table.deal().commit
    assert commit and table.is_dealing and table.stage == "gathering" and table.unopened == (0, 1)
    for seat in (1, 0):
        evening.do(table.open_number(seat, NUMBERS[seat].hex()))
    assert table.unopened == ()
    evening.do(table.start())
    deal = seen_by(table, None, 0.0).deal
    assert deal.commit == commit and deal.parts == (*map(ShufflePart.of, NUMBERS[:2]), None)
    assert deal.secret is None and deal.salt is None, "not before the end"
    assert evening.again().deal() == deal, "also after a restart"
    evening.pass_turns(3)
    over = seen_by(table, None, 0.0).deal
    record = table.record()
    assert (over.commit, over.parts, over.secret, over.salt) == (commit, deal.parts, record.secret, record.salt)
    verdict = verify(record.to_text())
    assert verdict.is_good
    assert [check.told.id for check in verdict.checks if check.what == "part"] == ["verified-part"] * 2


def test_a_number_that_does_not_come_is_left_out_and_everybody_sees_whose_it_is() -> None:
    evening = gathered()
    evening.do(evening.table.draw_secret())
    evening.do(evening.table.open_number(0, NUMBERS[0].hex()))
    evening.do(evening.table.start())
    parts = seen_by(evening.table, None, 0.0).deal.parts
    assert parts == (ShufflePart.of(NUMBERS[0]), ShufflePart(PARTS[1]), None)
    with pytest.raises(KunitoriError) as problem:
        evening.table.open_number(1, NUMBERS[1].hex())
    assert why(problem) == "error-table-begun"


def test_nothing_can_be_exchanged_once_the_server_has_committed() -> None:
    evening = gathered()
    table = evening.table
    with pytest.raises(KunitoriError) as problem:
        table.open_number(0, NUMBERS[0].hex())
    assert why(problem) == "error-table-no-number", "nobody opens before the server has committed"
    evening.do(table.draw_secret())
    evening.do(table.open_number(0, NUMBERS[0].hex()))
    refusals: list[tuple[Callable[[], Draft], str]] = [
        (table.draw_secret, "error-table-begun"),
        (lambda: table.leave(1), "error-table-begun"),
        (lambda: table.sit("guest Dai", "Dai", "hishi", "token", part=PARTS[2]), "error-table-full"),
        (lambda: table.open_number(0, NUMBERS[0].hex()), "error-table-no-number"),
        (lambda: table.open_number(1, NUMBERS[0].hex()), "error-table-number-false"),
        (lambda: table.open_number(1, "0F" * 32), "error-part"),
        (lambda: table.open_number(2, NUMBERS[2].hex()), "error-table-no-number"),
    ]
    for act, expected in refusals:
        with pytest.raises(KunitoriError) as problem:
            act()
        assert why(problem) == expected


def test_somebody_who_leaves_takes_the_part_along() -> None:
    evening = gathered()
    evening.do(evening.table.leave(0))
    assert evening.table.deal().parts == (None, ShufflePart(PARTS[1]), None)
    with pytest.raises(KunitoriError) as problem:
        evening.table.sit("guest Dai", "Dai", "hishi", "token", part="none")
    assert why(problem) == "error-part"


@pytest.mark.parametrize("wish", [{"seed": "7"}, {"hot_seat": True}, {"seats": ["person", "captain", "captain"]}])
def test_tables_that_take_no_parts_start_at_once(wish: dict[str, Any]) -> None:
    evening = Evening(**{"seats": ["person"] * 3, "seed": None, **wish})
    for seat, plan in enumerate(evening.settings.seats):
        if plan.is_person:
            guest = "guest" if "hot_seat" in wish else f"guest {seat}"
            evening.do(evening.table.sit(guest, f"Ann {seat}", "hishi", "token", seat, PARTS[seat]))
    assert not evening.table.has_parts
    evening.do(evening.table.start())
    assert Record.parse(evening.log[-1].data["record"]).parts == ()
