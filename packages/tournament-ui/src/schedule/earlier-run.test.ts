import type { MatchId } from '@courtside/domain';
import type { GameState } from '@courtside/domain/wall';
import { earlierRun, type ScheduleNow } from './earlier-run';

/** Slots as text: small letters are games that await a score, capitals are over; blanks separate slots, "-" is a break. */
const slotsOf = (plan: string) =>
  plan.split(' ').map((slot) => (slot === '-' ? [] : [...slot].map((letter) => ({ id: letter as MatchId }))));

/** Lists the games that are on court, next, or whose time is up. */
const runOf = (plan: string, { running = '', next = '', ended = '', lately = '' }): number => {
  const ids = (letters: string) => new Set([...letters] as MatchId[]);
  const slots = slotsOf(plan).map((games) => games.map(({ id }) => ({ id: id.toLowerCase() as MatchId })));
  const stateOf = (letter: string): GameState => {
    const id = letter.toLowerCase();
    if (running.includes(id)) return 'live';
    if (letter !== id) return 'over';
    return ended.includes(id) ? 'pending' : 'planned';
  };
  const states = new Map(slotsOf(plan).flatMap((games) => games.map(({ id }) => [id.toLowerCase() as MatchId, stateOf(id)] as const)));
  const now: ScheduleNow = { states, next: ids(next), lately: ids(lately) };
  return earlierRun(slots, now);
};

describe('what of a running day is behind', () => {
  it('are the slots before the current one whose games all have their scores', () => {
    expect(runOf('AB CD ef gh', { running: 'ef', next: 'gh', ended: 'abcd' })).toBe(2);
    expect(runOf('AB CD ef gh', { next: 'ef', ended: 'abcd' })).toBe(2);
  });

  it('never holds a game that awaits a score, nor what comes after it', () => {
    expect(runOf('AB cD EF gh', { running: 'gh', ended: 'abcdef' })).toBe(1);
    expect(runOf('aB CD ef', { running: 'ef', ended: 'abcd' })).toBe(0);
  });

  it('never holds a game on court, nor the next one, whatever their scores', () => {
    expect(runOf('AB CD ef', { running: 'cd', next: 'ef', ended: 'ab' })).toBe(1);
    expect(runOf('AB CD EF', { next: 'ef', ended: 'abcd' })).toBe(2);
  });

  it('leaves the last games in sight until the next begin', () => {
    expect(runOf('AB CD ef', { next: 'ef', ended: 'abcd', lately: 'cd' })).toBe(1);
  });

  it('ends with a game: the break before the current slot stays in sight', () => {
    expect(runOf('AB - cd', { next: 'cd', ended: 'ab' })).toBe(1);
    expect(runOf('AB - CD - ef', { next: 'ef', ended: 'abcd' })).toBe(3);
    expect(runOf('- ab cd', { next: 'ab' })).toBe(0);
  });

  it('is nothing on a day that is not being played, or that is over', () => {
    expect(runOf('AB cd', {})).toBe(0);
    expect(runOf('AB CD', { ended: 'abcd' })).toBe(0);
  });
});
