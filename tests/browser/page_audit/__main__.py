"""``python -m tests.browser.page_audit [--only nu|lighthouse]``: `make audit` runs it.

Node, npm, Java and chromium must be there; what is missing is said in a line.
"""

from __future__ import annotations

import sys

import pytest

try:
    from tests.browser.page_audit.audit import main
except pytest.skip.Exception as missing:  # there is no browser
    print(missing)
    sys.exit()
sys.exit(main())
