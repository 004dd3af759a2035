import {
  BREAK,
  bracketTimetable,
  dayOffsets,
  daySlots,
  MINUTES_PER_DAY,
  readBracket,
  rhythmOfDay,
  sortedDayIds,
  type BracketTemplate,
  type GameId,
  type MatchId,
  type BracketFields,
  type GroupsFields,
  type Tournament,
} from '@courtside/domain';
import { bracketDay } from '@courtside/domain/day';
import { AWAITED_MINUTES, isPlayTime, LONGEST_BREAK } from '@courtside/domain/wall';

/** Games that are planned for the same time. */
export interface PlaySpan<Id extends string> {
  readonly games: readonly Id[];
  /** Minutes from the midnight before the tournament's first day. */
  readonly start: number;
  /** When the time of the games is up. */
  readonly end: number;
}

/** The games of the plan at a moment. It uses the clock only: a score decides whether a game is really over. */
export interface PlayStatus<Id extends string> {
  readonly running: readonly Id[];
  /** Games whose time is up, the latest first, until their score is no longer awaited: `AWAITED_MINUTES` after it. */
  readonly ended: readonly Id[];
  /** The last of these while nothing has begun since: they may still be going on, a game seldom ends with its slot. */
  readonly justEnded: readonly Id[];
  /** The games that begin next; empty if all have begun. */
  readonly next: readonly Id[];
  /** Minutes until they begin. */
  readonly minutesToNext: number | null;
  /** The day of play is on: a game is running or has just ended, or the next one comes after no more than a break. */
  readonly isPlaying: boolean;
}

/** Returns the games at a moment of the plan. @param clock minutes from the midnight before the first day, see `play-clock` */
export function playStatus<Id extends string>(spans: readonly PlaySpan<Id>[], clock: number): PlayStatus<Id> {
  const running = spans.filter(({ start, end }) => start <= clock && clock < end);
  const over = spans.filter(({ end }) => end <= clock && clock < end + AWAITED_MINUTES).sort((a, b) => b.end - a.end);
  const begins = Math.min(...spans.flatMap(({ start }) => (start > clock ? [start] : [])));
  const minutesToNext = begins === Infinity ? null : begins - clock;
  const sinceEnd = over[0] ? clock - over[0].end : Infinity;
  const isBreak = minutesToNext !== null && minutesToNext + sinceEnd <= LONGEST_BREAK;
  return {
    running: running.flatMap(({ games }) => games),
    ended: over.flatMap(({ games }) => games),
    justEnded:
      running.length === 0 && (isBreak || sinceEnd < LONGEST_BREAK)
        ? over.filter(({ end }) => end === over[0]?.end).flatMap(({ games }) => games)
        : [],
    next: spans.filter(({ start }) => start === begins).flatMap(({ games }) => games),
    minutesToNext,
    isPlaying: isPlayTime(spans, clock),
  };
}

type Scheduled = Pick<GroupsFields, 'schedule' | 'scheduleType' | 'scheduleTimes'>;
type WithBracket = Scheduled & BracketFields & Pick<Tournament, 'startDate' | 'endDate'>;

/** The games of the schedule by their time; slots of breaks alone are left out. */
export function scheduleSpans({ schedule, scheduleType, scheduleTimes: times }: Scheduled): readonly PlaySpan<MatchId>[] {
  const dayIds = sortedDayIds(schedule);
  const offsets = dayOffsets(dayIds.length, scheduleType, times);
  return dayIds.flatMap((dayId, day) =>
    daySlots(schedule[dayId] ?? [], times, day).flatMap(({ rows, minutes }) => {
      const games = rows.flatMap(({ entry }) => (entry === BREAK ? [] : [entry]));
      const start = (offsets[day] ?? 0) * MINUTES_PER_DAY + minutes;
      return games.length > 0 ? [{ games, start, end: start + rhythmOfDay(times, day).gameLength }] : [];
    }),
  );
}

/** The games of the bracket by their time, grand finals that may not be needed included. @param template of the tournament's bracket; read from it when left out */
export function bracketSpans(
  tournament: WithBracket,
  template: BracketTemplate | undefined = readBracket(tournament, new Map()).bracket?.template,
): readonly PlaySpan<GameId>[] {
  if (!template) return [];
  const { bracketTimes } = tournament;
  const midnight = bracketDay(tournament) * MINUTES_PER_DAY;
  const slots = new Map<number, { readonly games: GameId[]; readonly length: number }>();
  for (const [id, { minutes, length }] of bracketTimetable(template, bracketTimes)) {
    const { games = [], length: longest = 0 } = slots.get(minutes) ?? {};
    slots.set(minutes, { games: [...games, id], length: Math.max(longest, length) });
  }
  return [...slots].map(([minutes, { games, length }]) => ({ games, start: midnight + minutes, end: midnight + minutes + length }));
}
