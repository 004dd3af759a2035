import { existsSync, readFileSync } from 'node:fs';

/** Log lines that the incidents cause. Every other line that looks like a fault counts as one. */
const always: readonly RegExp[] = [
  // The SDK reports once that a page opened while its network or the platform was unavailable.
  /@firebase\/firestore: Firestore \([\d.]+\): Could not reach Cloud Firestore backend\. .*\[code=unavailable\]/,
  // A single read with the lite SDK, whose connection broke before the response.
  /@firebase\/firestore: Firestore \([\d.]+_lite\): RPC_ERROR HTTP error has no status$/,
];
const onFullDisk: readonly RegExp[] = [
  // The backend reports it to the operator, with the reason below.
  /^error: Commits could not be stored\. Nothing that was acknowledged is lost; free space/,
  /^\s+StoreFullError: A change could not be stored \(The disk of /,
  // The file next to the store is written again at the next regular time.
  /^warn: store\.json could not be written: ENOSPC/,
  // The SDK of the writer reports it too, and waits.
  /@firebase\/firestore: Firestore \([\d.]+\): .*\[code=resource-exhausted\]: The write could not be stored: is the disk full\?/,
];

const suspicious = /unhandled|uncaught|assertion|exception|error|warn|\bERR_|^\s+at \S/i;

/** Finds unexpected lines in the logs, each line once. @param wasFull whether the disk was filled */
export function findLogFaults(files: readonly string[], wasFull: boolean): string[] {
  const expected = wasFull ? [...always, ...onFullDisk] : always;
  const lines = files.flatMap((file) => (existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []));
  const found = lines.filter((line) => suspicious.test(line) && !expected.some((pattern) => pattern.test(line)));
  return [...new Set(found.map((line) => line.trim().slice(0, 300)))];
}
