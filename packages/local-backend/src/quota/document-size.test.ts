import { execFileSync } from 'node:child_process';
import { measureDocument } from './document-size';

const measured = (fields: object) => measureDocument('c/a', JSON.stringify(fields));

it('Q12 counts a document by its path and its fields as JSON', () => {
  expect(measured({ a: { stringValue: 'xyz' } }).bytes).toBe('c/a'.length + '{"a":{"stringValue":"xyz"}}'.length);
  expect(measured({ a: { stringValue: '€' } }).memory - measured({ a: { stringValue: 'e' } }).memory).toBe(
    '{"a":{"stringValue":"€"}}'.length,
  );
});

/** Bytes of the heap that each of some documents takes, in its own process. */
function heapOf(json: string): number {
  const program = `
    const kept = [];
    const make = (number) => { const text = ${JSON.stringify(json)}.replaceAll('#', String(number)); kept.push({ path: 'c/' + number, fields: JSON.parse(text) }); };
    make(0); gc(); gc();
    const before = process.memoryUsage().heapUsed;
    for (let number = 1; number <= 50; number += 1) make(number);
    gc(); gc();
    console.log((process.memoryUsage().heapUsed - before) / 50, kept.length);`;
  return Number(execFileSync(process.execPath, ['--expose-gc', '-e', program]).toString().split(' ')[0]);
}

const list = (length: number, of: (index: number) => string) =>
  `{"a":{"arrayValue":{"values":[${Array.from({ length }, (_, index) => of(index)).join()}]}}}`;

it.each([
  ['maps with keys that nothing shares', `{${Array.from({ length: 800 }, (_, index) => `"k#_${index}":{"nullValue":null}`).join()}}`],
  ['many such maps', list(2000, (index) => `{"mapValue":{"fields":{"z#_${index}":{"nullValue":null}}}}`)],
  ['empty maps', list(3000, () => '{"mapValue":{"fields":{}}}')],
  ['numbers', list(3000, (index) => `{"integerValue":"${index}"}`)],
  ['a long text', `{"a":{"stringValue":"#${'x'.repeat(100_000)}"}}`],
  ['a long text with one wide character', `{"a":{"stringValue":"#€${'x'.repeat(100_000)}"}}`],
])('Q12 takes no more memory than is counted: %s', (_, json) => {
  const { memory } = measureDocument('c/50', json.replaceAll('#', '50'));
  const taken = heapOf(json);
  expect(taken).toBeGreaterThan(memory / 5);
  expect(taken).toBeLessThan(memory * 1.1);
});
