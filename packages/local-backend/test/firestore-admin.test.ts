import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { FieldPath, FieldValue, Filter, initializeFirestore, Timestamp, type Firestore } from 'firebase-admin/firestore';
import { startBackend, type Backend } from '../src';
import { projectId } from './firestore-server.testkit';

/** FS-65 the ordinary firebase-admin, as it is, with the operator's key; rules refuse everyone else everything. */
const ownerKey = 'an-owner-key-of-some-length';
let folder: string;
let backend: Backend;
const apps: App[] = [];
let db: Firestore;

function connect(key: string, preferRest = false): Firestore {
  const app = initializeApp({ projectId }, `admin-${apps.length}`);
  apps.push(app);
  const firestore = initializeFirestore(app, { preferRest });
  const headers = { Authorization: `Bearer ${key}` };
  // Over HTTP the library wants a credential object besides; it is asked for the same header.
  firestore.settings({
    host: `127.0.0.1:${backend.port}`,
    ssl: false,
    customHeaders: headers,
    ...(preferRest ? { protocol: 'http', auth: { getRequestHeaders: () => Promise.resolve(headers) } } : {}),
  });
  return firestore;
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'courtside-admin-'));
  backend = await startBackend({ dataDir: folder, port: 0, projectId, logLevel: 'silent', ownerKey });
  db = connect(ownerKey);
});
afterAll(async () => {
  await Promise.all(apps.map((app) => deleteApp(app)));
  await backend.close();
  await rm(folder, { recursive: true, force: true });
});

