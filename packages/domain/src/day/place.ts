import { courtLetter, MINUTES_PER_DAY, toScheduleTime } from '../schedule';
import { dayOfPlay } from './plan-time';
import type { DayPlan, PlannedCourt, PlannedGame, PlanPlace } from './plan-types';

/** Returns a game at another place. */
export function placeAt(game: PlannedGame, { court, start }: PlanPlace): PlannedGame {
  if (court === game.court && start === game.start) return game;
  const day = dayOfPlay(start, game.home.day);
  const minutes = start - day * MINUTES_PER_DAY;
  return { ...game, court, start, courtLetter: courtLetter(court), day, minutes, time: toScheduleTime(minutes).time };
}

/** Returns a plan with these courts. Each game names its own place. */
export function withCourts(plan: DayPlan, courts: readonly PlannedCourt[]): DayPlan {
  return { ...plan, courts, games: new Map(courts.flatMap(({ games }) => games.map((game) => [game.id, game] as const))) };
}

/** Returns the courts of a plan with some games moved: each court is sorted by start; games with the same start keep their order. */
export function withGames(plan: DayPlan, changed: readonly PlannedGame[]): DayPlan {
  const byId = new Map(changed.map((game) => [game.id, game]));
  const kept = plan.courts.flatMap(({ games }) => games.map((game) => byId.get(game.id) ?? game));
  const missing = changed.filter(({ id }) => !plan.games.has(id));
  const all = [...kept, ...missing];
  return withCourts(
    plan,
    plan.courts.map((lane) => ({ ...lane, games: all.filter(({ court }) => court === lane.court).sort((a, b) => a.start - b.start) })),
  );
}
