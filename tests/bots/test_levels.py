"""Levels play everywhere, the same inside the engine and outside, and differ in strength and style."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import cycle, islice, pairwise

import pytest

from kunitori import BadOptions, Game, new_game
from kunitori.arena import new_contest, play_contest
from kunitori.bots import LEVELS, InEngine, SearchingBot, new_bot
from kunitori.bots.levels import ANALYST, MASTER, STYLES, captain, style_of
from kunitori.bots.strategy import GAMES, Strategy
from kunitori.bots.table import play_out
from kunitori.cards import CardSet, card_set
from kunitori.engine.moves import apply
from kunitori.engine.thinking.match import answer
from kunitori.i18n import LANGUAGES

STYLED = [f"{level.name}/{style}" for level in LEVELS for style in level.styles]
LISTED = ("beginner", "retainer")
EVERYBODY = [*STYLED, "captain", "master@8", "analyst@8"]
MIXES = [("custom", "trap,moat"), ("custom", "random")]
TABLES = [
    *[((game, None), players) for game in ("kunitori", "world_on_fire", "world_chaos") for players in range(2, 7)],
    *[(("moegahara", None), players) for players in (2, 4, 6)],
    *[(mix, players) for mix in MIXES for players in (2, 5)],
]


def cards_of(what: tuple[str, str | None]) -> CardSet:
    return card_set(*what, seed=7)


def play_along(cards: CardSet, everybody: Sequence[str], players: int) -> None:
    """All levels take their turns at the table; a second game is played along by their brains in the engine."""
    seats = cycle(everybody)
    for seed in range(-(-len(everybody) // players)):
        names = list(islice(seats, players))
        game = Game(cards, players, seed, max_rounds=3)
        inside = game._state.clone()
        bots = [new_bot(name, seed) for name in names]
        again = [new_bot(name, seed) for name in names]
        brains = [bot.brain(inside.rules, players) for bot in again if isinstance(bot, InEngine)]
        while (decision := game.decision) is not None:
            option = bots[decision.player].decide(game.view(decision.player), decision)
            assert option in decision.options
            bit = answer(inside, brains[inside.who])
            assert bit == option.action % 64, (names[decision.player], decision)
            apply(inside, bit)
            game.apply(option)
        assert game.is_over and inside.over


@pytest.mark.parametrize(("what", "players"), TABLES)
def test_every_level_plays_everywhere_and_the_same_inside_the_engine(
    what: tuple[str, str | None], players: int
) -> None:
    play_along(cards_of(what), EVERYBODY, players)


def test_a_bot_is_reproducible_with_any_number_of_threads() -> None:
    def moves(name: str, seed: int, threads: int = 1) -> tuple[str, ...]:
        game = new_game("world_on_fire", 2, 5, max_rounds=6)
        play_out(game, [new_bot(name, seed, threads=threads), new_bot("beginner/builder")])
        return game.moves

    for name in ("lord", "lord-v1", "master@32"):
        assert moves(name, 1) == moves(name, 1)
    assert moves("master@32", 1) == moves("master@32", 1, threads=3)
    assert len({moves("retainer", seed) for seed in range(12)}) == len(STYLES)
    assert len({moves("lord-v1", seed) for seed in range(4)}) > 1, "the first lord draws its moves"
    lords = {new_bot("lord", seed).name: moves("lord", seed) for seed in range(12)}
    assert all(moves("lord", seed) == lords[new_bot("lord", seed).name] for seed in range(12, 24))
    assert {moves(name, seed) for name in lords for seed in (1, 2)} == {*lords.values()}


def test_the_seed_chooses_a_style_that_the_name_shows() -> None:
    for level in (level.name for level in LEVELS if level.styles):
        names = [new_bot(level, seed).name for seed in range(60)]
        assert names == [new_bot(level, seed).name for seed in range(60)]
        assert {*names} == {f"{level}/{style}" for style in STYLES}
        assert min(Counter(names).values()) > 10
        assert {new_bot(name).name for name in names} == {*names}
        assert len({new_bot(level).name for _ in range(100)}) == len(STYLES)  # chance, without a seed
    assert [level.name for level in LEVELS if level.styles] == [*LISTED, "lord"]
    assert new_bot("captain", 1).name == "captain"


def test_a_level_without_a_style_is_one_entry_of_a_contest() -> None:
    bots = ["lord", "retainer", "lord/builder", "lord-v1"]
    outcome = play_contest(new_contest("kunitori", bots, games=12, seed=1))
    assert sorted(standing.bot for standing in outcome.standings) == sorted(bots)


def test_budgets() -> None:
    def budget(name: str, **more: float) -> tuple[int, float, int]:
        bot = new_bot(name, 1, **more)  # type: ignore[arg-type]
        assert isinstance(bot, SearchingBot) and bot.name == name
        return bot.budget.nodes, bot.budget.seconds, bot.budget.threads

    assert budget("master") == (MASTER.nodes, MASTER.seconds, 1)
    assert budget("analyst") == (ANALYST.nodes, ANALYST.seconds, 1)
    assert budget("master@500") == (500, MASTER.seconds, 1)
    assert budget("analyst@4", seconds=0, threads=2) == (4, 0, 2)
    assert budget("master", nodes=64, seconds=2.5) == (64, 2.5, 1)
    assert budget("master@500", nodes=64) == (500, MASTER.seconds, 1)


@pytest.mark.parametrize(
    ("name", "more", "problem"),
    [
        ("beginner/lazy", {}, "“beginner” has no style “lazy”. Its styles are: warrior, merchant and builder."),
        ("captain/warrior", {}, "“captain” has no styles. These bots have some: beginner, retainer and lord."),
        ("lord/lazy", {}, "“lord” has no style “lazy”. Its styles are: warrior, merchant and builder."),
        ("master/warrior", {}, "“master” has no styles."),
        ("money/merchant", {}, "“money” has no styles."),
        ("analyst/warrior", {}, "“analyst” has no styles."),
        ("beginner@500", {}, "“beginner” does not look ahead"),
        ("beginner/warrior@500", {}, "“beginner” does not look ahead"),
        ("lord@500", {}, "“lord” does not look ahead"),
        ("lord/builder@500", {}, "“lord” does not look ahead"),
        ("lord-v1@500", {}, "There is no bot “lord-v1@500” here."),
        ("lord-v1/builder", {}, "There is no bot “lord-v1/builder” here."),
        ("lord-v2", {}, "There is no bot “lord-v2” here. Did you mean “lord”?"),
        ("random@4", {}, "“random” does not look ahead"),
        ("master@3", {}, "at least 4 simulations"),
        ("master", {"nodes": 0}, "at least 4 simulations"),
        ("master", {"seconds": -1}, "at least 0 seconds"),
        ("master", {"seconds": float("nan")}, "at least 0 seconds"),
        ("analyst", {"threads": 0}, "1 to 64 threads"),
        ("master@", {}, "There is no bot “master@” here."),
        ("master@12345678", {}, "There is no bot"),
        ("Beginner", {}, "There is no bot “Beginner” here."),
        ("beginner/", {}, "There is no bot"),
        ("beginner_warrior", {}, "There is no bot"),
        ("", {}, "There is no bot “” here."),
    ],
)
def test_invalid_names(name: str, more: dict[str, float], problem: str) -> None:
    with pytest.raises(BadOptions) as caught:
        new_bot(name, 1, **more)  # type: ignore[arg-type]
    assert problem in str(caught.value)
    said = {caught.value.sentence(language) for language in LANGUAGES}
    assert len(said) == len(LANGUAGES) and not any("\n" in sentence for sentence in said)


# ---- strength
@pytest.mark.parametrize("game", GAMES)
def test_every_level_beats_the_one_below(game: str) -> None:
    """A small contest; docs/bots.md has the large ones."""
    levels = ["random", "beginner", "retainer", "captain", "lord"]
    for lower, higher in pairwise(levels):
        outcome = play_contest(new_contest(game, [higher, lower], games=80, seed="ladder"))
        assert outcome.standings[0].wins >= 0.6 * 80, (higher, lower)


@pytest.mark.parametrize("game", GAMES)
def test_every_style_of_a_level_beats_every_style_below(game: str) -> None:
    for style in STYLES:
        for other in STYLES:
            outcome = play_contest(new_contest(game, [f"retainer/{style}", f"beginner/{other}"], games=80, seed=1))
            assert outcome.standings[0].wins > 0.6 * 80, (style, other)


def test_the_captain_has_a_list_for_every_table() -> None:
    for what, players in TABLES:
        assert captain(cards_of(what), players).script(cards_of(what), players)


# ---- styles
def test_every_list_of_a_style_can_play_every_game() -> None:
    texts = [style_of(level, style) for level in LISTED for style in STYLES]
    assert len({text.idea for text in texts}) == len(texts)
    for text in texts:
        assert sorted(game for script in text.scripts for game in script.games) == sorted(GAMES)
        assert Strategy.read(text.name, str(text)) == text


def habits(game: str, level: str) -> dict[str, Counter[str]]:
    """What the styles of a level have done and owned after a while, all together in some games against a merchant."""
    rounds = 12 if game == "moegahara" else 20
    habits = {style: Counter[str]() for style in STYLES}
    for style, counted in habits.items():
        for seed in range(8):
            table = new_game(game, 2, seed, start=seed % 2, max_rounds=rounds)
            play_out(table, [new_bot(f"{level}/{style}"), new_bot("money")])
            counted["battles"] += sum(event.kind == "attack" and event.player == 0 for event in table.events)
            for id, number in table.view(0).me.owned.items():
                counted[table.cards[id].category] += number
            counted["fighting"] += sum(len(land.lines[0]) for land in table.view(0).lands)
    return habits


@pytest.mark.parametrize("level", LISTED)
@pytest.mark.parametrize("game", GAMES)
def test_styles_feel_different(game: str, level: str) -> None:
    warrior, merchant, builder = habits(game, level).values()
    if game == "moegahara":
        assert warrior["fighting"] > 1.3 * max(merchant["fighting"], builder["fighting"])
    else:
        assert warrior["battles"] > 8 and merchant["battles"] == builder["battles"] == 0
        assert warrior["troop"] + warrior["general"] > 5 * (merchant["troop"] + builder["troop"])
    assert merchant["treasure"] > 1.1 * max(warrior["treasure"], builder["treasure"])
    works = {style["politics"] + style["tactics"] for style in (warrior, merchant)}
    assert builder["politics"] + builder["tactics"] > 2 * max(works)
