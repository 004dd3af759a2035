import {
  DndContext,
  DragOverlay,
  type Announcements,
  type DragEndEvent,
  type DragOverEvent,
  type DragStartEvent,
} from '@dnd-kit/core';
import { canScoreRound, type DayId, type EntryPlace, type MatchId, type ScheduleEntry, type TimetableRow, type Tournament } from '@courtside/domain';
import { useTranslation } from '@courtside/i18n';
import { space } from '@courtside/ui';
import { useMemo, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { DayCard } from './day-card';
import { keyboardPlaces, placeUnder } from './drag-keys';
import { MoveWarning } from './move-warning';
import { Lifted } from '../board/drag-style';
import { useDragSensors } from '../board/use-drag-sensors';
import { samePlace } from './place-text';
import { useSchedule } from './schedule-context';
import { isRoundClosed } from './schedule-model';
import type { RowTask } from './schedule-row';
import type { ScheduleSight } from './use-schedule-sight';

const Board = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 26rem), 1fr));
  gap: 1.25rem;
`;

/** The warning stays in sight while a game is dragged down a long day. */
const Warning = styled.div`
  position: sticky;
  z-index: 5;
  bottom: ${space[2]};
  margin-top: ${space[2]};
`;

interface Drag {
  readonly from: EntryPlace;
  readonly entry: ScheduleEntry;
  readonly over: EntryPlace | null;
}

export interface ScheduleBoardProps {
  /** The stored one, with a move in it that is on its way. */
  readonly schedule: Tournament['schedule'];
  readonly live: ReadonlySet<MatchId>;
  readonly sight: ScheduleSight;
  readonly onMove: (entry: ScheduleEntry, from: EntryPlace, to: EntryPlace) => void;
  readonly onTask: (task: RowTask, dayId: DayId, row: TimetableRow) => void;
  readonly noteOf?: (dayId: DayId) => ReactNode;
}

const placeOf = (data: Record<string, unknown> | undefined): EntryPlace | null => (data?.['place'] as EntryPlace | undefined) ?? null;

/** All days beside each other. Games are dragged by mouse, by a press of 300 ms, or by keyboard. */
export function ScheduleBoard({ schedule, live, sight, onMove, onTask, noteOf }: ScheduleBoardProps) {
  const { t } = useTranslation('organizerSchedule');
  const model = useSchedule();
  const { dayIds, gameName, shortDayName, isLocked } = model;
  const [drag, setDrag] = useState<Drag | null>(null);
  const coordinates = useMemo(() => keyboardPlaces(dayIds), [dayIds]);
  const sensors = useDragSensors(coordinates);
  const words = (entry: unknown, place: EntryPlace | null) =>
    place ? { game: gameName(String(entry)), day: shortDayName(place.dayId), position: place.index + 1 } : { game: gameName(String(entry)), day: '', position: 0 };
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('move.picked', { game: gameName(String(active.data.current?.['entry'])) }),
    onDragOver: ({ active, over }) => t('move.over', words(active.data.current?.['entry'], placeOf(over?.data.current))),
    onDragEnd: ({ active, over }) => t('move.dropped', words(active.data.current?.['entry'], placeOf(over?.data.current))),
    onDragCancel: ({ active }) => t('move.cancelled', { game: gameName(String(active.data.current?.['entry'])) }),
  };
  const start = ({ active }: DragStartEvent) => {
    const from = placeOf(active.data.current);
    if (from) setDrag({ from, entry: active.data.current?.['entry'] as ScheduleEntry, over: from });
  };
  const over = ({ over: under }: DragOverEvent) => setDrag((before) => before && { ...before, over: placeOf(under?.data.current) });
  const end = ({ over: under }: DragEndEvent) => {
    const to = placeOf(under?.data.current);
    setDrag(null);
    if (drag && to && !samePlace(drag.from, to)) onMove(drag.entry, drag.from, to);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={placeUnder}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('move.instructions') } }}
      onDragStart={start}
      onDragOver={over}
      onDragEnd={end}
      onDragCancel={() => setDrag(null)}
    >
      <Board>
        {dayIds.map((dayId) => {
          const isOpen = !isLocked && !isRoundClosed(model, dayId);
          return (
            <DayCard
              key={dayId}
              dayId={dayId}
              entries={schedule[dayId] ?? []}
              canEdit={isOpen}
              canScore={canScoreRound(model.tournament, dayId).allowed}
              sight={sight}
              live={live}
              drag={drag}
              note={noteOf?.(dayId)}
              onTask={onTask}
            />
          );
        })}
      </Board>
      {drag && (
        <Warning>
          <MoveWarning from={drag.from} to={drag.over && !samePlace(drag.from, drag.over) ? drag.over : null} />
        </Warning>
      )}
      <DragOverlay dropAnimation={null}>{drag && <Lifted>{gameName(drag.entry)}</Lifted>}</DragOverlay>
    </DndContext>
  );
}
