import { DndContext, DragOverlay, type DragEndEvent, type DragOverEvent, type DragStartEvent } from '@dnd-kit/core';
import { mostCourts, type DayId, type ScheduleEntry, type TimetableRow, type Tournament } from '@courtside/domain';
import { canScoreRound } from '@courtside/domain/engines';
import { type EntryPlace } from '@courtside/domain/engines';
import { useTranslation } from '@courtside/i18n';
import { space, useShortcut } from '@courtside/ui';
import { useMemo, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { BracketDayCard } from './bracket-day-card';
import { listBracketDays, type BracketOfDay } from '../days/bracket-places';
import { DayCard } from './day-card';
import { entryOfItem, placeUnder, rowItem, schedulePlaces } from '../moves/drag-keys';
import { MoveWarning } from '../moves/move-warning';
import { Lifted } from '../../../board/drag-style';
import { silent, useDragSensors } from '../../../board/use-drag-sensors';
import { useKeyLift, type KeyLiftOptions } from '../../../board/use-key-lift';
import { samePlace } from '../days/place-text';
import { useSchedule } from '../../../games/schedule-context';
import { isRoundClosed } from '../../../games/schedule-model';
import type { RowTask } from '../rows/schedule-row';
import type { Problems } from '../problems/use-problems';
import type { ScheduleSight } from '../sight/use-schedule-sight';

/** With one court, days are next to each other; with more courts, the courts are. */
const Board = styled.div<{ readonly $courts: number }>`
  display: grid;
  grid-template-columns: ${({ $courts }) => ($courts > 1 ? 'minmax(0, 1fr)' : 'repeat(auto-fill, minmax(min(100%, 26rem), 1fr))')};
  gap: 1.25rem;
`;

/** The warning stays in sight while a game is dragged down a long day. */
const Warning = styled.div`
  position: sticky;
  z-index: 5;
  bottom: calc(${space[2]} + var(--cs-lower-edge, 0px));
  margin-top: ${space[2]};
`;

interface Drag {
  readonly from: EntryPlace;
  readonly entry: ScheduleEntry;
  readonly over: EntryPlace | null;
}

export interface ScheduleBoardProps {
  /** The stored schedule with pending moves. */
  readonly schedule: Tournament['schedule'];
  readonly sight: ScheduleSight;
  readonly problems: Problems;
  readonly brackets: readonly BracketOfDay[];
  readonly onMove: (entry: ScheduleEntry, from: EntryPlace, to: EntryPlace) => void;
  readonly onTask: (task: RowTask, dayId: DayId, row: TimetableRow) => void;
  readonly noteOf?: (dayId: DayId) => ReactNode;
}

const placeOf = (data: Record<string, unknown> | undefined): EntryPlace | null => (data?.['place'] as EntryPlace | undefined) ?? null;

/** Returns the handle at a place, or the last one of the day if the place is after it. */
const itemAt = (entries: readonly ScheduleEntry[], { dayId, index }: EntryPlace): string | undefined => {
  const at = Math.min(index, entries.length - 1);
  const entry = entries[at];
  return entry === undefined ? undefined : rowItem(entry, { dayId, index: at });
};

/** All days. Games are dragged by mouse, by a press of 300 ms, or by keyboard. */
export function ScheduleBoard({ schedule, sight, problems, brackets, onMove, onTask, noteOf }: ScheduleBoardProps) {
  const { t } = useTranslation('organizerSchedule');
  const model = useSchedule();
  const { dayIds, gameName, shortDayName, isLocked } = model;
  const [drag, setDrag] = useState<Drag | null>(null);
  const sensors = useDragSensors();
  const bracketDays = useMemo(() => listBracketDays(brackets), [brackets]);
  const openDays = dayIds.filter((dayId) => !isLocked && !isRoundClosed(model, dayId));
  const places = useMemo(() => schedulePlaces(schedule, openDays), [schedule, openDays.join()]); // eslint-disable-line react-hooks/exhaustive-deps -- the same days are the same list
  const gameOf = (item: string) => gameName(entryOfItem(item));
  const placeWords = (item: string, { dayId, index }: EntryPlace) => ({
    game: gameOf(item),
    day: shortDayName(dayId),
    position: index + 1,
  });
  const words: KeyLiftOptions<string, EntryPlace>['words'] = {
    picked: (item, place) => `${t('move.picked', { game: gameOf(item) })} ${t('move.over', placeWords(item, place))}`,
    over: (item, place) => t('move.over', placeWords(item, place)),
    dropped: (item, place) => t('move.dropped', placeWords(item, place)),
    cancelled: (item) => t('move.cancelled', { game: gameOf(item) }),
  };
  useShortcut(t('move.instructions'));
  const keyLift = useKeyLift<string, EntryPlace>({
    places,
    words,
    itemAt: (place) => itemAt(schedule[place.dayId] ?? [], place),
    itemAfter: (item, place) => rowItem(entryOfItem(item), place),
    onDrop: (item, to) => {
      const from = places.homeOf(item);
      // A moved item stays in sight and keeps the focus.
      if (sight.isFolded(to.dayId)) sight.fold(to.dayId, false);
      if (from) onMove(entryOfItem(item), from, to);
    },
  });
  const lifted = keyLift.lift;
  const from = lifted && places.homeOf(lifted.item);
  const shown: Drag | null = drag ?? (lifted && from && { from, entry: entryOfItem(lifted.item), over: lifted.place });
  const start = ({ active }: DragStartEvent) => {
    const at = placeOf(active.data.current);
    if (!at) return;
    const entry = active.data.current?.['entry'] as ScheduleEntry;
    keyLift.cancel();
    keyLift.say(words.picked(rowItem(entry, at), at));
    setDrag({ from: at, entry, over: at });
  };
  const over = ({ over: under }: DragOverEvent) => {
    const to = placeOf(under?.data.current);
    if (drag && to) keyLift.say(words.over(rowItem(drag.entry, drag.from), to));
    setDrag((before) => before && { ...before, over: to });
  };
  const leave = () => {
    if (drag) keyLift.say(words.cancelled(rowItem(drag.entry, drag.from)));
    setDrag(null);
  };
  const end = ({ over: under }: DragEndEvent) => {
    const to = placeOf(under?.data.current);
    if (!drag || !to || samePlace(drag.from, to)) return leave();
    setDrag(null);
    keyLift.say(words.dropped(rowItem(drag.entry, drag.from), to));
    onMove(drag.entry, drag.from, to);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={placeUnder}
      accessibility={{ announcements: silent, screenReaderInstructions: { draggable: t('move.instructions') } }}
      onDragStart={start}
      onDragOver={over}
      onDragEnd={end}
      onDragCancel={leave}
    >
      <Board $courts={mostCourts(model.tournament.scheduleTimes)}>
        {dayIds.map((dayId) => {
          const isOpen = openDays.includes(dayId);
          return (
            <DayCard
              key={dayId}
              dayId={dayId}
              entries={schedule[dayId] ?? []}
              canEdit={isOpen}
              canScore={canScoreRound(model.tournament, dayId).allowed}
              sight={sight}
              problems={problems}
              brackets={brackets}
              drag={shown}
              keys={keyLift.keys}
              note={noteOf?.(dayId)}
              onTask={onTask}
            />
          );
        })}
        {bracketDays.map(([day, own]) => (
          <BracketDayCard key={`bracket ${day}`} day={day} brackets={own} sight={sight} problems={problems} />
        ))}
      </Board>
      {keyLift.announcer}
      {shown && (
        <Warning>
          <MoveWarning from={shown.from} to={shown.over && !samePlace(shown.from, shown.over) ? shown.over : null} />
        </Warning>
      )}
      <DragOverlay dropAnimation={null}>{drag && <Lifted>{gameName(drag.entry)}</Lifted>}</DragOverlay>
    </DndContext>
  );
}
