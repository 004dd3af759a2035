import {
  BREAK,
  courtsOfDay,
  dayEnd,
  dayTimetable,
  isSettled,
  rhythmOfDay,
  type DayId,
  type MatchId,
  type ScheduleEntry,
} from '@courtside/domain';
import { breakRemoval, type EntryPlace } from '@courtside/domain/engines';
import { useDroppable } from '@dnd-kit/core';
import { useTranslation } from '@courtside/i18n';
import { color, line, radius, space, type as text } from '@courtside/ui';
import { useMemo, type ReactNode } from 'react';
import styled from 'styled-components';
import type { LiftKeys } from '../../../board/use-key-lift';
import { countCourts, filterBracketGames, type BracketOfDay } from '../days/bracket-places';
import { BracketRow } from '../rows/bracket-row';
import { Card, Facts, Head } from './day-card-style';
import { DayEnd } from './day-end';
import { DayFold } from '../sight/day-fold';
import { EarlierFold } from '../sight/earlier-fold';
import { DayRows } from './day-rows';
import { toDayTimes } from '../days/day-times';
import { placeId, samePlace } from '../days/place-text';
import { useSchedule } from '../../../games/schedule-context';
import { ScheduleRow, type ScheduleRowProps } from '../rows/schedule-row';
import type { Problems } from '../problems/use-problems';
import type { ScheduleSight } from '../sight/use-schedule-sight';
import { useGroupsStage } from '../../../stages/groups-stage';

const Nothing = styled.p<{ $over: boolean }>`
  margin: 0 ${space[2]} ${space[2]};
  padding: ${space[3]};
  border: ${line.control} dashed ${({ $over }) => ($over ? color.focus : color.lineStrong)};
  border-radius: ${radius.control};
  color: ${color.ink2};
  ${text.small}
`;

export interface DayCardProps extends Pick<ScheduleRowProps, 'onTask'> {
  readonly dayId: DayId;
  readonly entries: readonly ScheduleEntry[];
  readonly canEdit: boolean;
  readonly canScore: boolean;
  readonly sight: ScheduleSight;
  readonly problems: Problems;
  /** All brackets with their days. */
  readonly brackets: readonly BracketOfDay[];
  /** The dragged game, and the place below it. */
  readonly drag: { readonly from: EntryPlace; readonly over: EntryPlace | null } | null;
  readonly keys: LiftKeys<string>;
  /** The tools and notes of this day. */
  readonly note?: ReactNode;
}

/** A day or a round with its places in order. */
export function DayCard({ dayId, entries, canEdit, canScore, sight, problems, brackets, drag, keys, note, onTask }: DayCardProps) {
  const { t } = useTranslation('organizerSchedule');
  const { tournament, dayIds, dayName, matches } = useSchedule();
  const { plan } = useGroupsStage();
  const times = tournament.scheduleTimes;
  const dayIndex = dayIds.indexOf(dayId);
  // Equal rows stay the same objects, so that a tick of the clock renders none of them again.
  const rows = useMemo(() => dayTimetable(entries, times, dayIndex), [entries, times, dayIndex]);
  const end = dayEnd(entries, times, dayIndex);
  const rhythm = rhythmOfDay(times, dayIndex);
  const games = rows.flatMap(({ entry }) => matches.get(entry as MatchId) ?? []);
  const settled = new Set(games.filter((match) => isSettled(match, tournament)).map(({ id }): string => id));
  const left = rows.filter(({ entry }) => entry !== BREAK && !settled.has(entry));
  const tail = useDroppable({
    id: placeId({ dayId, index: entries.length }),
    data: { place: { dayId, index: entries.length } },
    disabled: !canEdit || entries.length > 0,
  });
  const markOf = (index: number): 'before' | 'after' | null => {
    if (drag?.over?.dayId !== dayId || samePlace(drag.from, drag.over)) return null;
    // The place after the last game of another day.
    if (drag.over.index === entries.length && index === entries.length - 1) return 'after';
    if (drag.over.index !== index) return null;
    // A game that moves down within its day takes the place of the game below it, which moves up.
    return drag.from.dayId === dayId && drag.from.index < index ? 'after' : 'before';
  };
  const own = useMemo(() => brackets.filter((one) => one.dayId === dayId), [brackets, dayId]);
  const earlier = sight.earlierIn(rows);
  const folded = sight.isEarlierShown ? 0 : earlier.length;
  const all = useMemo(() => toDayTimes(rows.slice(folded), own), [rows, folded, own]);
  const shown = sight.isFiltered ? toDayTimes(rows.filter(sight.shows), filterBracketGames(own, sight.showsBracketGame)) : all;
  const ownCourts = courtsOfDay(times, dayIndex);
  const courts = countCourts(own, ownCourts);
  const place = times.venues?.[dayIndex]?.place;
  const isOneCourt = courts === 1;
  const headingId = plan ? `day-${plan.id}-${dayId}` : `day-${dayId}`;
  const isFolded = sight.isFolded(dayId);
  if (sight.isFiltered && shown.length === 0) return null;
  return (
    <Card aria-labelledby={headingId} data-day={dayId} data-folded={isFolded || undefined}>
      <Head>
        <h3 id={headingId}>{dayName(dayId)}</h3>
        <Facts>
          {place && <p>{place}</p>}
          <p>{t('rhythm', { count: ownCourts, length: rhythm.gameLength, interval: rhythm.interval })}</p>
          {end && <DayEnd left={left} planned={end} length={rhythm.gameLength} />}
          <p>{t('played', { played: settled.size, total: games.length })}</p>
        </Facts>
        {!sight.isFiltered && entries.length > 0 && (
          <DayFold dayId={dayId} isFolded={isFolded} overdue={sight.overdueOf(dayId)} onFold={sight.fold} />
        )}
      </Head>
      {!isFolded && note}
      {!isFolded && !sight.isFiltered && earlier.length > 0 && (
        <EarlierFold count={earlier.filter(({ entry }) => entry !== BREAK).length} sight={sight} />
      )}
      {!isFolded && (
        <DayRows
          times={shown}
          isFiltered={sight.isFiltered}
          courts={courts}
          bracketGame={({ of, place }, gridRow) => <BracketRow {...{ of, place, gridRow, isOneCourt, problems }} />}
        >
          {(row, gridRow) => (
            <ScheduleRow
              dayId={dayId}
              row={row}
              gridRow={gridRow}
              canEdit={canEdit}
              canDrag={canEdit && !sight.isFiltered}
              canScore={canScore}
              mark={markOf(row.index)}
              isOneCourt={isOneCourt}
              isTail={drag?.over?.index === entries.length && row.index === entries.length - 1}
              isWholeBreak={(breakRemoval(entries, ownCourts, row.index)?.slots ?? 1) > 1}
              isLifted={drag !== null && samePlace(drag.from, { dayId, index: row.index })}
              keys={keys}
              problems={problems.of.get(row.entry)}
              onKeep={problems.keep}
              onTask={onTask}
            />
          )}
        </DayRows>
      )}
      {entries.length === 0 && (
        <Nothing ref={tail.setNodeRef} $over={drag?.over?.dayId === dayId}>
          {t(canEdit ? 'emptyDay' : 'emptyDayClosed')}
        </Nothing>
      )}
    </Card>
  );
}
