"""Battles and what cards ask, played by mouse, by keyboard and at phone size."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, ClassVar

import pytest
from load.server_process import ServerProcess
from playwright.sync_api import Browser, ElementHandle, Locator, Page, expect
from tests.browser.people import DESKTOP, PHONE, Person, someone
from tests.browser.positions import set_games
from tests.web.set_tables import id_of, token_of

from kunitori import Game, card_set

FIRE = {"game": "world_on_fire", "players": ["Ann", "Ben", "Cat"]}

CAVALRY = {"cavalry": 1}


@dataclass(frozen=True)
class Scene:
    """A position, the moves that lead to the person's question, their answers, and what the chronicle tells then."""

    position: dict[str, Any]
    before: tuple[str, ...]
    answers: tuple[str, ...]
    told: str
    seat: int = 0

    def game(self) -> Game:
        game = Game.from_position({**FIRE, **self.position})
        for move in self.before:
            game.apply(move)
        return game


JOINT = {
    "phase": "battle", "joint": 1, "played": {"maeda_keiji": 1, "cavalry": 1},
    "seats": [{}, {"deployed": {"cavalry": 1}}, {"hand": {"light_archers": 2}, "deployed": {"land_destroyer": 1}}],
}  # fmt: skip
SCENES = {
    "joint": Scene(JOINT, (), ("joint ...", "... cat"), "You plan a joint battle against Cat."),
    "ambush": Scene(JOINT, ("joint cat", "join"), ("ambush light_archers*2",), "you defend with 8.", seat=2),
    "trap": Scene(
        {"seats": [{"hand": {"trap": 1}}, {"deployed": {"cavalry": 1, "light_archers": 1}}, {"deployed": CAVALRY}]},
        (), ("play trap", "trap ben:cavalry"), "Ben discards Cavalry from the army area.",
    ),
    "ninja": Scene(
        {"seats": [{"hand": {"skilled_ninja": 1}}, {"hand": {"copper": 1}, "top": ["gold", "silver"]}, {}]},
        ("play skilled_ninja", "target ben", "show none"), ("pick gold",), "Ben trashes Gold from the revealed cards.",
    ),
    "beauty": Scene(
        {"phase": "buy", "money": 3, "seats": [{}, {"deck": {"land": 1}}, {}]},
        (), ("buy beauty", "pass ben"), "You put A Beauty to Topple Kingdoms on Ben’s discard pile.",
    ),
    "take-back": Scene(
        {"seats": [{"hand": {"take_back": 1}, "discard": {"maeda_keiji": 1}, "deck": {"honda_tadakatsu": 1}}, {}, {}]},
        (), ("play take_back", "fetch maeda_keiji discard"), "You take Maeda Keiji",
    ),
}  # fmt: skip
DIVIDED = {
    "phase": "battle", "played": {"akechi_mitsuhide": 1, "maeda_keiji": 1},
    "seats": [{"deployed": {"cavalry": 2}}, {}, {"deployed": {"spear_troopers": 1}}],
}  # fmt: skip
ONE_LEADER = {
    **DIVIDED, "played": {"maeda_keiji": 1},
    "cards": card_set("world_on_fire", rules="targets=several").to_text().splitlines(),
}  # fmt: skip
STRUCK = {
    "game": "moegahara", "players": ["Ann", "Ben"], "phase": "deploy", "actions": 0,
    "played": {"kobayakawa_hideaki": 1}, "seats": [{"markers": {"yellow": 2}}, {"markers": {"red": 1}}],
    "lines": [[["archers", "archers"]], [["gunners"]]],
}  # fmt: skip
HANDS = {"seats": [{"hand": {"cavalry": 1, "copper": 2}}, {}, {}]}


