import { getErrorCode, fill, isSettled, watch, type Case } from './firestore-cases.testkit';
import { Observed } from './firestore-server.testkit';

/** The notifications of listeners. */
export const listenCases: readonly Case[] = [
  {
    title: 'FS-40 a listener sees what others add, change, move out of its query and delete',
    needsListeners: true,
    async run({ one, other, name }) {
      const two = other();
      const { sdk, db } = one;
      await fill(two, name, { a: { n: 1 }, z: { n: -1 } });
      const { seen, stop } = watch(one, sdk.query(sdk.collection(db, name), sdk.where('n', '>', 0)));
      await seen.until((now) => isSettled(now) && now.ids.join() === 'a');
      await two.sdk.setDoc(two.sdk.doc(two.db, name, 'b'), { n: 2, text: 'é 😀'.repeat(50) });
      expect((await seen.until((now) => now.ids.length === 2)).changes).toEqual(['added b']);
      await two.sdk.updateDoc(two.sdk.doc(two.db, name, 'a'), { n: 3 });
      expect((await seen.until((now) => now.ids.join() === 'b,a')).changes).toEqual(['modified a']);
      await two.sdk.updateDoc(two.sdk.doc(two.db, name, 'a'), { n: 0 });
      expect((await seen.until((now) => now.ids.join() === 'b')).changes).toEqual(['removed a']);
      await two.sdk.deleteDoc(two.sdk.doc(two.db, name, 'b'));
      expect((await seen.until((now) => now.ids.length === 0)).changes).toEqual(['removed b']);
      stop();
    },
  },
  {
    title: 'FS-41 a listener on a missing document is told that it is missing, then that it is there',
    needsListeners: true,
    async run({ one, other, name }) {
      const { sdk, db } = one;
      const states = new Observed<string>();
      const stop = sdk.onSnapshot(sdk.doc(db, name, 'a'), { includeMetadataChanges: true }, (snapshot) =>
        states.push(`${snapshot.exists() ? String(snapshot.get('n')) : 'missing'}${snapshot.metadata.fromCache ? ' cached' : ''}`),
      );
      await states.until((state) => state === 'missing');
      const two = other();
      await two.sdk.setDoc(two.sdk.doc(two.db, name, 'a'), { n: 1 });
      await states.until((state) => state === '1');
      await two.sdk.deleteDoc(two.sdk.doc(two.db, name, 'a'));
      await states.until((state) => state === 'missing');
      stop();
    },
  },
  {
    title: 'FS-42 a batch is seen whole or not at all',
    needsListeners: true,
    async run({ one, other, name }) {
      const { seen, stop } = watch(one, one.sdk.collection(one.db, name));
      await seen.until((now) => isSettled(now));
      const two = other();
      for (let round = 1; round <= 5; round += 1) {
        await fill(two, name, Object.fromEntries(['a', 'b', 'c', 'd'].map((id) => [id, { round }])));
        await seen.until((now) => now.data[0]?.['round'] === round);
      }
      for (const { data } of seen.values) expect(new Set(data.map(({ round }) => round)).size).toBeLessThanOrEqual(1);
      stop();
    },
  },
  {
    title: 'FS-43 when a document leaves the window of a limit, its neighbour comes in',
    needsListeners: true,
    async run({ one, other, name }) {
      const { sdk, db } = one;
      const two = other();
      await fill(two, name, { a: { n: 1 }, b: { n: 2 }, c: { n: 3 } });
      const first = watch(one, sdk.query(sdk.collection(db, name), sdk.orderBy('n'), sdk.limit(2)));
      const last = watch(one, sdk.query(sdk.collection(db, name), sdk.orderBy('n'), sdk.limitToLast(2)));
      await first.seen.until((now) => isSettled(now) && now.ids.join() === 'a,b');
      await last.seen.until((now) => isSettled(now) && now.ids.join() === 'b,c');
      await two.sdk.deleteDoc(two.sdk.doc(two.db, name, 'a'));
      await first.seen.until((now) => isSettled(now) && now.ids.join() === 'b,c');
      await two.sdk.updateDoc(two.sdk.doc(two.db, name, 'c'), { n: 1 });
      await first.seen.until((now) => isSettled(now) && now.ids.join() === 'c,b');
      await last.seen.until((now) => isSettled(now) && now.ids.join() === 'c,b');
      first.stop();
      last.stop();
    },
  },
  {
    title: 'FS-44 a target that the rules refuse fails alone; the others live on',
    needsListeners: true,
    async run({ one, other, name }) {
      const { sdk, db } = one;
      const good = watch(one, sdk.collection(db, name));
      await good.seen.until(isSettled);
      expect(await watch(one, sdk.collection(db, 'secret')).failed).toBe('permission-denied');
      const two = other();
      await fill(two, name, { a: { n: 1 } });
      await good.seen.until((now) => now.ids.length === 1);
      good.stop();
    },
  },
  {
    title: 'FS-45 a refused write is rolled back where it was shown already',
    needsListeners: true,
    async run({ one: { sdk, db }, as, name }) {
      const owner = as('owner');
      await owner.sdk.setDoc(owner.sdk.doc(owner.db, 'own', name), { n: 1 });
      const user = as({ sub: name });
      const states = new Observed<number>();
      const stop = user.sdk.onSnapshot(user.sdk.doc(user.db, 'own', name), (snapshot) => states.push(Number(snapshot.get('n') ?? -1)));
      await states.until((n) => n === 1);
      const batch = user.sdk.writeBatch(user.db);
      batch.update(user.sdk.doc(user.db, 'own', name), { n: 2 });
      batch.set(user.sdk.doc(user.db, 'secret', name), { n: 2 });
      expect(await getErrorCode(batch.commit())).toBe('permission-denied');
      await states.until((n) => n === 1);
      expect(states.values).toEqual([1, 2, 1]);
      await user.sdk.updateDoc(user.sdk.doc(user.db, 'own', name), { n: 3 });
      await states.until((n) => n === 3);
      stop();
      expect(await getErrorCode(sdk.getDocFromServer(sdk.doc(db, 'own', name)))).toBe('permission-denied');
    },
  },
  {
    title: 'FS-46 after being offline a listener is told of deletes, of changes and of what left its query',
    needsListeners: true,
    async run({ one, other, name }) {
      const { sdk, db } = one;
      const two = other();
      await fill(two, name, { a: { n: 1 }, b: { n: 2 }, c: { n: 3 }, d: { n: 4 } });
      const { seen, stop } = watch(one, sdk.query(sdk.collection(db, name), sdk.where('n', '>', 0)));
      await seen.until((now) => isSettled(now) && now.ids.length === 4);
      await sdk.disableNetwork(db);
      await two.sdk.deleteDoc(two.sdk.doc(two.db, name, 'a'));
      await two.sdk.updateDoc(two.sdk.doc(two.db, name, 'b'), { n: -1 });
      await two.sdk.updateDoc(two.sdk.doc(two.db, name, 'c'), { n: 30 });
      await two.sdk.setDoc(two.sdk.doc(two.db, name, 'e'), { n: 5 });
      await sdk.enableNetwork(db);
      await seen.until((now) => isSettled(now) && now.ids.join() === 'd,e,c');
      stop();
    },
  },
  {
    title: 'FS-47 writes made offline are sent once, in order, when the network is back',
    needsListeners: true,
    async run({ one, other, name }) {
      const { sdk, db } = one;
      await sdk.setDoc(sdk.doc(db, name, 'a'), { n: 0 });
      await sdk.disableNetwork(db);
      const writes = [1, 2, 3].map(() => sdk.updateDoc(sdk.doc(db, name, 'a'), { n: sdk.increment(1) }));
      await sdk.enableNetwork(db);
      await Promise.all(writes);
      const two = other();
      expect((await two.sdk.getDocFromServer(two.sdk.doc(two.db, name, 'a'))).get('n')).toBe(3);
    },
  },
  {
    title: 'FS-48 a listener on a document that the rules hide from now on is ended',
    needsListeners: true,
    async run({ one: { sdk, db }, other, name }) {
      const two = other();
      const at = two.sdk.doc(two.db, 'hidden', name);
      await two.sdk.setDoc(at, { visible: true });
      const states = new Observed<boolean>();
      let fail: (code: string) => void = () => undefined;
      const failed = new Promise<string>((resolve) => (fail = resolve));
      sdk.onSnapshot(
        sdk.doc(db, 'hidden', name),
        (snapshot) => states.push(snapshot.exists()),
        (error) => fail(error.code),
      );
      await states.until((exists) => exists);
      await two.sdk.updateDoc(at, { visible: false });
      expect(await failed).toBe('permission-denied');
    },
  },
  {
    title: 'FS-49 many writes without waiting arrive in order and each once',
    needsListeners: true,
    async run({ one, other, name }) {
      const { sdk, db } = one;
      await sdk.setDoc(sdk.doc(db, name, 'a'), { n: 0, last: -1 });
      await Promise.all(Array.from({ length: 40 }, (_, last) => sdk.updateDoc(sdk.doc(db, name, 'a'), { n: sdk.increment(1), last })));
      const two = other();
      expect((await two.sdk.getDocFromServer(two.sdk.doc(two.db, name, 'a'))).data()).toEqual({ n: 40, last: 39 });
    },
  },
];
