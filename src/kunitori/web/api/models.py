"""Requests and responses of the API: stable, documented forms, made from views and never from engine states.

Views, decisions and events have the form that outside bots get (docs/writing-a-bot.md), so a bot can talk to the
server as it talks to the terminal.
"""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from pydantic import BaseModel, ConfigDict, Field, JsonValue

from kunitori.tables.settings import MAX_RECORD_CHARACTERS

__all__ = [
    "AbsenceWish", "AbsentWish", "AccountSeen", "Agreement", "Answer", "BotSeen", "BranchWish", "CardSeen",
    "ChatLine", "ChatWish", "CheckSeen", "ChoicesSeen", "ClockWish", "DealSeen", "DecisionSeen", "EventSeen",
    "GameSeen", "HintSeen", "ImportWish", "Invitation", "LandSeen", "Made", "MixSeen", "MomentSeen", "MoveAnswer",
    "MoveWish", "NameWish", "NewTable", "NoteWish", "NumberWish", "OptionSeen", "PartSeen", "PauseWish", "PointSeen",
    "Problem", "ProspectSeen", "RecordWish", "ReplaySeen", "ResultSeen", "ReviewSeen", "RuleSeen", "RulingSeen",
    "SeatSeen", "SeatTaken", "SettingsSeen", "SitWish", "TableLine", "TableSeen", "TerritorySeen", "UndoAgreement",
    "UndoSeen", "UndoWish", "VerdictSeen", "ViewSeen", "WaitSeen", "WhySeen",
]  # fmt: skip

Cards = dict[str, int]
_COUNTS = {"copper": 3, "village": 1}
_LARGEST = 2**53 - 1  # the largest integer that every JSON reader can represent

Name = Annotated[str, Field(min_length=1, max_length=24, description="The player's name", examples=["Ann"])]
SeatNumber = Annotated[int, Field(ge=0, le=5, description="Seats are numbered from 0", examples=[0])]
Stage = Annotated[str, Field(json_schema_extra={"enum": ["gathering", "playing", "over"]})]


def _shown(*examples: dict[str, JsonValue]) -> ConfigDict:
    return ConfigDict(json_schema_extra={"examples": [*examples]})


class ResponseBody(BaseModel):
    """The base of all responses."""

    model_config: ClassVar[ConfigDict] = ConfigDict(json_schema_serialization_defaults_required=True)


class RequestBody(BaseModel):
    """The base of all requests; unknown fields are refused."""

    model_config: ClassVar[ConfigDict] = ConfigDict(extra="forbid", strict=True)


class Problem(ResponseBody):
    """What went wrong, in one sentence."""

    error: str = Field(description="The sentence, in the caller's language", examples=["There is no such table."])
    id: str = Field(description="The same in every language", examples=["api-error-no-table"])
    rule: str | None = Field(None, description="The rule it rests on", examples=["C6.2", None])


# ---- a game as one seat sees it


class TerritorySeen(ResponseBody):
    """One player's cards, as far as the viewer may know them. Sizes are always exact; contents may be incomplete."""

    name: str
    hand_size: int
    hand: Cards = Field(description="Your whole hand; for other players the cards that everybody knows")
    deck_size: int
    deck: Cards | None = Field(description="The cards of your deck, in no order; null for other players")
    top: list[str] = Field(description="Known cards on top of the deck, the next card first")
    top_in_order: bool
    discard_size: int
    discard: Cards
    deployed: Cards
    ambush: Cards
    revealed: list[str]
    moats: int
    owned: Cards = Field(description="All cards that the player owns (C9.2)", examples=[_COUNTS])
    points: int
    has_gained_land: bool
    markers: Cards = Field(description="Moegahara: how many of each colour")


class LandSeen(ResponseBody):
    """One Land of Moegahara's battlefield."""

    winner: int | None = Field(description="The team that won it")
    lines: list[list[str]] = Field(description="By team, position 1 next to the Land")
    strengths: list[list[int]] = Field(description="The same places, with all bonuses (M6.2)")