class Mouse:
    """Clicks on the table's own cards where an answer lies there, otherwise on its button."""

    size = DESKTOP
    more: ClassVar[dict[str, Any]] = {}

    def press(self, page: Page, button: Locator) -> None:
        button.click()

    def answer(self, page: Page, text: str) -> None:
        there = page.locator(f"main [data-place][data-do='{text}']")
        if there.count() and there.first.is_visible():
            self.press(page, there.first)
            return
        button = page.locator(f"#question [data-do='{text}']")
        if not button.is_visible():
            self.press(page, page.locator("#more > summary"))
        self.press(page, button)


class Finger(Mouse):
    """Taps on a phone."""

    size = PHONE
    more: ClassVar[dict[str, Any]] = {"has_touch": True, "is_mobile": True}

    def press(self, page: Page, button: Locator) -> None:
        button.tap()


class Keys(Mouse):
    """Goes to a button with Tab and the arrows, and presses Enter."""

    def press(self, page: Page, button: Locator) -> None:
        here = button.element_handle()
        isnt_near = """here => !(here.closest("[data-roving]") || here).contains(document.activeElement)"""
        self.go(page, "Tab", isnt_near, here)
        if page.evaluate("here => document.activeElement !== here", here):
            page.keyboard.press("Home")
            self.go(page, "ArrowRight", "here => document.activeElement !== here", here)
        page.keyboard.press("Enter")

    def go(self, page: Page, key: str, while_true: str, here: ElementHandle) -> None:
        for _ in range(80):
            if not page.evaluate(while_true, here):
                return
            page.keyboard.press(key)
        raise AssertionError(f"{key} does not lead to {here}")


WAYS = {"mouse": Mouse(), "keys": Keys(), "phone": Finger()}
QUICK = {("ambush", "mouse"), ("trap", "keys"), ("joint", "phone")}


def struck() -> Game:
    game = Game.from_position(STRUCK)
    game.apply("deploy kobayakawa_hideaki 1")
    return game


@pytest.fixture(scope="module", autouse=True)
def tables(server: ServerProcess) -> None:
    """Every scene on a table of its own for each way to play it."""
    games = {f"{name} {way}": scene.game() for name, scene in SCENES.items() for way in WAYS}
    games |= {f"several {way}": Game.from_position({**FIRE, **DIVIDED}) for way in WAYS}
    games |= {f"one leader {way}": Game.from_position({**FIRE, **ONE_LEADER}) for way in WAYS}
    games |= {f"strike {way}": struck() for way in WAYS}
    games |= {f"drag {way}": Game.from_position({**FIRE, **HANDS}) for way in WAYS}
    set_games(server, games)


def at(person: Person, name: str, seat: int = 0) -> Page:
    return person.go(f"/seat/{id_of(name)}/{token_of(seat)}").wait_for_table().page


def each_way(quick: set[str]) -> Iterator[Any]:
    for way in WAYS:
        yield pytest.param(way, marks=() if way in quick else pytest.mark.slow)


def parameters() -> Iterator[Any]:
    for name in SCENES:
        for way in WAYS:
            yield pytest.param(name, way, marks=() if (name, way) in QUICK else pytest.mark.slow)


@pytest.mark.parametrize(("name", "way"), [*parameters()])
def test_what_is_asked_can_be_answered(name: str, way: str, server: ServerProcess, browser: Browser) -> None:
    scene, hands = SCENES[name], WAYS[way]
    with someone(browser, server, hands.size, **hands.more) as person:
        page = at(person, f"{name} {way}", scene.seat)
        for answer in scene.answers:
            before = person.state()
            if answer.startswith("ambush "):
                card, _, times = answer.removeprefix("ambush ").partition("*")
                for _ in range(int(times or 1)):
                    hands.press(page, page.locator(f"#question [data-picks][data-card='{card}']"))
                hands.press(page, page.locator("#confirm"))
            else:
                hands.answer(page, answer)
            person.wait_for_change(before)
        expect(page.locator("#log")).to_contain_text(scene.told)
        if name == "ambush":
            check_sums(page, hands)


