import { hasGroups, type Place, type Team, type TeamId, type Tournament } from '@courtside/domain';
import type { CheckIn, Payment, Placement, Placements } from '@courtside/domain/registration';
import type { PlaceDecision } from '@courtside/firebase';

/** The recorded facts about teams besides the teams themselves; null if not used. */
export interface Noted {
  readonly payments: readonly Payment[] | null;
  readonly checkIns: readonly CheckIn[] | null;
}

/** A team that registered, or was added, with its full state. */
export interface Entry {
  readonly team: Team;
  readonly state: Placement['state'];
  /** Its seed if it takes part, its number in the line if it waits, null if it withdrew. */
  readonly number: number | null;
  /** Its rank in the draw and the number of teams drawn; null if it was not drawn. */
  readonly drawn: { readonly rank: number; readonly of: number } | null;
  /** Null if places are not limited, or this team's is unknown. */
  readonly place: Place | null;
  /** Null if there is no check-in, or no fee. */
  readonly isThere: boolean | null;
  readonly isPaid: boolean | null;
}

interface EntriesSource {
  /** All teams that registered. */
  readonly entrants: readonly Team[];
  readonly seedOrder: readonly TeamId[];
  readonly placements: Placements;
  readonly places: readonly Place[];
}

/** Returns all entries: teams that take part by seed, then those that wait, in line, then those that withdrew. */
export function listEntries({ entrants, seedOrder, placements, places }: EntriesSource, { payments, checkIns }: Noted): readonly Entry[] {
  const teams = new Map(entrants.map((team) => [team.id, team]));
  const seeds = new Map(seedOrder.map((id, index) => [id, index + 1]));
  const stored = new Map(places.map((place) => [place.id, place]));
  const [paid, there] = [payments, checkIns].map((list) => list && new Set(list.map(({ teamId }) => teamId)));
  const line = [...placements.keys()].filter((id) => !seeds.has(id));
  return [...seedOrder, ...line].flatMap((id): Entry[] => {
    const team = teams.get(id);
    if (!team) return [];
    const placement = placements.get(id);
    return [
      {
        team,
        state: placement?.state ?? 'in',
        number: seeds.get(id) ?? (placement && placement.state !== 'withdrawn' ? placement.number : null),
        drawn: placement && placement.state !== 'withdrawn' ? placement.drawn : null,
        place: stored.get(id) ?? null,
        isThere: there?.has(id) ?? null,
        isPaid: paid?.has(id) ?? null,
      },
    ];
  });
}

const entryFilters = ['in', 'waiting', 'withdrawn', 'missing', 'unpaid', 'all'] as const;
export type EntryFilter = (typeof entryFilters)[number];

const passes: Readonly<Record<EntryFilter, (entry: Entry) => boolean>> = {
  in: ({ state }) => state === 'in',
  waiting: ({ state }) => state === 'waiting' || state === 'registered',
  withdrawn: ({ state }) => state === 'withdrawn',
  missing: ({ state, isThere }) => state === 'in' && isThere === false,
  unpaid: ({ state, isPaid }) => state !== 'withdrawn' && isPaid === false,
  all: () => true,
};

export const filtered = (entries: readonly Entry[], filter: EntryFilter): readonly Entry[] => entries.filter(passes[filter]);

/** Returns the views, with the number of entries in each; none if all entries are in the same one. */
export function filtersFor(entries: readonly Entry[]): readonly { readonly filter: EntryFilter; readonly count: number }[] {
  const all = entryFilters.map((filter) => ({ filter, count: filtered(entries, filter).length }));
  const shown = all.filter(({ filter, count }) => filter === 'in' || (filter !== 'all' && count > 0));
  // Adds a view of all teams if some do not take part.
  const isMixed = shown.some(({ filter }) => filter === 'waiting' || filter === 'withdrawn');
  return shown.length > 1 ? [...shown, ...(isMixed ? all.filter(({ filter }) => filter === 'all') : [])] : [];
}

/** An action on several entries, and its undo. */
export type BulkAct = 'checkedIn' | 'notCheckedIn' | 'paid' | 'notPaid' | PlaceDecision;

export const undoing: Readonly<Record<BulkAct, BulkAct>> = {
  checkedIn: 'notCheckedIn',
  notCheckedIn: 'checkedIn',
  paid: 'notPaid',
  notPaid: 'paid',
  granted: 'notGranted',
  notGranted: 'granted',
  guaranteed: 'notGuaranteed',
  notGuaranteed: 'guaranteed',
  withdrawn: 'takenBack',
  takenBack: 'withdrawn',
};

export const isOfPlaces = (act: BulkAct): act is PlaceDecision => !['checkedIn', 'notCheckedIn', 'paid', 'notPaid'].includes(act);

const isWaiting = ({ state }: Entry) => state === 'waiting' || state === 'registered';
const changes: Readonly<Record<BulkAct, (entry: Entry) => boolean>> = {
  checkedIn: ({ isThere }) => isThere === false,
  notCheckedIn: ({ isThere }) => isThere === true,
  paid: ({ isPaid }) => isPaid === false,
  notPaid: ({ isPaid }) => isPaid === true,
  granted: (entry) => entry.place !== null && isWaiting(entry),
  notGranted: ({ place, state }) => place !== null && state !== 'withdrawn' && place.grantedAt !== null,
  guaranteed: ({ place, state }) => place !== null && state !== 'withdrawn' && !place.isGuaranteed,
  notGuaranteed: ({ place, state }) => place !== null && state !== 'withdrawn' && place.isGuaranteed,
  withdrawn: ({ place, state }) => place !== null && state !== 'withdrawn',
  takenBack: ({ place, state }) => place !== null && state === 'withdrawn',
};

/**
 * Returns the possible actions on the chosen entries, each with the entries that it changes. Once there are groups, no team enters or
 * leaves by its place: groups contain the teams that play.
 */
export const actsFor = (
  chosen: readonly Entry[],
  tournament: Pick<Tournament, 'groups'>,
): readonly { readonly act: BulkAct; readonly entries: readonly Entry[] }[] =>
  (Object.keys(undoing) as BulkAct[]).flatMap((act) => {
    const entries = isOfPlaces(act) && hasGroups(tournament) ? [] : chosen.filter(changes[act]);
    return entries.length > 0 ? [{ act, entries }] : [];
  });