class EventSeen(ResponseBody):
    """Something that happened, as the viewer may know it."""

    kind: str = Field(examples=["draw"])
    player: int | None
    cards: Cards = Field({}, examples=[_COUNTS])
    number: int = 0
    other: int | None = None
    place: str = ""
    rule: str = Field("", examples=["C7.2"])
    cause: str | None = Field(None, description="The card whose text did it")
    against: int = 0
    land: int | None = None
    team: int | None = None
    colour: str = ""
    text: str = Field(description="The line for the log, in the caller's language", examples=["Ben draws 4 cards."])


class OptionSeen(ResponseBody):
    """One answer to the decision."""

    text: str = Field(description="In the notation; send it to make the move", examples=["buy silver"])
    action: int = Field(description="Means the same in every position", examples=[1025])
    label: str = Field(description="In words, in the caller's language", examples=["Buy Silver"])
    place: str | None = Field(description="Where on the table it lies", examples=["pool/silver", "hand/copper", None])


class DecisionSeen(ResponseBody):
    """The one pending decision. A viewer who may not know the options sees none."""

    player: int = Field(description="The seat that is asked")
    kind: str = Field(examples=["buy"])
    question: str = Field(description="In words, in the caller's language")
    card: str | None = Field(description="The card it is about, or the one whose text asks")
    other: int | None = Field(description="The seat it is about")
    land: int | None
    team: int | None
    colour: str | None
    step: int = Field(description="Steps of the same move already answered")
    rule: str = Field(examples=["C6.2"])
    options: list[OptionSeen]


class ViewSeen(ResponseBody):
    """All that one seat, or a spectator, may know of the game (C9); docs/writing-a-bot.md explains every field."""

    seat: int | None = Field(description="The viewer's seat; null is a spectator")
    players: list[str]
    game: str = Field(examples=["world_on_fire"])
    turn: int
    round: int
    active: int
    phase: str = Field(examples=["buy"])
    actions: int
    money: int
    buys: int
    discount: int
    pool: Cards
    top_general: str | None
    generals_left: int
    trash: Cards
    played: Cards
    unplayed: Cards
    attackers: list[Cards]
    ally: int | None
    seats: list[TerritorySeen]
    lands: list[LandSeen] = Field(description="Moegahara's battlefield; no Lands in the other games")
    buried: Cards
    east_team: int | None
    answered: list[int]
    is_over: bool
    is_last_round: bool
    decision: DecisionSeen | None = Field(description="null when the game is over")
    events_before: int = Field(description="How many events were left out at the beginning (`events_from`)")
    events_total: int = Field(description="How many there are in all")
    events: list[EventSeen]


# ---- tables


class SettingsSeen(ResponseBody):
    """What is played at a table. The seed stays on the server, because it determines the shuffles."""

    game: str = Field(examples=["world_on_fire"])
    mix: str | None
    rules: str = Field(description="House rules that are played; empty if the rulings are", examples=["prize=6-7"])
    house_rules: list[str] = Field(description="The same in words, with what the rulings say")
    max_rounds: int = Field(description="Ends a game without progress (ruling 16); 0 means no limit")
    bank: int | None = Field(description="Seconds that each player has, if there is a clock")
    increment: int | None = Field(description="Seconds added after each of the player's turns")
    stand_in_after: int | None = Field(
        description="Seconds of absence after which the others may let a bot play; null: the clock decides"
    )
    concede_after: int | None = Field(
        description="Seconds of absence after which the others may decide without somebody; null: the clock decides"
    )
    hot_seat: bool
    pace: int = Field(description="Milliseconds before each move of a bot")
    title: str
    tutorial: str | None
    known_deal: bool = Field(
        description="Somebody can know every card: they chose the seed, or continue a record or a position"
    )


