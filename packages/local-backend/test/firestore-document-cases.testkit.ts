import { getErrorCode, fill, getIds, type Case } from './firestore-cases.testkit';

/** Reading and writing documents. */
export const documentCases: readonly Case[] = [
  {
    title: 'FS-1 every type of value comes back as it was written',
    async run({ one: { sdk, db }, other, name }) {
      const { doc, Timestamp, GeoPoint, Bytes, vector } = sdk;
      const at = doc(db, name, 'all');
      const data = {
        nothing: null,
        yes: true,
        no: false,
        whole: 42,
        negative: -(2 ** 53),
        half: 0.5,
        tiny: 5e-324,
        nan: NaN,
        infinite: -Infinity,
        minusZero: -0,
        time: new Timestamp(1_700_000_000, 123_456_000),
        early: new Timestamp(-1, 1000),
        text: 'é 😀 \u0000 \u2028',
        bytes: Bytes.fromUint8Array(new Uint8Array([0, 255, 1])),
        place: new GeoPoint(48.5, -2.25),
        origin: new GeoPoint(0, 0),
        link: doc(db, name, 'elsewhere'),
        list: [1, 'two', { three: [3] }],
        map: { 'odd.key': 1, '': 2, 'nested': { empty: {} } },
        vector: vector([1, -0.5]),
      };
      // The empty field name is refused by servers.
      const { '': _empty, ...map } = data.map;
      await sdk.setDoc(at, { ...data, map });
      const reader = other();
      const snapshot = await reader.sdk.getDocFromServer(reader.sdk.doc(reader.db, name, 'all'));
      const read = snapshot.data() as unknown as typeof data;
      expect(read.link.path).toBe(`${name}/elsewhere`);
      expect(read.place.isEqual(data.place) && read.origin.isEqual(data.origin)).toBe(true);
      expect([read.time.seconds, read.time.nanoseconds]).toEqual([1_700_000_000, 123_456_000]);
      expect([read.early.seconds, read.early.nanoseconds]).toEqual([-1, 1000]);
      expect([...read.bytes.toUint8Array()]).toEqual([0, 255, 1]);
      expect(read.vector.toArray()).toEqual([1, -0.5]);
      expect(Object.is(read.minusZero, -0)).toBe(true);
      const plain = ['nothing', 'yes', 'no', 'whole', 'negative', 'half', 'tiny', 'nan', 'infinite', 'text', 'list'] as const;
      for (const key of plain) expect({ [key]: read[key] }).toEqual({ [key]: data[key] });
      expect(read.map).toEqual(map);
    },
  },
  {
    title: 'FS-2 merge keeps siblings, a field path replaces one leaf, deleteField removes it',
    async run({ one: { sdk, db }, name }) {
      const at = sdk.doc(db, name, 'a');
      await sdk.setDoc(at, { keep: 1, map: { x: 1, y: 2 }, gone: true });
      await sdk.setDoc(at, { map: { x: 10 } }, { merge: true });
      await sdk.updateDoc(at, { 'map.z': 3, 'gone': sdk.deleteField() });
      await sdk.updateDoc(at, new sdk.FieldPath('odd.key', '`quoted`\\'), 'here');
      expect((await sdk.getDocFromServer(at)).data()).toEqual({
        'keep': 1,
        'map': { x: 10, y: 2, z: 3 },
        'odd.key': { '`quoted`\\': 'here' },
      });
      await sdk.setDoc(at, { only: 1 });
      expect((await sdk.getDocFromServer(at)).data()).toEqual({ only: 1 });
      await sdk.setDoc(at, {}, { merge: true });
      expect((await sdk.getDocFromServer(at)).data()).toEqual({ only: 1 });
      await sdk.deleteDoc(at);
      await sdk.deleteDoc(at);
      expect((await sdk.getDocFromServer(at)).exists()).toBe(false);
    },
  },
  {
    title: 'FS-3 updating what does not exist is not-found, and nothing of its batch is kept',
    async run({ one: { sdk, db }, name }) {
      expect(await getErrorCode(sdk.updateDoc(sdk.doc(db, name, 'missing'), { a: 1 }))).toBe('not-found');
      const batch = sdk.writeBatch(db);
      batch.set(sdk.doc(db, name, 'first'), { a: 1 });
      batch.update(sdk.doc(db, name, 'missing'), { a: 1 });
      expect(await getErrorCode(batch.commit())).toBe('not-found');
      expect((await sdk.getDocFromServer(sdk.doc(db, name, 'first'))).exists()).toBe(false);
    },
  },
  {
    title: 'FS-4 transforms: increment keeps integers whole, arrays are sets, the server writes its time',
    async run({ one: { sdk, db }, name }) {
      const at = sdk.doc(db, name, 'a');
      await sdk.setDoc(at, { count: 1, share: 1, text: 'x', list: [1, 2], other: 'none' });
      await sdk.updateDoc(at, {
        count: sdk.increment(2),
        share: sdk.increment(0.5),
        text: sdk.increment(7),
        fresh: sdk.increment(1),
        list: sdk.arrayUnion(2, 3),
        other: sdk.arrayUnion('a'),
        time: sdk.serverTimestamp(),
      });
      await sdk.updateDoc(at, { list: sdk.arrayRemove(1, 99) });
      const data = (await sdk.getDocFromServer(at)).data() ?? {};
      const { time, ...rest } = data;
      expect(rest).toEqual({ count: 3, share: 1.5, text: 7, fresh: 1, list: [2, 3], other: ['a'] });
      const age = Date.now() - (time as { toMillis(): number }).toMillis();
      expect(Math.abs(age)).toBeLessThan(60_000);
    },
  },
  {
    title: 'FS-5 transactions of several clients lose no increment',
    async run({ one, other, name }) {
      const clients = [one, other(), other()];
      await one.sdk.setDoc(one.sdk.doc(one.db, name, 'n'), { value: 0 });
      const add = ({ sdk, db }: typeof one): Promise<void> =>
        sdk.runTransaction(
          db,
          async (transaction) => {
            const at = sdk.doc(db, name, 'n');
            const value = (await transaction.get(at)).get('value') as number;
            transaction.update(at, { value: value + 1 });
          },
          { maxAttempts: 50 },
        );
      await Promise.all(clients.map(add));
      expect((await one.sdk.getDocFromServer(one.sdk.doc(one.db, name, 'n'))).get('value')).toBe(3);
    },
  },
  {
    title: 'FS-6 a transaction that only reads commits; one that throws writes nothing',
    async run({ one: { sdk, db }, name }) {
      const at = sdk.doc(db, name, 'a');
      expect(await sdk.runTransaction(db, async (transaction) => (await transaction.get(at)).exists())).toBe(false);
      const failing = sdk.runTransaction(db, async (transaction) => {
        transaction.set(at, { a: 1 });
        throw new Error('changed my mind');
      });
      await expect(failing).rejects.toThrow('changed my mind');
      expect((await sdk.getDocFromServer(at)).exists()).toBe(false);
    },
  },
  {
    title: 'FS-7 what the rules refuse is permission-denied, for reads, queries and writes',
    async run({ one: { sdk, db }, name, as }) {
      expect(await getErrorCode(sdk.getDocFromServer(sdk.doc(db, 'secret', name)))).toBe('permission-denied');
      expect(await getErrorCode(sdk.getDocsFromServer(sdk.collection(db, 'secret')))).toBe('permission-denied');
      expect(await getErrorCode(sdk.setDoc(sdk.doc(db, 'secret', name), { a: 1 }))).toBe('permission-denied');
      expect(await getErrorCode(sdk.setDoc(sdk.doc(db, 'own', name), { a: 1 }))).toBe('permission-denied');
      const user = as({ sub: name });
      await user.sdk.setDoc(user.sdk.doc(user.db, 'own', name), { a: 1 });
      expect((await user.sdk.getDocFromServer(user.sdk.doc(user.db, 'own', name))).data()).toEqual({ a: 1 });
      const stranger = as({ sub: `${name}-stranger` });
      expect(await getErrorCode(stranger.sdk.getDocFromServer(stranger.sdk.doc(stranger.db, 'own', name)))).toBe('permission-denied');
    },
  },
  {
    title: 'FS-8 what is too large or badly named is invalid-argument',
    async run({ one: { sdk, db, hasListeners }, name }) {
      // The lite build makes one code of every answer with HTTP status 400.
      const refused = hasListeners ? 'invalid-argument' : 'failed-precondition';
      expect(await getErrorCode(sdk.setDoc(sdk.doc(db, name, 'large'), { text: 'x'.repeat(1024 * 1024) }))).toBe(refused);
      await sdk.setDoc(sdk.doc(db, name, 'nearly'), { text: 'x'.repeat(1024 * 1024 - 500) });
      expect(await getErrorCode(sdk.setDoc(sdk.doc(db, name, '__reserved__'), { a: 1 }))).toBe(refused);
      expect(await getErrorCode(sdk.setDoc(sdk.doc(db, name, 'x'.repeat(1501)), { a: 1 }))).toBe(refused);
      await sdk.setDoc(sdk.doc(db, name, 'x'.repeat(1500)), { a: 1 });
      expect((await sdk.getDocFromServer(sdk.doc(db, name, 'x'.repeat(1500)))).exists()).toBe(true);
    },
  },
  {
    title: 'FS-9 later writes of a batch see the earlier ones',
    async run({ one: { sdk, db }, name }) {
      const batch = sdk.writeBatch(db);
      const at = sdk.doc(db, name, 'a');
      batch.set(at, { n: 1 });
      batch.update(at, { n: sdk.increment(4), more: true });
      batch.delete(sdk.doc(db, name, 'never'));
      await batch.commit();
      expect((await sdk.getDocFromServer(at)).data()).toEqual({ n: 5, more: true });
      await fill({ sdk, db } as never, name, { b: { n: 6 } });
      expect(await getIds({ sdk, db } as never, sdk.collection(db, name))).toEqual(['a', 'b']);
    },
  },
];
