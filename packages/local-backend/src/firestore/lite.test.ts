import { initializeApp, deleteApp, type FirebaseApp } from 'firebase/app';
import * as lite from 'firebase/firestore/lite';
import { startTestFirestore, type TestFirestore } from './firestore.testkit';

/** The SDK's lite build over REST; the numbers are those of docs/spec-firestore.md. */
describe('Firestore through the lite SDK', () => {
  let backend: TestFirestore;
  let app: FirebaseApp;
  let db: lite.Firestore;

  beforeAll(async () => {
    lite.setLogLevel('silent');
    backend = await startTestFirestore();
    app = initializeApp({ apiKey: 'demo', projectId: 'demo-courtside' }, 'lite-tests');
    db = lite.getFirestore(app);
    const { hostname, port } = new URL(backend.origin);
    lite.connectFirestoreEmulator(db, hostname, Number(port));
  });
  afterAll(async () => {
    await deleteApp(app);
    await backend.close();
  });

  const fresh = (name: string) => lite.collection(db, `open/${name}/items`);

  it('F1 keeps every type of value', async () => {
    const value = {
      nothing: null,
      yes: true,
      count: 7,
      ratio: 1.5,
      notANumber: NaN,
      endless: -Infinity,
      text: 'été 🚲',
      time: lite.Timestamp.fromMillis(1_800_000_000_123),
      place: new lite.GeoPoint(48.85, 2.35),
      bytes: lite.Bytes.fromUint8Array(new Uint8Array([1, 2, 255])),
      list: [1, 'two', { three: 3 }],
      nested: { deep: { deeper: 'x' } },
    };
    const target = lite.doc(fresh('values'), 'all');
    await lite.setDoc(target, value);
    expect((await lite.getDoc(target)).data()).toEqual(value);
  });

  it('F2 an update writes its fields alone, siblings in nested maps stay', async () => {
    const target = lite.doc(fresh('update'), 'a');
    await lite.setDoc(target, { map: { x: 1, y: 2 }, gone: true });
    await lite.updateDoc(target, { 'map.x': 10, 'gone': lite.deleteField() });
    expect((await lite.getDoc(target)).data()).toEqual({ map: { x: 10, y: 2 } });
  });

  it('F3 updating a missing document is not-found', async () => {
    await expect(lite.updateDoc(lite.doc(fresh('update'), 'missing'), { x: 1 })).rejects.toMatchObject({ code: 'not-found' });
  });

  it('F4 transforms: server time, increments and sets of values', async () => {
    const target = lite.doc(fresh('transforms'), 'a');
    await lite.setDoc(target, { count: 1, list: ['a'] });
    await lite.updateDoc(target, { count: lite.increment(2), list: lite.arrayUnion('a', 'b'), at: lite.serverTimestamp() });
    const data = (await lite.getDoc(target)).data();
    expect(data).toMatchObject({ count: 3, list: ['a', 'b'] });
    expect(data?.['at']).toBeInstanceOf(lite.Timestamp);
  });

  it('F5 a batch is all or nothing', async () => {
    const [first, second] = [lite.doc(fresh('batch'), 'first'), lite.doc(fresh('batch'), 'second')];
    const batch = lite.writeBatch(db).set(first, { x: 1 }).update(second, { x: 1 });
    await expect(batch.commit()).rejects.toMatchObject({ code: 'not-found' });
    expect((await lite.getDoc(first)).exists()).toBe(false);
  });

  it('F6 a transaction runs again when another was faster', async () => {
    const target = lite.doc(fresh('transaction'), 'counter');
    await lite.setDoc(target, { count: 0 });
    const add = () =>
      lite.runTransaction(db, async (transaction) =>
        transaction.update(target, { count: ((await transaction.get(target)).data()?.['count'] as number) + 1 }),
      );
    await Promise.all([add(), add(), add()]);
    expect((await lite.getDoc(target)).data()).toEqual({ count: 3 });
  });

  it('F7 queries filter, order, cut and point', async () => {
    const items = fresh('query');
    await Promise.all(['d', 'a', 'c', 'b'].map((name, index) => lite.setDoc(lite.doc(items, name), { name, index, tags: [name, 'all'] })));
    const names = async (...parts: lite.QueryConstraint[]) =>
      (await lite.getDocs(lite.query(items, ...parts))).docs.map((found) => found.id);
    expect(await names(lite.orderBy('name'))).toEqual(['a', 'b', 'c', 'd']);
    expect(await names(lite.where('index', '>=', 1), lite.orderBy('index', 'desc'))).toEqual(['b', 'c', 'a']);
    expect(await names(lite.where('tags', 'array-contains', 'c'))).toEqual(['c']);
    expect(await names(lite.where('name', 'in', ['a', 'd']))).toEqual(['a', 'd']);
    expect(await names(lite.orderBy('name'), lite.startAfter('a'), lite.limit(2))).toEqual(['b', 'c']);
    expect(await names(lite.orderBy('name'), lite.limitToLast(2))).toEqual(['c', 'd']);
    expect(await names(lite.where('name', '!=', 'a'))).toEqual(['b', 'c', 'd']);
    const count = await lite.getCount(lite.query(items));
    expect(count.data().count).toBe(4);
  });

  it('F8 whole numbers beyond 2^53 stay exact in order', async () => {
    const items = `${backend.origin}/v1/projects/demo-courtside/databases/(default)/documents/open/big/items`;
    for (const [id, integerValue] of [
      ['a', '9007199254740993'],
      ['b', '9007199254740992'],
    ]) {
      await fetch(`${items}/${id}`, { method: 'PATCH', body: JSON.stringify({ fields: { n: { integerValue } } }) });
    }
    const sorted = await lite.getDocs(lite.query(fresh('big'), lite.orderBy('n')));
    expect(sorted.docs.map((found) => found.id)).toEqual(['b', 'a']);
  });

  it('F9 a refusal by the rules is permission-denied: one document, a list, a write', async () => {
    await expect(lite.getDoc(lite.doc(db, 'closed/a'))).rejects.toMatchObject({ code: 'permission-denied' });
    await expect(lite.getDocs(lite.collection(db, 'owned'))).rejects.toMatchObject({ code: 'permission-denied' });
    await expect(lite.setDoc(lite.doc(db, 'owned/a'), { owner: 'me' })).rejects.toMatchObject({ code: 'permission-denied' });
  });

  it('F10 a list is allowed where its conditions prove what the rule asks', async () => {
    const publicOnes = lite.query(lite.collection(db, 'owned'), lite.where('public', '==', true));
    expect((await lite.getDocs(publicOnes)).docs).toEqual([]);
  });

  it('F11 everything acknowledged is there after a restart', async () => {
    const target = lite.doc(fresh('restart'), 'a');
    await lite.setDoc(target, { kept: 'yes' });
    await backend.restart();
    expect((await lite.getDoc(target)).data()).toEqual({ kept: 'yes' });
  });

  it('F12 what is not implemented says so', async () => {
    const answer = await fetch(`${backend.origin}/v1/projects/p/databases/(default)/documents:executePipeline`, {
      method: 'POST',
      body: '{}',
    });
    expect(answer.status).toBe(501);
    expect(await answer.json()).toMatchObject({ error: { status: 'UNIMPLEMENTED' } });
  });
});
