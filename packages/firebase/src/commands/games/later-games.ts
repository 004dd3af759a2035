import { parseBracketGames, readBracket, waitsFor, type Bracket, type BracketGame, type GameId } from '@courtside/domain';
import { hasBegun } from '@courtside/domain/day';
import type { StageId } from '@courtside/domain/stages';
import type { Transaction } from 'firebase/firestore';
import { bracketPath, historyPath } from '../../paths';
import { parseEntries } from '../../repositories/parse';
import { openLive, type OpenLive } from '../../session/open-live';
import { inTransaction } from '../base/changes';
import { bracketEvent } from './bracket-event';
import type { GameRef } from './on-court';

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

/** Whether only this device has a change of a game: its record is written with it. */
async function isPending({ sdk, db }: OpenLive, tournamentId: string, changeId: string): Promise<boolean> {
  const record = await sdk.getDocFromCache(sdk.doc(db, historyPath(tournamentId), changeId)).catch(() => null);
  return record?.metadata.hasPendingWrites === true;
}

/**
 * Returns whether a game of the bracket that waited for this one has begun, as the server knows it. Nothing has followed an end that the server does not have
 * yet, so it can be taken back without a network.
 *
 * @param changeId the last change of the game, as this device knows it
 * @throws FirestoreError `unavailable` without a network
 */
export async function hasLaterGameBegun(tournamentId: string, ref: GameRef, changeId: string | null): Promise<boolean> {
  if (changeId !== null && (await isPending(await openLive(), tournamentId, changeId))) return false;
  return inTransaction(async (transaction, live) => {
    const { games, bracket } = (await readStoredBracket(transaction, live, tournamentId, ref.further)) ?? {};
    return [...(games?.values() ?? [])].some(
      (game) => hasBegun(game) && bracket?.template.indexOf.has(game.id) && isAfter(bracket, game.id, ref.id),
    );
  });
}
