// @ts-check
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { memoizeOnDisk } from './memoize-on-disk.mjs';

/** @type {string} */
let base;
beforeEach(() => (base = mkdtempSync(path.join(tmpdir(), 'courtside-remembered-'))));
afterEach(() => rmSync(base, { recursive: true }));

it('is made once from the same files, and again when one of them changes', () => {
  const folder = path.join(base, 'kept');
  let made = 0;
  const ask = () => memoizeOnDisk('number', ['a.ts', 'b.ts'], () => ({ number: (made += 1) }), { base, folder });
  writeFileSync(path.join(base, 'a.ts'), 'one');
  expect([ask(), ask()]).toEqual([{ number: 1 }, { number: 1 }]);
  writeFileSync(path.join(base, 'a.ts'), 'two');
  expect([ask(), ask()]).toEqual([{ number: 2 }, { number: 2 }]);
  writeFileSync(path.join(base, 'b.ts'), '');
  expect(ask()).toEqual({ number: 3 });
  // The stored file is unreadable.
  writeFileSync(path.join(folder, 'number.json'), '{"digest"');
  expect([ask(), ask()]).toEqual([{ number: 4 }, { number: 4 }]);
  expect(readdirSync(folder)).toEqual(['number.json']);
});
