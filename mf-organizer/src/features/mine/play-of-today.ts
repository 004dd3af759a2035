import { toScheduleTime, type Tournament } from '@courtside/domain';
import { dayNow, expectedTimes, isOver, playableBracket, type PlannedBrackets } from '@courtside/domain/day';
import { wallDay, type WallCourt } from '@courtside/domain/wall';
import { playClock, wallClock } from '@courtside/tournament-ui';
import { planEvent, type EventSource } from '../../games/plan-event';

/** A day of play in the list of its organizers. */
export interface PlayToday {
  readonly courts: readonly WallCourt[];
  /** The brackets of the games, by their stage. */
  readonly brackets: PlannedBrackets;
  readonly isLive: boolean;
  readonly played: number;
  readonly total: number;
  /** Games whose time is up and that have no result. */
  readonly awaited: number;
  /** `HH:MM` at which the last game of today will end; null if none is left. */
  readonly endsAt: string | null;
  /** The current time, in milliseconds since 1970, and in minutes of the plan. */
  readonly now: { readonly instant: number; readonly minutes: number };
}

const showsAll = () => true;

/** Computes the games on the courts at an instant. */
export function playOfToday(source: Omit<EventSource, 'bracket'> & { readonly tournament: Tournament }, instant: number): PlayToday {
  const { tournament, games } = source;
  const plan = planEvent({ ...source, bracket: playableBracket(tournament, games) });
  const now = { instant, minutes: playClock(tournament.startDate, wallClock(instant, tournament.timeZone ?? undefined)) };
  const { courts, isLive, played, total, states } = wallDay(plan, now, showsAll);
  const day = dayNow(plan, now);
  const times = expectedTimes(plan, now);
  const ends = [...plan.games.values()].flatMap((game) =>
    game.day === day && !isOver(game) ? [times.get(game.id)?.end ?? game.start + game.length] : [],
  );
  return {
    courts: courts.filter((court) => court.now !== null),
    brackets: plan.brackets,
    isLive,
    played,
    total,
    awaited: [...states.values()].filter((state) => state === 'pending').length,
    endsAt: courts.length > 0 && ends.length > 0 ? toScheduleTime(Math.round(Math.max(...ends))).time : null,
    now,
  };
}
