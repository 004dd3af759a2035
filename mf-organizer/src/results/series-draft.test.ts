import { listTyped, noGame, toSeriesGames, toTypedGames, type TypedGame } from './series-draft';
import { isSameEntry, noResult, toCorrectingAction } from './result-entry';

const typed = (team1Score: number | null, team2Score: number | null, winner: 1 | 2 | null = null): TypedGame => ({
  team1Score,
  team2Score,
  winner,
});

describe('the fields of a series', () => {
  it.each<[number, readonly TypedGame[]]>([
    [1, []],
    [1, [typed(3, null)]],
    [2, [typed(3, 2)]],
    [1, [typed(2, 2)]],
    [2, [typed(2, 2, 1)]],
    [2, [typed(3, 2), typed(3, 2)]],
    [3, [typed(3, 2), typed(1, 2)]],
    [3, [typed(3, 2), typed(1, 2), typed(1, 0)]],
  ])('are %d', (count, games) => {
    expect(listTyped(games, 3)).toHaveLength(count);
  });

  it('are at most five', () => {
    const games = [typed(1, 0), typed(0, 1), typed(1, 0), typed(0, 1), typed(1, 0)];
    expect(listTyped(games, 5)).toHaveLength(5);
    expect(listTyped(games.slice(0, 4), 5)[4]).toEqual(noGame);
  });
});

describe('typed games', () => {
  it('are complete, or null', () => {
    expect(toSeriesGames([], 3)).toEqual([]);
    expect(toSeriesGames([typed(null, null)], 3)).toEqual([]);
    expect(toSeriesGames([typed(3, 2), typed(null, 2)], 3)).toBeNull();
    expect(toSeriesGames([typed(3, 2), typed(2, 2)], 3)).toBeNull();
    expect(toSeriesGames([typed(3, 2)], 3)).toEqual([{ scores: [3, 2], winner: 1, goals: 0 }]);
    expect(toSeriesGames([typed(3, 2), typed(2, 2, 1), typed(9, 9)], 3)).toEqual([
      { scores: [3, 2], winner: 1, goals: 0 },
      { scores: [2, 2], winner: 1, goals: 0 },
    ]);
  });

  it('come from stored ones and go back', () => {
    const games = [
      { scores: [3, 2], winner: 1, goals: 5 },
      { scores: [2, 2], winner: 2, goals: 9 },
    ] as const;
    expect(toTypedGames(games)).toEqual([typed(3, 2), typed(2, 2, 2)]);
    expect(toSeriesGames(toTypedGames(games), 3)).toEqual(games.map((game) => ({ ...game, goals: 0 })));
  });

  it('are corrected with the games won as the score', () => {
    const games = [typed(3, 2), typed(0, 1), typed(4, 1)];
    expect(toCorrectingAction({ ...noResult, games }, 3)).toMatchObject({ kind: 'correct', team1Score: 2, team2Score: 1 });
    expect(toCorrectingAction({ ...noResult, games: [] }, 3)).toEqual({ kind: 'clear' });
    expect(toCorrectingAction({ ...noResult, ending: 'forfeitByTeam1', games }, 3)).toEqual({ kind: 'forfeit', ending: 'forfeitByTeam1' });
    expect(isSameEntry({ ...noResult, games }, noResult)).toBe(false);
    expect(isSameEntry({ ...noResult, games: [] }, noResult)).toBe(true);
  });
});
