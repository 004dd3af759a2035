import { parseBracketGames, readBracket, waitsFor, type Bracket, type BracketGame, type GameId } from '@courtside/domain';
import { hasBegun } from '@courtside/domain/day';
import type { StageId } from '@courtside/domain/stages';
import type { Transaction } from 'firebase/firestore';
import { bracketPath } from '../../paths';
import { parseEntries } from '../../repositories/parse';
import { openLive, type OpenLive } from '../../session/open-live';
import { inTransaction } from '../base/changes';
import { getStoredEntry } from '../base/entry-refusal';
import { bracketEvent } from './bracket-event';
import { getGamesPath, type GameRef } from './on-court';

/** A bracket as it is stored. */
export interface StoredBracket {
  readonly games: ReadonlyMap<GameId, BracketGame>;
  /** Null if it can't be read. */
  readonly bracket: Bracket | null;
}

/** Reads a bracket from the server; null if it was deleted. */
export async function readStoredBracket(
  transaction: Transaction,
  live: OpenLive,
  tournamentId: string,
  stage?: StageId,
): Promise<StoredBracket | null> {
  const path = bracketPath(tournamentId, stage);
  const stored = await transaction.get(live.sdk.doc(live.db, path));
  const { event } = await bracketEvent(transaction, live, tournamentId, stage);
  if (!stored.exists() || !event) return null;
  const games = new Map(parseEntries(path, stored.data(), parseBracketGames).flatMap((game) => [...game]));
  return { games, bracket: readBracket(event, games).bracket };
}

/** Returns whether a game waits for the winner or the loser of another one. */
const isAfter = ({ template }: Bracket, id: GameId, other: string): boolean =>
  ([0, 1] as const).some((side) => {
    const before = waitsFor(template, id, side);
    return 'gameId' in before && before.gameId === other;
  });

/**
 * Whether only this device has the end of a game. A document with many games may have a pending write of another one: the end stops the game's clock, so the
 * server has yet to set a time.
 */
async function isEndPending({ sdk, db }: OpenLive, path: string, ref: GameRef, gamesPath: string): Promise<boolean> {
  const known = await sdk.getDocFromCache(sdk.doc(db, path)).catch(() => null);
  if (!known?.metadata.hasPendingWrites) return false;
  const isOwn = path !== gamesPath;
  const read = (serverTimestamps: 'none' | 'estimate') => JSON.stringify(getStoredEntry(known.data({ serverTimestamps }), ref.id));
  return isOwn || read('none') !== read('estimate');
}

/**
 * Returns whether a game of the bracket that waited for this one has begun, as the server knows it. Nothing has followed an end that the server does not have
 * yet, so it can be taken back without a network.
 *
 * @param path the document that holds the game now
 * @throws FirestoreError `unavailable` without a network
 */
export async function hasLaterGameBegun(tournamentId: string, ref: GameRef, path: string): Promise<boolean> {
  if (await isEndPending(await openLive(), path, ref, getGamesPath(ref, tournamentId))) return false;
  return inTransaction(async (transaction, live) => {
    const { games, bracket } = (await readStoredBracket(transaction, live, tournamentId, ref.further)) ?? {};
    return [...(games?.values() ?? [])].some(
      (game) => hasBegun(game) && bracket?.template.indexOf.has(game.id) && isAfter(bracket, game.id, ref.id),
    );
  });
}
