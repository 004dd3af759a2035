import type { MatchId } from '@courtside/domain';
import { addSwissRound, createSchedule, playGame, recordScore, setReferee } from '../src/commands';
import { watchHistory, watchSchedule } from '../src/repositories';
import { eachTestHasAnEvent, groupFour, readPlan, type Event } from './event.testkit';
import { firstValue, type Platform } from './platform.testkit';

/* A schedule of Swiss rounds of four teams, for tests. */

/** Gives each test a tournament whose first four teams are in one group; the others wait. */
export function eachTestHasAGroup(take: (event: Event) => void): Platform {
  let event: Event = { id: '', teamIds: [] };
  const platform = eachTestHasAnEvent((next) => take((event = next)));
  beforeEach(() => groupFour(event));
  return platform;
}

/** Returns the changes of the plan, newest first. */
export const planChanges = async (id: string) => (await firstValue(watchHistory, [id])).filter(({ kind }) => kind === 'plan');

/** The second round as its organizer sees it. */
export const seen = { roundId: '1', games: ['s1', 's2'] };

/** Draws two rounds: s1 has a result, and s2 a referee. */
export async function drawTwoRounds({ id, teamIds }: Event): Promise<void> {
  const team = (index: number): string => teamIds[index] ?? '';
  await createSchedule(id, { ...readPlan(teamIds), scheduleType: 'swissRounds', schedule: { 0: ['m1', 'm2'] } });
  const games = { s1: { team1Id: team(0), team2Id: team(2) }, s2: { team1Id: team(1), team2Id: team(3) } };
  await addSwissRound(id, { roundId: '1', matches: games, byeTeamId: team(4), startTime: '10:00' });
  await recordScore(id, 's1', { team1Score: 3, team2Score: 1 });
  await setReferee(id, 's2', 'Zoé');
}

/** Returns the teams of a game, its scores and its referee. */
export async function readGame(id: string, matchId: string) {
  const match = (await firstValue(watchSchedule, [id])).get(matchId as MatchId);
  return match && [match.team1Id, match.team2Id, match.team1Score, match.team2Score, match.referee];
}

/** Starts a game at its court. */
export async function startGame(id: string, matchId: string) {
  const game = { stage: 'match', id: matchId } as const;
  await playGame(id, game, { kind: 'call' });
  await playGame(id, game, { kind: 'start', length: 12 });
  return game;
}
