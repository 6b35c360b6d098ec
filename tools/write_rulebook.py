"""Write docs/rulebook/<language>.md from the catalogues; --check only says whether they are up to date."""

from __future__ import annotations

import sys
from pathlib import Path

from kunitori.handbook import Chapter, chapters
from kunitori.i18n import LANGUAGES, texts
from kunitori.rulebook import Rule, Ruling, rules, rulings, sections

CHAPTERS = [chapter for chapter in chapters() if chapter.entries and chapter.id != "cards"]  # the rest needs pictures
FOLDER = Path(__file__).resolve().parent.parent / "docs" / "rulebook"


def page(language: str) -> str:
    """The whole rulebook in one language."""
    say = texts(language)
    lines = [
        f"<!-- {Path(__file__).name} writes this page from the catalogues: change those. -->",
        f"# {say('rulebook-title')}",
        " · ".join(_language(other, language) for other in LANGUAGES),
        say("rulebook-foreword"),
        "\n".join(f"- [{section.number}. {section.title(language)}](#{section.number})" for section in sections())
        + f"\n- [{say('rulebook-rulings')}](#rulings)"
        + "".join(f"\n- [{chapter.title(language)}](#{chapter.id})" for chapter in CHAPTERS),
    ]
    for heading in (entry for entry in rules() if entry.heading):
        lines += _heading(heading, language)
        points = [_rule(entry, language) for entry in heading.below() if not entry.heading]
        lines += ["\n".join(points)] if points else []
    head = [say(f"rulebook-{column}") for column in ("number", "matter", "ruling", "why", "rules")]
    table = [_row(head), _row(["---"] * len(head)), *(_row(_ruling(entry, language)) for entry in rulings())]
    lines += [f'## <a id="rulings"></a>{say("rulebook-rulings")}', "\n".join(table)]
    for chapter in CHAPTERS:
        lines += _chapter(chapter, language)
    return "\n\n".join(lines) + "\n"


def _language(other: str, here: str) -> str:
    name = texts(other)("rulebook-language")
    return f"**{name}**" if other == here else f"[{name}]({other}.md)"


def _heading(entry: Rule, language: str) -> list[str]:
    mark, stop = ("##", ".") if entry.above is None else ("###", "")
    title = f'{mark} <a id="{entry.number}"></a>{entry.number}{stop} {entry.title(language)}'
    return [title, entry.text(language)] if entry.text(language) else [title]


def _rule(entry: Rule, language: str) -> str:
    points = entry.text(language).splitlines()
    if entry.rulings:
        links = tuple(f"[{number}](#ruling-{number})" for number in entry.rulings)
        points[-1] += f" *({texts(language)('rulebook-see', count=len(links), rulings=links)})*"
    return "\n".join(
        [f'- <a id="{entry.number}"></a>**{entry.number}** {points[0]}', *(f"  - {point}" for point in points[1:])]
    )


def _chapter(chapter: Chapter, language: str) -> list[str]:
    lines = [f'## <a id="{chapter.id}"></a>{chapter.title(language)}']
    lines += [chapter.lead(language)] if chapter.lead(language) else []
    for entry in chapter.entries:
        lines += [f"**{entry.title(language)}**", *entry.text(language).splitlines()]
    return lines


def _ruling(entry: Ruling, language: str) -> list[str]:
    links = ", ".join(f"[{number}](#{number})" for number in entry.rules)
    anchor = f'<a id="ruling-{entry.number}"></a>{entry.number}'
    return [anchor, entry.title(language), entry.text(language), entry.why(language), links]


def _row(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |"


def main(arguments: list[str]) -> int:
    stale = []
    FOLDER.mkdir(parents=True, exist_ok=True)
    for language in LANGUAGES:
        path, text = FOLDER / f"{language}.md", page(language)
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            stale.append(path.name)
            if "--check" not in arguments:
                path.write_text(text, encoding="utf-8")
    if "--check" in arguments and stale:
        print(f"Out of date in docs/rulebook: {', '.join(stale)}. Run: python tools/{Path(__file__).name}")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
