"""The golden games: how each was played, so that tools/write_golden.py can play them anew after a change of rules."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from tests.engine.played import fingerprints
from tests.golden.players import Miser, Wanderer
from tests.property.tables import GAMES, NAMES, game_of, rich, seats_of

from kunitori import Game, dumps, new_game
from kunitori.bots import Bot

FOLDER = Path(__file__).parent
FINGERPRINTS = FOLDER / "fingerprints.txt"
CORRECTIONS = {"world_on_fire": {"moat": {"cost": 2}, "harbour_town": {"cost": 4, "effect": {"less": 2}}}}


def games() -> Iterator[tuple[str, Game]]:
    """Every game with every number of players from its set-up, and some more with much going on."""
    for name in GAMES:
        for seats in seats_of(name):
            yield f"{name}_{seats}", new_game(name, NAMES[:seats], seed=f"golden {name} {seats}", max_rounds=12)
        yield f"{name}_rich", game_of(rich(name, 4, 3, 3))
    yield "moegahara_war", game_of(rich("moegahara", 6, 12, 5))
    yield "mix_rich", game_of(rich("everything", 5, 5, 3))
    yield "random_mix", new_game("custom", NAMES[:3], seed=7, mix="random", max_rounds=12)
    yield "corrected", new_game(players=NAMES[:2], seed=7, corrections=CORRECTIONS, max_rounds=12, ask_all=True)


def play(game: Game) -> None:
    """Every second player is a miser, the others play at random."""
    bots: list[Bot] = [Wanderer(seat) if seat % 2 == 0 else Miser() for seat in range(len(game.players))]
    while decision := game.decision:
        game.apply(bots[decision.player].decide(game.view(decision.player), decision))


def write() -> None:
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for name, game in games():
        play(game)
        (FOLDER / f"{name}.txt").write_text(dumps(game), encoding="utf-8", newline="\n")
    FINGERPRINTS.write_text("\n".join(fingerprints(3)) + "\n", encoding="utf-8", newline="\n")
