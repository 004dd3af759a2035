import type { PlayerId } from '../entities';
import { seededRandom } from '../random';
import {
  addMinutes,
  countRests,
  drawShuffleRound,
  gamesOfRound,
  isShuffleResult,
  parseShuffle,
  roundMinutes,
  shuffleTable,
  storedRound,
  type Shuffle,
} from '.';
import { chooseResting } from './rests';
import { emptyShuffle, playersNamed, playRound, readShuffle } from './shuffle.testkit';

const [a, b, c, d, e, f] = playersNamed(6) as [PlayerId, PlayerId, PlayerId, PlayerId, PlayerId, PlayerId];
const placesOf = ({ games }: Shuffle['rounds'][number]) => games.map(({ court, start }) => `${court} ${start}`);
const draw = (count: number, teamSize: number, seed = 'x', skills: readonly (number | null)[] = []) =>
  drawShuffleRound({
    players: playersNamed(count).map((id, index) => ({ id, skill: skills[index] ?? null })),
    teamSize,
    rounds: [],
    random: seededRandom(seed),
  });

describe('drawShuffleRound', () => {
  it.each([
    [6, 3, 1, 0],
    [11, 3, 1, 5],
    [14, 3, 2, 2],
    [19, 5, 1, 9],
    [64, 2, 16, 0],
  ])('%i players in teams of %i play %i games, and %i rest', (count, teamSize, games, rest) => {
    const { teams, resting } = draw(count, teamSize);
    expect(gamesOfRound(count, teamSize)).toBe(games);
    expect(teams).toHaveLength(2 * games);
    expect(teams.every((team) => team.length === teamSize)).toBe(true);
    expect(resting).toHaveLength(rest);
    expect([...teams.flat(), ...resting].sort()).toEqual([...playersNamed(count)].sort());
  });

  it('the same seed draws the same round, another one another', () => {
    expect(draw(24, 3, 'one')).toEqual(draw(24, 3, 'one'));
    expect(draw(24, 3, 'one').teams).not.toEqual(draw(24, 3, 'two').teams);
  });

  it('teams of a game are balanced; an unknown skill counts as 5', () => {
    const skills = [10, 10, 9, 1, 1, 2, 5, 5, 5, 5, 5, 5];
    expect(draw(12, 3, 'x', skills).imbalance).toBe(1);
    expect(
      draw(
        12,
        3,
        'x',
        skills.map((skill) => (skill === 5 ? null : skill)),
      ),
    ).toEqual(draw(12, 3, 'x', skills));
  });

  it('repeated team-mates count first, then even games and new opponents', () => {
    const rounds = [
      {
        teams: [
          [a, b],
          [c, d],
        ],
        resting: [],
      },
    ];
    const skillOf = new Map([
      [a, 10],
      [b, 10],
      [c, 1],
      [d, 1],
    ]);
    const drawn = drawShuffleRound({
      players: [a, b, c, d].map((id) => ({ id, skill: skillOf.get(id)! })),
      teamSize: 2,
      rounds,
      random: seededRandom(1),
    });
    // a and b must part; both partings have two pairs of opponents again, and equal teams.
    expect(drawn).toMatchObject({ teamMates: 0, opponents: 2, imbalance: 0, repeated: [] });
    const third = drawShuffleRound({
      players: [a, b, c, d].map((id) => ({ id, skill: skillOf.get(id)! })),
      teamSize: 2,
      rounds: [
        ...rounds,
        {
          teams: [
            [a, c],
            [b, d],
          ],
          resting: [],
        },
        {
          teams: [
            [a, d],
            [b, c],
          ],
          resting: [],
        },
      ],
      random: seededRandom(1),
    });
    expect(third).toMatchObject({ teamMates: 2, imbalance: 0 });
    expect(third.repeated).toHaveLength(2);
  });

  it('knows its limits', () => {
    expect(() => draw(5, 3)).toThrow(new RangeError('A game needs 6 players'));
    expect(() => draw(24, 1)).toThrow('The team size must be 2 to 5');
    expect(() => draw(24, 6)).toThrow('The team size must be 2 to 5');
    expect(() =>
      drawShuffleRound({ players: [a, a, b, c].map((id) => ({ id, skill: 1 })), teamSize: 2, rounds: [], random: seededRandom(1) }),
    ).toThrow('A player is named twice');
  });

  it('no exchange of two players of different teams gives fewer repeats', () => {
    let stored = emptyShuffle(3);
    const present = playersNamed(20);
    for (let round = 0; round < 8; round += 1) {
      const before = readShuffle(stored).rounds;
      const next = playRound(stored, present, { seed: 'exchange' });
      const met = (one: PlayerId, other: PlayerId) =>
        before.filter(({ teams }) => teams.some((team) => team.includes(one) && team.includes(other))).length;
      const cost = (teams: readonly (readonly PlayerId[])[]) =>
        teams.reduce(
          (sum, team) => sum + team.reduce((of, one, at) => of + team.slice(at + 1).reduce((n, two) => n + met(one, two), 0), 0),
          0,
        );
      const { teams, teamMates } = next.drawn;
      expect(cost(teams)).toBe(teamMates);
      for (const one of teams.flat()) {
        for (const other of teams.flat()) {
          const changed = teams.map((team) => team.map((id) => (id === one ? other : id === other ? one : id)));
          expect(cost(changed)).toBeGreaterThanOrEqual(teamMates);
        }
      }
      stored = next.stored;
    }
  });
});

