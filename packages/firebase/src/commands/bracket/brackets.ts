import {
  BYE,
  hasBracket,
  getGameState,
  type Bracket,
  type BracketChange,
  type GameId,
  type GameResult,
  type MatchTimes,
  type TeamId,
} from '@courtside/domain';
import { hasBegun } from '@courtside/domain/day';
import { previewResult, storedBracket, storedChanges, withStageIds } from '@courtside/domain/engines';
import { gamesDrawnBefore, type StageId, type BracketPlan } from '@courtside/domain/stages';
import type { Transaction } from 'firebase/firestore';
import { CommandFailure } from '../../errors/command-failure';
import { bracketPath, entriesPath, layoutPath, teamsPath, tournamentPath } from '../../paths';
import { readStages } from '../../repositories/games';
import { newDocumentId } from '../../ids';
import type { OpenLive } from '../../session/open-live';
import { changeTimes } from '../schedule/change-times';
import { changeEntries, changeIn, inTransaction, type Change } from '../base/changes';
import { command } from '../base/command';
import { storedTimes } from '../schedule/create-schedule';
import { bracketEvent } from '../games/bracket-event';
import { getStoredEntry, stillPlayed } from '../base/entry-refusal';
import { readStoredBracket } from '../games/later-games';
import { withGameBroughtBack } from '../games/on-court';
import { keep, keepPlan } from '../base/history';
import { inTransactionOnce } from '../base/once';
import { signedInUid } from '../base/signed-in-uid';
import { refuseWithdrawnTeams } from '../teams/refuse-withdrawn-teams';

/**
 * Creates the bracket, or draws that of a further stage. @throws CommandFailure `conflict` if it exists already, if a seeded team has withdrawn or was deleted,
 * or if a further bracket is drawn before the first; `not-found` if the further stage was removed
 */
export const createBracket = command(
  async (tournamentId: string, bracket: Bracket, bracketTimes: MatchTimes, stage: StageId = 'bracket'): Promise<void> => {
    const isFurther = stage !== 'bracket';
    const { games, layout } = storedBracket(isFurther ? withStageIds(bracket, stage) : bracket);
    await refuseWithdrawnTeams(tournamentId, layout.bracketSeeds);
    const plans = isFurther ? await readStages(tournamentId) : [];
    await inTransactionOnce(tournamentId, async (transaction, live, changeId) => {
      const { sdk, db } = live;
      const by = await signedInUid();
      const target = sdk.doc(db, bracketPath(tournamentId, stage));
      if ((await transaction.get(target)).exists()) throw new CommandFailure('conflict', 'There is a bracket already.');
      await refuseUnknown(transaction, live, tournamentId, layout.bracketSeeds);
      const further = isFurther && (await furtherLayout(transaction, live, tournamentId, { stage, plans }));
      transaction.set(target, Object.fromEntries(games));
      transaction.update(sdk.doc(db, layoutPath(tournamentId, stage)), {
        // An earlier release leaves it when it deletes a bracket.
        bracketSeries: sdk.deleteField(),
        ...layout,
        bracketTimes: storedTimes(bracketTimes),
        ...(further && { gamesBefore: further.gamesBefore }),
      });
      const to = further ? { what: 'stageDrawn', name: further.name } : { what: 'bracketCreated' };
      keepPlan(transaction, live, tournamentId, { changeId, by, from: {}, to });
    });
  },
);

/** The fields of a further stage next to its layout. The first bracket must exist: it keeps the groups unchanged, in all releases. */
async function furtherLayout(
  transaction: Transaction,
  live: OpenLive,
  tournamentId: string,
  { stage, plans }: { readonly stage: StageId; readonly plans: readonly BracketPlan[] },
): Promise<{ readonly name: string; readonly gamesBefore: number }> {
  const { first, plan } = await bracketEvent(transaction, live, tournamentId, stage);
  if (!plan) throw new CommandFailure('not-found', 'The stage was removed.');
  if (!hasBracket(first)) throw new CommandFailure('conflict', 'The first bracket is not drawn.');
  return { name: plan.name, gamesBefore: gamesDrawnBefore(first, plans) };
}

/** Checks that each seed is a team of the tournament that has not left, in the list of teams or still in its own document. @throws CommandFailure `conflict` */
async function refuseUnknown(
  transaction: Transaction,
  { sdk, db }: OpenLive,
  tournamentId: string,
  seeds: readonly string[],
): Promise<void> {
  const withdrawn: unknown = (await transaction.get(sdk.doc(db, tournamentPath(tournamentId)))).get('withdrawnTeamIds');
  const teams = (await transaction.get(sdk.doc(db, teamsPath(tournamentId)))).data();
  const apart = seeds.filter((teamId) => !getStoredEntry(teams, teamId));
  const entries = await Promise.all(apart.map((teamId) => transaction.get(sdk.doc(db, entriesPath(tournamentId), teamId))));
  const gone = [
    ...entries.filter((entry) => !entry.exists()).map(({ id }) => id),
    ...seeds.filter((teamId) => Array.isArray(withdrawn) && withdrawn.includes(teamId)),
  ];
  if (gone.length > 0) throw new CommandFailure('conflict', `Teams that play no more: ${gone.join(', ')}`);
}

