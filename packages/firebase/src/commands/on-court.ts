import { isEntryOnCourt, idsOnCourt, playedFields, withGamesOnCourt } from '@courtside/domain';
import type { DocumentReference, Transaction, WriteBatch } from 'firebase/firestore';
import { CommandFailure } from '../errors/command-failure';
import { failureCodeOf } from '../errors/failure-code';
import { boardsPath, bracketPath, onCourtPath, schedulePath } from '../paths';
import { readOnce } from '../repositories/read-once';
import { leftOnCourt } from '../repositories/watch-with-courts';
import { documentAt } from '../sdk/source';
import { openLive, type OpenLive } from '../session/open-live';
import { changeIn, inTransaction, knownEntry, type Change } from './changes';
import { command } from './command';
import { entryOf, type StoredEntry } from './entry-refusal';

type Entries = Readonly<Record<string, unknown>>;

/** The document of a game that is played by itself. */
export const apartPath = (gamesPath: string, id: string): string => `${onCourtPath(gamesPath)}/${id}`;

/** An entry, and the document in which it is played. */
export interface Standing {
  readonly path: string;
  readonly entry: StoredEntry;
}

/** An entry as this device knows it, and the document in which it is played. */
export async function whereItStands(tournamentId: string, gamesPath: string, id: string): Promise<Standing> {
  const entry = await knownEntry(gamesPath, id);
  if (!isEntryOnCourt(entry)) return { path: gamesPath, entry };
  const path = apartPath(gamesPath, id);
  const { sdk, db } = await openLive();
  const known = await sdk.getDocFromCache(sdk.doc(db, path)).catch(() => null);
  try {
    const apart = entryOf((known?.exists() ? known : await sdk.getDocFromServer(sdk.doc(db, path))).data(), id);
    return apart ? { path, entry: apart } : { path: gamesPath, entry };
  } catch (error) {
    const code = failureCodeOf(error);
    // Rules of an earlier release refuse to say.
    if (code !== 'unavailable' && code !== 'permission-denied') throw error;
    // Without a network it is taken to be where this release puts it.
    return { path: code === 'unavailable' && !(await hasEarlierBoard(tournamentId)) ? path : gamesPath, entry };
  }
}

/** The document in which the server has a game now. */
export async function whereItIsStored(gamesPath: string, id: string): Promise<string> {
  const apart = apartPath(gamesPath, id);
  const [stored] = await readOnce(documentAt(apart)).catch(() => []);
  return stored ? apart : gamesPath;
}

/** The same entry as the server has it now, past what this device knows; null for a game that was deleted. */
export async function storedStanding(
  gamesPath: string,
  id: string,
): Promise<{ readonly path: string; readonly entry: NonNullable<StoredEntry> } | null> {
  const path = await whereItIsStored(gamesPath, id);
  const entry = entryOf((await readOnce(documentAt(path)))[0]?.data, id);
  return entry && { path, entry };
}

/** Puts a game that is started in this batch into a document of its own. */
export function putOnCourt(batch: WriteBatch, { sdk, db }: OpenLive, gamesPath: string, id: string, entry: Entries): void {
  batch.set(sdk.doc(db, apartPath(gamesPath, id)), { [id]: entry });
}

/** A device that was used so lately, in milliseconds, may go on with a game that another one starts. */
const LATELY = 12 * 3_600_000;

/** Whether a device of an earlier release, which knows no games on court, scores here: it would be refused at a game that has gone there. */
export async function hasEarlierBoard(tournamentId: string): Promise<boolean> {
  const { sdk, db } = await openLive();
  const boards = await sdk.getDocsFromCache(sdk.collection(db, boardsPath(tournamentId))).catch(() => null);
  return (boards?.docs ?? []).some((board) => {
    const { onCourt, at } = board.data() as { readonly onCourt?: unknown; readonly at?: { readonly seconds: number } | null };
    return onCourt !== true && at !== null && at !== undefined && Date.now() - at.seconds * 1000 < LATELY;
  });
}

/** Which game: a match of the schedule, or a game of the bracket. */
export interface GameRef {
  readonly stage: 'match' | 'bracket';
  readonly id: string;
}

export const gamesPathOf = ({ stage }: Pick<GameRef, 'stage'>, tournamentId: string): string =>
  (stage === 'match' ? schedulePath : bracketPath)(tournamentId);

/**
 * Brings a game that is played no more from its own document into the schedule or the bracket, in one write. Needs the network.
 * @returns false where there is nothing to bring
 */
export const bringBack = command(async (tournamentId: string, ref: GameRef): Promise<boolean> => {
  const path = gamesPathOf(ref, tournamentId);
  return inTransaction(async (transaction, { sdk, db }) => {
    const own = sdk.doc(db, apartPath(path, ref.id));
    const apart = entryOf((await transaction.get(own)).data(), ref.id);
    if (!apart) return false;
    const large = sdk.doc(db, path);
    const entry = entryOf((await transaction.get(large)).data(), ref.id);
    if (isEntryOnCourt(entry)) {
      if (isEntryOnCourt(apart)) return false;
      const changes = playedFields.flatMap((field): Change[] =>
        field in apart ? [[[ref.id, field], apart[field]]] : field in entry! ? [[[ref.id, field], sdk.deleteField()]] : [],
      );
      changeIn(transaction, sdk, large, changes);
    }
    transaction.delete(own);
    return true;
  });
});

/** Runs what needs a game that is over in the schedule or the bracket: where it is still on court it is brought back first. */
export async function onceItIsBack<T>(tournamentId: string, ref: GameRef, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    const isOnCourt = error instanceof CommandFailure && error.code === 'invalid' && error.message === 'notFinished';
    if (isOnCourt && (await bringBack(tournamentId, ref).catch(() => false))) return run();
    throw error;
  }
}

/** Brings back what a device ended and did not come to bring back, as far as this page knows of it. */
export async function bringLeftBack(tournamentId: string): Promise<void> {
  const refs = (['match', 'bracket'] as const).flatMap((stage) =>
    leftOnCourt(gamesPathOf({ stage }, tournamentId)).map((id): GameRef => ({ stage, id })),
  );
  for (const ref of refs) await bringBack(tournamentId, ref);
}

/** The games of a schedule or bracket in a transaction, with those on court, and the documents of these. */
export async function readWithCourts(
  transaction: Transaction,
  { sdk, db }: OpenLive,
  gamesPath: string,
  entries: Entries,
): Promise<{ readonly entries: Entries; readonly apart: ReadonlyMap<string, DocumentReference> }> {
  const read = await Promise.all(idsOnCourt(entries).map((id) => transaction.get(sdk.doc(db, apartPath(gamesPath, id)))));
  const found = read.filter((one) => one.exists());
  return {
    entries: withGamesOnCourt(entries, new Map(found.map((one) => [one.id, one.data() as Entries]))),
    apart: new Map(found.map((one) => [one.id, one.ref])),
  };
}
