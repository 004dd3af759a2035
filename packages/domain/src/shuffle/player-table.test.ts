import type { PlayerId } from '../entities';
import { shuffleTable } from '.';
import { playersNamed, readShuffle } from './shuffle.testkit';

const [a, b, c, d, e, f] = playersNamed(6) as [PlayerId, PlayerId, PlayerId, PlayerId, PlayerId, PlayerId];

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
