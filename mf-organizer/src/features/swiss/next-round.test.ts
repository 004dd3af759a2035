import { parseMatches, parseTeams, parseTournament, teamId, type Match, type MatchId, type Team, type Tournament } from '@courtside/domain';
import { newRound, nextRound, proposedPlan } from './next-round';

const value = <T>(result: { ok: true; value: T } | { ok: false; issues: unknown }): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.issues));
  return result.value;
};
const event = (
  rounds: readonly (readonly (readonly [string, string, number | null, number | null])[])[],
  more: object = {},
  plays: object = {},
) => {
  const names = [...'abcdefgh'].slice(0, 'groups' in more ? 8 : 4);
  const games = rounds
    .flat()
    .map(
      ([team1Id, team2Id, team1Score, team2Score], index) =>
        [`m${index}`, { team1Id, team2Id, team1Score, team2Score, play: (plays as Record<string, object>)[`m${index}`] }] as const,
    );
  let placed = 0;
  const schedule = Object.fromEntries(rounds.map((round, index) => [index, round.map(() => `m${(placed += 1) - 1}`)]));
  const tournament: Tournament = value(
    parseTournament('t', {
      name: 'Cup',
      startDate: '2027-06-12',
      endDate: '2027-06-12',
      groups: { '0': names.slice(0, 4) },
      scheduleType: 'swissRounds',
      schedule,
      scheduleTimes: { startTimes: ['09:00'], gameLength: 12, interval: 5, numberOfCourts: 1 },
      ...more,
    }),
  );
  const teams: readonly Team[] = value(
    parseTeams(Object.fromEntries(names.map((name, index) => [name, { name, groupId: '0', registeredAt: index }]))),
  );
  const matches: ReadonlyMap<MatchId, Match> = value(parseMatches(Object.fromEntries(games)));
  return nextRound(tournament, teams, matches);
};
const pairsOf = (next: ReturnType<typeof nextRound>) =>
  proposedPlan(next)
    .flatMap(({ pairings }) => pairings)
    .map(({ team1Id, team2Id }) => `${team1Id}${team2Id}`)
    .sort();
const first = [
  ['a', 'c', 3, 1],
  ['b', 'd', 2, 0],
] as const;

describe('nextRound', () => {
  it('lets winners meet, starts after the last game, and is number 2', () => {
    const next = event([first]);
    expect(pairsOf(next)).toEqual(['ab', 'cd']);
    expect(next).toMatchObject({ roundId: '1', number: 2, unfinished: [], startTime: '09:34' });
  });

  it('names the games without a result', () => {
    expect(event([[first[0], ['b', 'd', 1, null]]]).unfinished).toEqual(['m1']);
  });

  it('names a game that is still playing, and none that was decided without scores', () => {
    const round = [[...first, ['a', 'b', null, null]]] as const;
    const ended = (ending: string) => ({ m2: { state: 'finished', ending } });
    expect(event(round, {}, { m1: { state: 'playing' } }).unfinished).toEqual(['m1', 'm2']);
    for (const ending of ['forfeitByTeam1', 'doubleForfeit', 'cancelled']) expect(event(round, {}, ended(ending)).unfinished).toEqual([]);
  });

  it('says when everything has been played', () => {
    const next = event([
      first,
      [
        ['a', 'b', 1, 0],
        ['c', 'd', 1, 0],
      ],
      [
        ['a', 'd', 1, 0],
        ['b', 'c', 1, 0],
      ],
    ]);
    expect(proposedPlan(next)).toEqual([]);
  });

  it('gives a bye when a team has withdrawn', () => {
    const next = event([first], { withdrawnTeamIds: ['d'] });
    expect(newRound(next, proposedPlan(next), '12:00', () => 'new')).toEqual({
      byeTeamId: 'c',
      startTime: '12:00',
      matches: { new: { team1Id: 'a', team2Id: 'b' } },
      teams: ['a', 'b', 'c'],
    });
  });

  it('stores the games so that the best team is not on the first court again', () => {
    const next = event([first], { scheduleTimes: { startTimes: ['09:00'], gameLength: 12, interval: 5, numberOfCourts: 2 } });
    expect(proposedPlan(next)[0]?.pairings[0]).toEqual({ team1Id: 'a', team2Id: 'b' });
    let id = 0;
    // a was on court A, b and d on court B; c was on A: both orders are equal, so the order of the table stays.
    expect(Object.values(newRound(next, proposedPlan(next), '', () => `g${(id += 1)}`).matches)[0]).toEqual({ team1Id: 'a', team2Id: 'b' });
    const [game] = next.earlier[0]!;
    const twice = { ...next, earlier: [[{ ...game!, team2Id: teamId('x') }, null]] };
    expect(Object.values(newRound(twice, proposedPlan(next), '', () => `g${(id += 1)}`).matches)[0]).toEqual({
      team1Id: 'c',
      team2Id: 'd',
    });
  });

  it('explains each game', () => {
    expect(event([first]).groups[0]?.events.filter(({ kind }) => kind === 'paired')).toHaveLength(2);
  });

  describe('of two groups', () => {
    const groups = { 0: ['a', 'c', 'e', 'g'], 1: ['b', 'd', 'f', 'h'] };
    const played = [
      ['a', 'e', 3, 1],
      ['b', 'f', 1, 0],
      ['c', 'g', 2, 0],
      ['d', 'h', 1, 0],
    ] as const;
    const store = (next: ReturnType<typeof nextRound>) => {
      let id = 0;
      return newRound(next, proposedPlan(next), '12:00', () => `g${(id += 1)}`);
    };
    const gamesOf = ({ matches }: ReturnType<typeof store>) => Object.values(matches).map(({ team1Id, team2Id }) => `${team1Id}${team2Id}`);

    it('pairs each by its own table, and takes their games in turn', () => {
      const next = event([played], { groups });
      expect(next.groups.map(({ groupId }) => groupId)).toEqual(['0', '1']);
      const round = store(next);
      expect(gamesOf(round)).toEqual(['ac', 'bd', 'eg', 'fh']);
      expect(round).toMatchObject({ byeTeamId: null, teams: ['a', 'c', 'e', 'g', 'b', 'd', 'f', 'h'] });
    });

    it('lets a team of each rest that has an odd number', () => {
      const round = store(event([played], { groups, withdrawnTeamIds: ['a', 'h'] }));
      expect(round).toMatchObject({ byeTeamId: ['g', 'f'], teams: ['c', 'e', 'g', 'b', 'd', 'f'] });
      expect(gamesOf(round)).toEqual(['ce', 'bd']);
    });

    it('stores one resting team as a client of an earlier release does', () => {
      expect(store(event([played], { groups, withdrawnTeamIds: ['a'] }))).toMatchObject({ byeTeamId: 'g' });
    });

    it('goes on in one after the other has played everything', () => {
      const next = event([played], { groups: { 0: ['a', 'e'], 1: ['b', 'd', 'f', 'h'] } });
      expect(next.groups.map(({ outcome }) => outcome.kind)).toEqual(['allPlayed', 'round']);
      expect(proposedPlan(next).map(({ groupId }) => groupId)).toEqual(['1']);
      // It was drawn for the others too: one that came late would have a game.
      expect(store(next)).toMatchObject({ byeTeamId: null, teams: ['a', 'e', 'b', 'd', 'f', 'h'] });
    });
  });
});