class PartSeen(ResponseBody):
    """What a player adds to the secret of the shuffles."""

    commit: str = Field(description="SHA-256 of the player's number, in hexadecimal")
    number: str | None = Field(description="The number, once it is opened; null: not opened in time, and left out")


class DealSeen(ResponseBody):
    """What everybody may know about the shuffles (docs/shuffles.md)."""

    commit: str | None = Field(description="The commitment to the server's secret; null until all seats are taken")
    parts: list[PartSeen | None] = Field(description="The players' parts, by seat; empty if nobody has one")
    waits_for: list[int] = Field(description="The seats whose numbers are awaited now (`POST …/number`)")
    salt: str | None = Field(description="Once the game is over")
    secret: str | None = Field(description="Once the game is over")


class WaitSeen(ResponseBody):
    """The table waits for a person. Times are seconds since 1970."""

    since: float
    is_away: bool
    stand_in_from: float | None = Field(description="From when on the others may let a bot play")
    concede_from: float | None = Field(description="From when on the others may decide without this person")


class SeatSeen(ResponseBody):
    """The player in a seat."""

    seat: int
    name: str = Field(description="Empty while nobody sits here")
    crest: str
    colour: str
    team: int | None
    is_person: bool
    bot: str | None = Field(description="The name of the bot, if the seat belongs to one")
    is_taken: bool
    is_present: bool
    stands_in: str | None = Field(description="The bot that plays for the person who is away")
    has_say: bool = Field(description="Must agree to undo and to the end of the game, even while a bot plays")
    wait: WaitSeen | None = Field(description="null if the table does not wait for this person")
    has_resigned: bool
    is_out_of_time: bool
    has_agreed: bool = Field(description="Wants to end the game here (ruling 16)")
    remaining: float | None = Field(description="Seconds left on the clock, if there is one")
    clock_runs: bool


class ChatLine(ResponseBody):
    """Something somebody said at the table."""

    seq: int
    at: float = Field(description="Seconds since 1970")
    seat: int | None = Field(description="null: a spectator")
    name: str
    text: str
    team: int | None = Field(description="The team it was said to; null: to all")


class UndoSeen(ResponseBody):
    """A request to take moves back, which others must allow."""

    by: int
    moves: int
    waits_for: list[int]


class ResultSeen(ResponseBody):
    """How the game ended."""

    how: str = Field(description="`points`, `agreed` (ruling 16) or `resigned`", examples=["points"])
    scores: list[int]
    winners: list[int]
    resigned: list[int]


class TableSeen(ResponseBody):
    """A table as one seat, or a spectator, sees it."""

    id: str
    stage: Stage
    rev: int = Field(description="Grows with every change; a move sent with an older one is refused (409)")
    seat: int | None
    mine: list[int] = Field(description="All seats of the caller")
    seats: list[SeatSeen]
    settings: SettingsSeen
    deal: DealSeen
    view: ViewSeen | None = Field(description="null while players gather")
    chat: list[ChatLine]
    undo: UndoSeen | None
    can_undo: int = Field(description="Moves to undo to return to your last decision; 0 if there is none")
    undo_asks: list[int] = Field(description="The seats that would have to agree to that")
    asked: int | None = Field(description="Whose decision it is")
    paused: bool
    ready: list[int] = Field(description="Who wants to go on with a paused game; where clocks run, all people must")
    resume_from: float | None = Field(description="From when on they may go on without the others (Unix time)")
    rematch: str | None = Field(description="The table of the next game")
    watchers: int
    result: ResultSeen | None
    broken: str | None = Field(description="Why this server cannot go on with the game, in the caller's language")


