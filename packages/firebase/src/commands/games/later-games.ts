import { parseBracketGames, readBracket, waitsFor, type Bracket, type BracketGame, type GameId } from '@courtside/domain';
import { hasBegun } from '@courtside/domain/day';
import type { StageId } from '@courtside/domain/stages';
import type { Transaction } from 'firebase/firestore';
import { toFailureCode } from '../../errors/failure-code';
import { bracketPath } from '../../paths';
import { parseEntries } from '../../repositories/parse';
import { openLive, type OpenLive } from '../../session/open-live';
import { inTransaction } from '../base/changes';
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
 * Returns whether a game of the bracket that waited for this one has begun, as the server knows it. Without a network that is unknown: then only an end
 * that the server does not have yet can be taken back, because nothing has followed it. @param path the document that holds the game now
 * @throws FirestoreError `unavailable` without a network
 */
export async function hasLaterGameBegun(tournamentId: string, ref: GameRef, path = getGamesPath(ref, tournamentId)): Promise<boolean> {
  try {
    return await inTransaction(async (transaction, live) => {
      const { games, bracket } = (await readStoredBracket(transaction, live, tournamentId, ref.further)) ?? {};
      return [...(games?.values() ?? [])].some(
        (game) => hasBegun(game) && bracket?.template.indexOf.has(game.id) && isAfter(bracket, game.id, ref.id),
      );
    });
  } catch (error) {
    if (toFailureCode(error) !== 'unavailable') throw error;
    const { sdk, db } = await openLive();
    const known = await sdk.getDocFromCache(sdk.doc(db, path)).catch(() => null);
    if (known?.metadata.hasPendingWrites) return false;
    throw error;
  }
}
