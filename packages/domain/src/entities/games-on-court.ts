type Entry = Readonly<Record<string, unknown>>;
type Entries = Readonly<Record<string, unknown>>;

/** The fields of a stored game that its court document holds while it is played; all others stay in the schedule or the bracket. */
export const playedFields = ['play', 'team1Score', 'team2Score', 'team1Entry', 'team2Entry'] as const;

const isMap = (value: unknown): value is Entry => typeof value === 'object' && value !== null && !Array.isArray(value);
const entryIn = (entries: Entries, id: string): Entry | null => {
  const entry = Object.hasOwn(entries, id) ? entries[id] : null;
  return isMap(entry) ? entry : null;
};

/** Whether an entry of the schedule or the bracket says that its game is being played. */
export const isEntryOnCourt = (entry: unknown): boolean => isMap(entry) && isMap(entry['play']) && entry['play']['state'] === 'playing';

/** The ids of games that the schedule or the bracket says are being played: only these may have a court document. */
export const listOnCourt = (entries: Entries): string[] => Object.keys(entries).filter((id) => isEntryOnCourt(entries[id]));

/**
 * The stored games with the play and the scores of their court documents. The court document of a game that is not on court is ignored.
 * @param apart the court documents by game id, each in the form of a schedule or a bracket with one game
 */
export function mergeGamesOnCourt(entries: Entries, apart: ReadonlyMap<string, Entries>): Entries {
  const found = listOnCourt(entries).flatMap((id) => {
    const own = entryIn(apart.get(id) ?? {}, id);
    return own ? [[id, withPlayed(entries[id] as Entry, own)] as const] : [];
  });
  return found.length > 0 ? { ...entries, ...Object.fromEntries(found) } : entries;
}

function withPlayed(entry: Entry, own: Entry): Entry {
  const isPlayed = ([field]: readonly [string, unknown]): boolean => (playedFields as readonly string[]).includes(field);
  return Object.fromEntries([...Object.entries(entry).filter((one) => !isPlayed(one)), ...Object.entries(own).filter(isPlayed)]);
}

/** A stored game as its court document begins: without the fields that are changed in the schedule or the bracket while it is played. */
export const toCourtEntry = (entry: Entry): Entry =>
  Object.fromEntries(Object.entries(entry).filter(([field]) => !fieldsOutsideCourt.includes(field)));

const fieldsOutsideCourt = ['referee', 'hyperlink', 'isTieBreaker', 'winner', 'loser', 'isOvertime'];
