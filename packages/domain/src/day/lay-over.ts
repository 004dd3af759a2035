import type { Tournament } from '../entities';
import { limits } from '../limits';
import { courtLetter } from '../schedule';
import { spread } from './spread';
import { placeAt, withCourts } from './place';
import { planMinutes, planText } from './plan-time';
import { isAhead, type DayPlan, type PlannedGame, type StoredPlan } from './plan-types';

const courtOf = (key: string): number | null => {
  const court = /^\d$/.test(key) ? Number(key) : -1;
  return court >= 0 && court < limits.times.maximumCourts ? court : null;
};

/**
 * The schedule's games with the stored plan over them. Only a game that has a start there was moved; the others stand where the schedule has them, also
 * when that was edited since.
 */
export function layOver(
  games: readonly PlannedGame[],
  reserve: DayPlan['reserve'],
  { startDate, endDate }: Pick<Tournament, 'startDate' | 'endDate'>,
  stored: StoredPlan | null,
): DayPlan {
  const courts = Object.entries(stored?.courts ?? {}).flatMap(([key, ids]) => {
    const court = courtOf(key);
    return court === null ? [] : [{ court, ids }];
  });
  const listed = new Map([...courts].reverse().flatMap(({ court, ids }) => ids.map((id) => [id, court] as const)));
  const rank = new Map(courts.flatMap(({ ids }) => ids.map((id, index) => [id, index] as const)));
  const rankOf = ({ id }: PlannedGame) => rank.get(id) ?? Infinity;
  const laid = games.map((game) => {
    const start = planMinutes(startDate, stored?.starts[game.id] ?? '');
    return start === null ? game : placeAt(game, { court: listed.get(game.id) ?? game.court, start });
  });
  const closed = new Set((stored?.closedCourts ?? []).flatMap((key) => courtOf(key) ?? []));
  const known = [...courts, ...laid, ...games, ...reserve].map(({ court }) => court);
  const count = 1 + Math.max(-1, ...known);
  // With all courts closed nothing could be played: then none is.
  const isOpen = Array.from({ length: count }, (_, court) => !closed.has(court));
  const isClosed = (court: number) => isOpen.includes(true) && isOpen[court] === false;
  const resumeAt = planMinutes(startDate, stored?.resumeAt ?? '');
  const base: DayPlan = { startDate, endDate, games: new Map(), courts: [], resumeAt, reserve };
  const isHomeless = (game: PlannedGame) => isClosed(game.court) && isAhead(game);
  const lanes = isOpen.map((_, court) => ({
    court,
    letter: courtLetter(court),
    isClosed: isClosed(court),
    games: laid
      .filter((game) => game.court === court && !isHomeless(game))
      .sort((a, b) => a.start - b.start || (rankOf(a) < rankOf(b) ? -1 : rankOf(a) > rankOf(b) ? 1 : 0)),
  }));
  const homeless = laid.filter(isHomeless);
  const plan = withCourts(base, lanes);
  return homeless.length === 0 ? plan : spread(plan, homeless);
}

/** A plan as it is stored: every game on its court, and the starts of those that are not where the schedule has them. */
export function storedPlan({ startDate, courts, games, resumeAt, reserve }: DayPlan): StoredPlan {
  const moved = [...games.values()].filter(({ court, start, home }) => start !== home.start || court !== home.court);
  return {
    courts: Object.fromEntries(
      courts.map(({ court, games: own }) => [
        String(court),
        [...own.map(({ id }) => id), ...reserve.filter((one) => one.court === court).map(({ id }) => id)],
      ]),
    ),
    starts: Object.fromEntries(moved.map(({ id, start }) => [id, planText(startDate, start)])),
    closedCourts: courts.filter(({ isClosed }) => isClosed).map(({ court }) => String(court)),
    resumeAt: resumeAt === null ? '' : planText(startDate, resumeAt),
  };
}

/**
 * Whether the stored courts are not those of the plan, because games were added, deleted or moved in the schedule since: passes for one court go by the
 * stored ones.
 */
export function isPlanBehind(plan: DayPlan, stored: StoredPlan | null): boolean {
  if (!stored) return false;
  const text = (courts: StoredPlan['courts']) =>
    Object.keys(courts)
      .sort()
      .map((key) => `${key}:${[...(courts[key] ?? [])].sort().join()}`)
      .join(';');
  return text(storedPlan(plan).courts) !== text(stored.courts);
}
