import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findLogFaults } from './log-faults';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'courtside-weekend-logs-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function found(lines: readonly string[], wasFull = false): string[] {
  const file = path.join(folder, 'platform-1.log');
  writeFileSync(file, `${lines.join('\n')}\n`);
  return findLogFaults([file, path.join(folder, 'never-written.log')], wasFull);
}

it.each([
  'Unhandled rejection: Error: FIRESTORE (12.19.0) INTERNAL ASSERTION FAILED: Unexpected state (ID: da08)',
  'Uncaught exception: TypeError: x is undefined',
  'error: A request failed.',
  'warn: The store has grown.',
  '(node:1) MaxListenersExceededWarning: Possible EventEmitter memory leak detected.',
  '    at Object.<anonymous> (file.ts:1:1)',
])('names an unexpected line once: %s', (line) => {
  expect(found(['', line, line])).toEqual([line.trim()]);
});

const noLine =
  '[2026-11-25T11:00:06.717Z]  @firebase/firestore: Firestore (12.19.0): Could not reach Cloud Firestore backend. Connection failed 1 times. Most recent error: FirebaseError: [code=unavailable]: The operation could not be completed';
const cutRead = '[2026-11-26T00:23:06.012Z]  @firebase/firestore: Firestore (12.19.0_lite): RPC_ERROR HTTP error has no status';
const full = [
  'warn: store.json could not be written: ENOSPC: no space left on device, write',
  'error: Commits could not be stored. Nothing that was acknowledged is lost; free space on the disk of the data folder.',
  // Later lines of a log entry are indented.
  '  StoreFullError: A change could not be stored (The disk of /data/backend has 0 KiB left.). Nothing that was acknowledged is lost; free space on the disk of the data folder.',
];

it('ignores lines that incidents cause on purpose, and those of a full disk if there was one', () => {
  expect(found([noLine, cutRead, ...full], true)).toEqual([]);
  expect(found([noLine, cutRead, ...full])).toEqual(full.map((line) => line.trim()));
});
