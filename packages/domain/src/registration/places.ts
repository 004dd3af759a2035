import type { Place, Team, TeamId, Tournament } from '../entities';
import { isMixer } from '../facts';
import { hasSchedule } from '../stage-state';
import { drawnOrder, isHeld, type Draw } from './draw';

/** How a tournament gives its places; in the order of registration where nothing else is said. */
export type PlaceRules = Pick<Tournament, 'places' | 'movesUp'> & Partial<Pick<Tournament, 'placesBy'>>;

/** Where a team stands: in with its number among those who are, waiting as the nth, the nth that registered for a draw to come, or withdrawn. */
export type Placement =
  | {
      readonly state: 'in' | 'waiting' | 'registered';
      readonly number: number;
      readonly isGuaranteed: boolean;
      readonly isGranted: boolean;
      /** As which of how many it was drawn; null where it was not. */
      readonly drawn: { readonly rank: number; readonly of: number } | null;
    }
  | { readonly state: 'withdrawn' };

export type Placements = ReadonlyMap<TeamId, Placement>;

const byRegistration = (a: Place, b: Place): number => a.registeredAt - b.registeredAt || (a.id < b.id ? -1 : 1);

/** A tournament has a number of places, for teams that register. */
export const hasPlaces = ({ places, tournamentType }: Pick<Tournament, 'places' | 'tournamentType'>): boolean =>
  places > 0 && tournamentType !== 'MIXER';

/**
 * Which places of a tournament say who takes part: all, where their number is limited; otherwise those of teams that withdrew. None of a mixer, and none once there
 * is a schedule, which has those who play.
 */
export const placesAsked = (tournament: Pick<Tournament, 'places' | 'tournamentType' | 'schedule'>): 'all' | 'withdrawn' | 'none' =>
  isMixer(tournament) || hasSchedule(tournament) ? 'none' : hasPlaces(tournament) ? 'all' : 'withdrawn';

/**
 * Who is in: where places are not limited, everybody who has not withdrawn. Guaranteed places come first; the others go in the order of registration (then of ids), or as they were drawn, and who registered after that follows. Where
 * an organiser says who moves up, a place that somebody gave back stays empty until it is granted; otherwise the next in the line has it. What was granted is never taken by this.
 * @param draw counts where places are drawn; until it is held only those are in whom an organiser let in
 */
export function placementsOf({ places, movesUp, placesBy }: PlaceRules, entries: readonly Place[], draw: Draw | null = null): Placements {
  const isDrawn = placesBy === 'draw' && places > 0;
  const order = isDrawn && isHeld(draw) ? drawnOrder(draw) : [];
  const ranks = new Map(order.map((id, index) => [id, index + 1]));
  const rankOf = ({ id }: Place) => ranks.get(id) ?? Infinity;
  const line = [...entries].sort((a, b) => (rankOf(a) === rankOf(b) ? byRegistration(a, b) : rankOf(a) - rankOf(b)));
  const isOpen = isDrawn && !isHeld(draw);
  // Who withdrew keeps the place occupied only where nobody moves up by themselves.
  const counts = ({ withdrawnAt }: Place) => withdrawnAt === null || movesUp === 'organizer';
  const seats = isOpen ? 0 : (places || Infinity) - line.filter((place) => place.isGuaranteed && counts(place)).length;
  const firsts = new Set(line.filter((place) => !place.isGuaranteed && counts(place)).slice(0, Math.max(0, seats)));
  const staying = line.filter(({ withdrawnAt }) => withdrawnAt === null);
  const isIn = (place: Place) => place.isGuaranteed || place.grantedAt !== null || firsts.has(place);
  const told = (state: 'in' | 'waiting' | 'registered') => (place: Place, index: number) => {
    const rank = ranks.get(place.id);
    const drawn = rank === undefined ? null : { rank, of: order.length };
    return [place.id, { state, number: index + 1, isGuaranteed: place.isGuaranteed, isGranted: place.grantedAt !== null, drawn }] as const;
  };
  const guaranteedFirst = (a: Place, b: Place) => Number(b.isGuaranteed) - Number(a.isGuaranteed);
  return new Map<TeamId, Placement>([
    ...staying.filter(isIn).sort(guaranteedFirst).map(told('in')),
    ...staying.filter((place) => !isIn(place)).map(told(isOpen ? 'registered' : 'waiting')),
    ...line.filter(({ withdrawnAt }) => withdrawnAt !== null).map(({ id }) => [id, { state: 'withdrawn' }] as const),
  ]);
}