class TableLine(ResponseBody):
    """A table in a list."""

    id: str
    title: str
    game: str
    stage: Stage
    players: list[str] = Field(description="Names by seat; empty where nobody sits")
    asked: int | None = Field(description="Whose decision it is")
    seat: int | None = Field(description="The caller's seat; in long lists only for the first tables that are not over")
    is_asked: bool = Field(description="Whether the caller has to decide")
    created: float | None = Field(description="In seconds since 1970; None for tables of older versions, as below")
    ended: float | None = Field(description="When the game ended, in seconds since 1970; None while it runs")
    result: ResultSeen | None


class ClockWish(RequestBody):
    """A clock: the time at the start, and what each turn adds."""

    model_config: ClassVar[ConfigDict] = _shown({"bank": 900, "increment": 15})

    bank: Annotated[int, Field(ge=10, le=86_400 * 30, description="Seconds", examples=[600])]
    increment: Annotated[int, Field(ge=0, le=3600, description="Seconds", examples=[15])] = 0


Hash = Annotated[str, Field(pattern="^[0-9a-f]{64}$", description="32 bytes in hexadecimal", examples=["9f" * 32])]


class AbsenceWish(RequestBody):
    """How long to wait for people who are away. Everybody agrees to it by sitting down."""

    model_config: ClassVar[ConfigDict] = _shown({"stand_in": 300, "concede": 3600})

    stand_in: Annotated[
        int, Field(ge=60, le=86_400 * 30, description="Seconds until the others may let a bot play", examples=[300])
    ]
    concede: Annotated[
        int,
        Field(
            ge=60, le=86_400 * 30, examples=[3600],
            description="Seconds until the others may decide about undo and the end alone; not less than `stand_in`",
        ),
    ]  # fmt: skip


class SitWish(RequestBody):
    """Taking a seat."""

    model_config: ClassVar[ConfigDict] = _shown({"name": "Ben", "crest": "aoi", "invite": "3f0c…"})

    name: Name
    crest: Annotated[str, Field(max_length=40, examples=["sakura"])] | None = Field(
        None, description="One of /api/v1/crests; if it is taken, you get another one"
    )
    seat: SeatNumber | None = Field(None, description="Left out: the first free seat")
    invite: Annotated[str, Field(max_length=200)] | None = Field(
        None, description="The token of the invitation; not needed by the person who made the table"
    )
    part: Hash | None = Field(
        None, description="The SHA-256 of a number of yours for the shuffles; ignored at tables that take none"
    )


SeatPlan = Annotated[str, Field(min_length=1, max_length=60)]
Seats = Annotated[
    list[SeatPlan],
    Field(
        min_length=2, max_length=6, description="For each seat `person`, or the name of a bot (`GET /api/v1/bots`)",
        examples=[["person", "captain"]],
    ),
]  # fmt: skip


class NameWish(RequestBody):
    """A new name, before the game begins, or a new crest."""

    model_config: ClassVar[ConfigDict] = _shown({"name": "Ben", "crest": "aoi"})

    name: Name | None = None
    crest: Annotated[str, Field(max_length=40, description="One of /api/v1/crests")] | None = None