describe('FS-65 firebase-admin', () => {
  it('writes and reads every type of value, past the rules', async () => {
    const document = db.doc('types/one');
    const values = {
      text: 'é',
      whole: 7,
      real: 1.5,
      yes: true,
      none: null,
      when: Timestamp.fromMillis(1_700_000_000_000),
      list: [1, 'a'],
      map: { deep: { er: 1 } },
      bytes: Buffer.from('ab'),
      to: db.doc('types/two'),
    };
    await document.set(values);
    expect((await document.get()).data()).toEqual(values);
    await document.update({ 'whole': FieldValue.increment(3), 'map.deep.er': FieldValue.delete(), 'at': FieldValue.serverTimestamp() });
    expect((await document.get()).data()).toMatchObject({ whole: 10, map: { deep: {} } });
    expect(await document.create({}).catch((error: { code: number }) => error.code)).toBe(6);
  });

  it('lists collections, and documents that have only collections below them', async () => {
    await db.doc('places/a').set({ n: 1 });
    await db.doc('places/ghost/rooms/one').set({ n: 1 });
    await db.doc('places/ghost/walls/one').set({ n: 1 });
    expect((await db.listCollections()).map(({ id }) => id)).toEqual(expect.arrayContaining(['places', 'types']));
    expect((await db.doc('places/ghost').listCollections()).map(({ id }) => id)).toEqual(['rooms', 'walls']);
    expect((await db.collection('places').listDocuments()).map(({ id }) => id)).toEqual(['a', 'ghost']);
  });

  it('queries, counts, follows pages and hears changes', async () => {
    const scores = db.collection('scores');
    await Promise.all(Array.from({ length: 5 }, (_, n) => scores.doc(`s${n}`).set({ n, team: n % 2 === 0 ? 'even' : 'odd' })));
    expect(
      (await scores.where('team', '==', 'even').orderBy('n', 'desc').select('n').limit(2).get()).docs.map((one) => one.data()),
    ).toEqual([{ n: 4 }, { n: 2 }]);
    expect((await scores.where('n', '>', 1).count().get()).data().count).toBe(3);
    expect((await scores.orderBy(FieldPath.documentId()).startAfter('s2').get()).docs.map(({ id }) => id)).toEqual(['s3', 's4']);
    expect((await db.getAll(scores.doc('s1'), scores.doc('none'), { fieldMask: ['team'] })).map((one) => one.data())).toEqual([
      { team: 'odd' },
      undefined,
    ]);
    const heard: number[] = [];
    const stop = await new Promise<() => void>((resolve, reject) => {
      const end = scores.where('n', '>=', 4).onSnapshot((snapshot) => {
        heard.push(snapshot.size);
        if (heard.length === 1) void scores.doc('s9').set({ n: 9 });
        if (heard.length === 2) resolve(end);
      }, reject);
    });
    stop();
    expect(heard).toEqual([1, 2]);
  });

  it('counts in transactions without losing any', async () => {
    const counter = db.doc('counters/transactions');
    await counter.set({ n: 0 });
    const addOne = (): Promise<unknown> =>
      db.runTransaction(
        async (transaction) => transaction.update(counter, { n: ((await transaction.get(counter)).get('n') as number) + 1 }),
        { maxAttempts: 40 },
      );
    await Promise.all(Array.from({ length: 6 }, addOne));
    expect((await counter.get()).get('n')).toBe(6);
  }, 120_000);

  it('is told to try again when what a query of a transaction found has changed, be it by a document that was not there', async () => {
    const seats = db.collection('seats');
    await seats.doc('a').set({ taken: true });
    let attempts = 0;
    await db.runTransaction(async (transaction) => {
      attempts += 1;
      const { size } = await transaction.get(seats.where('taken', '==', true));
      if (attempts === 1) await seats.doc('b').set({ taken: true });
      transaction.set(db.doc('sums/seats'), { size });
    });
    expect([attempts, (await db.doc('sums/seats').get()).get('size')]).toEqual([2, 2]);
  });

  it('reads in a transaction as of a moment', async () => {
    const document = db.doc('history/one');
    const { writeTime } = await document.set({ n: 1 });
    await document.set({ n: 2 });
    await db.doc('history/two').set({ n: 1 });
    const [then, all] = await db.runTransaction(
      async (transaction) => [await transaction.get(document), await transaction.get(db.collection('history'))] as const,
      { readOnly: true, readTime: writeTime },
    );
    expect([then.get('n'), all.docs.map(({ id }) => id)]).toEqual([1, ['one']]);
    await document.delete();
    const before = await db.runTransaction((transaction) => transaction.get(document), { readOnly: true, readTime: writeTime });
    expect(before.exists).toBe(true);
  });

  it('writes in bulk, told of each, and deletes all below', async () => {
    const writer = db.bulkWriter();
    const failed: string[] = [];
    writer.onWriteError((error) => {
      failed.push(error.documentRef.path);
      return false;
    });
    await db.doc('bulk/d7').set({ n: 0 });
    for (let n = 0; n < 120; n += 1) void writer.create(db.doc(`bulk/d${n}`), { n }).catch(() => undefined);
    for (let n = 0; n < 30; n += 1) void writer.set(db.doc(`bulk/d${n}/below/e${n}/deep/f`), { n });
    await writer.close();
    expect(failed).toEqual(['bulk/d7']);
    expect((await db.collection('bulk').count().get()).data().count).toBe(120);
    await db.doc('bulky/stays').set({ n: 1 });
    await db.recursiveDelete(db.doc('bulk/d1'));
    expect((await db.doc('bulk/d1').listCollections()).length).toBe(0);
    await db.recursiveDelete(db.collection('bulk'));
    expect([(await db.collection('bulk').listDocuments()).length, (await db.collectionGroup('deep').count().get()).data().count]).toEqual([
      0, 0,
    ]);
    expect((await db.doc('bulky/stays').get()).exists).toBe(true);
  }, 120_000);

  it('and nobody without the key: not with another, not as the emulators’ owner', async () => {
    // The library tries again before it tells; both are asked at once.
    const codes = ['another-owner-key', 'owner'].map((key) =>
      connect(key)
        .doc('types/one')
        .set({ n: 1 })
        .catch((error: { code: number }) => error.code),
    );
    expect(await Promise.all(codes)).toEqual([16, 16]);
  });
});

it('FS-65 works over HTTP too', async () => {
  const rest = connect(ownerKey, true);
  await rest.doc('http/one').set({ n: 1, at: FieldValue.serverTimestamp(), none: null });
  expect((await rest.doc('http/one').get()).data()).toEqual({ n: 1, at: expect.any(Timestamp), none: null });
  expect((await rest.collection('http').where('n', '>=', 1).orderBy('n', 'desc').get()).size).toBe(1);
  expect(
    (
      await rest
        .collection('http')
        .where(Filter.or(Filter.where('n', '==', 7), Filter.where('none', '==', null)))
        .get()
    ).size,
  ).toBe(1);
  await rest.runTransaction(async (transaction) =>
    transaction.update(rest.doc('http/one'), { n: ((await transaction.get(rest.doc('http/one'))).get('n') as number) + 1 }),
  );
  expect((await rest.doc('http/one').get()).get('n')).toBe(2);
  expect((await rest.collection('http').listDocuments()).map(({ id }) => id)).toEqual(['one']);
  expect((await rest.listCollections()).map(({ id }) => id)).toContain('http');
});
