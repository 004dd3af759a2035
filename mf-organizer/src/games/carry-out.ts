import { BYE, listEndedGames, type GameId, type Score, type TeamId } from '@courtside/domain';
import { decide, type DayAction, type DayContext, type PlannedGame } from '@courtside/domain/day';
import type { FurtherStageId, StageId } from '@courtside/domain/stages';
import { CommandFailure, playGame, recordBracketGame, type BracketEntry } from '@courtside/firebase';

const forfeitWinner = { forfeitByTeam1: 2, forfeitByTeam2: 1, doubleForfeit: BYE } as const;

/** Returns the stage of a game of a further bracket or of further groups; undefined for any other game. */
export const getFurtherStage = ({ stage }: Pick<PlannedGame, 'stage'>): FurtherStageId | undefined =>
  stage === 'groups' || stage === 'bracket' ? undefined : stage;

/** Returns the last argument of commands: the further stage of a game, or none. */
export const toStageArguments = (game: Pick<PlannedGame, 'stage'>): readonly [] | readonly [FurtherStageId] => {
  const further = getFurtherStage(game);
  return further === undefined ? [] : [further];
};

/** Performs an action on a game. The winner of a bracket game advances, and is taken back when the game is reopened. */
export async function carryOut(
  tournamentId: string,
  game: PlannedGame,
  action: DayAction,
  by: NonNullable<DayContext['by']> = 'organizer',
): Promise<void> {
  // A pass allows one game per write: this game's scores show which team advances, and the next organizer's board writes it.
  const isOurs = game.kind === 'bracket' && by !== 'scorekeeper';
  // First: a reopened game has no result.
  if (isOurs && action.kind === 'reopen' && wasForfeited(game)) await advance(tournamentId, game, null, true);
  await playGame(tournamentId, { stage: game.kind, id: game.id, further: getFurtherStage(game) }, action, {
    hasTeams: game.hasTeams,
    by,
    ...(game.bestOf && { bestOf: game.bestOf }),
  });
  if (!isOurs) return;
  if (action.kind === 'end') await advanceAfter(tournamentId, game, action);
  if (action.kind === 'forfeit') await advance(tournamentId, game, forfeitWinner[action.ending], true);
}

/** No team advances from a series before its last game. */
async function advanceAfter(tournamentId: string, game: PlannedGame, action: Extract<DayAction, { kind: 'end' }>): Promise<void> {
  if (!game.bestOf) return advance(tournamentId, game, action.winner ?? null);
  const scores = getSeriesScores(game, action);
  if (scores) await advance(tournamentId, { ...game, state: { team1Score: scores[0], team2Score: scores[1] } }, null);
}

/** Returns the games won when this end decides a series; null while it goes on, and for a game that is no series. */
export function getSeriesScores({ state, bestOf }: PlannedGame, action: DayAction): readonly [Score, Score] | null {
  const verdict = bestOf ? decide(state, action, { isBracket: true, bestOf }) : null;
  return verdict?.allowed && verdict.phase === 'finished' ? (verdict.change.scores ?? null) : null;
}

const wasForfeited = ({ state }: PlannedGame): boolean => /forfeit|cancelled/i.test(state.play?.ending ?? '');

/** @param isWalkover scores, if any, do not decide which team advances */
async function advance(tournamentId: string, game: PlannedGame, winner: 1 | 2 | typeof BYE | null, isWalkover = false): Promise<void> {
  const { id, state, teams } = game;
  const { team1Score, team2Score } = state;
  const scores = isWalkover ? { team1Score: null, team2Score: null } : { team1Score: team1Score ?? 0, team2Score: team2Score ?? 0 };
  const entry: BracketEntry = { ...scores, isTapped: !isWalkover, winner: winner === BYE ? BYE : winner && (teams[winner - 1] as TeamId) };
  await recordBracketGame(tournamentId, id as GameId, entry, ...toStageArguments(game)).catch((error: unknown) => {
    if (winner !== null && !isWalkover) throw error;
    ignoreOffline(error);
  });
}

/**
 * Settles a bracket game that a team passed because its opponent had withdrawn, after the opponent has returned.
 * @param winner the team that keeps its walkover; null if the game is played after all
 */
export const settlePass = (tournamentId: string, game: GameId, winner: TeamId | null, stage: StageId): Promise<unknown> =>
  recordBracketGame(tournamentId, game, { team1Score: null, team2Score: null, winner }, ...toStageArguments({ stage })).catch(
    ignoreOffline,
  );

/** The game's state already shows the result; the next organizer's device writes it to the bracket. */
function ignoreOffline(error: unknown): void {
  if (!(error instanceof CommandFailure && error.code === 'unavailable')) throw error;
}

/** Restores a game that was decided without play to its earlier state. */
export async function takeBack(tournamentId: string, before: PlannedGame, decided: PlannedGame): Promise<void> {
  await carryOut(tournamentId, decided, { kind: 'reopen' });
  // A series that has begun with a typed game is not called off: its teams wait for the next one.
  const hasBegun = listEndedGames(before.state).length > 0;
  if (before.phase === 'planned' && !hasBegun) await carryOut(tournamentId, before, { kind: 'uncall' });
  if (before.phase === 'playing') await carryOut(tournamentId, before, { kind: 'resume' });
}
