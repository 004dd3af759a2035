import { getErrorCode, fill, getIds, type Case } from './firestore-cases.testkit';

/** Queries, their order and their sums. */
export const queryCases: readonly Case[] = [
  {
    title: 'FS-20 equality, ranges, in, not-in and arrays find what they should, and nothing of another type',
    async run({ one, name }) {
      const { sdk, db } = one;
      const { query, where } = sdk;
      const all = sdk.collection(db, name);
      await fill(one, name, {
        a: { n: 1, t: ['x', 'y'] },
        b: { n: 2.5, t: ['y'] },
        c: { n: '2', t: 'x' },
        d: { n: null },
        e: { n: NaN },
        f: { other: 1 },
      });
      const find = (...parts: Parameters<typeof query> extends [unknown, ...infer R] ? R : never): Promise<string[]> =>
        getIds(one, query(all, ...parts));
      expect(await find(where('n', '==', 1))).toEqual(['a']);
      expect(await find(where('n', '>', 1))).toEqual(['b']);
      expect(await find(where('n', '>=', 1), where('n', '<', 2.5))).toEqual(['a']);
      expect(await find(where('n', '>=', ''))).toEqual(['c']);
      expect(await find(where('n', 'in', [1, '2', 7]))).toEqual(['a', 'c']);
      expect(await find(where('t', 'array-contains', 'y'))).toEqual(['a', 'b']);
      expect(await find(where('t', 'array-contains-any', ['x', 'z']))).toEqual(['a']);
    },
  },
  {
    title: 'FS-21 == null and == NaN find them; != and not-in leave out null and what is missing',
    async run({ one, name }) {
      const { sdk, db } = one;
      const { query, where } = sdk;
      const all = sdk.collection(db, name);
      await fill(one, name, { a: { n: 1 }, b: { n: null }, c: { n: NaN }, d: { other: 1 }, e: { n: 'x' } });
      expect(await getIds(one, query(all, where('n', '==', null)))).toEqual(['b']);
      expect(await getIds(one, query(all, where('n', '==', NaN)))).toEqual(['c']);
      expect(await getIds(one, query(all, where('n', '!=', 1)))).toEqual(['c', 'e']);
      expect(await getIds(one, query(all, where('n', '!=', null)))).toEqual(['c', 'a', 'e']);
      expect(await getIds(one, query(all, where('n', '!=', NaN)))).toEqual(['a', 'e']);
      expect(await getIds(one, query(all, where('n', 'not-in', [1, 'x'])))).toEqual(['c']);
      expect(await getIds(one, query(all, where('n', 'not-in', [1, null])))).toEqual([]);
    },
  },
  {
    title: 'FS-22 the order across types, of numbers, of astral text and of vectors',
    async run({ one, name }) {
      const { sdk, db } = one;
      const values: unknown[] = [
        null,
        false,
        true,
        NaN,
        -Infinity,
        -1,
        0,
        0.5,
        2 ** 53,
        Infinity,
        new sdk.Timestamp(1, 0),
        new sdk.Timestamp(1, 1000),
        '',
        'a',
        'é',
        '\uffee',
        '😀',
        sdk.Bytes.fromUint8Array(new Uint8Array([])),
        sdk.Bytes.fromUint8Array(new Uint8Array([1])),
        sdk.doc(db, name, 'a'),
        sdk.doc(db, name, 'a', 'b', 'c'),
        new sdk.GeoPoint(-1, 0),
        new sdk.GeoPoint(0, -1),
        [],
        [1],
        [1, 2],
        [2],
        sdk.vector([9]),
        sdk.vector([1, 2]),
        {},
        { a: 1 },
        { a: 1, b: 0 },
        { b: 0 },
      ];
      // Written in its own order, so that nothing is right by accident.
      const ids = values.map((_, index) => `${(index * 7) % values.length}-${index}`);
      await fill(one, name, Object.fromEntries(values.map((value, index) => [ids[index] ?? '', { value }])));
      expect(await getIds(one, sdk.query(sdk.collection(db, name), sdk.orderBy('value')))).toEqual(ids);
      expect(await getIds(one, sdk.query(sdk.collection(db, name), sdk.orderBy('value', 'desc')))).toEqual([...ids].reverse());
    },
  },
  {
    title: 'FS-23 cursors, limits and limitToLast cut the order where they say',
    async run({ one, name }) {
      const { sdk, db } = one;
      const { query, orderBy, startAt, startAfter, endAt, endBefore, limit, limitToLast } = sdk;
      const all = sdk.collection(db, name);
      await fill(one, name, { a: { n: 1 }, b: { n: 2 }, c: { n: 2 }, d: { n: 3 }, e: { n: 4 } });
      const byN = orderBy('n');
      expect(await getIds(one, query(all, byN, startAt(2)))).toEqual(['b', 'c', 'd', 'e']);
      expect(await getIds(one, query(all, byN, startAfter(2)))).toEqual(['d', 'e']);
      expect(await getIds(one, query(all, byN, endAt(2)))).toEqual(['a', 'b', 'c']);
      expect(await getIds(one, query(all, byN, endBefore(2)))).toEqual(['a']);
      expect(await getIds(one, query(all, byN, limit(2)))).toEqual(['a', 'b']);
      expect(await getIds(one, query(all, byN, limitToLast(2)))).toEqual(['d', 'e']);
      const from = await sdk.getDocFromServer(sdk.doc(db, name, 'b'));
      expect(await getIds(one, query(all, byN, startAfter(from), limit(2)))).toEqual(['c', 'd']);
      expect(await getIds(one, query(all, byN, endBefore(from), limitToLast(1)))).toEqual(['a']);
      expect(await getIds(one, query(all, orderBy('n', 'desc'), startAt(2)))).toEqual(['c', 'b', 'a']);
      expect(await getIds(one, query(all, orderBy(sdk.documentId()), startAt('c')))).toEqual(['c', 'd', 'e']);
      expect(await getIds(one, query(all, sdk.where(sdk.documentId(), 'in', ['e', 'a'])))).toEqual(['a', 'e']);
    },
  },
  {
    title: 'FS-24 and/or nest',
    async run({ one, name }) {
      const { sdk, db } = one;
      const { query, or, and, where } = sdk;
      await fill(one, name, { a: { n: 1, t: 'x' }, b: { n: 2, t: 'y' }, c: { n: 3, t: 'x' } });
      const both = query(sdk.collection(db, name), or(where('n', '==', 2), and(where('t', '==', 'x'), where('n', '==', 3))));
      expect(await getIds(one, both)).toEqual(['b', 'c']);
    },
  },
  {
    title: 'FS-25 a collection group finds its documents at every depth',
    async run({ one, name }) {
      const { sdk, db } = one;
      const { query, where } = sdk;
      const batch = sdk.writeBatch(db);
      batch.set(sdk.doc(db, 'landmarks', name), { group: name });
      batch.set(sdk.doc(db, name, 'a', 'landmarks', 'x'), { group: name });
      batch.set(sdk.doc(db, name, 'a', 'other', 'y'), { group: name });
      batch.set(sdk.doc(db, name, 'a', 'deep', 'b', 'landmarks', 'z'), { group: name });
      await batch.commit();
      const ids = await getIds(one, query(sdk.collectionGroup(db, 'landmarks'), where('group', '==', name)));
      expect([...ids].sort()).toEqual([name, 'x', 'z'].sort());
    },
  },
  {
    title: 'FS-26 count, sum and average are counted by the server; text is left out of sums',
    async run({ one, name }) {
      const { sdk, db } = one;
      const all = sdk.collection(db, name);
      await fill(one, name, { a: { n: 1 }, b: { n: 2 }, c: { n: 4.5 }, d: { n: 'x' }, e: {} });
      expect((await sdk.getCountFromServer(all)).data().count).toBe(5);
      const totals = await sdk.getAggregateFromServer(all, { total: sdk.sum('n'), mean: sdk.average('n') });
      expect(totals.data()).toEqual({ total: 7.5, mean: 2.5 });
      const none = await sdk.getAggregateFromServer(sdk.query(all, sdk.where('n', '>', 100)), {
        total: sdk.sum('n'),
        mean: sdk.average('n'),
        how: sdk.count(),
      });
      expect(none.data()).toEqual({ total: 0, mean: null, how: 0 });
    },
  },
  {
    title: 'FS-27 a document that lacks an ordered field is not in the result',
    async run({ one, name }) {
      const { sdk, db } = one;
      await fill(one, name, { a: { n: 1 }, b: { m: 1 }, c: { n: null } });
      expect(await getIds(one, sdk.query(sdk.collection(db, name), sdk.orderBy('n')))).toEqual(['c', 'a']);
      expect(await getErrorCode(sdk.getDocsFromServer(sdk.query(sdk.collection(db, name), sdk.where('n', '>', 5))))).toBe('no error');
    },
  },
];
