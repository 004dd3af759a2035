import type { Place, Team, TeamId, Tournament } from '../entities';
import { isMixer } from '../facts';
import { hasSchedule } from '../stage-state';
import { drawnOrder, isHeld, type Draw } from './draw';

/** The rules for places of a tournament; the order of registration by default. */
export type PlaceRules = Pick<Tournament, 'places' | 'movesUp'> & Partial<Pick<Tournament, 'placesBy'>>;

/** The placement of a team: in, with its number among those that are; waiting as the nth; the nth in a draw to come; or withdrawn. */
export type Placement =
  | {
      readonly state: 'in' | 'waiting' | 'registered';
      readonly number: number;
      readonly isGuaranteed: boolean;
      readonly isGranted: boolean;
      /** Its rank in the draw and the number of teams drawn; null if it was not drawn. */
      readonly drawn: { readonly rank: number; readonly of: number } | null;
    }
  | { readonly state: 'withdrawn' };

export type Placements = ReadonlyMap<TeamId, Placement>;

const byRegistration = (a: Place, b: Place): number => a.registeredAt - b.registeredAt || (a.id < b.id ? -1 : 1);

/** Whether a tournament of registered teams has a limited number of places. */
export const hasPlaces = ({ places, tournamentType }: Pick<Tournament, 'places' | 'tournamentType'>): boolean =>
  places > 0 && tournamentType !== 'MIXER';

/**
 * Returns which places of a tournament matter for who takes part: all if their number is limited, otherwise those of withdrawn teams. None
 * for a mixer, and none once there is a schedule, which contains the teams that play.
 */
export const getCountedPlaces = (tournament: Pick<Tournament, 'places' | 'tournamentType' | 'schedule'>): 'all' | 'withdrawn' | 'none' =>
  isMixer(tournament) || hasSchedule(tournament) ? 'none' : hasPlaces(tournament) ? 'all' : 'withdrawn';

/**
 * Returns the placement of each team. Without a limit, all teams that have not withdrawn are in. Guaranteed places come first; then the
 * order of registration (then of ids), or the drawn order followed by later registrations. If organizers decide who moves up, a place that
 * was given back stays empty until they grant it; otherwise the next team in line gets it. A granted place is never lost in this way.
 * @param draw used if places are drawn; before the draw only teams that an organizer let in are in
 */
export function getPlacements({ places, movesUp, placesBy }: PlaceRules, entries: readonly Place[], draw: Draw | null = null): Placements {
  const isDrawn = placesBy === 'draw' && places > 0;
  const order = isDrawn && isHeld(draw) ? drawnOrder(draw) : [];
  const ranks = new Map(order.map((id, index) => [id, index + 1]));
  const getRank = ({ id }: Place) => ranks.get(id) ?? Infinity;
  const line = [...entries].sort((a, b) => (getRank(a) === getRank(b) ? byRegistration(a, b) : getRank(a) - getRank(b)));
  const isOpen = isDrawn && !isHeld(draw);
  // A withdrawn team keeps its place occupied only if teams do not move up automatically.
  const counts = ({ withdrawnAt }: Place) => withdrawnAt === null || movesUp === 'organizer';
  const seats = isOpen ? 0 : (places || Infinity) - line.filter((place) => place.isGuaranteed && counts(place)).length;
  const firsts = new Set(line.filter((place) => !place.isGuaranteed && counts(place)).slice(0, Math.max(0, seats)));
  const staying = line.filter(({ withdrawnAt }) => withdrawnAt === null);
  const isIn = (place: Place) => place.isGuaranteed || place.grantedAt !== null || firsts.has(place);
  const toPlacement = (state: 'in' | 'waiting' | 'registered') => (place: Place, index: number) => {
    const rank = ranks.get(place.id);
    const drawn = rank === undefined ? null : { rank, of: order.length };
    return [place.id, { state, number: index + 1, isGuaranteed: place.isGuaranteed, isGranted: place.grantedAt !== null, drawn }] as const;
  };
  const guaranteedFirst = (a: Place, b: Place) => Number(b.isGuaranteed) - Number(a.isGuaranteed);
  return new Map<TeamId, Placement>([
    ...staying.filter(isIn).sort(guaranteedFirst).map(toPlacement('in')),
    ...staying.filter((place) => !isIn(place)).map(toPlacement(isOpen ? 'registered' : 'waiting')),
    ...line.filter(({ withdrawnAt }) => withdrawnAt !== null).map(({ id }) => [id, { state: 'withdrawn' }] as const),
  ]);
}

/** Returns the teams that no longer wait. @param after empty if there is no limit */
export const movedUp = (before: Placements, after: Placements): readonly TeamId[] =>
  [...before].flatMap(([id, { state }]) => (state === 'waiting' && (after.get(id)?.state ?? 'in') === 'in' ? [id] : []));

/** Returns the teams that moved up because others withdrew, with the time at which each came in. */
export function movedUpAt(rules: PlaceRules, entries: readonly Place[], draw: Draw | null = null): ReadonlyMap<TeamId, number> {
  /** The placements without withdrawals after `time`. */
  const until = (time: number) =>
    getPlacements(
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

/** Returns the teams among them that were not notified since: captains withdraw without an organizer. */
export function listUnnotifiedTeams(rules: PlaceRules, entries: readonly Place[], draw: Draw | null = null): readonly TeamId[] {
  const toldAt = new Map(entries.map((place) => [place.id, place.toldAt]));
  return [...movedUpAt(rules, entries, draw)].flatMap(([id, since]) => ((toldAt.get(id) ?? 0) < since ? [id] : []));
}

/** Returns the teams of a completed draw that have not been notified of its result; without teams that have withdrawn. */
export function listTeamsUnnotifiedOfDraw(entries: readonly Place[], draw: Draw | null): readonly TeamId[] {
  if (!isHeld(draw)) return [];
  const { drawnAt } = draw;
  const drawn = new Set(drawnOrder(draw));
  return entries.flatMap(({ id, withdrawnAt, toldAt }) => (drawn.has(id) && withdrawnAt === null && (toldAt ?? 0) < drawnAt ? [id] : []));
}

/** Returns the teams that take part: those with a place, and those without a document of a place, which an earlier build added. */
export const teamsIn = <T extends Pick<Team, 'id'>>(teams: readonly T[], placements: Placements): readonly T[] =>
  teams.filter(({ id }) => (placements.get(id)?.state ?? 'in') === 'in');

/**
 * Counts the teams that are in, that wait, that are in a draw to come, and that can still come in. A place that was given back and waits
 * for an organizer is not free for a new registration.
 */
export function countPlaces(
  rules: PlaceRules,
  entries: readonly Place[],
  draw: Draw | null = null,
): Readonly<Record<'in' | 'waiting' | 'registered' | 'free', number>> {
  const states = [...getPlacements(rules, entries, draw).values()].map(({ state }) => state);
  const of = (state: Placement['state']) => states.filter((one) => one === state).length;
  const counts = { in: of('in'), waiting: of('waiting'), registered: of('registered') };
  const taken = rules.movesUp === 'organizer' ? entries.length : counts.in + counts.waiting + counts.registered;
  return { ...counts, free: Math.max(0, rules.places - taken) };
}