describe('chooseResting', () => {
  it.each(Array.from({ length: 8 }, (_, seed) => seed))('a player who has just arrived plays while others can rest, seed %i', (seed) => {
    const rounds = [{ teams: [[a], [b]], resting: [c] }];
    expect(chooseResting([a, b, c, d], 2, rounds, seededRandom(seed)).sort()).toEqual([a, b]);
    // A player who comes back is one of them.
    const later = [...rounds, { teams: [[a], [c]], resting: [] }];
    expect(chooseResting([a, b, c], 2, later, seededRandom(seed)).sort()).toEqual([a, c]);
    // Where too many rest, it is those who came before first.
    expect(chooseResting([a, d, e], 2, rounds, seededRandom(seed))).toContain(a);
    // No one arrives in the first round: it is by lot.
    expect(chooseResting([a, b, c], 1, [], seededRandom(seed))).toHaveLength(1);
  });
});

describe('countRests', () => {
  it('a player who comes late or comes back counts as one of those who rested least', () => {
    const rounds = [
      {
        teams: [
          [a, b],
          [c, d],
        ],
        resting: [e],
      },
      {
        teams: [
          [a, b],
          [c, e],
        ],
        resting: [d],
      },
      {
        teams: [
          [a, e],
          [c, d],
        ],
        resting: [b],
      },
      {
        teams: [
          [b, e],
          [a, d],
        ],
        resting: [c],
      },
      {
        teams: [
          [b, e],
          [c, d],
        ],
        resting: [a],
      },
      {
        teams: [
          [a, e],
          [c, d],
        ],
        resting: [b],
      },
    ];
    expect(Object.fromEntries(countRests([a, b, c, d, e, f], rounds))).toEqual({ P1: 1, P2: 2, P3: 1, P4: 1, P5: 1, P6: 1 });
    expect(countRests([f], []).get(f)).toBe(0);
  });
});

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

describe('shuffleTable', () => {
  it('adds up what each player played, and players who are level share a rank', () => {
    const table = shuffleTable(
      readShuffle({
        teamSize: 2,
        players: [a, b, c, d, e],
        away: [e],
        rounds: ['2027-06-12T10:00 0.1 2.3;4', '2027-06-12T11:00 0.2 1.4;3'],
        results: { '1-1': '3-1', '2-1': '2-2' },
      }),
      [a, b, c, d, e],
    );
    expect(table.map(({ rank, player, points, games }) => [rank, player, points, games])).toEqual([
      [1, a, 4, 2],
      [1, b, 4, 2],
      [3, e, 1, 1],
      [4, c, 1, 2],
      [5, d, 0, 1],
    ]);
    expect(table[0]).toEqual({
      ...{ player: a, rank: 1, points: 4, games: 2, wins: 1, draws: 1, losses: 0, goalsFor: 5, goalDifference: 2 },
      ...{ pointsPerGame: 2, rests: 0, isAway: false },
    });
    expect(table.find(({ player }) => player === e)).toMatchObject({ rests: 1, isAway: true, pointsPerGame: 1 });
  });

  it('points are those that the organizer set; without games there are none', () => {
    const players = [a, b, c, d];
    const stored = { teamSize: 2, players, rounds: ['2027-06-12T10:00 0.1 2.3;'] };
    const points = { pointsPerWin: 2, pointsPerLoss: 1 };
    const played = readShuffle({ ...stored, ...points, results: { '1-1': '0-1' } });
    expect(shuffleTable(played, players).map((row) => row.points)).toEqual([2, 2, 1, 1]);
    expect(shuffleTable(readShuffle(stored), players).map(({ rank, pointsPerGame }) => [rank, pointsPerGame])).toEqual([
      [1, 0],
      [1, 0],
      [1, 0],
      [1, 0],
    ]);
  });

  it('a player who left the tournament is away, and one whose only round was removed is in no table', () => {
    const stored = { teamSize: 2, players: [a, b, c, d, e, f], rounds: ['2027-06-12T10:00 0.1 2.3;4'], results: { '1-1': '1-0' } };
    const table = shuffleTable(readShuffle(stored), [a, b, c, e, f]);
    expect(table.map(({ player, isAway }) => [player, isAway])).toEqual([
      [a, false],
      [b, false],
      [e, false],
      [c, false],
      [d, true],
    ]);
  });
});
