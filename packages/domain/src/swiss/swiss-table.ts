import { checkDistinct } from '../limits';
import { isScored } from '../standings/counted-result';
import { byesBySeed } from './swiss-byes';
import type { SwissInput } from './types';

/** A team's line before the next round. */
export interface SwissLine<Id extends string> {
  readonly teamId: Id;
  /** Index in the list of seeds, from 0. */
  readonly seed: number;
  readonly points: number;
  readonly byes: number;
  /** It neither played nor rested in any earlier round. */
  readonly isLate: boolean;
}

/** The teams that still play, best first, and the last meetings of all pairs. */
export interface SwissTable<Id extends string> {
  readonly lines: readonly SwissLine<Id>[];
  /** The round (from 1) in which the teams on lines a and b met last, at a × lines + b; 0 if they have not met. */
  readonly lastMet: Int32Array;
}

interface Tally<Id extends string> {
  readonly teamId: Id;
  readonly seed: number;
  points: number;
  wins: number;
  losses: number;
  goalDifference: number;
  goals: number;
  byes: number;
  games: number;
  place: number;
}

/**
 * Returns the table before the next round: by the caller's ranking, else by points, wins, fewer losses, goal difference, goals, seed
 * (SPEC-swiss S3). A bye counts as a win without goals.
 * @throws RangeError 'numberOfTeams must be greater than or equal to 2', or for a team listed twice
 */
export function swissTable<Id extends string>(input: SwissInput<Id>): SwissTable<Id> {
  const { teams, rounds, ranking, pointsPerWin = 3 } = input;
  if (teams.length < 2) throw new RangeError('numberOfTeams must be greater than or equal to 2');
  const n = teams.length;
  const seedOf = new Map<Id, number>();
  const tallies = teams.map((teamId, seed): Tally<Id> => {
    seedOf.set(teamId, seed);
    return { teamId, seed, points: 0, wins: 0, losses: 0, goalDifference: 0, goals: 0, byes: 0, games: 0, place: n };
  });
  checkDistinct('team', teams);
  ranking?.forEach((teamId, place) => {
    const seed = seedOf.get(teamId);
    if (seed !== undefined) tallies[seed]!.place = place;
  });
  const met = new Int32Array(n * n);
  for (let index = 0; index < rounds.length; index++) {
    for (const game of rounds[index]!.games) {
      const { team1Id, team2Id } = game;
      const [first, second] = [seedOf.get(team1Id), seedOf.get(team2Id)];
      if (first !== undefined && second !== undefined) met[first * n + second] = met[second * n + first] = index + 1;
      if (first !== undefined) tallies[first]!.games += 1;
      if (second !== undefined) tallies[second]!.games += 1;
      if (!isScored(game)) continue;
      if (first !== undefined) count(tallies[first]!, game.team1Score, game.team2Score, pointsPerWin);
      if (second !== undefined) count(tallies[second]!, game.team2Score, game.team1Score, pointsPerWin);
    }
  }
  for (const seeds of byesBySeed(input, seedOf)) {
    for (const seed of seeds) {
      const tally = tallies[seed]!;
      tally.byes += 1;
      tally.wins += 1;
      tally.points += pointsPerWin;
    }
  }
  for (const tally of tallies) tally.points = input.points?.get(tally.teamId) ?? tally.points;
  const gone = new Set(input.withdrawn);
  const isBegun = tallies.some(({ games }) => games > 0);
  const lines = tallies
    .filter(({ teamId }) => !gone.has(teamId))
    .sort(inOrder)
    .map((tally) => ({ ...tally, isLate: isBegun && tally.games + tally.byes === 0 }));
  const lastMet = new Int32Array(lines.length * lines.length);
  for (let a = 0, at = 0; a < lines.length; a++) {
    const row = lines[a]!.seed * n;
    for (let b = 0; b < lines.length; b++, at++) lastMet[at] = met[row + lines[b]!.seed]!;
  }
  return { lines, lastMet };
}

function inOrder(a: Tally<string>, b: Tally<string>): number {
  return (
    a.place - b.place ||
    b.points - a.points ||
    b.wins - a.wins ||
    a.losses - b.losses ||
    b.goalDifference - a.goalDifference ||
    b.goals - a.goals ||
    a.seed - b.seed
  );
}

function count(tally: Tally<string>, own: number, other: number, pointsPerWin: number): void {
  if (own > other) {
    tally.wins += 1;
    tally.points += pointsPerWin;
  } else if (own === other) tally.points += 1;
  else tally.losses += 1;
  tally.goals += own;
  tally.goalDifference += own - other;
}
