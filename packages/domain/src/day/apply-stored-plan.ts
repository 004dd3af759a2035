import type { Tournament } from '../entities';
import { limits } from '../limits';
import { courtLetter } from '../schedule';
import { spread } from './spread';
import { placeAt, withCourts } from './place';
import { homeIn, placesAfter, storedMoves, type Move } from './follow-schedule';
import { planMinutes, planText } from './plan-time';
import { isAhead, type DayPlan, type PlannedGame, type StoredPlan } from './plan-types';

const parseCourt = (key: string): number | null => {
  const court = /^\d$/.test(key) ? Number(key) : -1;
  return court >= 0 && court < limits.times.maximumCourts ? court : null;
};

/** Applies the stored plan to the games of the schedule, even if the schedule was edited since: see `placesAfter`. */
export function applyStoredPlan(
  games: readonly PlannedGame[],
  reserve: DayPlan['reserve'],
  { startDate, endDate }: Pick<Tournament, 'startDate' | 'endDate'>,
  stored: StoredPlan | null,
  courtsOn?: DayPlan['courtsOn'],
): DayPlan {
  const courts = Object.entries(stored?.courts ?? {}).flatMap(([key, ids]) => {
    const court = parseCourt(key);
    return court === null ? [] : [{ court, ids }];
  });
  const listed = new Map([...courts].reverse().flatMap(({ court, ids }) => ids.map((id) => [id, court] as const)));
  const rank = new Map(courts.flatMap(({ ids }) => ids.map((id, index) => [id, index] as const)));
  const getRank = ({ id }: PlannedGame) => rank.get(id) ?? Infinity;
  const places = placesAfter(games, movesIn(stored, games, listed, startDate), (id) => listed.has(id) || listed.size === 0);
  const laid = games.map((game) => placeAt(game, places.get(game.id) ?? game));
  const closed = new Set((stored?.closedCourts ?? []).flatMap((key) => parseCourt(key) ?? []));
  const known = [...courts, ...laid, ...games, ...reserve].map(({ court }) => court);
  const count = 1 + Math.max(-1, ...known);
  // If all courts were closed, no game could be played: then none counts as closed.
  const isOpen = Array.from({ length: count }, (_, court) => !closed.has(court));
  const isClosed = (court: number) => isOpen.includes(true) && isOpen[court] === false;
  const resumeAt = planMinutes(startDate, stored?.resumeAt ?? '');
  const base: DayPlan = { startDate, endDate, games: new Map(), courts: [], brackets: new Map(), courtsOn, resumeAt, reserve };
  const isHomeless = (game: PlannedGame) => isClosed(game.court) && isAhead(game);
  const lanes = isOpen.map((_, court) => ({
    court,
    letter: courtLetter(court),
    isClosed: isClosed(court),
    games: laid
      .filter((game) => game.court === court && !isHomeless(game))
      .sort((a, b) => a.start - b.start || (getRank(a) < getRank(b) ? -1 : getRank(a) > getRank(b) ? 1 : 0)),
  }));
  const homeless = laid.filter(isHomeless);
  const plan = withCourts(base, lanes);
  return homeless.length === 0 ? plan : spread(plan, homeless);
}

/** Returns what the stored plan has moved, for existing games and for deleted ones. */
function movesIn(
  stored: StoredPlan | null,
  games: readonly PlannedGame[],
  listed: ReadonlyMap<string, number>,
  startDate: string,
): ReadonlyMap<string, Move> {
  const homes = new Map(games.map(({ id, home }) => [id, home]));
  return new Map(
    Object.entries(stored?.starts ?? {}).flatMap(([id, text]): [string, Move][] => {
      const start = planMinutes(startDate, text);
      const from = homeIn(startDate, stored?.homes?.[id]);
      const court = listed.get(id) ?? from?.court ?? homes.get(id)?.court;
      return start === null || court === undefined ? [] : [[id, { to: { court, start }, from }]];
    }),
  );
}

/**
 * Returns a plan as it is stored: every game on its court, and for each game that is not in its place in the schedule, its start and that
 * place.
 */
export function storedPlan({ startDate, courts, games, resumeAt, reserve }: DayPlan): StoredPlan {
  return {
    courts: Object.fromEntries(
      courts.map(({ court, games: own }) => [
        String(court),
        [...own.map(({ id }) => id), ...reserve.filter((one) => one.court === court).map(({ id }) => id)],
      ]),
    ),
    ...storedMoves(startDate, games.values()),
    closedCourts: courts.filter(({ isClosed }) => isClosed).map(({ court }) => String(court)),
    resumeAt: resumeAt === null ? '' : planText(startDate, resumeAt),
  };
}

/**
 * Returns whether the stored courts differ from those of the plan because games were added, deleted or moved in the schedule since. Passes
 * for one court use the stored courts.
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
