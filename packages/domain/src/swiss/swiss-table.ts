import { swissByes } from './swiss-byes';
import type { SwissInput } from './types';

/** A team's line before the next round. */
export interface SwissLine<Id extends string> {
  readonly teamId: Id;
  /** Place in the list of seeds, from 0. */
  readonly seed: number;
  readonly points: number;
  readonly byes: number;
}

/** The teams that still play, best first, and who has met whom. */
export interface SwissTable<Id extends string> {
  readonly lines: readonly SwissLine<Id>[];
  /** Round (from 1) in which the teams on lines a and b met last, at a × lines + b; 0 when they have not met. */
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
  place: number;
}

/**
 * The table before the next round: by the caller's ranking, else by points, wins, fewer losses, goal difference,
 * goals, seed (SPEC-swiss S3). A bye counts as a win without goals.
 * @throws Error 'numberOfTeams must be greater than or equal to 2'; RangeError for a team named twice
 */
export function swissTable<Id extends string>(input: SwissInput<Id>): SwissTable<Id> {
  const { teams, rounds, ranking, pointsPerWin = 3 } = input;
  if (teams.length < 2) throw new Error('numberOfTeams must be greater than or equal to 2');
  const tallies = new Map<Id, Tally<Id>>();
  teams.forEach((teamId, seed) => {
    tallies.set(teamId, { teamId, seed, points: 0, wins: 0, losses: 0, goalDifference: 0, goals: 0, byes: 0, place: teams.length });
  });
  if (tallies.size !== teams.length) throw new RangeError('Every seed is another team');
  ranking?.forEach((teamId, place) => {
    const tally = tallies.get(teamId);
    if (tally) tally.place = place;
  });
  const met = new Int32Array(teams.length * teams.length);
  rounds.forEach(({ games }, index) => {
    for (const { team1Id, team2Id, team1Score, team2Score } of games) {
      const [first, second] = [tallies.get(team1Id), tallies.get(team2Id)];
      if (first && second) {
        met[first.seed * teams.length + second.seed] = met[second.seed * teams.length + first.seed] = index + 1;
      }
      if (team1Score === null || team2Score === null) continue;
      if (first) count(first, team1Score, team2Score, pointsPerWin);
      if (second) count(second, team2Score, team1Score, pointsPerWin);
    }
  });
  for (const { byes } of swissByes(input)) {
    for (const teamId of byes) {
      const tally = tallies.get(teamId)!;
      tally.byes += 1;
      tally.wins += 1;
      tally.points += pointsPerWin;
    }
  }
  const gone = new Set(input.withdrawn);
  const lines = [...tallies.values()].filter(({ teamId }) => !gone.has(teamId)).sort(inOrder);
  const lastMet = new Int32Array(lines.length * lines.length);
  for (let a = 0, at = 0; a < lines.length; a++) {
    const row = lines[a]!.seed * teams.length;
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
