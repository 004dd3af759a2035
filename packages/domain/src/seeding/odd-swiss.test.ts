import { createTournament, createTeamIds, unplayed } from '../day/day.testkit';
import { dayId, matchId, type Match, type MatchId, type TeamId, type Tournament } from '../entities';
import { seededRandom, type Random } from '../random';
import { standingNotes, tournamentStandings } from '../standings';
import { nextSwissRound } from '../swiss';
import { lowestPoints, swissInput } from '.';

/* Whole Swiss events that begin with an odd number of teams: random results, corrections, withdrawals. */

interface Event {
  readonly tournament: Tournament;
  readonly matches: ReadonlyMap<MatchId, Match>;
}

const upTo = (most: number, random: Random): number => Math.floor(random() * (most + 1));

const scored = (match: Match, random: Random): Match => ({ ...match, team1Score: upTo(4, random), team2Score: upTo(4, random) });

const inputOf = ({ tournament, matches }: Event, teams: readonly TeamId[]) =>
  swissInput(
    tournament,
    teams.map((id) => ({ id })),
    matches,
  );

/** Adds the next round with results; null if all pairs have met. */
function playRound(event: Event, teams: readonly TeamId[], random: Random): { readonly event: Event; readonly bye: TeamId | null } | null {
  const { tournament, matches } = event;
  const drawn = nextSwissRound(inputOf(event, teams));
  if (drawn.kind === 'allPlayed') return null;
  const round = dayId(String(Object.keys(tournament.schedule).length));
  const games = drawn.pairings.map((pair, index): Match => scored({ id: matchId(`r${round}m${index}`), ...pair, ...unplayed }, random));
  const playing = [...drawn.pairings.flatMap(({ team1Id, team2Id }) => [team1Id, team2Id]), ...(drawn.bye === null ? [] : [drawn.bye])];
  expect([...playing].sort()).toEqual(teams.filter((team) => !tournament.withdrawnTeamIds.includes(team)).sort());
  return {
    bye: drawn.bye,
    event: {
      tournament: {
        ...tournament,
        schedule: { ...tournament.schedule, [round]: games.map(({ id }) => id) },
        byes: drawn.bye === null ? tournament.byes : { ...tournament.byes, [round]: drawn.bye },
      },
      matches: new Map([...matches, ...games.map((game) => [game.id, game] as const)]),
    },
  };
}

const oddCounts = Array.from({ length: 14 }, (_, index) => 5 + 2 * index);

it.each(oddCounts)('S2 S4 S5 %i teams from the start: each round has one bye, a win without goals, which moves on', (count) => {
  const random = seededRandom(3000 + count);
  const teams = createTeamIds(count);
  let event: Event = {
    tournament: createTournament({ groups: { '0': teams }, schedule: {}, scheduleType: 'swissRounds' }),
    matches: new Map(),
  };
  for (let round = 0; round < Math.ceil(Math.log2(count)) + 2; round += 1) {
    const { byes, withdrawnTeamIds } = event.tournament;
    const here = teams.filter((team) => !withdrawnTeamIds.includes(team));
    const restsBefore = (team: TeamId) => Object.values(byes).filter((resting) => resting === team).length;
    const next = playRound(event, teams, random);
    if (!next) break;
    ({ event } = next);
    expect(next.bye === null).toBe(here.length % 2 === 0);
    // The first bye is the last seed's; no team rests again before all others have.
    if (round === 0) expect(next.bye).toBe(teams.at(-1));
    if (next.bye !== null) expect(restsBefore(next.bye)).toBe(Math.min(...here.map(restsBefore)));
    // A result is corrected; a team may leave.
    const corrected = [...event.matches.values()][upTo(event.matches.size - 1, random)]!;
    event = { ...event, matches: new Map([...event.matches, [corrected.id, scored(corrected, random)]]) };
    if (random() < 0.2 && here.length > 4) {
      const leaving = here[upTo(here.length - 1, random)]!;
      event = { ...event, tournament: { ...event.tournament, withdrawnTeamIds: [...withdrawnTeamIds, leaving] } };
    }
    const [{ rows } = { rows: [] }] = tournamentStandings(
      event.tournament,
      teams.map((id) => ({ id })),
      event.matches,
    );
    const games = [...event.matches.values()];
    for (const row of rows) {
      const own = games.filter(({ team1Id, team2Id }) => team1Id === row.teamId || team2Id === row.teamId);
      const rested = Object.values(event.tournament.byes).filter((team) => team === row.teamId).length;
      expect([row.byes, row.played]).toEqual([rested, own.length + rested]);
      expect(row.wins).toBeGreaterThanOrEqual(rested);
    }
    expect(rows).toHaveLength(count);
    expect(rows.reduce((sum, { goalDifference }) => sum + goalDifference, 0)).toBe(0);
    // The pairing uses the same points as the table.
    const { points } = inputOf(event, teams);
    expect([...(points ?? [])].sort()).toEqual(rows.map((row) => [row.teamId, row.points]).sort());
  }
});

it.each(oddCounts)('S12 SE-7 ST-26 a late team plays the next round with the points of the lowest of %i teams', (count) => {
  const random = seededRandom(4000 + count);
  const teams = createTeamIds(count + 1);
  const [late, early] = [teams.at(-1)!, teams.slice(0, -1)];
  let event: Event = {
    tournament: createTournament({ groups: { '0': early }, schedule: {}, scheduleType: 'swissRounds' }),
    matches: new Map(),
  };
  for (let round = 0; round < 2; round += 1) event = playRound(event, early, random)!.event;
  // Half of them become an even, half an odd number.
  if (count % 4 === 1) event = { ...event, tournament: { ...event.tournament, withdrawnTeamIds: [early[0]!] } };
  const listed = early.map((id) => ({ id }));
  const { withdrawnTeamIds } = event.tournament;
  const [{ rows } = { rows: [] }] = tournamentStandings(event.tournament, listed, event.matches);
  const fewest = Math.min(...rows.filter(({ teamId }) => !withdrawnTeamIds.includes(teamId)).map(({ points }) => points));
  const lowest = lowestPoints(event.tournament, listed, event.matches);
  expect(lowest?.points ?? 0).toBe(fewest);
  const pointAdjustments = lowest ? { [late]: { points: lowest.points, reason: 'Came late' } } : {};
  event = { ...event, tournament: { ...event.tournament, groups: { '0': teams }, pointAdjustments } as Tournament };
  const next = playRound(event, teams, random)!;
  expect(next.bye).not.toBe(late);
  expect(inputOf(event, teams).points?.get(late)).toBe(fewest);
  expect(standingNotes(teams, next.event.matches.values(), next.event.tournament)[0]).toEqual({ kind: 'late', team: late, round: 3 });
});
