import { parseMatches, type DayId, type TeamId, type Tournament } from '@courtside/domain';
import { exchangeTeams, type SwissInput } from '@courtside/domain/engines';
import { beforeRound, exchangeEffect, listRematches, standingRound } from './round-change';

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
const tournament = { schedule: { 0: ['m0', 'm1'], 1: ['m2', 'break', 'm3', 'tie'] }, byes: { 1: 'e' } } as unknown as Pick<
  Tournament,
  'schedule' | 'byes'
>;
const round = '1' as DayId;

describe('the last round', () => {
  it('is seen with its pairings and what goes with it; tie-breakers go too, and are no pairing', () => {
    expect(standingRound(tournament, matches, round)).toMatchObject({
      seen: { roundId: '1', games: ['m2', 'm3', 'tie'] },
      plan: {
        pairings: [
          { team1Id: 'a', team2Id: 'b' },
          { team1Id: 'c', team2Id: 'd' },
        ],
        bye: 'e',
      },
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
    expect(before.tournament).toEqual({ schedule: { 0: ['m0', 'm1'] }, byes: {} });
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
    pairings: [
      { team1Id: id('a'), team2Id: id('b') },
      { team1Id: id('e'), team2Id: id('c') },
    ],
    bye: id('d'),
  };

  it('says how many meet again and how far apart they are', () => {
    const after = exchangeTeams(proposed, id('b'), id('c'));
    expect(exchangeEffect(input, proposed, after)).toEqual({ rematches: [0, 1], gaps: [3, 3], secondBye: null });
    expect(listRematches(input, after)).toEqual([{ team1Id: 'a', team2Id: 'c', lastRound: 1 }]);
  });

  it('says who would rest again', () => {
    expect(exchangeEffect(input, proposed, exchangeTeams(proposed, id('e'), id('d')))).toEqual({
      rematches: [0, 0],
      gaps: [3, 0],
      secondBye: 'e',
    });
  });
});
