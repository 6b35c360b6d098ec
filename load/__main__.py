"""``python -m load [--tables 1000] [--seconds 60] [--json FILE] [--lang en] [--no-race] [--postgres]``: `make load`."""

import sys
from argparse import ArgumentParser
from pathlib import Path

from kunitori.i18n import LANGUAGES
from load import main
from load.crowd import CROWD

_parser = ArgumentParser(prog="python -m load")
_parser.add_argument("--tables", type=int, default=CROWD.tables)
_parser.add_argument("--seconds", type=float, default=CROWD.seconds)
_parser.add_argument("--lang", choices=LANGUAGES, default="en")
_parser.add_argument("--json", type=Path, default=Path("build/load.json"))
_parser.add_argument("--no-race", action="store_true")
_parser.add_argument("--postgres", action="store_true", help="the crowd on PostgreSQL instead of SQLite")
_options = _parser.parse_args()
_run = _options.tables, _options.seconds, _options.lang, _options.json, not _options.no_race, _options.postgres
sys.exit(main(*_run))