class NewTable(RequestBody):
    """A table to create. With `sit` the caller takes a seat at once."""

    model_config: ClassVar[ConfigDict] = _shown(
        {"game": "world_on_fire", "seats": ["person", "captain"], "sit": {"name": "Ann", "crest": "sakura"}},
        {"game": "custom", "mix": "random", "seats": ["person", "person"], "clock": {"bank": 900}},
    )

    game: Literal["kunitori", "world_on_fire", "world_chaos", "custom", "moegahara"] = "world_on_fire"
    seats: Seats
    mix: Annotated[str, Field(max_length=2000)] | None = Field(
        None, description="For `custom`", examples=["world_chaos,-trap,market"]
    )
    rules: Annotated[str, Field(max_length=500)] = Field(
        "", description="House rules, separated by commas (docs/house-rules.md)", examples=["prize=6-7,targets=several"]
    )
    corrections: dict[str, dict[str, dict[str, int | bool | dict[str, int]]]] | None = Field(
        None, description="Numbers of your own: game, card, number", examples=[{"kunitori": {"town": {"cost": 6}}}]
    )
    expansion: Annotated[str, Field(min_length=1, max_length=400_000)] | None = Field(
        None,
        description="Own cards: the text of a file, TOML or JSON (docs/own-cards.md)",
        examples=['[cards.pearl]\ncategory = "treasure"\ncopies = 10\ncost = 5\nmoney = 2'],
    )
    seed: Annotated[str, Field(min_length=1, max_length=100)] | None = Field(
        None, description="Makes the shuffles repeatable for those who know the seed; left out, the shuffles are secret"
    )
    max_rounds: Annotated[int, Field(ge=0, le=100_000, description="Ends the game (ruling 16); 0 means no limit")] = 0
    clock: ClockWish | None = None
    absence: AbsenceWish | None = Field(
        None, description="Left out: with a clock the clock decides, otherwise one day and three days"
    )
    start: SeatNumber | None = Field(None, description="Who begins; random if left out (C1.5)")
    pace: Annotated[int, Field(ge=0, le=10_000, description="Milliseconds before each move of a bot")] | None = None
    title: Annotated[str, Field(max_length=60)] = ""
    sit: SitWish | None = Field(None, description="Take a seat at the new table", examples=[{"name": "Ann"}])


class SeatTaken(ResponseBody):
    """A seat that now belongs to the caller."""

    table: str
    seat: int
    token: str = Field(description="`Authorization: Bearer …` for everything this seat does. It is shown only once")


class Invitation(ResponseBody):
    """How others join the table."""

    invite: str = Field(description="For `POST /api/v1/tables/{table}/seats`")
    join_url: str = Field(description="For people with a browser")
    watch_url: str


class Made(ResponseBody):
    """A new table."""

    id: str
    stage: Stage
    invitation: Invitation | None = Field(description="null if no seat is free")
    seat: SeatTaken | None


# ---- acts


class MoveWish(RequestBody):
    """A move: either whole, in the notation, or as the options of its steps in order."""

    model_config: ClassVar[ConfigDict] = _shown(
        {"move": "buy silver", "rev": 12}, {"steps": ["attack ...", "... ben:cavalry*1 ..."]}
    )

    move: Annotated[str, Field(min_length=1, max_length=500)] | None = Field(
        None, description="A whole move, or the text of an option", examples=["buy silver"]
    )
    steps: Annotated[list[Annotated[str, Field(min_length=1, max_length=500)]], Field(min_length=1, max_length=64)] | (
        None
    ) = Field(None, description="Instead of `move`: the texts of the options chosen so far, the first step first")
    rev: Annotated[int, Field(ge=0, le=_LARGEST)] | None = Field(
        None, description="The `rev` you answer to; if something has happened since, the move is refused (409)"
    )


class MoveAnswer(ResponseBody):
    """The outcome of a move."""

    done: bool = Field(description="false: more steps are needed, and nothing has been played yet")
    move: str | None = Field(description="The move that was played")
    table: TableSeen


class NumberWish(RequestBody):
    """The number that your part committed to."""

    model_config: ClassVar[ConfigDict] = _shown({"number": "9f" * 32})

    number: Hash


class UndoWish(RequestBody):
    """How many moves to take back."""

    model_config: ClassVar[ConfigDict] = _shown({"moves": 1})

    moves: Annotated[int, Field(ge=1, le=10_000)] = 1


class UndoAgreement(RequestBody):
    """Whether another player may take their moves back."""

    model_config: ClassVar[ConfigDict] = _shown({"agree": True})

    agree: bool


class AbsentWish(RequestBody):
    """Somebody who is away."""

    model_config: ClassVar[ConfigDict] = _shown({"seat": 1})

    seat: SeatNumber


class Agreement(RequestBody):
    """Whether the caller wants to end the game here (ruling 16)."""

    model_config: ClassVar[ConfigDict] = _shown({"agree": True})

    agree: bool


