"""Run the notebooks in docs/notebooks, or those named, and store their outputs; --check only compares."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

import nbformat
from nbclient import NotebookClient
from nbformat import NotebookNode

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "notebooks"
METADATA = {
    "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"},
    "language_info": {"name": "python"},
}


def run(path: Path) -> NotebookNode:
    """The notebook with new outputs, and nothing else that differs from run to run."""
    notebook = nbformat.read(path, as_version=4)
    client = NotebookClient(notebook, kernel_name="python3", timeout=60, record_timing=False, coalesce_streams=True)
    client.execute(cwd=str(FOLDER))
    notebook.metadata = nbformat.from_dict(METADATA)
    for number, cell in enumerate(notebook.cells, start=1):
        cell.id = f"cell-{number}"
        cell.metadata = NotebookNode()
    return notebook


def main(is_check: bool, names: Sequence[str]) -> int:
    """Write the notebooks that have changed; return 1 if a check finds one."""
    changed = False
    for path in [FOLDER / name for name in names] or sorted(FOLDER.glob("*.ipynb")):
        text = nbformat.writes(run(path)) + "\n"
        if text != path.read_text(encoding="utf-8"):
            changed = True
            sys.stdout.write(f"{path.name}\n")
            if not is_check:
                path.write_text(text, encoding="utf-8")
    return int(is_check and changed)


if __name__ == "__main__":
    sys.exit(main("--check" in sys.argv, [word for word in sys.argv[1:] if word != "--check"]))
