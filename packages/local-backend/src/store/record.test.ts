import { crc32 } from 'node:zlib';
import { isSound, seal, tableSeed, unseal } from './record';

it.each([1, 3, 4, 5, 60, 254, 255, 256, 1900])('D45 a record under a key of %i bytes is what earlier versions wrote and read', (length) => {
  const key = Buffer.alloc(length, 'k');
  const seed = tableSeed('games');
  for (const value of [{ fields: 'é'.repeat(3000), createTime: '1' }, { a: [1, null, 'x'] }, 7, 'text']) {
    const record = seal(seed, key, value);
    const content = record.subarray(4);
    expect(record.readUInt32LE()).toBe(crc32(content, crc32(key, crc32('games\0'))));
    expect([isSound(seed, key, record), isSound(tableSeed('teams'), key, record)]).toEqual([true, false]);
    expect(unseal(record)).toEqual(value);
  }
});

it('D45 records that are made one after the other do not write over each other', () => {
  const keys = Array.from({ length: 2000 }, (_, index) => Buffer.from(`key ${index}`.padEnd((index % 260) + 4, '.')));
  const records = keys.map((key, index) => seal(9, key, { index, text: 'x'.repeat(index % 700) }));
  expect(keys.every((key, index) => isSound(9, key, records[index] as Buffer))).toBe(true);
});
