"""Write src/kunitori/engine/consts.pxd from consts.py, so that both hold the same names and numbers."""

import runpy
from pathlib import Path

ENGINE = Path(__file__).parents[1] / "src" / "kunitori" / "engine"


def main() -> None:
    constants = {name: value for name, value in runpy.run_path(str(ENGINE / "consts.py")).items() if name.isupper()}
    lines = ["# The names of consts.py for the C compiler; tools/write_consts.py writes this file.", "cdef enum:"]
    lines += [f"    {name} = {value}" for name, value in constants.items()]
    (ENGINE / "consts.pxd").write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
