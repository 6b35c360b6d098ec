"""``python -m kunitori.web.load [--tables 500] [--seconds 60] [--json FILE] [--lang en] [--no-race]``: `make load`."""

import sys
from argparse import ArgumentParser
from pathlib import Path

from kunitori.i18n import LANGUAGES
from kunitori.web.load import main
from kunitori.web.load.crowd import CROWD

parser = ArgumentParser(prog="python -m kunitori.web.load")
parser.add_argument("--tables", type=int, default=CROWD.tables)
parser.add_argument("--seconds", type=float, default=CROWD.seconds)
parser.add_argument("--lang", choices=LANGUAGES, default="en")
parser.add_argument("--json", type=Path, default=Path("build/load.json"))
parser.add_argument("--no-race", action="store_true")
options = parser.parse_args()
sys.exit(main(options.tables, options.seconds, options.lang, options.json, not options.no_race))
