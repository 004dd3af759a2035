import {
  BYE,
  parseBracketGames,
  parseTournament,
  readBracket,
  stateOf,
  type Bracket,
  type BracketChange,
  type GameId,
  type GameResult,
  type MatchTimes,
  type TeamId,
} from '@courtside/domain';
import { previewResult, storedBracket, storedChanges } from '@courtside/domain/engines';
import type { Transaction } from 'firebase/firestore';
import { CommandFailure } from '../errors/command-failure';
import { bracketPath, entriesPath, teamsPath, tournamentPath } from '../paths';
import { parseEntries, valueOf } from '../repositories/parse';
import { newDocumentId } from '../ids';
import type { OpenLive } from '../session/open-live';
import { changeTimes } from './change-times';
import { changeEntries, changeIn, inTransaction, type Change } from './changes';
import { command } from './command';
import { storedTimes } from './create-schedule';
import { entryOf, stillPlayed } from './entry-refusal';
import { onceItIsBack } from './on-court';
import { keep, keepPlan } from './history';
import { inTransactionOnce } from './once';
import { signedInUid } from './signed-in-uid';
import { refuseWhoLeft } from './still-in';

/** Creates the bracket. @throws CommandFailure `conflict` when there is one already, or a team that it was seeded with has withdrawn or was deleted */
export const createBracket = command(async (tournamentId: string, bracket: Bracket, bracketTimes: MatchTimes): Promise<void> => {
  const { games, layout } = storedBracket(bracket);
  await refuseWhoLeft(tournamentId, layout.bracketSeeds);
  await inTransactionOnce(tournamentId, async (transaction, live, changeId) => {
    const { sdk, db } = live;
    const by = await signedInUid();
    const target = sdk.doc(db, bracketPath(tournamentId));
    if ((await transaction.get(target)).exists()) throw new CommandFailure('conflict', 'There is a bracket already.');
    await refuseUnknown(transaction, live, tournamentId, layout.bracketSeeds);
    transaction.set(target, Object.fromEntries(games));
    transaction.update(sdk.doc(db, tournamentPath(tournamentId)), { ...layout, bracketTimes: storedTimes(bracketTimes) });
    keepPlan(transaction, live, tournamentId, { changeId, by, from: {}, to: { what: 'bracketCreated' } });
  });
});

/** Each seed is a team, gathered or still by itself, that plays on. @throws CommandFailure `conflict` */
async function refuseUnknown(
  transaction: Transaction,
  { sdk, db }: OpenLive,
  tournamentId: string,
  seeds: readonly string[],
): Promise<void> {
  const withdrawn: unknown = (await transaction.get(sdk.doc(db, tournamentPath(tournamentId)))).get('withdrawnTeamIds');
  const teams = (await transaction.get(sdk.doc(db, teamsPath(tournamentId)))).data();
  const apart = seeds.filter((teamId) => !entryOf(teams, teamId));
  const entries = await Promise.all(apart.map((teamId) => transaction.get(sdk.doc(db, entriesPath(tournamentId), teamId))));
  const gone = [
    ...entries.filter((entry) => !entry.exists()).map(({ id }) => id),
    ...seeds.filter((teamId) => Array.isArray(withdrawn) && withdrawn.includes(teamId)),
  ];
  if (gone.length > 0) throw new CommandFailure('conflict', `Teams that play no more: ${gone.join(', ')}`);
}

/** A result as it is entered, and what the organiser agreed to lose by it. */
export interface BracketEntry extends GameResult {
  /** Later games whose results may be cleared, as a preview named them; none by default. */
  readonly mayClear?: readonly string[];
  /** The result that was on the screen when this one was entered; where another is stored by now, nothing is written. */
  readonly seen?: GameResult;
  /** The scores are those that a tap ended a game with: where others are stored by now, those stay, and say who goes on. */
  readonly isTapped?: boolean;
}

/**
 * Records, corrects or (with empty scores) takes away a result by what the server has now: reads the bracket, lets the engine say what changes,
 * and writes exactly those fields. Two organisers who score at once lose nothing.
 * @returns what it changed and cleared
 * @throws CommandFailure `conflict` when it would clear games that were not agreed to, or another result than the one seen is there;
 *   `not-found` without a bracket, or 'Game not found for ID: {id}'; `invalid` for an impossible result, and with `notFinished` while it is being played
 */
export const recordBracketGame = command(
  (tournamentId: string, gameId: string, entry: BracketEntry): Promise<Pick<BracketChange, 'changed' | 'cleared'>> =>
    onceItIsBack(tournamentId, { stage: 'bracket', id: gameId }, () => record(tournamentId, gameId, entry)),
);

