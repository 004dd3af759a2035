type Entry = Readonly<Record<string, unknown>>;
type Entries = Readonly<Record<string, unknown>>;

/** The fields of a stored game in which it is played; all others stay in the schedule or the bracket. */
export const playedFields = ['play', 'team1Score', 'team2Score', 'team1Entry', 'team2Entry'] as const;

const isMap = (value: unknown): value is Entry => typeof value === 'object' && value !== null && !Array.isArray(value);
const entryIn = (entries: Entries, id: string): Entry | null => {
  const entry = Object.hasOwn(entries, id) ? entries[id] : null;
  return isMap(entry) ? entry : null;
};

/** Whether a stored game is being played, by the schedule or the bracket. */
export const isEntryOnCourt = (entry: unknown): boolean => isMap(entry) && isMap(entry['play']) && entry['play']['state'] === 'playing';

/** The ids of games that are being played, by the schedule or the bracket: these alone may stand in a document of their own. */
export const idsOnCourt = (entries: Entries): string[] => Object.keys(entries).filter((id) => isEntryOnCourt(entries[id]));

/**
 * The stored games with what is played by itself, see `idsOnCourt`. What was left behind by a game that is on court no more counts for nothing.
 * @param apart the documents of games on court, each a schedule or a bracket of one game, by the game's id
 */
export function withGamesOnCourt(entries: Entries, apart: ReadonlyMap<string, Entries>): Entries {
  const found = idsOnCourt(entries).flatMap((id) => {
    const own = entryIn(apart.get(id) ?? {}, id);
    return own ? [[id, withPlayed(entries[id] as Entry, own)] as const] : [];
  });
  return found.length > 0 ? { ...entries, ...Object.fromEntries(found) } : entries;
}

function withPlayed(entry: Entry, own: Entry): Entry {
  const isPlayed = ([field]: readonly [string, unknown]): boolean => (playedFields as readonly string[]).includes(field);
  return Object.fromEntries([...Object.entries(entry).filter((one) => !isPlayed(one)), ...Object.entries(own).filter(isPlayed)]);
}

/** A stored game as it begins in a document of its own: without what is written beside the court meanwhile. */
export const apartOf = (entry: Entry): Entry =>
  Object.fromEntries(Object.entries(entry).filter(([field]) => !besideTheCourt.includes(field)));

const besideTheCourt = ['referee', 'hyperlink', 'isTieBreaker', 'winner', 'loser', 'isOvertime'];
