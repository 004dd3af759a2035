import { parseMatches, type Match, type MatchId } from '@courtside/domain';
import { earlierRun, type OnTheClock } from './earlier-run';

const game = (id: string, isPlayed: boolean): Match => {
  const parsed = parseMatches({ [id]: { team1Id: 'A', team2Id: 'B', team1Score: isPlayed ? 3 : null, team2Score: isPlayed ? 1 : null } });
  if (!parsed.ok) throw new Error('not parsed');
  return [...parsed.value.values()][0] as Match;
};
/** Slots as words: small letters are games that await a score, capitals have both; blanks stand between slots, "-" is a break. */
const slotsOf = (plan: string) =>
  plan
    .split(' ')
    .map((slot) => (slot === '-' ? [] : [...slot].map((letter) => game(letter.toLowerCase(), letter !== letter.toLowerCase()))));
const clock = ({ running = '', next = '', ended = '', lately = '' }): OnTheClock => {
  const ids = (letters: string) => new Set([...letters] as MatchId[]);
  return { running: ids(running), next: ids(next), ended: ids(ended), lately: ids(lately) };
};

describe('what of a running day is behind', () => {
  it('are the slots before the current one whose games all have their scores', () => {
    expect(earlierRun(slotsOf('AB CD ef gh'), clock({ running: 'ef', next: 'gh', ended: 'abcd' }))).toBe(2);
    expect(earlierRun(slotsOf('AB CD ef gh'), clock({ next: 'ef', ended: 'abcd' }))).toBe(2);
  });

  it('never holds a game that awaits a score, nor what comes after it', () => {
    expect(earlierRun(slotsOf('AB cD EF gh'), clock({ running: 'gh', ended: 'abcdef' }))).toBe(1);
    expect(earlierRun(slotsOf('aB CD ef'), clock({ running: 'ef', ended: 'abcd' }))).toBe(0);
  });

  it('never holds a game on court, nor the next one, whatever their scores', () => {
    expect(earlierRun(slotsOf('AB CD ef'), clock({ running: 'cd', next: 'ef', ended: 'ab' }))).toBe(1);
    expect(earlierRun(slotsOf('AB CD EF'), clock({ next: 'ef', ended: 'abcd' }))).toBe(2);
  });

  it('leaves the last games in sight until the next begin', () => {
    expect(earlierRun(slotsOf('AB CD ef'), clock({ next: 'ef', ended: 'abcd', lately: 'cd' }))).toBe(1);
  });

  it('ends with a game: the break before the current slot stays in sight', () => {
    expect(earlierRun(slotsOf('AB - cd'), clock({ next: 'cd', ended: 'ab' }))).toBe(1);
    expect(earlierRun(slotsOf('AB - CD - ef'), clock({ next: 'ef', ended: 'abcd' }))).toBe(3);
    expect(earlierRun(slotsOf('- ab cd'), clock({ next: 'ab' }))).toBe(0);
  });

  it('is nothing on a day that is not being played, or that is over', () => {
    expect(earlierRun(slotsOf('AB cd'), clock({}))).toBe(0);
    expect(earlierRun(slotsOf('AB CD'), clock({ ended: 'abcd' }))).toBe(0);
  });
});
