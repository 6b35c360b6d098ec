"""Messages to guests who have no page open, through the push service of their browser (RFC 8030, 8291, 8292).

Nothing else depends on it: without the extra ``push`` it is not offered, and what cannot be sent is only logged.
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kunitori.store import Store
    from kunitori.web.metrics import Metrics
    from kunitori.web.options import Options
    from kunitori.web.owners import Owners
    from kunitori.web.push.bell import Bell
    from kunitori.web.rate_limits import Pace

__all__ = ["open_bell"]


def open_bell(
    store: Store, key: bytes, options: Options, pace: Pace, metrics: Metrics, owners: Owners
) -> Bell | None:
    """The bell of a server; None if the extra is not installed."""
    if find_spec("cryptography") is None:
        return None
    from kunitori.web.push.bell import Bell

    return Bell(store.subscriptions, key, options, pace, metrics, owners)
