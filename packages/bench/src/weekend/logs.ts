import { existsSync, readFileSync } from 'node:fs';

/** Lines that belong to what is done to the platform and its people here, each with the reason. Everything else that looks like a fault is one. */
const expected: readonly (readonly [RegExp, string])[] = [];

const suspicious = /unhandled|uncaught|assertion|exception|\berror\b|\bwarn|\bERR_|^\s+at \S/i;

/** What stands in the logs that nobody expects, each line once. */
export function faultsIn(files: readonly string[]): string[] {
  const lines = files.flatMap((file) => (existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []));
  const found = lines.filter((line) => suspicious.test(line) && !expected.some(([pattern]) => pattern.test(line)));
  return [...new Set(found.map((line) => line.trim().slice(0, 300)))];
}
