import { isEntryOnCourt, listOnCourt, playedFields, mergeGamesOnCourt } from '@courtside/domain';
import type { FurtherStageId } from '@courtside/domain/stages';
import type { DocumentReference, Transaction, WriteBatch } from 'firebase/firestore';
import { CommandFailure } from '../../errors/command-failure';
import { toFailureCode } from '../../errors/failure-code';
import { boardsPath, bracketPath, onCourtPath, schedulePath } from '../../paths';
import { readOnce } from '../../repositories/read-once';
import { listEndedOnCourt } from '../../repositories/watch-with-courts';
import { documentAt } from '../../sdk/source';
import { openLive, type OpenLive } from '../../session/open-live';
import { changeIn, inTransaction, knownEntry, type Change } from '../base/changes';
import { command } from '../base/command';
import { getStoredEntry, type StoredEntry } from '../base/entry-refusal';

type Entries = Readonly<Record<string, unknown>>;

/** The court document of a game: the small document that its taps write. `gamesPath` is that of the schedule or the bracket. */
export const getCourtPath = (gamesPath: string, id: string): string => `${onCourtPath(gamesPath)}/${id}`;

/** Games of a further stage are played in its own document, which few people watch. */
const hasCourts = (gamesPath: string): boolean => !gamesPath.includes('/stages/');

/** A game's entry, and the document that its next change writes. */
export interface FoundGame {
  readonly path: string;
  readonly entry: StoredEntry;
}

/** A game as this device knows it, and the document that its next change writes. */
export async function findKnownGame(tournamentId: string, gamesPath: string, id: string): Promise<FoundGame> {
  const entry = await knownEntry(gamesPath, id);
  if (!isEntryOnCourt(entry) || !hasCourts(gamesPath)) return { path: gamesPath, entry };
  const path = getCourtPath(gamesPath, id);
  const { sdk, db } = await openLive();
  const known = await sdk.getDocFromCache(sdk.doc(db, path)).catch(() => null);
  try {
    const apart = getStoredEntry((known?.exists() ? known : await sdk.getDocFromServer(sdk.doc(db, path))).data(), id);
    return apart ? { path, entry: apart } : { path: gamesPath, entry };
  } catch (error) {
    const code = toFailureCode(error);
    // The rules of an earlier release know no court documents.
    if (code !== 'unavailable' && code !== 'permission-denied') throw error;
    // Without a network, expect the game where this release puts it.
    return { path: code === 'unavailable' && !(await hasEarlierBoard(tournamentId)) ? path : gamesPath, entry };
  }
}

/** The path of the document in which the server has a game now. */
export async function findStoredPath(gamesPath: string, id: string): Promise<string> {
  if (!hasCourts(gamesPath)) return gamesPath;
  const apart = getCourtPath(gamesPath, id);
  const [stored] = await readOnce(documentAt(apart)).catch(() => []);
  return stored ? apart : gamesPath;
}

/** The game as the server has it now, whatever this device knows; null if it was deleted. */
export async function readStoredGame(
  gamesPath: string,
  id: string,
): Promise<{ readonly path: string; readonly entry: NonNullable<StoredEntry> } | null> {
  const path = await findStoredPath(gamesPath, id);
  const entry = getStoredEntry((await readOnce(documentAt(path)))[0]?.data, id);
  return entry && { path, entry };
}

/** Whether a game that starts gets a court document. */
export const goesOnCourt = async (tournamentId: string, gamesPath: string): Promise<boolean> =>
  hasCourts(gamesPath) && !(await hasEarlierBoard(tournamentId));

/** Adds to the batch that starts a game the court document of this game. */
export function putOnCourt(batch: WriteBatch, { sdk, db }: OpenLive, gamesPath: string, id: string, entry: Entries): void {
  batch.set(sdk.doc(db, getCourtPath(gamesPath, id)), { [id]: entry });
}

/** A device that was used within this time, in milliseconds, may continue a game that another one starts. */
const LATELY = 12 * 3_600_000;

/** Whether a device of an earlier release scores here: it knows no court documents, so the rules would refuse its taps in a game that has one. */
async function hasEarlierBoard(tournamentId: string): Promise<boolean> {
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
  /** The stage of a further bracket or of further groups; by default the first one. */
  readonly further?: FurtherStageId | undefined;
}

export const getGamesPath = ({ stage, further }: Pick<GameRef, 'stage' | 'further'>, tournamentId: string): string =>
  stage === 'match' ? schedulePath(tournamentId, further) : bracketPath(tournamentId, further);

/**
 * Copies a game that has ended from its court document into the schedule or the bracket, and deletes the court document, in one commit. Needs the network.
 * @returns false if the game has no court document, or is still being played
 */
export const bringBack = command(async (tournamentId: string, ref: GameRef): Promise<boolean> => {
  const path = getGamesPath(ref, tournamentId);
  if (!hasCourts(path)) return false;
  return inTransaction(async (transaction, { sdk, db }) => {
    const own = sdk.doc(db, getCourtPath(path, ref.id));
    const apart = getStoredEntry((await transaction.get(own)).data(), ref.id);
    if (!apart) return false;
    const large = sdk.doc(db, path);
    const entry = getStoredEntry((await transaction.get(large)).data(), ref.id);
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

/** Runs a command that needs the result in the schedule or the bracket. If the command is refused with `notFinished`, brings the ended game back and runs it again. */
export async function withGameBroughtBack<T>(tournamentId: string, ref: GameRef, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    const isOnCourt = error instanceof CommandFailure && error.code === 'invalid' && error.message === 'notFinished';
    if (isOnCourt && (await bringBack(tournamentId, ref).catch(() => false))) return run();
    throw error;
  }
}

/** Brings back the games that a device ended without bringing them back, as far as this page has seen them. */
export async function bringEndedGamesBack(tournamentId: string): Promise<void> {
  const refs = (['match', 'bracket'] as const).flatMap((stage) =>
    listEndedOnCourt(getGamesPath({ stage }, tournamentId)).map((id): GameRef => ({ stage, id })),
  );
  for (const ref of refs) await bringBack(tournamentId, ref);
}

/** The games of a schedule or bracket in a transaction, merged with those on court; and the court documents, by game id. */
export async function readWithCourts(
  transaction: Transaction,
  { sdk, db }: OpenLive,
  gamesPath: string,
  entries: Entries,
): Promise<{ readonly entries: Entries; readonly apart: ReadonlyMap<string, DocumentReference> }> {
  const read = await Promise.all(listOnCourt(entries).map((id) => transaction.get(sdk.doc(db, getCourtPath(gamesPath, id)))));
  const found = read.filter((one) => one.exists());
  return {
    entries: mergeGamesOnCourt(entries, new Map(found.map((one) => [one.id, one.data() as Entries]))),
    apart: new Map(found.map((one) => [one.id, one.ref])),
  };
}
