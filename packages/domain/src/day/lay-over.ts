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

/** The schedule's games with the stored plan over them. */
export function layOver(
  games: readonly PlannedGame[],
  reserve: DayPlan['reserve'],
  { startDate, endDate }: Pick<Tournament, 'startDate' | 'endDate'>,
  stored: StoredPlan | null,
): DayPlan {
  const byId = new Map(games.map((game) => [game.id, game]));
  const listed = new Map<number, PlannedGame[]>();
  const known = new Set<string>();
  for (const [key, ids] of Object.entries(stored?.courts ?? {})) {
    const court = courtOf(key);
    if (court === null) continue;
    const own = ids.flatMap((id) => {
      const game = byId.get(id);
      // A game that stands twice is played once.
      if (!game || known.has(id)) return [];
      known.add(id);
      return [placeAt(game, { court, start: planMinutes(startDate, stored?.starts[id] ?? '') ?? game.home.start })];
    });
    listed.set(court, own);
  }
  const closed = new Set((stored?.closedCourts ?? []).flatMap((key) => courtOf(key) ?? []));
  const others = games.filter(({ id }) => !known.has(id));
  const count = 1 + Math.max(-1, ...listed.keys(), ...games.map(({ court }) => court), ...reserve.map(({ court }) => court));
  // With all courts closed nothing could be played: then none is.
  const isClosed = (court: number) => closed.has(court) && closed.size < count;
  const resumeAt = planMinutes(startDate, stored?.resumeAt ?? '');
  const base: DayPlan = { startDate, endDate, games: new Map(), courts: [], resumeAt, reserve };
  const lanes = Array.from({ length: count }, (_, court) => {
    const own = others.filter((game) => game.court === court && !(isClosed(court) && isAhead(game)));
    return { court, letter: courtLetter(court), isClosed: isClosed(court), games: merged(listed.get(court) ?? [], own) };
  });
  const homeless = others.filter((game) => isClosed(game.court) && isAhead(game));
  const plan = withCourts(base, lanes);
  return homeless.length === 0 ? plan : spread(plan, homeless);
}

/** Games in a stored order, and others between them by their starts. */
function merged(listed: readonly PlannedGame[], others: readonly PlannedGame[]): PlannedGame[] {
  const games = [...listed];
  for (const game of [...others].sort((a, b) => a.start - b.start)) {
    const next = games.findIndex(({ start }) => start > game.start);
    games.splice(next < 0 ? games.length : next, 0, game);
  }
  return games;
}

/** A plan as it is stored: every game on its court, and the starts that are not those of the schedule. */
export function storedPlan({ startDate, courts, games, resumeAt, reserve }: DayPlan): StoredPlan {
  const moved = [...games.values()].filter(({ start, home }) => start !== home.start);
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
