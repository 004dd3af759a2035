import { hasGroups, type Place, type Team, type TeamId, type Tournament } from '@courtside/domain';
import type { CheckIn, Payment, Placement, Placements } from '@courtside/domain/registration';
import type { PlaceDecision } from '@courtside/firebase';

/** What is noted with the teams besides who they are; each null where it is not asked for. */
export interface Noted {
  readonly payments: readonly Payment[] | null;
  readonly checkIns: readonly CheckIn[] | null;
}

/** A team that registered, or was added, with all that is known of its state. */
export interface Entry {
  readonly team: Team;
  readonly state: Placement['state'];
  /** Its seed where it takes part, its number in the line where it waits, null where it withdrew. */
  readonly number: number | null;
  /** As which of how many it was drawn; null where it was not. */
  readonly drawn: { readonly rank: number; readonly of: number } | null;
  /** Null where places are not limited, or nothing is known of this one's. */
  readonly place: Place | null;
  /** Null where nobody checks in, or nothing is to be paid. */
  readonly isThere: boolean | null;
  readonly isPaid: boolean | null;
}

interface EntriesOf {
  /** All that registered. */
  readonly entrants: readonly Team[];
  readonly seedOrder: readonly TeamId[];
  readonly placements: Placements;
  readonly places: readonly Place[];
}

/** All entries: who takes part by seed, then who waits, as the line goes, then who withdrew. */
export function entriesOf({ entrants, seedOrder, placements, places }: EntriesOf, { payments, checkIns }: Noted): readonly Entry[] {
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

/** The views that there are, with how many each shows: none where all are the same one. */
export function filtersFor(entries: readonly Entry[]): readonly { readonly filter: EntryFilter; readonly count: number }[] {
  const all = entryFilters.map((filter) => ({ filter, count: filtered(entries, filter).length }));
  const shown = all.filter(({ filter, count }) => filter === 'in' || (filter !== 'all' && count > 0));
  // Everybody together, where some do not take part.
  const isMixed = shown.some(({ filter }) => filter === 'waiting' || filter === 'withdrawn');
  return shown.length > 1 ? [...shown, ...(isMixed ? all.filter(({ filter }) => filter === 'all') : [])] : [];
}

/** What is done to several entries at once, and what takes it back. */
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

/** What can be done about the chosen entries, each with those that it changes. Once there are groups nobody comes in or goes by a place: those who play are in them. */
export const actsFor = (
  chosen: readonly Entry[],
  tournament: Pick<Tournament, 'groups'>,
): readonly { readonly act: BulkAct; readonly entries: readonly Entry[] }[] =>
  (Object.keys(undoing) as BulkAct[]).flatMap((act) => {
    const entries = isOfPlaces(act) && hasGroups(tournament) ? [] : chosen.filter(changes[act]);
    return entries.length > 0 ? [{ act, entries }] : [];
  });
