"""The numbers of one card set as arrays. Rules read them and never change them."""

from __future__ import annotations

from typing import TYPE_CHECKING

try:
    import cython
except ImportError:
    from . import _nocython as cython

if not cython.compiled:
    from .bits import bit
    from .consts import *

from .program import Program, program_of

if TYPE_CHECKING:
    from kunitori.cards.sets import CardSet

EFFECTS = (
    "", "falls_after_battle", "destroys_and_falls", "draw_or_trash", "trap", "take_back", "actions_or_joint_battle",
    "skilled_ninja", "pass_on", "market_proof", "stays_lying", "upgrade_treasure", "counts_lands", "discount",
    "ninja_clan", "money_or_trash", "market", "silver_to_hand", "line_strength", "first_strength", "may_gain_spear",
    "second_strength", "strikes", "trap_proof", "reorders", "exchange", "third_wins", "draw_or_action", "horo_musha",
    "field_trap", "composed",
)
COLUMNS = (
    "copies", "cost", "attack", "defence", "plus_cards", "plus_actions", "plus_money", "plus_buys", "vp", "effect",
    "first", "second", "marker", "defending", "ambushing", "text", "gained", "fought", "each_vp", "each_least",
    "empty_vp", "treasure_number", "text_worth",
)
MASKS = (
    "in_game", "generals", "troops", "units", "tactics", "action_cards", "deployable", "leaders", "ninjas", "fighters",
    "fallers", "destroyers", "market_proof", "stays", "east", "trap_proof", "freely_played", "drawing",
    "passed_on", "victory", "treasures", "treasure_answers", "scoring", "spies_trash", "acting_after",
)  # fmt: skip


def discounted(cost: int, less: int) -> int:
    """A cost minus a discount. A discount never makes a card free (C6.2)."""
    if cost < 1:
        return cost
    return cost - less if cost - less > 1 else 1


