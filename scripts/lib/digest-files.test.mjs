// @ts-check
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { digestFiles } from './digest-files.mjs';

/** @type {string} */
let base;
beforeEach(() => {
  base = mkdtempSync(path.join(tmpdir(), 'courtside-digest-'));
  mkdirSync(path.join(base, 'src', 'test'), { recursive: true });
});
afterEach(() => rmSync(base, { recursive: true }));

/** Whether the digest of a folder changes with a file in it. @param {string} name */
function counts(name) {
  const before = digestFiles(base, ['src', 'missing']);
  writeFileSync(path.join(base, 'src', name), 'content');
  return digestFiles(base, ['src', 'missing']) !== before;
}

it.each(['day.ts', 'day.tsx', 'day.mjs', 'day.json', 'testkit.ts', 'latest.ts'])('counts %s, which a build may read', (name) => {
  expect(counts(name)).toBe(true);
});

it.each(['day.test.ts', 'day.test.tsx', 'day.testkit.ts', 'day.testkit.tsx', 'day.md', 'test/day.ts'])(
  'leaves out %s, which no build reads',
  (name) => {
    expect(counts(name)).toBe(false);
  },
);