def check_sums(page: Page, hands: Mouse) -> None:
    """The scene shows everybody who fights, and each strength opens into what it is made of."""
    expect(page.locator("#battle-title")).to_have_text("Ann and Ben attack you")
    for side, sum_of in (
        (0, "Maeda Keiji 6 + Cavalry 2 + Cavalry 2 = 10"),
        (1, "Land Destroyer 5 + 2 × Light Archers 2 + ambush bonus 1 = 8"),
    ):
        hands.press(page, page.locator(f"#sum-{side}"))
        expect(page.locator(f"#tally-{side}")).to_be_visible()
        expect(page.locator(f"#tally-{side}")).to_have_text(sum_of)
        worth = page.locator(f"#battle [data-side='{side}']").evaluate_all(
            "all => all.reduce((sum, one) => sum + Number(one.dataset.worth), 0)"
        )
        expect(page.locator(f"#sum-{side} b")).to_have_text(str(worth))
    page.keyboard.press("Escape")
    expect(page.locator("#sum-1")).to_have_attribute("aria-expanded", "false")


@pytest.mark.parametrize("way", [*each_way({"phone"})])
def test_an_attack_on_several_players(way: str, server: ServerProcess, browser: Browser) -> None:
    hands = WAYS[way]
    with someone(browser, server, hands.size, **hands.more) as ann:
        page = at(ann, f"several {way}")
        hands.press(page, page.locator("#march-plan"))
        more = {unit: page.locator(f"#field .stepper[data-unit='{unit}'] [data-step='1']") for unit in (
            "akechi_mitsuhide", "cavalry",
        )}  # fmt: skip
        hands.press(page, more["akechi_mitsuhide"])
        hands.press(page, more["cavalry"])
        ben, cat = page.locator("#march [data-target] b").all()
        expect(ben).to_have_text("8")
        expect(cat).to_have_text("4")
        assert not page.locator("dialog[open]").count(), "nothing is covered"
        hands.press(page, page.locator("#march-go"))
        expect(page.locator("#log")).to_contain_text("Against Cat: Akechi Mitsuhide")


@pytest.mark.parametrize("way", [*each_way({"mouse"})])
def test_by_a_house_rule_one_leader_attacks_several_players(
    way: str, server: ServerProcess, browser: Browser
) -> None:  # fmt: skip
    hands = WAYS[way]
    with someone(browser, server, hands.size, **hands.more) as ann:
        page = at(ann, f"one leader {way}")
        expect(page.locator("#foot .readings li")).to_contain_text("any number of players; the leader counts in each")
        hands.press(page, page.locator("#march-plan"))
        step = "#field .stepper[data-unit='{}'] [data-step='{}']"
        hands.press(page, page.locator(step.format("maeda_keiji", 1)))
        ben, cat = page.locator("#march [data-target] b").all()
        expect(ben).to_have_text("10")
        expect(cat).to_have_text("6")
        hands.press(page, page.locator(step.format("cavalry", 1)))
        expect(ben).to_have_text("8")
        expect(cat).to_have_text("8")
        hands.press(page, page.locator("#march-go"))
        expect(page.locator("#log")).to_contain_text("Against Ben: Maeda Keiji and Cavalry.")
        expect(page.locator("#log")).to_contain_text("Against Cat: Maeda Keiji and Cavalry.")


@pytest.mark.parametrize("way", [*each_way({"mouse"})])
def test_a_strike(way: str, server: ServerProcess, browser: Browser) -> None:
    hands = WAYS[way]
    with someone(browser, server, hands.size, **hands.more) as ann:
        page = at(ann, f"strike {way}")
        expect(page.locator("#asked")).to_contain_text("which enemy card at Land 1")
        hands.answer(page, "strike 1 ben")
        expect(page.locator("#log")).to_contain_text("Gunners leaves Land 1 for Ben’s discard pile.")


