import { dayId, matchId, teamId, type TeamId } from '../entities';
import { standingNotes } from '.';

const [a, b, c, d, e] = [teamId('a'), teamId('b'), teamId('c'), teamId('d'), teamId('e')];
const members = [a, b, c, d, e];
const game = (id: string, team1Id: TeamId, team2Id: TeamId, isTieBreaker = false) => ({
  ...{ id: matchId(id), team1Id, team2Id, team1Score: null, team2Score: null, isTieBreaker },
});
const later = game('m2', a, d);
const matches = [game('m1', a, b), later, game('t1', b, e, true)];
const swiss = {
  scheduleType: 'swissRounds',
  schedule: { 0: [matchId('m1'), matchId('t1')], 1: [matchId('m2')] },
  byes: { [dayId('0')]: c },
} as const;

it('ST-26 names teams that came after the first Swiss round, with the round of their first game or bye', () => {
  expect(standingNotes(members, matches, swiss)).toEqual([
    { kind: 'late', team: d, round: 2 },
    { kind: 'late', team: e, round: null },
  ]);
  expect(standingNotes(members, matches, { ...swiss, byes: { [dayId('0')]: c, [dayId('1')]: e } })).toContainEqual({
    kind: 'late',
    team: e,
    round: 2,
  });
  // In another group another team rests.
  expect(standingNotes(members, matches, { ...swiss, byes: { [dayId('0')]: teamId('x'), [dayId('0-1')]: c } })).not.toContainEqual(
    expect.objectContaining({ team: c }),
  );
  // A team that has left before its first game is not awaited.
  expect(standingNotes(members, matches, { ...swiss, withdrawnTeamIds: [e] })).toEqual([{ kind: 'late', team: d, round: 2 }]);
  // No round follows once there is a bracket.
  expect(standingNotes(members, matches, { ...swiss, bracketSeeds: [a, b, c, d] })).toEqual([{ kind: 'late', team: d, round: 2 }]);
});

it('ST-26 names none in a round robin, nor while the games are not loaded', () => {
  expect(standingNotes(members, matches, { ...swiss, scheduleType: 'roundRobin' })).toEqual([]);
  expect(standingNotes(members, [], swiss)).toEqual([]);
  expect(standingNotes(members, [later], swiss)).toEqual([]);
});
