import type { TeamId } from '../entities';
import { createSeeds } from './brackets.testkit';
import { createBracket } from './create-bracket';
import { finalRanking } from './final-ranking';
import { getGameState } from './game-state';
import { openGames } from './playability';
import { applyResult, clearResult, correctResult, previewResult } from './results';
import type { Bracket, GameResult } from './types';

const score = (team1Score: number | null, team2Score: number | null, winner?: string): GameResult =>
  winner === undefined ? { team1Score, team2Score } : { team1Score, team2Score, winner: winner as TeamId };
const play = (bracket: Bracket, ...results: [string, number, number][]): Bracket =>
  results.reduce((now, [id, a, b]) => applyResult(now, id, score(a, b)).bracket, bracket);
const four = (): Bracket => createBracket('single', createSeeds(4));

describe('entering a result', () => {
  it('moves winner and loser on, B9', () => {
    const { bracket, changed, cleared } = applyResult(four(), 'u1-1', score(5, 2));
    expect(changed).toEqual(['u1-1', 'u2-1', 'thirdPlace']);
    expect(cleared).toEqual([]);
    expect(getGameState(bracket, 'u2-1').slots).toEqual(['T1', 'TBD']);
    expect(getGameState(bracket, 'thirdPlace').slots).toEqual(['T4', 'TBD']);
  });

  it.each([
    ['level scores', score(2, 2)],
    ['half-entered scores', score(3, null)],
    ['half-entered scores with a winner', score(null, 3, 'T4')],
    ['empty scores', score(null, null)],
  ])('advances nobody by %s, B8', (_, result) => {
    const { bracket } = applyResult(four(), 'u1-1', result);
    expect(getGameState(bracket, 'u1-1')).toMatchObject({ status: 'ready', winner: 'TBD', loser: 'TBD' });
    expect(getGameState(bracket, 'u2-1').slots).toEqual(['TBD', 'TBD']);
  });

  it('takes 0 for a score and not for an empty box, B8', () => {
    expect(getGameState(applyResult(four(), 'u1-1', score(0, 1)).bracket, 'u1-1').winner).toBe('T4');
  });

  it('lets a named winner decide level scores and walkovers, B8', () => {
    expect(getGameState(applyResult(four(), 'u1-1', score(2, 2, 'T4')).bracket, 'u1-1')).toMatchObject({
      winner: 'T4',
      loser: 'T1',
      status: 'decided',
    });
    expect(getGameState(applyResult(four(), 'u1-1', score(null, null, 'T1')).bracket, 'u1-1').winner).toBe('T1');
    expect(getGameState(applyResult(four(), 'u1-1', score(3, 2, 'T1')).bracket, 'u1-1')).toMatchObject({ winner: 'T1', chosen: null });
  });

  it('refuses what cannot be, B8 B9', () => {
    expect(() => applyResult(four(), 'x9', score(1, 0))).toThrow('Game not found for ID: x9');
    expect(() => applyResult(four(), 'u2-1', score(1, 0))).toThrow('not known yet');
    for (const bad of [-1, 0.5, Number.NaN, Infinity]) expect(() => applyResult(four(), 'u1-1', score(bad, 1))).toThrow(RangeError);
    expect(() => applyResult(four(), 'u1-1', score(1, 1, 'T2'))).toThrow('does not play');
    expect(() => applyResult(four(), 'u1-1', score(1, 3, 'T1'))).toThrow('did not win');
    const bye = createBracket('single', createSeeds(7));
    expect(() => applyResult(bye, 'u1-1', score(1, 0))).toThrow('not known yet');
  });

  it('changes nothing the second time, B12', () => {
    const once = applyResult(four(), 'u1-1', score(5, 2)).bracket;
    const twice = applyResult(once, 'u1-1', score(5, 2));
    expect(twice.bracket).toBe(once);
    expect(twice.changed).toEqual([]);
  });
});

