// @ts-check
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { withLock } from './lock.mjs';

/** @type {string} */
let folder;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'courtside-lock-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** The id of a process that has ended. */
const nobody = '2147483646';

it('one command waits for another, also if both find an abandoned lock; and no lock stays', async () => {
  const lock = path.join(folder, 'lock');
  mkdirSync(lock);
  writeFileSync(path.join(lock, 'pid'), nobody);
  const counter = path.join(folder, 'counter');
  writeFileSync(counter, '0');
  // Reads a number, waits and writes the next one: two commands at the same time would count as one.
  const script = path.join(folder, 'count.mjs');
  writeFileSync(
    script,
    `import { withLock } from ${JSON.stringify(pathToFileURL(path.join(import.meta.dirname, 'lock.mjs')).href)};
import { readFileSync, writeFileSync } from 'node:fs';
for (let round = 0; round < 4; round += 1)
  await withLock(${JSON.stringify(lock)}, async () => {
    const count = Number(readFileSync(${JSON.stringify(counter)}, 'utf8'));
    await new Promise((resolve) => setTimeout(resolve, 10));
    writeFileSync(${JSON.stringify(counter)}, String(count + 1));
  });`,
  );
  const codes = await Promise.all(
    Array.from(
      { length: 4 },
      () => new Promise((resolve) => spawn(process.execPath, [script], { stdio: 'inherit' }).once('close', resolve)),
    ),
  );
  expect(codes).toEqual([0, 0, 0, 0]);
  expect(readFileSync(counter, 'utf8')).toBe('16');
  expect(readdirSync(folder).sort()).toEqual(['count.mjs', 'counter']);
});

it('a lock without a process id is abandoned; a command that waits too long says what to do', async () => {
  const lock = path.join(folder, 'lock');
  for (const left of [null, '']) {
    mkdirSync(lock);
    if (left !== null) writeFileSync(path.join(lock, 'pid'), left);
    expect(await withLock(lock, () => 'done', { patience: 500 })).toBe('done');
  }
  await withLock(lock, () =>
    expect(withLock(lock, () => null, { patience: 100, what: 'A release' })).rejects.toThrow(`A release has been at work`),
  );
});
