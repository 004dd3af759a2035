import { configurePlatform } from '../config';
import { documentAt } from '../sdk/source';
import { archiveBefore } from './questions';
import { toWireRequest } from './wire-query';
import { answerWritten, takeAnswers } from './written-answers';

let kept: { documents: object[]; at: number } | null = null;
jest.mock('../kept/kept-documents', () => ({ recallDocuments: () => Promise.resolve(kept) }));

const root = 'projects/club/databases/(default)/documents';
const cup = documentAt('tournaments/cup');
const now = Date.UTC(2027, 9, 30, 7, 5);
const secondsAgo = (seconds: number) => new Date(now - seconds * 1000).toISOString();
/** As the server writes it. */
const written = (readTime: string, fields: unknown = { name: { stringValue: 'Cup' } }) => ({
  query: { parent: `${root}/tournaments/cup`, structuredQuery: {} },
  documents: [{ name: `${root}/tournaments/cup`, fields, createTime: readTime, updateTime: readTime }],
  readTime,
});

beforeAll(() => {
  configurePlatform({ firebase: { apiKey: 'key', projectId: 'club', authDomain: 'a', storageBucket: 'b' } });
  jest.useFakeTimers({ now, doNotFake: ['queueMicrotask', 'nextTick'] });
});
afterAll(() => jest.useRealTimers());
beforeEach(async () => {
  kept = null;
  await answerWritten(cup);
});

it('what the server wrote is the first answer to its own question, once', async () => {
  takeAnswers([written(secondsAgo(2))]);
  expect(await answerWritten(documentAt('tournaments/other'))).toBeNull();
  expect(await answerWritten(cup)).toEqual({ ...written(secondsAgo(2)), source: cup });
  expect(await answerWritten(cup)).toBeNull();
});

it('an answer is as old as the request, though nothing has changed on the server for an hour', async () => {
  const quiet = written(secondsAgo(3600));
  takeAnswers([{ ...quiet, askedAt: secondsAgo(2) }]);
  expect(await answerWritten(cup)).toEqual({ ...quiet, source: cup });
  takeAnswers([{ ...written(secondsAgo(2)), askedAt: secondsAgo(31) }]);
  expect(await answerWritten(cup)).toBeNull();
});

it.each([
  ['comes out of somebody’s store', 31],
  ['is of the future, since the clock of this device is behind', -31],
])('an answer that %s counts for nothing', async (_, seconds) => {
  takeAnswers([written(secondsAgo(seconds))]);
  expect(await answerWritten(cup)).toBeNull();
});

it('the server is asked where this device may have seen what is newer, whatever the two clocks say', async () => {
  for (const [keptAt, isTaken] of [
    [1, false],
    [20, false],
    [40, true],
  ] as const) {
    kept = { documents: [], at: now - keptAt * 1000 };
    takeAnswers([written(secondsAgo(5))]);
    expect([keptAt, (await answerWritten(cup)) !== null]).toEqual([keptAt, isTaken]);
  }
});

it.each([
  ['nothing', undefined],
  ['no list', { cup: written(secondsAgo(1)) }],
  ['a list of other things', [null, 'cup', { query: {}, documents: [] }]],
  ['an answer without a time', [{ ...written(''), readTime: 'soon' }]],
  ['documents of another kind', [{ ...written(secondsAgo(1)), documents: [{ id: 'cup', data: {} }] }]],
  ['fields that are no fields', [written(secondsAgo(1), { name: 'Cup' })]],
  ['values that can’t be read', [written(secondsAgo(1), { courts: { arrayValue: { values: [null] } } })]],
  ['another project', [{ ...written(secondsAgo(1)), query: { parent: 'projects/other/x', structuredQuery: {} } }]],
])('%s, as a server of another release may write it, is passed over', async (_, value) => {
  takeAnswers(value);
  expect(await answerWritten(cup)).toBeNull();
});

it('of several, what is bad spoils nothing', async () => {
  takeAnswers([{ readTime: 1 }, written(secondsAgo(1))]);
  expect(await answerWritten(cup)).not.toBeNull();
});

it.each(['reload', 'back_forward'])('who has seen the page before (%s) is told anew', async (type) => {
  class Navigation {
    readonly type = type;
  }
  const timing = Object.assign(performance, { getEntriesByType: () => [new Navigation()] });
  Object.assign(globalThis, { PerformanceNavigationTiming: Navigation });
  takeAnswers([written(secondsAgo(1))]);
  expect(await answerWritten(cup)).toBeNull();
  Reflect.deleteProperty(globalThis, 'PerformanceNavigationTiming');
  Reflect.deleteProperty(timing, 'getEntriesByType');
});

it('a part of a list is answered for that part alone', async () => {
  const part = { fields: ['name'] };
  const source = archiveBefore('2027-10-29');
  takeAnswers([{ ...written(secondsAgo(2)), query: toWireRequest(root, source, part) }]);
  expect(await answerWritten(source)).toBeNull();
  expect(await answerWritten(source, { ...part, after: ['2027-10-01', 'x'] })).toBeNull();
  expect(await answerWritten(source, part)).toMatchObject({ documents: [{ name: `${root}/tournaments/cup` }] });
});
