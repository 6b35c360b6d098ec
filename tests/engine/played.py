"""Plays games with the current engine and prints lines to compare with the other engine's."""

from __future__ import annotations

import dis
import hashlib
import importlib
import pkgutil
import random
import sys
from array import array
from collections.abc import Iterator
from types import CodeType

from tests.property.tables import CIRCLE_GAMES, FIELD_GAME, INVENTED, answers, plain, rich, rules, tables_of

import kunitori.engine
from kunitori.engine.batch import Batch, Rows, begin_some, draw_actions, first_wrong, step_some, write_some
from kunitori.engine.consts import DRAWING, GUESSING, PLANNING, RANDOM, SEARCHING
from kunitori.engine.deal import dealt, known_to
from kunitori.engine.moves import step
from kunitori.engine.playout import fingerprint, play_money
from kunitori.engine.rules import Rules as GameRules
from kunitori.engine.sight import sight_size
from kunitori.engine.state import State
from kunitori.engine.thinking.learn import Learner, learn_against, update
from kunitori.engine.thinking.match import Brain, answer
from kunitori.engine.thinking.mind import Mind
from kunitori.engine.thinking.plan import Plan
from kunitori.engine.turn import score
from kunitori.envs import Arrangement
from kunitori.envs.actions import action_table
from kunitori.envs.scripted import ScriptedEpisode
from kunitori.game.lookout import Futures
from kunitori.minds import fresh_mind, mind_for

SETS = (*CIRCLE_GAMES, "everything", "random 5", "corrected 7", FIELD_GAME, f"corrected {FIELD_GAME} 7")

WAYS = (RANDOM, PLANNING, GUESSING, DRAWING, SEARCHING)


def play(seeds: int) -> Iterator[str]:
    """One line for each game: a hash of all its states, or its fingerprint."""
    for name, seats in (*tables_of(SETS), *tables_of(("house 2",)), *tables_of((*INVENTED,))[::2]):
        for seed in range(seeds):
            table = f"{name}, {seats} players, seed {seed}"
            yield f"{table}: {states(rich(name, seats, seed, 1, ask_all=seed % 2), seed)} {scripted(name, seats, seed)}"
    yield from fingerprints(seeds)


def own_games(seeds: int) -> Iterator[str]:
    """One line for each random expansion: a hash of all states of a short game, and a fingerprint."""
    for seed in range(seeds):
        name, seats = f"expansion {seed}", 2 + seed % 3
        short = states(rich(name, seats, seed, 1, ask_all=seed % 2), seed)
        yield f"{name}: {short} {fingerprint(rich(name, seats, seed, 4), seed):016x}"


def thoughts(seeds: int) -> Iterator[str]:
    """One line for each table: answers of every kind of brain, the chances in futures, and what a mind learns."""
    for name, seats in tables_of((*CIRCLE_GAMES, "random 5", FIELD_GAME, *INVENTED)):
        if seats not in (2, 4):
            continue
        for seed in range(seeds):
            g = rich(name, seats, seed, 1)
            brains = [Brain(way, seed, Plan(), mind_for(g.rules.cards, seats), 8, 1) for way in WAYS]
            given: list[list[int]] = []
            while not g.over and len(given) < 25:
                given.append([answer(g, brain) for brain in brains])
                step(g, given[-1][len(given) % len(WAYS)])
            found = brains[-1].search
            seen = found.best, found.n, found.futures, Futures(known_to(g, g.who), seed).more(2)
            told = repr((given, seen, learned(name, seats, seed))).encode()
            yield f"{name}, {seats} players, seed {seed}: {hashlib.sha256(told).hexdigest()}"


def learned(name: str, seats: int, seed: int) -> list[float]:
    """The weights of a mind that learns in every other seat, from two games, since the first moves no inner weights."""
    learner = Learner(Mind())
    learner.mind.set_weights([*fresh_mind([rules(name).cards], seed)])
    brains = [Brain(way, seed, Plan(), learner.mind) for way in (GUESSING, PLANNING, GUESSING, DRAWING)]
    for game in range(2):
        learn_against(rich(name, seats, seed + game, 1), learner, 0b0101, brains, seed)
        update(learner, 1)
    return learner.mind.weights()


def batches(seeds: int) -> Iterator[str]:
    """One line for each table: all that a batch writes, with a random bot inside and seats outside."""
    for name, seats in tables_of((*CIRCLE_GAMES, FIELD_GAME)):
        for seed in range(seeds) if seats in (2, 4) else ():
            cards = rules(name)
            for is_raw, width in ((False, action_table(cards.cards).size), (True, 64), (True, 8)):
                yield f"{name}, {seats} players, seed {seed}, {width} wide: {batch(cards, seats, seed, is_raw, width)}"