describe('correcting a result', () => {
  const done = (): Bracket => play(four(), ['u1-1', 5, 2], ['u1-2', 4, 1], ['thirdPlace', 1, 2], ['u2-1', 3, 2]);

  it('changes only the scores while the winner stays, B11', () => {
    expect(applyResult(done(), 'u1-1', score(6, 2))).toMatchObject({ changed: ['u1-1'], cleared: [] });
  });

  it('clears exactly the later games that others play now, and asks before, B11', () => {
    const before = done();
    expect(previewResult(before, 'u1-1', score(2, 5))).toMatchObject({
      changed: ['u1-1', 'u2-1', 'thirdPlace'],
      cleared: ['u2-1', 'thirdPlace'],
    });
    expect(() => applyResult(before, 'u1-1', score(2, 5))).toThrow('would clear later games: u2-1, thirdPlace');
    const { bracket } = correctResult(before, 'u1-1', score(2, 5));
    expect(getGameState(bracket, 'u2-1')).toMatchObject({ slots: ['T4', 'T2'], scores: [null, null], status: 'ready' });
    expect(getGameState(bracket, 'u1-2').scores).toEqual([4, 1]);
    expect(getGameState(before, 'u2-1').scores).toEqual([3, 2]);
  });

  it('clears half-entered scores of others too, B11', () => {
    const half = applyResult(play(four(), ['u1-1', 5, 2], ['u1-2', 4, 1]), 'u2-1', score(3, null)).bracket;
    expect(clearResult(half, 'u1-2').cleared).toEqual(['u2-1']);
  });

  it('leaves what does not depend on it, however far the change runs, B11', () => {
    let bracket = createBracket('single', createSeeds(16));
    for (let open = openGames(bracket); open.length > 0; open = openGames(bracket))
      bracket = applyResult(bracket, open[0]!, score(2, 1)).bracket;
    expect(correctResult(bracket, 'u1-1', score(1, 2)).cleared).toEqual(['u2-1', 'u3-1', 'u4-1', 'thirdPlace']);
    expect(correctResult(bracket, 'u3-1', score(1, 2)).cleared).toEqual(['u4-1', 'thirdPlace']);
  });
});

describe('the grand final', () => {
  const before = (): Bracket =>
    play(createBracket('double', createSeeds(4)), ['u1-1', 1, 0], ['u1-2', 1, 0], ['l1-1', 1, 0], ['u2-1', 1, 0], ['l2-1', 1, 0]);

  it('ends the bracket when the upper finalist wins, B10', () => {
    const bracket = play(before(), ['grandFinal', 1, 0]);
    expect(getGameState(bracket, 'grandFinalReset')).toMatchObject({ status: 'dormant', slots: ['TBD', 'TBD'] });
    expect(finalRanking(bracket)).toMatchObject({
      complete: true,
      teams: [{ teamId: 'T1' }, { teamId: 'T2' }, { teamId: 'T4' }, { teamId: 'T3' }],
    });
  });

  it('is played again when the lower finalist wins; until then there is no champion, B10 B13', () => {
    const bracket = play(before(), ['grandFinal', 0, 1]);
    expect(getGameState(bracket, 'grandFinalReset')).toMatchObject({ status: 'ready', slots: ['T1', 'T2'] });
    expect(finalRanking(bracket)).toMatchObject({
      ...{ complete: false, champion: null },
      teams: [{ placeTo: 2 }, { placeTo: 2 }, { place: 3 }, { place: 4 }],
    });
    expect(finalRanking(play(bracket, ['grandFinalReset', 2, 3])).teams[0]).toMatchObject({ teamId: 'T2', place: 1 });
  });

  it('loses its reset, with the result, when it is corrected, B10', () => {
    const bracket = play(before(), ['grandFinal', 0, 1], ['grandFinalReset', 2, 3]);
    const change = correctResult(bracket, 'grandFinal', score(1, 0));
    expect(change.cleared).toEqual(['grandFinalReset']);
    expect(getGameState(change.bracket, 'grandFinalReset')).toMatchObject({ status: 'dormant', scores: [null, null] });
    expect(() => applyResult(change.bracket, 'grandFinalReset', score(1, 0))).toThrow('not known yet');
  });
});

describe('byes', () => {
  it('pass through empty games of the lower side, and only by what can never come, B7', () => {
    const bracket = createBracket('double', createSeeds(5));
    expect(getGameState(bracket, 'l1-1')).toMatchObject({ status: 'bye', winner: 'TBD' });
    expect(getGameState(bracket, 'l1-2').status).toBe('void');
    expect(getGameState(bracket, 'l2-2')).toMatchObject({ status: 'bye', winner: 'TBD' });
    const later = play(bracket, ['u1-2', 1, 0]);
    expect(getGameState(later, 'l1-1')).toMatchObject({ status: 'bye', winner: 'T5', loser: 'BYE' });
    expect(getGameState(later, 'l2-1')).toMatchObject({ status: 'waiting', slots: ['TBD', 'T5'] });
  });
});