# ---- dragging
def middle(page: Page, selector: str) -> tuple[float, float]:
    box = page.locator(selector).first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_card_is_dragged_to_where_it_is_played(server: ServerProcess, browser: Browser) -> None:
    with someone(browser, server) as ann:
        page = at(ann, "drag mouse")
        page.mouse.move(*middle(page, "#hand [data-card=cavalry]"))
        page.mouse.down()
        page.mouse.move(*middle(page, ".field"), steps=6)
        expect(page.locator(".dragged")).to_have_count(1)
        page.keyboard.press("Escape")
        expect(page.locator(".dragged")).to_have_count(0)
        page.mouse.up()
        expect(page.locator("#hand [data-card=cavalry]")).to_have_count(1)
        page.mouse.move(*middle(page, "#hand [data-card=cavalry]"))
        page.mouse.down()
        page.mouse.move(*middle(page, ".field"), steps=6)
        page.mouse.up()
        expect(page.locator("#log")).to_contain_text("You play Cavalry.")


@pytest.mark.slow
def test_units_are_dragged_to_players_and_lands_and_piles_to_the_hand(server: ServerProcess, browser: Browser) -> None:
    def drag(page: Page, source: str, to: str) -> None:
        page.mouse.move(*middle(page, source))
        page.mouse.down()
        page.mouse.move(*middle(page, to), steps=6)
        page.mouse.up()

    bought = {**FIRE, "phase": "buy", "money": 3}
    positions: dict[str, Any] = {"bought": bought, "landed": STRUCK, "sent": {**FIRE, **DIVIDED}}
    set_games(server, {name: Game.from_position(position) for name, position in positions.items()})
    with someone(browser, server) as ann:
        page = at(ann, "bought")
        drag(page, "#pile-silver", "#mypiles")
        expect(page.locator("#log")).to_contain_text("You buy Silver for 3.")
        page = at(ann, "landed")
        drag(page, "#field [data-card=kobayakawa_hideaki]", "#land-0")
        expect(page.locator("#log")).to_contain_text("You deploy Kobayakawa Hideaki at Land 1.")
        page = at(ann, "sent")
        drag(page, "#field [data-card=maeda_keiji]", "#seat-2")
        expect(page.locator("#target-2 b")).to_have_text("6")


@pytest.mark.slow
def test_a_finger_rests_and_drags_but_a_swipe_only_scrolls(server: ServerProcess, browser: Browser) -> None:
    """The page's clock stands still during each touch, so that a busy machine changes neither."""
    with someone(browser, server, PHONE, **Finger.more) as ann:
        page = at(ann, "drag phone")
        wire = page.context.new_cdp_session(page)
        page.clock.install()

        def touch(kind: str, *points: tuple[float, float]) -> None:
            wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

        def drag(*, rest: bool, parts: int = 5, pause: int = 0) -> None:
            page.clock.pause_at(page.evaluate("Date.now() / 1000 + 1"))
            (x, y), (to, top) = middle(page, "#hand [data-card=cavalry]"), middle(page, ".field")
            touch("touchStart", (x, y))
            if rest:
                page.clock.run_for(250)
                card = page.locator("#hand [data-card=cavalry].ready")
                card.locator(".scene").evaluate("drawing => drawing.replaceWith(drawing.cloneNode(true))")
            for part in range(1, parts + 1):
                touch("touchMove", (x + (to - x) * part / parts, y + (top - y) * part / parts))
                page.clock.run_for(pause)
            touch("touchEnd")
            page.clock.resume()

        drag(rest=False)
        page.wait_for_timeout(200)
        expect(page.locator("#hand [data-card=cavalry]")).to_have_count(1)
        drag(rest=True, parts=250, pause=4)  # so slowly that no single event moves it far
        expect(page.locator("#log")).to_contain_text("You play Cavalry.")
        expect(page.locator("#zoom")).to_be_hidden()