def batch(cards: GameRules, seats: int, seed: int, is_raw: bool, width: int, n: int = 3) -> str:
    """A hash of all that is written in short games; the last step gives actions that are not open."""
    ids, chance, digest = action_table(cards.cards).ids, random.Random(seed), hashlib.sha256()
    words = array("Q", [chance.getrandbits(64) for _ in range(n * seats)])
    wide = sight_size(cards, seats)
    seen, mask, last_seen, last_mask = (bytearray(n * each) for each in (wide, width, wide, width))
    who, kind, done, wrong, begun, ended = (bytearray(n) for _ in range(6))
    reward, actions = array("d", [0.0] * n * seats), array("q", [0] * n)
    rows = Rows(width, seen, mask, who, kind, reward, done, wrong, last_seen, last_mask)
    many = Batch(cards, ids, n, seats, 1, 0, 1 << 1, is_raw, True, words, begun, ended)
    brains = [Brain(RANDOM, seed) for _ in range(seats)]
    begin_some(many, bytes([1] * n), brains, 0, n)
    write_some(many, rows, 0, n)
    for number in range(40):
        draw_actions(many, number, actions)
        if number == 39:
            actions[0], actions[1] = -1, 10**12
        assert first_wrong(many, actions) == (0 if number == 39 else -1)
        step_some(many, actions, brains, rows, 0, n)
        for part in (seen, mask, who, kind, reward, done, wrong, begun, last_seen, last_mask):
            digest.update(bytes(part))
    return digest.hexdigest()


def fingerprints(seeds: int) -> Iterator[str]:
    """One line for each table: a random game, one from a rich start, and one for plain money."""
    for name, seats in tables_of(SETS):
        for seed in range(seeds):
            random_game = fingerprint(plain(name, seats, seed, 12), seed)
            rich_game = fingerprint(rich(name, seats, seed, 4), seed)
            money_game = money(plain(name, seats, seed, 40))
            yield f"{name}, {seats} players, seed {seed}: {random_game:016x} {rich_game:016x} {money_game}"


def money(g: State) -> str:
    return f"{play_money(g)} {[score(g, p) for p in range(g.seats)]}"


def states(g: State, seed: int) -> str:
    """A hash of every state and event, of what everybody knows, and of a state dealt from that."""
    chance, digest = random.Random(seed), hashlib.sha256()
    g.listen()
    while not g.over:
        viewer = chance.randrange(-1, g.seats)
        known = known_to(g, viewer)
        for state in (g, known, dealt(known, seed)):
            digest.update(repr(state.export()).encode())
        digest.update(repr(g.log.take()).encode())
        step(g, chance.choice(answers(g)))
    digest.update(repr(g.export()).encode())
    return digest.hexdigest()


def scripted(name: str, seats: int, seed: int) -> str:
    """A hash of a short game whose draws are chosen from outside, with what could have been drawn."""
    chance, digest = random.Random(seed), hashlib.sha256()
    episode = ScriptedEpisode(Arrangement(rules(name).cards, seats, 1))
    while not episode.is_over:
        if episode.is_chance:
            digest.update(repr(outcomes := episode.outcomes()).encode())
            episode.choose(chance.choice(outcomes)[0])
        else:
            episode.step(chance.choice(episode.legal()))
    digest.update(repr(episode.state.export()).encode())
    return digest.hexdigest()


def missing_names() -> Iterator[str]:
    """Global names that engine functions use but their modules do not define."""
    for found in pkgutil.walk_packages(kunitori.engine.__path__, "kunitori.engine."):
        module = importlib.import_module(found.name)
        known = {*vars(module), *dir(__builtins__)}
        assert module.__file__ is not None and module.__spec__ is not None and module.__spec__.loader is not None
        code = module.__spec__.loader.get_code(module.__name__)  # type: ignore[attr-defined]
        yield from (f"{found.name}: {name}" for name in sorted(globals_of(code) - known))


def globals_of(code: CodeType) -> set[str]:
    names = {i.argval for i in dis.get_instructions(code) if i.opname == "LOAD_GLOBAL"}
    return names.union(*(globals_of(inner) for inner in code.co_consts if isinstance(inner, CodeType)))


if __name__ == "__main__":
    seeds = int(sys.argv[2]) if sys.argv[2:] else 1
    lines = {
        "names": missing_names(), "games": play(seeds), "own": own_games(seeds), "thoughts": thoughts(seeds),
        "batches": batches(seeds),
    }  # fmt: skip
    for line in lines[sys.argv[1]]:
        print(line)
