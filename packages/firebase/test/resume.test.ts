import { openTournament, createTournament, updateDetails } from '../src/commands';
import { watchSchedule, watchTournament, watchUpcomingTournaments, type Meta } from '../src/repositories';
import { ask } from '../src/repositories/answer';
import { createBundle } from '../src/repositories/bundle';
import { documentsIn } from '../src/repositories/read-once';
import { documentAt, ID, limit, orderBy, createQuery, where } from '../src/sdk/source';
import { openLive } from '../src/session/open-live';
import { draft, platformForTests } from './platform.testkit';

/*
 * A watch reads once: the listener continues from the time of the first request. Changes between the two could be lost, so the test delays
 * the listener until they have happened. A browser test counts that nothing is sent twice (packages/e2e, visitor-reads.spec.ts).
 */
const waiting: (() => void)[] = [];
jest.mock('../src/repositories/after-first-paint', () => ({ afterFirstPaint: (run: () => void) => void waiting.push(run) }));

const platform = platformForTests();
let id = '';
beforeAll(async () => {
  await platform.become('organizer');
  id = await createTournament(draft);
  await openTournament(id);
});
beforeEach(() => void (waiting.length = 0));

const { put } = platform;
const remove = (path: string) =>
  fetch(`${platform.backend.origin}/v1/projects/${platform.backend.projectId}/databases/(default)/documents/${path}`, {
    method: 'DELETE',
    headers: { authorization: 'Bearer owner' },
  });

