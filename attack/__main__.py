"""``python -m attack [--short] [--only NAME ...] [--json FILE] [--lang en]``: `make attack`."""

import sys
from argparse import ArgumentParser
from pathlib import Path

from attack import main
from attack.attacks import ATTACKS
from kunitori.i18n import LANGUAGES

if __name__ == "__main__":  # the attackers' processes import this file, too
    _parser = ArgumentParser(prog="python -m attack")
    _parser.add_argument("--short", action="store_true")
    _parser.add_argument("--only", nargs="+", choices=[kind.name for kind in ATTACKS], default=[])
    _parser.add_argument("--lang", choices=LANGUAGES, default="en")
    _parser.add_argument("--json", type=Path, default=Path("build/attack.json"))
    _options = _parser.parse_args()
    sys.exit(main(_options.only, _options.short, _options.lang, _options.json))