/** An entered result, and the losses that the organizer confirmed. */
export interface BracketEntry extends GameResult {
  /** Later games whose results may be cleared, as named by a preview; none by default. */
  readonly mayClear?: readonly string[];
  /** The result on the screen when this one was entered. If a different one is stored by now, nothing is written. */
  readonly seen?: GameResult;
  /** Whether the scores come from a tap that ended a game. If others are stored by now, those stay and decide who advances. */
  readonly isTapped?: boolean;
}

/**
 * Records, corrects or (with empty scores) removes a result, based on the server's present data: it reads the bracket, computes the changes with the engine,
 * and writes exactly those fields. Two organizers who enter results at the same time lose nothing.
 * @returns what it changed and cleared
 * @throws CommandFailure `conflict` if it would clear games that were not confirmed, or if the stored result is not the seen one; `not-found` without a
 * bracket, or 'Game not found for ID: {id}'; `invalid` for an impossible result, and with `notFinished` while the game is being played
 */
export const recordBracketGame = command(
  (tournamentId: string, gameId: string, entry: BracketEntry, stage?: StageId): Promise<Pick<BracketChange, 'changed' | 'cleared'>> =>
    stage
      ? record(tournamentId, gameId, entry, stage)
      : withGameBroughtBack(tournamentId, { stage: 'bracket', id: gameId }, () => record(tournamentId, gameId, entry)),
);

const record = (
  tournamentId: string,
  gameId: string,
  { mayClear = [], seen, isTapped = false, ...result }: BracketEntry,
  stage?: StageId,
) =>
  inTransaction(async (transaction, live): Promise<Pick<BracketChange, 'changed' | 'cleared'>> => {
    const { sdk, db } = live;
    const by = await signedInUid();
    const stored = await readStoredBracket(transaction, live, tournamentId, stage);
    if (!stored) throw new CommandFailure('not-found', 'There is no bracket any more.');
    const { games, bracket } = stored;
    if (!bracket) throw new CommandFailure('malformed', 'The stored bracket could not be read.');
    if (games.get(gameId as GameId)?.play?.state === 'playing') throw stillPlayed();
    // The bracket may have changed, which does not make the result invalid.
    if (!bracket.template.indexOf.has(gameId as GameId)) throw new CommandFailure('not-found', `Game not found for ID: ${gameId}`);
    const now = resultOf(bracket, gameId);
    // Another device has stored a goal or a correction that the user had not seen when they tapped.
    const isOvertaken = isTapped && (now.team1Score !== result.team1Score || now.team2Score !== result.team2Score);
    const { bracket: after, changed, cleared } = isOvertaken ? { bracket, changed: [], cleared: [] } : preview(bracket, gameId, result);
    if (seen && !isSameResult(now, seen) && changed.length > 0)
      throw new CommandFailure('conflict', 'Another result was entered meanwhile.');
    // Without this result a later game that has begun would have no teams.
    const isRemoved = result.team1Score === null && result.team2Score === null && !result.winner;
    const isBegun = (id: GameId) => id !== gameId && games.has(id) && hasBegun(games.get(id)!);
    const begun = isRemoved ? changed.filter(isBegun) : [];
    const unexpected = [...new Set([...cleared, ...begun])].filter((id) => !mayClear.includes(id));
    if (unexpected.length > 0) throw new CommandFailure('conflict', `This result would clear later games: ${unexpected.join(', ')}`);
    const changes = [...storedChanges(games, after)].flatMap(([id, fields]) =>
      Object.entries(fields).map(([field, value]): Change => [[id, field], value]),
    );
    changeIn(transaction, sdk, sdk.doc(db, bracketPath(tournamentId, stage)), changes);
    // Each game whose result changes gets a record, including those that are cleared.
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

/** Returns the result for the history, with the winner by side. */
function keptResult(bracket: Bracket, gameId: string): object {
  const { scores, chosen, slots } = getGameState(bracket, gameId);
  const [team1Id, team2Id] = slots;
  return { team1Id, team2Id, team1Score: scores[0], team2Score: scores[1], winner: chosen === null || chosen === BYE ? null : chosen + 1 };
}

function resultOf(bracket: Bracket, gameId: string): GameResult {
  const { scores, chosen, slots } = getGameState(bracket, gameId);
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
export const setBracketTimes = command((tournamentId: string, times: MatchTimes, seen?: MatchTimes, stage?: StageId) =>
  changeTimes(tournamentId, 'bracketTimes', times, seen, stage),
);

export const setBracketReferee = command((tournamentId: string, gameId: string, referee: string, stage?: StageId) =>
  changeEntries(bracketPath(tournamentId, stage), 'referee', { [gameId]: referee }),
);

/** Links games to a recording or a stream; an empty text removes the link. */
export const setBracketHyperlinks = command((tournamentId: string, hyperlinks: Readonly<Record<string, string>>, stage?: StageId) =>
  changeEntries(bracketPath(tournamentId, stage), 'hyperlink', hyperlinks),
);
