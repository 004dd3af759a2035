import { parseMatches, type DayId, type GroupId, type TeamId, type Tournament } from '@courtside/domain';
import type { SwissInput } from '@courtside/domain/engines';
import { beforeRound, exchangeEffect, listRematches, standingRound } from './round-change';
import { exchangeIn, isSamePlan } from './round-plan';

const id = (name: string) => name as TeamId;
const parsed = parseMatches({
  m0: { team1Id: 'a', team2Id: 'c', team1Score: 3, team2Score: 1 },
  m1: { team1Id: 'b', team2Id: 'd', team1Score: 2, team2Score: 0 },
  m2: { team1Id: 'a', team2Id: 'b', team1Score: 1, team2Score: null, referee: 'Zoé', hyperlink: 'https://tv.example' },
  m3: { team1Id: 'c', team2Id: 'd', team1Score: null, team2Score: null },
  tie: { team1Id: 'a', team2Id: 'd', team1Score: 1, team2Score: 0, isTieBreaker: true },
});
if (!parsed.ok) throw new Error('the sample is malformed');
const matches = parsed.value;
const tournament = {
  schedule: { 0: ['m0', 'm1'], 1: ['m2', 'break', 'm3', 'tie'] },
  byes: { 1: 'e' },
  groups: { 0: [...'abcde'] },
} as unknown as Pick<Tournament, 'schedule' | 'byes' | 'groups'>;
const round = '1' as DayId;

describe('the last round', () => {
  it('is seen with its pairings and what goes with it; tie-breakers go too, and are no pairing', () => {
    expect(standingRound(tournament, matches, round)).toMatchObject({
      seen: { roundId: '1', games: ['m2', 'm3', 'tie'] },
      plans: [
        {
          groupId: '0',
          pairings: [
            { team1Id: 'a', team2Id: 'b' },
            { team1Id: 'c', team2Id: 'd' },
          ],
          bye: 'e',
        },
      ],
      games: 3,
      results: 2,
      referees: 1,
      links: 1,
    });
  });

  it('says which of its games were begun: played, being played, or ended without a score', () => {
    const begun = parseMatches({
      m2: { team1Id: 'a', team2Id: 'b', play: { state: 'playing', goals1: {}, goals2: {} } },
      m3: { team1Id: 'c', team2Id: 'd', play: { state: 'finished', ending: 'doubleForfeit', goals1: {}, goals2: {} } },
      tie: { team1Id: 'a', team2Id: 'd', play: { state: 'called', goals1: {}, goals2: {} } },
    });
    if (!begun.ok) throw new Error('the sample is malformed');
    expect(standingRound(tournament, begun.value, round)).toMatchObject({ seen: { mayClear: ['m2', 'm3'] }, results: 1, playing: 1 });
  });

  it('can be thought away: its games count nowhere', () => {
    const before = beforeRound(tournament, matches, round);
    expect(before.tournament).toEqual({ ...tournament, schedule: { 0: ['m0', 'm1'] }, byes: {} });
    expect([...before.matches.keys()]).toEqual(['m0', 'm1']);
  });
});

describe('an exchange by hand', () => {
  const game = (team1Id: string, team2Id: string, team1Score: number, team2Score: number) => ({
    team1Id: id(team1Id),
    team2Id: id(team2Id),
    team1Score,
    team2Score,
  });
  const input: SwissInput<TeamId> = {
    teams: ['a', 'b', 'c', 'd', 'e'].map(id),
    rounds: [{ games: [game('a', 'c', 3, 1), game('b', 'd', 2, 0)], byes: [id('e')] }],
  };
  const proposed = {
    groupId: '0' as GroupId,
    pairings: [
      { team1Id: id('a'), team2Id: id('b') },
      { team1Id: id('e'), team2Id: id('c') },
    ],
    bye: id('d'),
  };

  const groups = [{ groupId: proposed.groupId, input }];

  it('says how many meet again and how far apart they are', () => {
    const [after] = exchangeIn([proposed], id('b'), id('c'))!;
    expect(exchangeEffect(groups, [proposed], [after!])).toEqual({ rematches: [0, 1], gaps: [3, 3], secondByes: [] });
    expect(listRematches(input, after!)).toEqual([{ team1Id: 'a', team2Id: 'c', lastRound: 1 }]);
  });

  it('says who would rest again', () => {
    expect(exchangeEffect(groups, [proposed], exchangeIn([proposed], id('e'), id('d'))!)).toEqual({
      rematches: [0, 0],
      gaps: [3, 0],
      secondByes: ['e'],
    });
  });

  it('of one of two groups leaves the other as it is; its figures are those of the round', () => {
    const second = { groupId: '1' as GroupId, pairings: [{ team1Id: id('v'), team2Id: id('w') }], bye: id('x') };
    const other = {
      groupId: second.groupId,
      input: { teams: ['v', 'w', 'x'].map(id), rounds: [{ games: [game('v', 'w', 1, 0)], byes: [id('x')] }] },
    };
    const round = [proposed, second];
    const after = exchangeIn(round, id('e'), id('d'))!;
    expect(after[1]).toBe(second);
    expect(exchangeEffect([...groups, other], round, after)).toEqual({ rematches: [1, 1], gaps: [6, 3], secondByes: ['e'] });
    expect([isSamePlan(round, after), isSamePlan(round, [second, proposed])]).toEqual([false, true]);
    expect(exchangeIn(round, id('e'), id('w'))).toBeNull();
  });
});

it('the last round of two groups has the pairings and the bye of each; both byes go with it', () => {
  const two = {
    groups: { 0: ['a', 'b', 'e'], 1: ['c', 'd', 'f'] },
    schedule: { 0: ['m0'], 1: ['m2', 'm3'] },
    byes: { '1': 'e', '1-1': 'f', '0': 'b' },
  } as unknown as Pick<Tournament, 'schedule' | 'byes' | 'groups'>;
  expect(standingRound(two, matches, round).plans).toEqual([
    { groupId: '0', pairings: [{ team1Id: 'a', team2Id: 'b' }], bye: 'e' },
    { groupId: '1', pairings: [{ team1Id: 'c', team2Id: 'd' }], bye: 'f' },
  ]);
  expect(beforeRound(two, matches, round).tournament.byes).toEqual({ 0: 'b' });
});