/** Whose wait is over. @param after empty where as many as registered take part */
export const movedUp = (before: Placements, after: Placements): readonly TeamId[] =>
  [...before].flatMap(([id, { state }]) => (state === 'waiting' && (after.get(id)?.state ?? 'in') === 'in' ? [id] : []));

/** Who has come in because others withdrew, with the time since when they are in. */
export function movedUpAt(rules: PlaceRules, entries: readonly Place[], draw: Draw | null = null): ReadonlyMap<TeamId, number> {
  /** Who stood where when nobody had withdrawn who did so later. */
  const until = (time: number) =>
    placementsOf(
      rules,
      entries.map((place) => ((place.withdrawnAt ?? 0) > time ? { ...place, withdrawnAt: null } : place)),
      draw,
    );
  const came = movedUp(until(0), until(Infinity));
  if (came.length === 0) return new Map();
  const times = [...new Set(entries.flatMap(({ withdrawnAt }) => withdrawnAt ?? []))].sort((a, b) => a - b);
  const steps = times.map((time) => ({ time, placements: until(time) }));
  return new Map(came.map((id) => [id, steps.find(({ placements }) => placements.get(id)?.state === 'in')?.time ?? Infinity]));
}

/** Those of them whom nobody has told since: captains withdraw without an organiser. */
export function untoldOf(rules: PlaceRules, entries: readonly Place[], draw: Draw | null = null): readonly TeamId[] {
  const toldAt = new Map(entries.map((place) => [place.id, place.toldAt]));
  return [...movedUpAt(rules, entries, draw)].flatMap(([id, since]) => ((toldAt.get(id) ?? 0) < since ? [id] : []));
}

/** Which teams of a draw that was held have not been told since how it went; who withdrew is not waited for. */
export function untoldOfDraw(entries: readonly Place[], draw: Draw | null): readonly TeamId[] {
  if (!isHeld(draw)) return [];
  const { drawnAt } = draw;
  const drawn = new Set(drawnOrder(draw));
  return entries.flatMap(({ id, withdrawnAt, toldAt }) => (drawn.has(id) && withdrawnAt === null && (toldAt ?? 0) < drawnAt ? [id] : []));
}

/** The teams that take part: those with a place, and those of whom nothing is known, as an earlier build added them. */
export const teamsIn = <T extends Pick<Team, 'id'>>(teams: readonly T[], placements: Placements): readonly T[] =>
  teams.filter(({ id }) => (placements.get(id)?.state ?? 'in') === 'in');

/** How many are in, wait, are in a draw that is not held yet, and can still come in. Where a place that was given back waits for an organiser, it is not free to whoever registers. */
export function countPlaces(
  rules: PlaceRules,
  entries: readonly Place[],
  draw: Draw | null = null,
): Readonly<Record<'in' | 'waiting' | 'registered' | 'free', number>> {
  const states = [...placementsOf(rules, entries, draw).values()].map(({ state }) => state);
  const of = (state: Placement['state']) => states.filter((one) => one === state).length;
  const counts = { in: of('in'), waiting: of('waiting'), registered: of('registered') };
  const taken = rules.movesUp === 'organizer' ? entries.length : counts.in + counts.waiting + counts.registered;
  return { ...counts, free: Math.max(0, rules.places - taken) };
}