class PauseWish(RequestBody):
    """Whether to pause the table."""

    model_config: ClassVar[ConfigDict] = _shown({"paused": True})

    paused: bool


class ChatWish(RequestBody):
    """A chat message."""

    model_config: ClassVar[ConfigDict] = _shown({"text": "Well played"})

    text: Annotated[str, Field(min_length=1, max_length=300)]
    team: bool = Field(False, description="Only to your team (Moegahara)")


class NoteWish(RequestBody):
    """A problem to report."""

    model_config: ClassVar[ConfigDict] = _shown({"note": "Ann could buy Land for 5."})

    note: Annotated[str, Field(min_length=1, max_length=2000)]


class RecordWish(RequestBody):
    """A record to check (docs/notation.md)."""

    model_config: ClassVar[ConfigDict] = _shown({"record": "Kunitori record 1\nVersion: …"})

    record: Annotated[str, Field(min_length=1, max_length=MAX_RECORD_CHARACTERS)]


class ImportWish(RecordWish):
    """A record to import: a finished game can be replayed, an unfinished one can be continued."""

    model_config: ClassVar[ConfigDict] = _shown(
        {"record": "Kunitori record 1\nVersion: …", "seats": ["person", "captain"], "sit": {"name": "Ann"}}
    )

    seats: Seats | None = Field(None, description="Left out: as the record says")
    sit: SitWish | None = None


class BranchWish(RequestBody):
    """A new game that branches off a finished one after a move."""

    model_config: ClassVar[ConfigDict] = _shown({"move": 42, "seats": ["person", "captain"], "sit": {"name": "Ann"}})

    move: Annotated[int, Field(ge=0, le=100_000, description="Moves that are kept")]
    seats: Seats | None = Field(None, description="Left out: as in the game itself")
    sit: SitWish | None = None


class Answer(ResponseBody):
    """The table after an action."""

    table: TableSeen


class WhySeen(ResponseBody):
    """Whether a move is open, and why not."""

    open: bool
    why: str | None = Field(description="The reason, in the caller's language")
    rule: str | None


class ProspectSeen(ResponseBody):
    """One option and its prospects (docs/analysis.md)."""

    option: str
    move: str = Field(description="The whole move that the option begins")
    chance: float
    loss: float = Field(description="How much lower its chance is than the best option's")
    share: float
    continuation: list[str]
    words: str = Field(description="The whole move in the caller's language")
    reasons: list[str] = Field(description="In the caller's language")


class HintSeen(ResponseBody):
    """Win chances and the best options, from what the seat may know."""

    sides: list[list[str]]
    chances: list[float] = Field(description="Each side's chance to win, with a sum of 1")
    first: list[str] = Field(description="Treasure to play first, which costs nothing; the options come after it")
    options: list[ProspectSeen] = Field(description="The best first; none if the seat is not asked anything")
    sentences: list[str] = Field(description="The advice in the caller's language")
    nodes: int


class ReplaySeen(ResponseBody):
    """A finished game after a number of moves."""

    id: str
    move: int
    moves: list[str] = Field(description="All moves of the game")
    movers: list[int] = Field(description="Who made each")
    result: ResultSeen | None
    view: ViewSeen = Field(description="As that seat saw it; `seat=open`: everybody's own cards are shown")


class PointSeen(ResponseBody):
    """The chances at the start of a turn; the last point is the result, or where the game was given up."""

    turn: int
    player: int | None = Field(description="Whose turn begins; null at the last point")
    chances: list[float] = Field(description="By side")


class MomentSeen(ResponseBody):
    """A choice that is worth another look."""

    number: int = Field(description="The move, from 1")
    turn: int
    player: int
    move: str
    before: float | None = Field(description="The mover's chance with the best option, from what the mover could know")
    after: float | None = Field(description="The same with the option that was chosen")
    loss: float
    better: str | None
    reasons: list[str] = Field(description="In the caller's language")


