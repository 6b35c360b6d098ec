"""Tables and views as the API shows them: everything comes from a view, nothing from a state."""

from __future__ import annotations

from dataclasses import replace

from kunitori.game import Game, View
from kunitori.game.words import decision_data, event_data
from kunitori.i18n import Texts
from kunitori.tables import Chat, GameResult, TableView, UndoRequest
from kunitori.telling.places import place_of
from kunitori.telling.question import label, question_text
from kunitori.values.decision import Decision
from kunitori.web.api.models import (
    ChatLine,
    DealSeen,
    DecisionSeen,
    EventSeen,
    OptionSeen,
    PartSeen,
    ResultSeen,
    SeatSeen,
    SettingsSeen,
    TableSeen,
    UndoSeen,
    ViewSeen,
)

__all__ = ["chat_seen", "deal_seen", "open_view", "result_seen", "table_seen", "view_seen"]

LAST_EVENTS, MOST_EVENTS = 100, 1000


def view_seen(view: View, say: Texts, events_from: int | None = None) -> ViewSeen:
    """A view, with its events from a number on, or the last ones."""
    total = len(view.events)
    since = max(0, total - LAST_EVENTS) if events_from is None else min(events_from, total)
    shown = view.events[since : since + MOST_EVENTS]
    told = [(event, event.message(view.players, cards=view.cards)) for event in shown]
    data = replace(view, events=()).to_data()
    data |= {
        "decision": decision_seen(view, view.decision, say) if view.decision else None,
        "events_before": since,
        "events_total": total,
        "events": [EventSeen(**event_data(event), text=say(words)) for event, words in told],
    }
    return ViewSeen.model_validate(data)


def decision_seen(view: View, decision: Decision, say: Texts) -> DecisionSeen:
    """A decision in words; viewers who are not asked see no options."""
    data = decision_data(decision)
    is_asked = bool(decision.options)
    data["question"] = question_text(view, decision, say) if is_asked else ""
    data["options"] = [
        OptionSeen(
            text=option.text,
            action=option.action,
            label=label(view, decision, option, say)[0],
            place=place_of(view, decision, option.move),
        )
        for option in decision.options
    ]
    del data["actions"]
    return DecisionSeen.model_validate(data)


def open_view(game: Game) -> View:
    """A moment of a finished game with all cards open; never for a game that is still played."""
    views = [game.view(seat) for seat in range(len(game.players))]
    own = tuple(view.seats[seat] for seat, view in enumerate(views))
    asked = game.decision.player if game.decision else 0
    return replace(views[asked], seats=own, events=game.events)


def table_seen(seen: TableView, say: Texts, events_from: int | None = None) -> TableSeen:
    """A table as a viewer sees it."""
    settings = seen.settings
    return TableSeen(
        id=seen.id,
        stage=seen.stage,
        rev=seen.rev,
        seat=seen.seat,
        mine=list(seen.mine),
        seats=[SeatSeen.model_validate(seat, from_attributes=True) for seat in seen.seats],
        settings=SettingsSeen(
            game=settings.game,
            mix=settings.mix,
            rules=settings.rules,
            house_rules=[say(line) for line in settings.house.told(settings.game)],
            max_rounds=settings.max_rounds,
            bank=settings.clock.bank if settings.clock else None,
            increment=settings.clock.increment if settings.clock else None,
            stand_in_after=settings.absence.stand_in if settings.absence else None,
            concede_after=settings.absence.concede if settings.absence else None,
            hot_seat=settings.hot_seat,
            pace=seen.pace,
            title=settings.title,
            tutorial=settings.tutorial,
            known_deal=seen.is_deal_known,
        ),
        deal=deal_seen(seen),
        view=view_seen(seen.view, say, events_from) if seen.view else None,
        chat=[chat_seen(line) for line in seen.chat],
        undo=_undo(seen.undo) if seen.undo else None,
        can_undo=seen.can_undo,
        undo_asks=list(seen.undo_asks),
        asked=seen.asked,
        paused=seen.paused,
        ready=sorted(seen.ready),
        resume_from=seen.resume_from,
        rematch=seen.rematch,
        watchers=seen.watchers,
        result=result_seen(seen.result) if seen.result else None,
        broken=seen.broken.sentence(say.language) if seen.broken else None,
    )


def deal_seen(seen: TableView) -> DealSeen:
    """What everybody may know about the shuffles."""
    deal = seen.deal
    parts = [PartSeen(commit=part.commit, number=part.number) if part else None for part in deal.parts]
    awaited = [seat for seat, part in enumerate(deal.parts) if part and part.number is None]
    return DealSeen(
        commit=deal.commit, parts=parts, waits_for=awaited if seen.is_dealing else [], salt=deal.salt,
        secret=deal.secret,
    )  # fmt: skip


def _undo(wish: UndoRequest) -> UndoSeen:
    return UndoSeen(by=wish.by, moves=wish.moves, waits_for=sorted(wish.waits_for))


def chat_seen(line: Chat) -> ChatLine:
    """A chat message."""
    return ChatLine(seq=line.seq, at=line.at, seat=line.seat, name=line.name, text=line.text, team=line.team)


def result_seen(result: GameResult) -> ResultSeen:
    """How a game ended."""
    return ResultSeen(
        how=result.how, scores=list(result.scores), winners=list(result.winners), resigned=list(result.resigned)
    )