/** A watch whose listener starts when the test decides. */
function held<T>(begin: (onValue: (value: T, meta: Meta) => void, onError: (error: { code: string }) => void) => () => void) {
  const seen: T[] = [];
  const codes: string[] = [];
  const isConfirmed: boolean[] = [];
  const stop = begin(
    (value, { fromCache }) => {
      seen.push(value);
      isConfirmed.push(!fromCache);
    },
    ({ code }) => codes.push(code),
  );
  const until = async (is: () => boolean) => {
    for (let tries = 0; !is(); tries += 1) {
      if (tries > 400) throw new Error(`It did not come: ${JSON.stringify({ seen, codes })}`);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  };
  return {
    seen,
    codes,
    isConfirmed,
    until,
    answered: () => until(() => waiting.length > 0),
    listen: () => waiting.splice(0).forEach((run) => run()),
    stop,
  };
}

const names = (list: readonly { name: string }[]) => list.map(({ name }) => name);

it('what changed between the first request and the listener is told, and nothing comes back', async () => {
  const watched = held<{ name: string } | null>((onValue, onError) => watchTournament(id, onValue, onError));
  await watched.answered();
  await put({ [`tournaments/${id}`]: { ...draft, isTournamentPublic: true, organizerUids: ['x'], name: 'Renamed' } });
  watched.listen();
  await watched.until(() => watched.seen.at(-1)?.name === 'Renamed');
  expect(watched.seen.map((value) => value?.name)).toEqual(['Ghent Open', 'Renamed']);
  watched.stop();
});

it('a document that is deleted, or comes, in between', async () => {
  await put({ 'schedules/gone': { m1: { team1Id: 'a', team2Id: 'b' } } });
  await put({ 'tournaments/gone': { ...draft, isTournamentPublic: true, isSchedulePublic: true, organizerUids: ['x'] } });
  const watched = held<ReadonlyMap<string, unknown>>((onValue, onError) => watchSchedule('gone', onValue, onError));
  await watched.answered();
  await remove('schedules/gone');
  watched.listen();
  await watched.until(() => watched.seen.at(-1)?.size === 0);
  watched.stop();

  const again = held<ReadonlyMap<string, unknown>>((onValue, onError) => watchSchedule('gone', onValue, onError));
  await again.answered();
  expect(again.seen.map(({ size }) => size)).toEqual([0]);
  await put({ 'schedules/gone': { m1: { team1Id: 'a', team2Id: 'b' } } });
  again.listen();
  await again.until(() => again.seen.at(-1)?.size === 1);
  again.stop();
});

it('who may not read any more when the listener starts is refused, and a watch that ended never starts', async () => {
  await put({ 'tournaments/closed': { ...draft, isTournamentPublic: true, organizerUids: ['x'] } });
  const watched = held<unknown>((onValue, onError) => watchTournament('closed', onValue, onError));
  await watched.answered();
  await put({ 'tournaments/closed': { ...draft, isTournamentPublic: false, organizerUids: ['x'] } });
  watched.listen();
  await watched.until(() => watched.codes.length > 0);
  expect(watched.codes).toEqual(['permission-denied']);
  watched.stop();

  const ended = held<unknown>((onValue, onError) => watchTournament(id, onValue, onError));
  await ended.answered();
  ended.stop();
  ended.listen();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(ended.seen).toHaveLength(1);
});

it('documents that enter, change and leave a list in between, and after', async () => {
  const day = { startDate: '2031-01-01', endDate: '2031-01-02', isTournamentPublic: true, organizerUids: ['x'] };
  await put({ 'tournaments/l1': { ...day, name: 'stays' }, 'tournaments/l2': { ...day, name: 'leaves' } });
  const watched = held<{ name: string }[]>((onValue, onError) => watchUpcomingTournaments({ today: '2031-01-01' }, onValue, onError));
  await watched.answered();
  await put({ 'tournaments/l2': { ...day, name: 'leaves', isTournamentPublic: false }, 'tournaments/l3': { ...day, name: 'comes' } });
  watched.listen();
  await watched.until(() => names(watched.seen.at(-1) ?? []).join() === 'comes,stays');
  await put({ 'tournaments/l1': { ...day, name: 'zz' } });
  await watched.until(() => names(watched.seen.at(-1) ?? []).join() === 'comes,zz');
  watched.stop();
});

it('an unchanged source is confirmed by the listener with the value that is there', async () => {
  await put({ 'schedules/still': { m1: { team1Id: 'a', team2Id: 'b', playedAt: null, note: 'é – ü' } } });
  await put({ 'tournaments/still': { ...draft, isTournamentPublic: true, isSchedulePublic: true, organizerUids: ['x'] } });
  const watched = held<ReadonlyMap<string, unknown>>((onValue, onError) => watchSchedule('still', onValue, onError));
  await watched.answered();
  watched.listen();
  await watched.until(() => watched.seen.length > 1);
  expect(watched.isConfirmed).toEqual([true, true]);
  expect(watched.seen[1]).toBe(watched.seen[0]);
  watched.stop();
});

it('own changes show at once, before the server has them', async () => {
  await platform.become('second');
  const mine = await createTournament(draft);
  const watched = held<{ name: string } | null>((onValue, onError) => watchTournament(mine, onValue, onError));
  await watched.answered();
  watched.listen();
  await watched.until(() => watched.seen.length > 1);
  await updateDetails(mine, { name: 'Mine' });
  await watched.until(() => watched.seen.at(-1)?.name === 'Mine');
  watched.stop();
});

it('an answer says what the SDK says of the same documents', async () => {
  const odd = {
    name: 'é',
    nothing: null,
    yes: true,
    whole: 7,
    part: 0.5,
    when: new Date('2026-07-01T10:00:00.123Z'),
    list: [1, { deep: ['a'] }],
    map: { empty: {}, constructor: 'a' },
  };
  await put({ 'tournaments/odd': { ...odd, ...draft, isTournamentPublic: true } });
  const [answer] = documentsIn(await ask(documentAt('tournaments/odd')));
  const { sdk, db } = await openLive();
  const stored = (await sdk.getDocFromServer(sdk.doc(db, 'tournaments/odd'))).data();
  expect(JSON.stringify(answer?.data)).toBe(JSON.stringify(stored));
  const source = createQuery('tournaments', where('isTournamentPublic', '==', true), where(ID, 'in', ['odd', 'l1']), limit(5));
  expect(documentsIn(await ask(source)).map((document) => document.id)).toEqual(['l1', 'odd']);
  const ordered = createQuery(
    'tournaments',
    where('isTournamentPublic', '==', true),
    where('endDate', '>=', '2020'),
    orderBy('endDate', 'desc'),
  );
  expect(documentsIn(await ask(ordered)).map((document) => document.id)[0]).toBe('l3');
  await expect(ask(documentAt('teams/t/contacts/c'))).rejects.toMatchObject({ code: 'permission-denied' });
});

it('a bundle says its elements’ lengths in bytes', () => {
  const name = 'projects/p/databases/(default)/documents/tournaments/é';
  const text = createBundle({
    source: documentAt('tournaments/é'),
    documents: [{ name, createTime: 'c', updateTime: 'u' }],
    readTime: 'r',
    query: { parent: name, structuredQuery: {} },
  });
  let rest = Buffer.from(text);
  const elements: object[] = [];
  while (rest.length > 0) {
    const begins = rest.indexOf('{');
    const ends = begins + Number(rest.subarray(0, begins).toString());
    elements.push(JSON.parse(rest.subarray(begins, ends).toString()) as object);
    rest = rest.subarray(ends);
  }
  expect(elements.map((element) => Object.keys(element)[0])).toEqual(['metadata', 'namedQuery', 'documentMetadata', 'document']);
});