class ChoicesSeen(ResponseBody):
    """The choices of one player, summed up."""

    player: int
    decisions: int
    mistakes: int
    cost: float


class AccountSeen(ResponseBody):
    """Where a side's result comes from: start + luck + own + others = end (docs/analysis.md)."""

    start: float
    luck: float
    own: float
    others: float
    end: float


class ReviewSeen(ResponseBody):
    """The review of a game (docs/analysis.md), or its progress."""

    ready: bool = Field(description="false: ask again after a while")
    done: int = Field(description="Moves looked at so far")
    of: int
    sides: list[list[int]] = Field(description="The seats that win together")
    curve: list[PointSeen]
    moments: list[MomentSeen] = Field(description="The most costly choices, the worst first")
    choices: list[ChoicesSeen]
    accounts: list[AccountSeen] = Field(description="By side")


class CheckSeen(ResponseBody):
    """One thing that was checked."""

    what: str = Field(description="`commit`, `part`, `rules`, `moves` or `result`", examples=["commit"])
    is_good: bool
    told: str = Field(description="What was found, in the caller's language")


class VerdictSeen(ResponseBody):
    """What a check of a record found (docs/shuffles.md)."""

    is_good: bool
    is_finished: bool
    checks: list[CheckSeen]
    findings: list[str]
    players: list[str]
    moves: int


# ---- lists


class ReadingSeen(ResponseBody):
    """A question on which the rulebooks disagree or are silent, and its readings."""

    name: str = Field(examples=["prize"])
    title: str
    ruling: int = Field(description="The ruling that settles it, unless a house rule does")
    law: str = Field(description="The value that is played by the ruling", examples=["4-6"])
    values: dict[str, str] = Field(description="The values, each in words", examples=[{"4-6": "…", "6-7": "…"}])


class GameSeen(ResponseBody):
    """A game that can be played."""

    id: str
    name: str
    players: list[int] = Field(description="How many can play")
    teams: bool
    wants_mix: bool
    cards: list[str] = Field(description="Card ids, in order; empty for `custom`, where the mix decides")
    readings: list[ReadingSeen] = Field(description="What `rules` of a new table can choose; all of it for `custom`")


class MixSeen(ResponseBody):
    """The cards of a mix."""

    name: str
    mix: str = Field(description="For `mix` of a new table with the game `custom`")
    cards: list[str]
    warnings: list[str] = Field(description="Recommendations of X2 that this mix does not follow")


class CardSeen(ResponseBody):
    """A card: its numbers, its words, and where they come from."""

    id: str
    game: str
    name: str
    category: str
    copies: int
    cost: int
    attack: int
    defence: int
    cards: int
    actions: int
    money: int
    buys: int
    vp: int
    deployable: bool
    leader: bool
    ninja: bool
    effect: str | None
    numbers: dict[str, int] = Field(description="The numbers in the card's text")
    side: str | None
    marker: str | None
    printed: list[str] = Field(description="What is printed on the card, line by line")
    text: str | None = Field(description="The card's text")
    sources: list[str] = Field(description="Where the numbers come from")
    rulings: list[int]


class BotSeen(ResponseBody):
    """A bot by its name."""

    id: str = Field(examples=["captain"])
    name: str
    idea: str
    styles: list[str] = Field(description="`beginner/warrior` is a name too")
    is_level: bool
    games: list[str] = Field(description="Where it can play")


class RuleSeen(ResponseBody):
    """A numbered rule, or a heading over some."""

    number: str
    title: str
    text: str
    is_heading: bool
    above: str | None
    rulings: list[int]


class RulingSeen(ResponseBody):
    """A decision where the printed rulebooks differ or are silent."""

    number: int
    name: str
    title: str
    text: str
    why: str
    rules: list[str]
    cards: list[str]

