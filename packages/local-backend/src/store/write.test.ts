import type { Store } from '.';
import { setUpTestStore } from './store.testkit';

let store: Store;
const { reopen } = setUpTestStore((opened) => (store = opened));
const table = () => store.database<string, number>('numbers');
const other = () => store.database<readonly string[], number>('others');

it('D40 puts changes of several tables on disk as one commit, in their order', async () => {
  await store.write(() => {
    table();
    other().put(['gone'], 1);
  });
  const before = store.transactions();
  await store.write(() => {
    table().put('a', 1);
    table().put('a', 2);
    other().put(['b', 'c'], 3);
    other().remove(['gone']);
    table().put('removed', 4);
    table().remove('removed');
  });
  expect(store.transactions() - before).toBe(1);
  await reopen();
  expect([...table().range()]).toEqual([{ key: 'a', value: 2 }]);
  expect([...other().range()]).toEqual([{ key: ['b', 'c'], value: 3 }]);
});

it('D41 writes nothing when the work throws, or a key is longer than the store takes', async () => {
  const broken = store.write(() => {
    table().put('a', 1);
    throw new Error('no');
  });
  await expect(broken).rejects.toThrow('no');
  const tooLong = store.write(() => {
    table().put('b', 1);
    table().put('x'.repeat(5000), 1);
  });
  await expect(tooLong).rejects.toThrow('too long');
  await expect(store.write(() => table().remove('x'.repeat(1979)))).rejects.toThrow('too long');
  await store.write(() => table().put('c'.repeat(1970), 1));
  expect([...table().range()]).toEqual([{ key: 'c'.repeat(1970), value: 1 }]);
});

it('D42 keeps its order among transactions', async () => {
  const done = [
    store.write(() => table().put('a', 1)),
    store.transaction(() => table().put('a', (table().get('a') ?? 0) + 10)),
    store.write(() => table().put('b', 1)),
    store.transaction(() => table().remove('b')),
  ];
  await Promise.all(done);
  expect([...table().range()]).toEqual([{ key: 'a', value: 11 }]);
});

it('D43 refuses writes outside of it, also after it has failed', async () => {
  await expect(store.write(() => JSON.parse('{'))).rejects.toThrow();
  expect(() => table().put('a', 1)).toThrow('A write needs a transaction.');
});

it('D44 takes many changes and large values at once', async () => {
  const large = store.database<string, string>('large');
  const text = 'x'.repeat(1_000_000);
  await store.write(() => {
    for (let index = 0; index < 5000; index += 1) table().put(`n${index}`, index);
    for (let index = 0; index < 20; index += 1) large.put(`l${index}`, `${index}${text}`);
  });
  await reopen();
  expect([...table().range()]).toHaveLength(5000);
  expect([...store.database<string, string>('large').range()].every(({ key, value }) => value === `${key.slice(1)}${text}`)).toBe(true);
});

it('D44 what is looked for may be longer than any key: it is not there, and has its place among what is', async () => {
  await store.write(() => {
    table().put('a', 1);
    table().put('x'.repeat(1970), 2);
    table().put('z', 3);
    other().put(['a', 'b'], 4);
    other().put(['z', 'b'], 5);
  });
  for (const length of [1979, 3000, 8192, 10_000, 100_000])
    for (const sign of ['x', 'é', '\u{1f600}']) {
      const long = sign.repeat(length);
      expect([table().get(long), other().get([long, long]), other().get(['a', long])]).toEqual([undefined, undefined, undefined]);
      const isBeforeZ = sign === 'x';
      expect([...table().range({ start: long })].map(({ value }) => value)).toEqual(isBeforeZ ? [3] : []);
      expect([...table().range({ reverse: true, start: long, limit: 1 })].map(({ value }) => value)).toEqual(isBeforeZ ? [2] : [3]);
      expect([...other().range({ start: [long, long] })].map(({ value }) => value)).toEqual(isBeforeZ ? [5] : []);
      expect([...other().range({ start: ['a', long], end: ['b', ''] })]).toEqual([]);
    }
});
