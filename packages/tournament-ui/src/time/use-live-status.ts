import {
  hasBracket,
  liveStatus,
  MINUTES_PER_DAY,
  type Bracket,
  type GameId,
  type LiveStatus,
  type MatchId,
  type Tournament,
} from '@courtside/domain';
import { useMemo } from 'react';
import { useClock } from './use-clock';
import { wallClock } from './wall-clock';
import { playClock } from './play-clock';
import { bracketSpans, playStatus, scheduleSpans, type PlayStatus } from './play-status';

/** The games on court, the last and the next ones, by the venue's clock. */
export interface LiveNow extends LiveStatus, Pick<PlayStatus<MatchId>, 'ended' | 'justEnded' | 'isPlaying'> {}

type Source = Pick<Tournament, 'schedule' | 'scheduleType' | 'scheduleTimes' | 'startDate' | 'timeZone'>;

/** The schedule by the clock of the place, brought up to date every quarter of a minute. */
export function useLiveStatus({ schedule, scheduleType, scheduleTimes, startDate, timeZone }: Source): LiveNow {
  const now = useClock();
  const spans = useMemo(() => scheduleSpans({ schedule, scheduleType, scheduleTimes }), [schedule, scheduleType, scheduleTimes]);
  return useMemo(() => {
    const moment = wallClock(now, timeZone ?? undefined);
    const { ended, justEnded, isPlaying } = playStatus(spans, playClock(startDate, moment));
    return {
      ...liveStatus({ schedule, scheduleType, times: scheduleTimes, startDate, now: { ...moment, instant: now }, timeZone }),
      ended,
      justEnded,
      isPlaying,
    };
  }, [now, spans, schedule, scheduleType, scheduleTimes, startDate, timeZone]);
}

/** A bracket by the clock of the place. */
export interface BracketNow extends PlayStatus<GameId> {
  /** Days from the tournament's first day to the day on which each game is planned. */
  readonly dayOf: ReadonlyMap<GameId, number>;
  /** Days from the tournament's first day to today. */
  readonly today: number;
  /** The time of all its games is up; their scores decide whether they are over. */
  readonly isTimeUp: boolean;
  /** Whether all games were planned so long ago that no result is awaited. */
  readonly isLongOver: boolean;
}

const noSpans: ReturnType<typeof bracketSpans> = [];

/**
 * Returns the games of a bracket that are on court, by the venue's clock.
 * @param bracket if it has been read; otherwise the tournament's own document lists the games
 */
export function useBracketNow(tournament: Tournament, bracket?: Bracket | null): BracketNow {
  const now = useClock();
  const template = bracket?.template;
  const spans = useMemo(() => (hasBracket(tournament) ? bracketSpans(tournament, template) : noSpans), [tournament, template]);
  const dayOf = useMemo(
    () => new Map(spans.flatMap(({ games, start }) => games.map((id) => [id, Math.floor(start / MINUTES_PER_DAY)] as const))),
    [spans],
  );
  const { startDate, endDate, timeZone } = tournament;
  return useMemo(() => {
    const clock = playClock(startDate, wallClock(now, timeZone ?? undefined));
    const lastDayEnds = playClock(startDate, { date: endDate, minutes: MINUTES_PER_DAY });
    const lastEnd = Math.max(...spans.map(({ end }) => end));
    const isLongOver = clock > Math.max(lastDayEnds, lastEnd) + MINUTES_PER_DAY / 2;
    return {
      ...playStatus(spans, clock),
      dayOf,
      today: Math.floor(clock / MINUTES_PER_DAY),
      isTimeUp: clock >= (spans.length > 0 ? lastEnd : lastDayEnds),
      isLongOver,
    };
  }, [now, spans, dayOf, startDate, endDate, timeZone]);
}
