import type { PlayerId } from '../entities';
import { addMinutes, isShuffleResult, parseShuffle, roundMinutes, storedRound, type Shuffle } from '.';
import { playersNamed, readShuffle } from './shuffle.testkit';

const [a, b, c, d, e, f] = playersNamed(6) as [PlayerId, PlayerId, PlayerId, PlayerId, PlayerId, PlayerId];
const placesOf = ({ games }: Shuffle['rounds'][number]) => games.map(({ court, start }) => `${court} ${start}`);

describe('parseShuffle', () => {
  const stored = {
    teamSize: 2,
    courts: 1,
    gameLength: 10,
    interval: 5,
    players: [a, b, c, d, e, f, 'P7', 'P8', 'P9'],
    rounds: ['2027-06-12T23:50/1/15 0.1 2.3 4.5 6.7;8', '2027-06-13T09:00/2/20 0.2 1.3;'],
    results: { '1-1': '3-2', '2-1': '0-0' },
  };

  it('reads rounds with their games, courts, starts and results', () => {
    const shuffle = readShuffle(stored);
    expect(shuffle).toMatchObject({ pointsPerWin: 3, pointsPerDraw: 1, pointsPerLoss: 0, away: [] });
    expect(shuffle.rounds[0]).toMatchObject({
      ...{ number: 1, date: '2027-06-12', start: '23:50', resting: ['P9'] },
      games: [
        {
          id: '1-1',
          number: 1,
          teams: [
            [a, b],
            [c, d],
          ],
          court: 0,
          start: '23:50',
          result: [3, 2],
        },
        {
          id: '1-2',
          number: 2,
          teams: [
            [e, f],
            ['P7', 'P8'],
          ],
          court: 0,
          start: '00:05',
          result: null,
        },
      ],
    });
    expect(shuffle.rounds[1]?.games).toMatchObject([
      {
        id: '2-1',
        teams: [
          [a, c],
          [b, d],
        ],
        start: '09:00',
        result: [0, 0],
      },
    ]);
  });

  it('a round is stored as it is read', () => {
    const { rounds, players } = readShuffle(stored);
    expect(rounds.map((round) => storedRound(round, players))).toEqual(stored.rounds);
    expect(() =>
      storedRound({ date: '2027-06-12', start: '10:00', courts: 1, slot: 15, teams: [['X' as PlayerId], [a]], resting: [] }, players),
    ).toThrow('X is not a player');
  });

  it.each([
    ['a player in two teams', { rounds: ['2027-06-12T10:00 0.1 1.2;'] }],
    ['a player who plays and rests', { rounds: ['2027-06-12T10:00 0.1 2.3;3'] }],
    ['a place that no player has', { rounds: ['2027-06-12T10:00 0.1 2.9;'] }],
    ['an odd number of teams', { rounds: ['2027-06-12T10:00 0.1 2.3 4.5;'] }],
    ['another text', { rounds: ['soon'] }],
    ['a result that is none', { results: { '1-1': 'won' } }],
    ['a team size of one', { teamSize: 1 }],
  ])('%s makes it unreadable', (_, fields) => {
    expect(parseShuffle({ ...stored, ...fields }).ok).toBe(false);
  });

  it('knows results', () => {
    expect(
      [
        [0, 0],
        [999, 3],
      ].every(isShuffleResult),
    ).toBe(true);
    expect([[1], [-1, 0], [1.5, 2], [1000, 0], [Number.NaN, 0]].some(isShuffleResult)).toBe(false);
  });

  it('courts are used in turn', () => {
    const round = readShuffle({ ...stored, rounds: ['2027-06-12T23:50/2/15 0.1 2.3 4.5 6.7;8'] }).rounds[0]!;
    expect(placesOf(round)).toEqual(['0 23:50', '1 23:50']);
    expect(roundMinutes(round)).toBe(15);
    expect(roundMinutes({ ...round, courts: 1 })).toBe(30);
    expect(addMinutes('23:30', 45)).toBe('00:15');
  });

  it('a drawn round keeps its courts and starts when the rules change; one that was stored without them follows the rules', () => {
    const rules = { courts: 2, gameLength: 40, interval: 10 };
    expect(placesOf(readShuffle({ ...stored, ...rules }).rounds[0]!)).toEqual(['0 23:50', '0 00:05']);
    const earlier = { ...stored, rounds: ['2027-06-12T23:50 0.1 2.3 4.5 6.7;8'] };
    expect(placesOf(readShuffle(earlier).rounds[0]!)).toEqual(['0 23:50', '0 00:05']);
    expect(placesOf(readShuffle({ ...earlier, ...rules, courts: 1 }).rounds[0]!)).toEqual(['0 23:50', '0 00:40']);
  });
});
