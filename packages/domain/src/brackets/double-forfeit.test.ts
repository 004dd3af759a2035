import type { BracketGame, GameId, TeamId } from '../entities';
import { createSeeds, play } from './brackets.testkit';
import { createBracket } from './create-bracket';
import { finalRanking } from './final-ranking';
import { getGameState } from './game-state';
import { readBracket } from './read-bracket';
import { correctResult, previewResult } from './results';
import { storedBracket, storedChanges } from './stored-bracket';
import { BYE, type Bracket, type GameResult } from './types';

const nobody: GameResult = { team1Score: null, team2Score: null, winner: BYE };
const won: GameResult = { team1Score: 3, team2Score: 1 };
const places = (bracket: Bracket) =>
  Object.fromEntries(finalRanking(bracket).teams.map(({ teamId, place, placeTo }) => [teamId, [place, placeTo]]));

describe('a game that both teams forfeit', () => {
  it('of a semi-final: the other winner is the champion, the other loser third without a game, B23', () => {
    const bracket = play(createBracket('single', createSeeds(4)), ['u1-1', nobody], ['u1-2', won]);
    expect(getGameState(bracket, 'u2-1')).toMatchObject({ slots: ['BYE', 'T2'], status: 'bye', winner: 'T2' });
    expect(getGameState(bracket, 'thirdPlace')).toMatchObject({ slots: ['BYE', 'T3'], status: 'bye', winner: 'T3' });
    expect(finalRanking(bracket)).toMatchObject({ complete: true, champion: 'T2' });
    expect(places(bracket)).toEqual({ T2: [1, 1], T3: [2, 2], T1: [3, 4], T4: [3, 4] });
  });

  it('before its neighbour is played: who waits is not known yet, and plays nothing when it is, B23', () => {
    const bracket = play(createBracket('single', createSeeds(4)), ['u1-1', nobody]);
    expect(getGameState(bracket, 'u2-1')).toMatchObject({ status: 'bye', winner: 'TBD' });
    expect(finalRanking(bracket)).toMatchObject({ complete: false, champion: null });
  });

  it('of the final has no champion: both share the first places, B23', () => {
    const bracket = play(createBracket('single', createSeeds(4)), ['u1-1', won], ['u1-2', won], ['thirdPlace', won], ['u2-1', nobody]);
    expect(finalRanking(bracket)).toMatchObject({ complete: true, champion: null });
    expect(places(bracket)).toEqual({ T1: [1, 2], T2: [1, 2], T4: [3, 3], T3: [4, 4] });
  });

  it('of a grand final leaves no second one to be played, B23', () => {
    const before = play(createBracket('double', createSeeds(4)), ['u1-1', won], ['u1-2', won], ['l1-1', won], ['u2-1', won], ['l2-1', won]);
    const bracket = play(before, ['grandFinal', nobody]);
    expect(getGameState(bracket, 'grandFinalReset').status).toBe('dormant');
    expect(finalRanking(bracket)).toMatchObject({ complete: true, champion: null });
  });

  it('of the upper side of a double elimination: both are out, and the lower side goes on without a game, B23', () => {
    const bracket = play(createBracket('double', createSeeds(4)), ['u1-1', nobody], ['u1-2', won]);
    expect(getGameState(bracket, 'l1-1')).toMatchObject({ status: 'bye', winner: 'T3' });
    expect(getGameState(bracket, 'u2-1')).toMatchObject({ status: 'bye', winner: 'T2', loser: 'BYE' });
    expect(getGameState(bracket, 'l2-1')).toMatchObject({ status: 'bye', winner: 'T3' });
    expect(getGameState(bracket, 'grandFinal')).toMatchObject({ status: 'ready', slots: ['T2', 'T3'] });
    expect(places(play(bracket, ['grandFinal', won]))).toEqual({ T2: [1, 1], T3: [2, 2], T1: [3, 4], T4: [3, 4] });
  });

  it('that is corrected gives the games back that were not played, and takes what rested on it, B11 B23', () => {
    const first = createBracket('single', createSeeds(8));
    const bracket = play(first, ['u1-1', nobody], ['u1-2', won], ['u1-3', won], ['u1-4', won], ['u2-2', won]);
    const final = getGameState(bracket, 'u3-1').slots;
    const played = play(bracket, ['u3-1', won]);
    const { cleared, bracket: after } = correctResult(played, 'u1-1', won);
    expect(cleared).toEqual(['u3-1']);
    expect(getGameState(after, 'u2-1')).toMatchObject({ status: 'ready', slots: ['T1', final[0]] });
    expect(previewResult(after, 'u1-1', nobody).cleared).toEqual([]);
  });

  it.each(['single', 'double'] as const)('reads back from a stored %s bracket as it was, with nothing left to write, B23', (type) => {
    const bracket = play(createBracket(type, createSeeds(4)), ['u1-1', nobody], ['u1-2', won]);
    const { games, layout } = storedBracket(bracket);
    const stored = new Map<GameId, BracketGame>(
      [...games].map(([id, game]) => {
        const forfeited = id === bracket.template.games[0]!.id;
        const play = { state: 'finished', ending: 'doubleForfeit', winner: null, clock: null, goals: [], isConfirmed: false } as const;
        return [id, { id, hyperlink: '', referee: '', ...game, ...(forfeited ? { play } : {}) }];
      }),
    );
    const { bracket: read, problems } = readBracket<TeamId>(layout, stored);
    expect(problems).toEqual([]);
    expect(read!.states).toEqual(bracket.states);
    expect(storedChanges(stored, read!).size).toBe(0);
  });
});
