import {
  BREAK,
  dayTimetable,
  isSettled,
  mostCourts,
  type DayId,
  type GameId,
  type MatchId,
  type ScheduleEntry,
  type TeamId,
  type TimetableRow,
} from '@courtside/domain';
import {
  passes,
  playClock,
  scheduleSpans,
  useClock,
  usePrinting,
  useScheduleFilter,
  wallClock,
  type ScheduleFilter,
} from '@courtside/tournament-ui';
import { getReturnPlace, media, useKeptState, useMedia } from '@courtside/ui';
import { useMemo, useState } from 'react';
import { countCourts, type BracketOfDay, type BracketPlace } from '../days/bracket-places';
import { dayPhases, gameOfNow } from '../days/day-phases';
import { listEarlierGames } from '../days/earlier-games';
import { useLinkedGame } from './use-linked-game';
import { useSchedule } from '../../../games/schedule-context';
import { useGroupsStage } from '../../../stages/groups-stage';

/** The visible part of the schedule, and the game of now. */
export interface ScheduleSight {
  readonly filter: ScheduleFilter;
  readonly changeFilter: (change: Partial<ScheduleFilter>) => void;
  /** Whether some games are filtered out, so that the visible order is incomplete. */
  readonly isFiltered: boolean;
  /** The number of courts to filter by: a bracket may have more than the schedule. */
  readonly courtCount: number;
  /** Whether a place of a day is shown. */
  readonly shows: (row: TimetableRow) => boolean;
  readonly showsBracketGame: (of: BracketOfDay, place: BracketPlace) => boolean;
  readonly isShown: (id: MatchId | GameId) => boolean;
  /** The number of shown games. */
  readonly count: number;
  readonly isFolded: (dayId: DayId) => boolean;
  readonly fold: (dayId: DayId, isFolded: boolean) => void;
  /** Returns the first places of a day that a phone folds: it opens at the games of now. */
  readonly earlierIn: (rows: readonly TimetableRow[]) => readonly TimetableRow[];
  readonly isEarlierShown: boolean;
  readonly showEarlier: (isShown: boolean) => void;
  /** Returns the number of a day's finished games without a score. */
  readonly overdueOf: (dayId: DayId) => number;
  /** The game of now or the next one, with its day; null if there is none. */
  readonly now: { readonly matchId: MatchId; readonly dayId: DayId } | null;
}

/** "0 1-": the first day is folded and the second is not, whatever the time; the others depend on the clock. */
const foldsOf = (text: string): ReadonlyMap<string, boolean> =>
  new Map(text.split(' ').flatMap((part) => (part === '' ? [] : [[part.replace(/-$/, ''), !part.endsWith('-')]])));
const textOf = (folds: ReadonlyMap<string, boolean>): string => [...folds].map(([day, isFolded]) => (isFolded ? day : `${day}-`)).join(' ');

/** Returns the filter, the folded days and the game of now: the organizer's choice, or by default from the tournament's clock. */
export function useScheduleSight(brackets: readonly BracketOfDay[]): ScheduleSight {
  const model = useSchedule();
  const { tournament, matches, teamById, dayIds } = model;
  const { schedule, scheduleTimes: times, startDate, timeZone } = tournament;
  const { plan } = useGroupsStage();
  const courtCount = countCourts(brackets, mostCourts(times));
  const { filter, change } = useScheduleFilter((team) => teamById.has(team), courtCount);
  const [foldText, setFoldText] = useKeptState<string>(plan ? `schedule folds ${plan.id}` : 'schedule folds', '');
  const clock = playClock(startDate, wallClock(useClock(), timeZone ?? undefined));
  const spans = useMemo(() => scheduleSpans(tournament), [tournament]);
  const phases = dayPhases(model, clock);
  const isFiltered = filter.team !== '' || filter.court !== '';
  const shows = (row: TimetableRow) => {
    if (!isFiltered) return true;
    const match = row.entry === BREAK ? undefined : matches.get(row.entry);
    return match !== undefined && passes(filter, match, row);
  };
  const shown = new Map(
    dayIds.flatMap((dayId, place) =>
      dayTimetable(schedule[dayId] ?? [], times, place).flatMap((row) =>
        row.entry !== BREAK && shows(row) ? [[row.entry, dayId] as const] : [],
      ),
    ),
  );
  const showsBracketGame = ({ bracket }: BracketOfDay, { index, slot }: BracketPlace) =>
    (filter.team === '' || (bracket.states[index]?.slots.includes(filter.team as TeamId) ?? false)) &&
    (filter.court === '' || slot.courtLetter === filter.court);
  const bracketGames = new Set(
    brackets.flatMap((of) =>
      of.places.filter((place) => showsBracketGame(of, place)).map(({ index }): string => of.bracket.template.games[index]?.id ?? ''),
    ),
  );
  const matchId = gameOfNow(spans, clock, (id) => shown.has(id));
  const folds = foldsOf(foldText);
  // A filter also shows games of folded days.
  const isFolded = (dayId: DayId) => !isFiltered && (folds.get(dayId) ?? phases.get(dayId)?.isPast ?? false);
  const fold = (dayId: DayId, isAway: boolean) => setFoldText(textOf(new Map([...folds, [dayId, isAway]])));
  const isPhone = useMedia(media.phone);
  // As it was when the page opened: no row vanishes before a reader's eyes.
  const [earlier, setEarlier] = useState<ReadonlySet<ScheduleEntry>>(() =>
    matchId ? listEarlierGames(model, shown.get(matchId)!, clock) : new Set<ScheduleEntry>(),
  );
  // Nor does one that is shown again because its result was taken away.
  const stillOver = [...earlier].filter((entry) => {
    const match = matches.get(entry as MatchId);
    return !match || isSettled(match, tournament);
  });
  if (stillOver.length < earlier.size) setEarlier(new Set(stillOver));
  const [wantsEarlier, showEarlier] = useKeptState<boolean>(
    plan ? `schedule earlier ${plan.id}` : 'schedule earlier',
    [...earlier].some((entry) => getReturnPlace() === `match-${entry}`),
  );
  const isPrinting = usePrinting();
  const earlierIn = (rows: readonly TimetableRow[]) => {
    const first = rows.findIndex(({ entry }) => entry !== BREAK && !earlier.has(entry));
    if (!isPhone || first < 0) return [];
    // The breaks after them stay: one may be that of now.
    return rows.slice(0, rows.findLastIndex(({ entry, index }) => index < first && earlier.has(entry)) + 1);
  };
  useLinkedGame(schedule, (dayId, entry) => {
    if (isFolded(dayId)) fold(dayId, false);
    if (earlier.has(entry)) showEarlier(true);
  });
  return {
    filter,
    changeFilter: change,
    isFiltered,
    courtCount,
    shows,
    showsBracketGame,
    isShown: (id) => shown.has(id as MatchId) || bracketGames.has(id),
    count: shown.size + bracketGames.size,
    isFolded,
    fold,
    earlierIn,
    isEarlierShown: wantsEarlier || isPrinting || isFiltered,
    showEarlier,
    overdueOf: (dayId) => phases.get(dayId)?.overdue ?? 0,
    now: matchId && { matchId, dayId: shown.get(matchId)! },
  };
}
