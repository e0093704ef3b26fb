"""A table as one guest may see it: snapshots and events, made from views and nothing else."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from tockwork.game import Position
from tockwork.game.events import Event as GameEvent
from tockwork.server.tables.log import Happening, TableLog
from tockwork.server.views.choices import choices_in_steps, choices_of
from tockwork.server.views.early import also_chosen, own_choice, still_to_ask
from tockwork.server.views.following import seat_view, seat_views, seen, state_of, states
from tockwork.server.wire import messages as m
from tockwork.server.wire.shapes import Choice, ClockState, SeatView, State

SNAPSHOT_LOG = 300  # past events that come with a snapshot
_CACHED = 60  # messages kept for other listeners who may see the same


class Teller:
    """Tells one table. What takes long (choices, texts of messages) is worked out once."""

    def __init__(self, log: TableLog) -> None:
        self.log = log
        self._choices: tuple[int, tuple[Choice, ...] | None] = (-1, None)
        self._choosing = asyncio.Lock()
        self._early: tuple[int, dict[int, Position]] = (-1, {})
        self._texts: dict[tuple[int, tuple[int, ...]], str] = {}

    async def prepare(self, seats: tuple[int, ...]) -> None:
        """Works out what these seats may choose from, bit by bit, so that no other table waits."""
        log = self.log
        async with self._choosing:
            while (asked := log.asked) in seats and self._choices[0] != log.batches:
                assert log.game is not None
                decision, view = log.batches, log.game.view(asked)
                found = await choices_in_steps(view)
                if decision == log.batches:  # else the game has gone on meanwhile
                    self._choices = (decision, found)

    def happened(self, happening: Happening, seats: tuple[int, ...], clock: ClockState) -> str:
        """The message about an event, as JSON, for those who hold these seats."""
        key = (happening.number, seats)
        if key not in self._texts:
            while len(self._texts) >= _CACHED:
                del self._texts[next(iter(self._texts))]
            self._texts[key] = self._happened(happening, seats, clock).model_dump_json()
        return self._texts[key]

    def _happened(
        self, happening: Happening, seats: tuple[int, ...], clock: ClockState
    ) -> m.Happened:
        state, views = self.moment(happening, seats)
        return m.Happened(
            number=happening.number,
            at=happening.at,
            event=self.event(happening, seats),
            walks=happening.walks,
            state=state,
            views=views,
            clock=clock,
            last=happening.last,
        )

    def moment(
        self, happening: Happening, seats: tuple[int, ...]
    ) -> tuple[State | None, tuple[SeatView, ...]]:
        """The board and the own cards right after an event."""
        log = self.log
        if happening.batch < 0:
            return None, ()
        batch = log.batch(happening.batch)
        offset = len(batch.events) - 1 if happening.offset is None else happening.offset
        state = also_chosen(states(batch)[offset], happening.early)
        views = tuple(
            own_choice(seat_views(batch, seat)[offset], happening.early) for seat in seats
        )
        if happening.last and happening.batch == log.batches - 1:
            views = tuple(self._with_choices(view) for view in views)
        return state, views

    def now(self, seats: tuple[int, ...]) -> tuple[State | None, tuple[SeatView, ...]]:
        """The board and the own cards as they are."""
        game, early = self.log.game, self.log.early
        if game is None:
            return None, ()
        views = (own_choice(seat_view(game.view(seat)), early) for seat in seats)
        state = also_chosen(state_of(game.view(None)), early)
        return state, tuple(self._with_choices(view) for view in views)

    def event(self, happening: Happening, seats: tuple[int, ...]) -> m.AnyEvent:
        """The event as the holders of these seats see it together."""
        if happening.offset is None:
            return happening.event
        event: GameEvent = happening.event  # type: ignore[assignment]
        return seen(event, seats, self.log.rules.receivers)

    def logged(
        self, happenings: Sequence[Happening], seats: tuple[int, ...], *, all_open: bool
    ) -> tuple[m.Logged, ...]:
        """Past events for a list."""
        return tuple(
            m.Logged(
                number=h.number,
                at=h.at,
                event=h.event if all_open else self.event(h, seats),
                walks=h.walks,
            )
            for h in happenings
        )

    def _with_choices(self, view: SeatView) -> SeatView:
        log = self.log
        if log.game is None or view.seat != log.asked:
            return self._with_early(view)
        if self._choices[0] != log.batches:
            self._choices = (log.batches, choices_of(log.game.view(view.seat)))
        return view.model_copy(update={"choices": self._choices[1]})

    def _with_early(self, view: SeatView) -> SeatView:
        log = self.log
        if log.game is None or view.seat in log.early:
            return view
        if self._early[0] != log.batches:
            self._early = (log.batches, still_to_ask(log.game.position))
        asked = self._early[1].get(view.seat)
        early = None if asked is None else choices_of(asked.view(view.seat))
        return view.model_copy(update={"early": early})