class Rules:
    """Card facts of one set, indexed by slot; ``cards`` is the set they come from."""

    cards: CardSet
    copies: list[int]
    cost: list[int]
    attack: list[int]
    defence: list[int]
    plus_cards: list[int]
    plus_actions: list[int]
    plus_money: list[int]
    plus_buys: list[int]
    vp: list[int]
    effect: list[int]
    first: list[int]  # numbers of the effect
    second: list[int]
    marker: list[int]  # the colour of a Moegahara troop (M5.2), 0: none
    defending: list[int]  # what a card adds to a defence (C5.5)
    ambushing: list[int]  # the same from ambush, with the bonus of each card (K5.4)
    unit_number: list[int]  # of a general among the generals, of a troop among the troops
    general_numbered: list[int]  # the slot of each general by that number
    troop_numbered: list[int]
    general_numbers: int  # how many numbers there are; at least as many as printed generals
    troop_numbers: int
    # Sets of kinds, as masks
    in_game: int
    generals: int
    troops: int
    units: int  # generals and troops
    tactics: int
    action_cards: int
    deployable: int
    leaders: int
    ninjas: int
    fighters: int  # with an attack or defence value, or both (K2)
    fallers: int  # discarded after a battle
    destroyers: int
    market_proof: int
    stays: int  # may stay without being deployed
    east: int  # Moegahara's generals of the East; the others are of the West
    trap_proof: int  # no Trap can choose them on the battlefield
    freely_played: int  # they give back the action and have no drawback
    drawing: int  # they draw cards and have no drawback
    passed_on: int  # may be passed on when gained
    victory: int  # an empty pile of them ends the game (C8.1)
    treasures: int
    treasure_answers: int  # the answers that play them
    scoring: int  # kinds that can be worth points
    spies_trash: int  # they trash a card of the deck they spy on; other spies discard it
    acting_after: int  # their texts do something after a battle
    moat: int  # the one kind that stays lying, or -1
    moat_draws: int
    text: list[int]  # where a kind's text begins in the code, 0: nowhere
    gained: list[int]  # the place in it of what happens when the kind is gained, 0: nothing
    fought: list[int]  # the same of what happens after a battle in which the kind fought
    code: list[list[int]]  # a row for each clause of the texts
    filters: list[int]  # sets of kinds that clauses speak of
    each_m: list[int]  # worth each_vp for each card of these kinds
    each_vp: list[int]
    each_least: list[int]  # instead of for each card: once, if there are as many; 0: for each
    empty_m: list[int]  # worth empty_vp if these pool piles are empty
    empty_vp: list[int]
    text_worth: list[int]  # what the text of an own card brings, for bots
    treasure_number: list[int]  # of a treasure among the treasures
    treasure_numbered: list[int]
    moegahara: int  # whether section M is played
    ambush_per_card: bool
    keep_tactics: bool
    # House rules: 1 for the reading that is not the law (kunitori.cards.house_rules)
    prize_gap: int  # ruling 1: a Town only for 6 or 7, nothing for 4 or 5
    several_targets: int  # ruling 2: a leader may attack several players
    unplayed_rest: int  # ruling 6: deployed cards that were not played stay out of an attack
    smaller_prize: int  # ruling 7: an empty pile gives the next smaller prize
    owner_destroys: int  # ruling 11: the owner of a Land Destroyer chooses the troop that falls
    moat_when_played: int  # ruling 12: a Moat brings its card wherever it lies
    ninja_sees_deck: int  # ruling 19: a ninja or general on the deck protects too
    joint_needs_leader: int  # ruling 24
    ally_must_join: int  # ruling 24
    second_leads_troops: int  # ruling 22: Kuroda Nagamasa strengthens troops only
    cards_in_all: int
    afford: list[list[int]]  # [discount][money, at most 64] -> kinds that cost no more

    def __init__(self, cards: CardSet) -> None:
        self.cards = cards
        if not cython.compiled:
            for name in COLUMNS:
                setattr(self, name, [0] * K)
            self.afford = [[0] * 65 for _ in range(4)]
            self.unit_number = [0] * K
            self.general_numbered = [0] * MAX_GENERALS
            self.troop_numbered = [0] * MAX_TROOPS
            self.treasure_numbered = [0] * MOST_TREASURES
            self.code = [[0] * 4 for _ in range(CODE_ROWS)]
            self.filters = [0] * MOST_FILTERS
            self.each_m = [0] * K
            self.empty_m = [0] * K
            for name in MASKS:
                setattr(self, name, 0)
        self.moat = -1
        self.moat_draws = 0
        self.moegahara = cards.game == "moegahara"
        self.cards_in_all = 0
        self.general_numbers = PRINTED_GENERALS
        self.troop_numbers = PRINTED_TROOPS
        self.ambush_per_card = cards.ambush_per_card
        self.keep_tactics = cards.keep_tactics
        self.prize_gap = cards.reads("prize", "6-7")
        self.several_targets = cards.reads("targets", "several")
        self.unplayed_rest = cards.reads("unplayed", "rest")
        self.smaller_prize = cards.reads("empty-prize", "smaller")
        self.owner_destroys = cards.reads("destroyer", "owner")
        self.moat_when_played = cards.reads("moat", "played")
        self.ninja_sees_deck = cards.reads("ninja", "deck")
        self.joint_needs_leader = cards.reads("joint", "general")
        self.ally_must_join = cards.reads("ally", "must-join")
        self.second_leads_troops = cards.reads("kuroda", "troop")
        treasures: list[int] = []
        for fact in cards.facts:
            k = cards.kind_number[fact.id]
            self.copies[k] = fact.copies
            self.cost[k] = fact.cost
            self.attack[k] = fact.attack
            self.defence[k] = fact.defence
            self.plus_cards[k] = fact.cards
            self.plus_actions[k] = fact.actions
            self.plus_money[k] = fact.money
            self.plus_buys[k] = fact.buys
            self.vp[k] = fact.vp
            self.effect[k] = EFFECTS.index(fact.effect)
            if fact.numbers:
                self.first[k] = fact.numbers[0]
            if len(fact.numbers) > 1:
                self.second[k] = fact.numbers[1]
            self.cards_in_all += fact.copies
            one = 1 << k
            self.in_game |= one
            if fact.category == "general":
                self.generals |= one
                n = self.unit_number[k] = cards.unit_number[fact.id]
                self.general_numbered[n] = k
                self.general_numbers = max(self.general_numbers, n + 1)
            elif fact.category == "troop":
                self.troops |= one
                n = self.unit_number[k] = cards.unit_number[fact.id]
                self.troop_numbered[n] = k
                self.troop_numbers = max(self.troop_numbers, n + 1)
            elif fact.category == "tactics":
                self.tactics |= one
            elif fact.category == "victory":
                self.victory |= one
            elif fact.category == "treasure":
                n = self.treasure_number[k] = len(treasures)
                self.treasure_numbered[n] = k
                treasures.append(k)
                self.treasures |= one
                self.treasure_answers |= bit(PLAY_TREASURE + n)
            if fact.category not in ("treasure", "victory"):
                self.action_cards |= one
            if fact.deployable:
                self.deployable |= one
            if fact.leader:
                self.leaders |= one
            if fact.ninja:
                self.ninjas |= one
            if fact.side == "east":
                self.east |= one
            self.marker[k] = ("", "yellow", "blue", "red").index(fact.marker)
        self.set_masks()
        self.set_texts(program_of(cards))
        self.set_strengths()
        self.set_prices()

    def set_masks(self) -> None:
        self.units = self.generals | self.troops
        for k in range(K):
            if self.attack[k] > 0 or self.defence[k] > 0:
                self.fighters |= bit(k)
            if self.plus_actions[k] > 0 and (self.effect[k] == E_NONE or self.effect[k] == E_FALLS_AFTER_BATTLE):
                self.freely_played |= bit(k)
            is_harmless = self.effect[k] == E_NONE or self.effect[k] == E_MARKET_PROOF or self.effect[k] == E_DISCOUNT
            if self.plus_cards[k] > 0 and is_harmless:
                self.drawing |= bit(k)
            if self.effect[k] == E_LINE_STRENGTH or self.effect[k] == E_TRAP_PROOF:
                self.trap_proof |= bit(k)
            if self.vp[k] != 0:
                self.scoring |= bit(k)

    def set_texts(self, program: Program) -> None:
        """Copy the translated texts."""
        for i, row in enumerate(program.rows):
            for j in range(4):
                self.code[i][j] = row[j]
        for i, kinds in enumerate(program.filters):
            self.filters[i] = kinds
        for k, place in program.text.items():
            self.text[k] = place
        for k, place in program.gained.items():
            self.gained[k] = place
        for k, place in program.fought.items():
            self.fought[k] = place
            self.acting_after |= bit(k)
        for k, (kinds, vp, least) in program.each.items():
            self.each_m[k] = kinds
            self.each_vp[k] = vp
            self.each_least[k] = least
            self.scoring |= bit(k)
        for k, (kinds, vp) in program.empty.items():
            self.empty_m[k] = kinds
            self.empty_vp[k] = vp
            self.scoring |= bit(k)
        for k, worth in program.worth.items():
            self.text_worth[k] = worth
        self.fallers = program.fallers
        self.destroyers = program.destroyers
        self.market_proof = program.trade_proof
        self.passed_on = program.passed_on
        self.spies_trash = program.spies_trash
        if program.moat is not None:
            self.moat, self.moat_draws = program.moat
            self.stays = bit(self.moat)

    def set_strengths(self) -> None:
        for k in range(K):
            self.defending[k] = self.ambushing[k] = self.attack[k] + self.defence[k]
            if self.ambush_per_card:
                if self.attack[k] > 0:
                    self.ambushing[k] += 1
                if self.defence[k] > 0:
                    self.ambushing[k] += 1

    def set_prices(self) -> None:
        for less in range(4):
            for money in range(65):
                for k in range(K):
                    if discounted(self.cost[k], less) <= money or money == 64:
                        self.afford[less][money] |= bit(k)

    def __reduce__(self) -> tuple[type[Rules], tuple[CardSet]]:
        return Rules, (self.cards,)
