import { createBracket, storedBracket } from '@courtside/domain/engines';
import { someTeams, tournamentAt } from '../../organizer.testkit';
import { badLength, listLengthDrafts, toLengths, lengthStages } from './day-rules-model';

const { layout } = storedBracket(
  createBracket(
    'single',
    someTeams.slice(0, 4).map(({ id }) => id),
  ),
);

it('offers each round of the bracket, the final first, and each day of the schedule, once', () => {
  const stages = lengthStages(tournamentAt('schedule', layout));
  expect(stages.map(({ key }) => key)).toEqual(expect.arrayContaining(['upper-round1', 'upper-round2', 'day-0', 'day-1']));
  expect(new Set(stages.map(({ key }) => key)).size).toBe(stages.length);
  expect(stages.at(0)?.kind).toBe('round');
  expect(stages.at(-1)).toMatchObject({ kind: 'day', number: 2 });
});

it('offers each level of a bracket that has several, after its rounds', () => {
  const ids = someTeams.map(({ id }) => id);
  const levels = (type: 'single' | 'double' | 'doubleHayes') =>
    lengthStages(tournamentAt('schedule', storedBracket(createBracket(type, ids)).layout)).flatMap(({ kind, key }, index, all) =>
      kind === 'level' && all[index - 1]?.kind !== 'day' ? [key] : [],
    );
  expect([levels('single'), levels('double')]).toEqual([[], ['upper', 'lower']]);
  expect(new Set(levels('doubleHayes'))).toEqual(new Set(['upper', 'lower', 'hayesUpper', 'hayesLower']));
});

it('a length of a round that is gone is kept, and stands last', () => {
  const parsed = { 'upper-round9': { periods: 1, length: 20, interval: null }, 'day-0': { periods: 2, length: 15, interval: 10 } };
  const tournament = tournamentAt('schedule', { gameLengths: { 'upper-round9': '20', 'day-0': '2x15+10' } });
  const drafts = listLengthDrafts(tournament, lengthStages(tournament));
  expect(drafts.map(({ key }) => key)).toEqual(['day-0', 'upper-round9']);
  expect(toLengths(drafts)).toEqual(parsed);
});

it.each([
  [{ length: null, interval: null }, ['length']],
  [{ length: 0, interval: 0 }, ['length']],
  [{ length: 101, interval: 101 }, ['length', 'interval']],
  [{ length: 15, interval: 0 }, []],
])('%j can not be saved for %j', (minutes, bad) => {
  const draft = { key: 'day-0', periods: 2, ...minutes };
  expect([...badLength(draft)]).toEqual(bad);
  expect(toLengths([draft]) === null).toBe(bad.length > 0);
});
