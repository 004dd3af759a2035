import type { SwissInput } from './types';

/** A team's line before the next round. */
export interface SwissLine<Id extends string> {
  readonly teamId: Id;
  /** Place in the list of seeds, from 0. */
  readonly seed: number;
  readonly points: number;
  readonly byes: number;
  /** Round of the last meeting with each opponent, from 1. */
  readonly met: ReadonlyMap<Id, number>;
}

interface Tally<Id extends string> {
  readonly teamId: Id;
  readonly seed: number;
  wins: number;
  draws: number;
  losses: number;
  goalsFor: number;
  goalsAgainst: number;
  byes: number;
  readonly met: Map<Id, number>;
}

/**
 * The teams that still play, best first: by the caller's ranking, else by points, wins, fewer losses, goal
 * difference, goals, seed (SPEC-swiss S3). A bye counts as a win without goals.
 * @throws Error 'numberOfTeams must be greater than or equal to 2'; RangeError for a team named twice
 */
export function swissTable<Id extends string>(input: SwissInput<Id>): SwissLine<Id>[] {
  const { teams, rounds, pointsPerWin = 3 } = input;
  if (teams.length < 2) throw new Error('numberOfTeams must be greater than or equal to 2');
  const tallies = new Map<Id, Tally<Id>>();
  teams.forEach((teamId, seed) => {
    tallies.set(teamId, { teamId, seed, wins: 0, draws: 0, losses: 0, goalsFor: 0, goalsAgainst: 0, byes: 0, met: new Map() });
  });
  if (tallies.size !== teams.length) throw new RangeError('Every seed is another team');
  rounds.forEach(({ games }, index) => {
    for (const { team1Id, team2Id, team1Score, team2Score } of games) {
      count(tallies.get(team1Id), team2Id, team1Score, team2Score, index + 1);
      count(tallies.get(team2Id), team1Id, team2Score, team1Score, index + 1);
    }
  });
  const gone = new Set(input.withdrawn);
  for (const { byes } of swissByes(input)) for (const teamId of byes) count(tallies.get(teamId), null, 1, 0, 0);
  const points = (t: Tally<Id>): number => t.wins * pointsPerWin + t.draws;
  const given = new Map(input.ranking?.map((teamId, place) => [teamId, place]));
  const place = (t: Tally<Id>): number => given.get(t.teamId) ?? given.size;
  return [...tallies.values()]
    .filter((t) => !gone.has(t.teamId))
    .sort(
      (a, b) =>
        place(a) - place(b) ||
        points(b) - points(a) ||
        b.wins - a.wins ||
        a.losses - b.losses ||
        b.goalsFor - b.goalsAgainst - (a.goalsFor - a.goalsAgainst) ||
        b.goalsFor - a.goalsFor ||
        a.seed - b.seed,
    )
    .map((t) => ({ teamId: t.teamId, seed: t.seed, points: points(t), byes: t.byes, met: t.met }));
}

function count<Id extends string>(tally: Tally<Id> | undefined, opponent: Id | null, own: number | null, other: number | null, round: number): void {
  if (!tally) return;
  if (opponent === null) {
    tally.byes += 1;
    tally.wins += 1;
    return;
  }
  tally.met.set(opponent, round);
  if (own === null || other === null) return;
  if (own > other) tally.wins += 1;
  else if (own === other) tally.draws += 1;
  else tally.losses += 1;
  tally.goalsFor += own;
  tally.goalsAgainst += other;
}

/**
 * Who had a bye in which round (from 1). Where a round does not say so, its byes are the teams that did not play
 * it although they had not withdrawn: they still play, or played a later round.
 */
export function swissByes<Id extends string>({ teams, withdrawn, rounds }: SwissInput<Id>): { round: number; byes: Id[] }[] {
  const gone = new Set(withdrawn);
  const known = new Set(teams);
  const playsLater = new Set<Id>();
  const found: { round: number; byes: Id[] }[] = [];
  for (let index = rounds.length - 1; index >= 0; index--) {
    const { games, byes } = rounds[index]!;
    const playing = new Set(games.flatMap(({ team1Id, team2Id }) => [team1Id, team2Id]));
    const resting = games.length === 0 ? [] : teams.filter((id) => !playing.has(id) && (!gone.has(id) || playsLater.has(id)));
    found.unshift({ round: index + 1, byes: byes ? byes.filter((id) => known.has(id)) : resting });
    for (const id of playing) playsLater.add(id);
  }
  return found;
}