const record = (tournamentId: string, gameId: string, { mayClear = [], seen, isTapped = false, ...result }: BracketEntry) =>
  inTransaction(async (transaction, live): Promise<Pick<BracketChange, 'changed' | 'cleared'>> => {
    const { sdk, db } = live;
    const by = await signedInUid();
    const target = sdk.doc(db, bracketPath(tournamentId));
    const stored = await transaction.get(target);
    const layout = await transaction.get(sdk.doc(db, tournamentPath(tournamentId)));
    if (!stored.exists() || !layout.exists()) throw new CommandFailure('not-found', 'There is no bracket any more.');
    const games = new Map(parseEntries(bracketPath(tournamentId), stored.data(), parseBracketGames).flatMap((game) => [...game]));
    const { bracket } = readBracket(valueOf(parseTournament(tournamentId, layout.data())), games);
    if (!bracket) throw new CommandFailure('malformed', 'The stored bracket could not be read.');
    if (games.get(gameId as GameId)?.play?.state === 'playing') throw stillPlayed();
    // The bracket may be another by now: that is no bad result.
    if (!bracket.template.indexOf.has(gameId as GameId)) throw new CommandFailure('not-found', `Game not found for ID: ${gameId}`);
    const now = resultOf(bracket, gameId);
    // A goal of another device came between, or a correction: the tap had not seen it.
    const isOvertaken = isTapped && (now.team1Score !== result.team1Score || now.team2Score !== result.team2Score);
    const { bracket: after, changed, cleared } = isOvertaken ? { bracket, changed: [], cleared: [] } : preview(bracket, gameId, result);
    if (seen && !isSameResult(now, seen) && changed.length > 0)
      throw new CommandFailure('conflict', 'Another result was entered meanwhile.');
    const unexpected = cleared.filter((id) => !mayClear.includes(id));
    if (unexpected.length > 0) throw new CommandFailure('conflict', `This result would clear later games: ${unexpected.join(', ')}`);
    const changes = [...storedChanges(games, after)].flatMap(([id, fields]) =>
      Object.entries(fields).map(([field, value]): Change => [[id, field], value]),
    );
    changeIn(transaction, sdk, target, changes);
    // Each game whose result changes has its record, those that are cleared by it, too.
    for (const id of changed.length > 0 ? new Set([gameId, ...cleared]) : [])
      keep(transaction, live, tournamentId, newDocumentId(), {
        game: id,
        kind: 'game',
        by,
        from: keptResult(bracket, id),
        to: keptResult(after, id),
      });
    return { changed, cleared };
  });

/** What the history says of a result: the winner by side. */
function keptResult(bracket: Bracket, gameId: string): object {
  const { scores, chosen, slots } = stateOf(bracket, gameId);
  const [team1Id, team2Id] = slots;
  return { team1Id, team2Id, team1Score: scores[0], team2Score: scores[1], winner: chosen === null || chosen === BYE ? null : chosen + 1 };
}

function resultOf(bracket: Bracket, gameId: string): GameResult {
  const { scores, chosen, slots } = stateOf(bracket, gameId);
  return { team1Score: scores[0], team2Score: scores[1], winner: chosen === null || chosen === BYE ? chosen : (slots[chosen] as TeamId) };
}

const isSameResult = (one: GameResult, other: GameResult): boolean =>
  one.team1Score === other.team1Score && one.team2Score === other.team2Score && (one.winner ?? null) === (other.winner ?? null);

function preview(bracket: Bracket, gameId: string, result: GameResult): BracketChange {
  try {
    return previewResult(bracket, gameId, result);
  } catch (error) {
    throw new CommandFailure(error instanceof RangeError ? 'invalid' : 'conflict', (error as Error).message, error);
  }
}

/** Sets start, game length, interval and courts of the bracket. */
export const setBracketTimes = command((tournamentId: string, times: MatchTimes, seen?: MatchTimes) =>
  changeTimes(tournamentId, 'bracketTimes', times, seen),
);

export const setBracketReferee = command((tournamentId: string, gameId: string, referee: string) =>
  changeEntries(bracketPath(tournamentId), 'referee', { [gameId]: referee }),
);

/** Links games to a recording or a stream; an empty text takes the link away. */
export const setBracketHyperlinks = command((tournamentId: string, hyperlinks: Readonly<Record<string, string>>) =>
  changeEntries(bracketPath(tournamentId), 'hyperlink', hyperlinks),
);
