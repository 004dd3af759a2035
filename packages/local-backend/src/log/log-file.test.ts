import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startTestBackend, temporaryFolder } from '../server/backend.testkit';
import { createLog } from './log';
import { openLogFile } from './log-file';

let data: Awaited<ReturnType<typeof temporaryFolder>>;
let file: string;
const linesOf = (name: string) =>
  readFileSync(name, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, string>);
beforeEach(async () => {
  data = await temporaryFolder();
  file = path.join(data.folder, 'logs', 'backend.log');
});
afterEach(() => data.remove());

it('V22 each line of the log file is an object of JSON, whatever strangers sent', async () => {
  const told: string[] = [];
  const target = openLogFile(file, (message) => told.push(message));
  const log = createLog('info', () => undefined, target.write);
  log.info('a\n{"level":"error"}');
  log.error('broken', new Error('why'));
  log.debug('not asked for');
  await target.close();
  expect(linesOf(file)).toEqual([
    { time: expect.stringMatching(/^\d{4}-.*Z$/) as string, level: 'info', message: 'a\n{"level":"error"}' },
    { time: expect.any(String) as string, level: 'error', message: 'broken', error: expect.stringContaining('Error: why') as string },
  ]);
  expect(told).toEqual([]);
});

it('V22 its lines hold no characters that act on the terminal that shows them', async () => {
  const target = openLogFile(file, () => undefined);
  const message = 'a\u001b\u009b2J\u007f\u2028b\u202e\u200fc é 😀';
  target.write({ time: '', level: 'info', message });
  await target.close();
  expect(readFileSync(file, 'utf8').trimEnd()).not.toMatch(/[\p{C}\p{Zl}\p{Zp}]/u);
  expect(linesOf(file)).toEqual([{ time: '', level: 'info', message }]);
});

it('V22 a large one is put aside, and of those five are kept', async () => {
  const target = openLogFile(file, () => undefined, '1K');
  for (let count = 0; count < 200; count += 1) target.write({ time: '', level: 'info', message: `${count} ${'x'.repeat(100)}` });
  await target.close();
  const names = readdirSync(path.dirname(file)).sort();
  expect(names).toEqual(['backend.log', ...[1, 2, 3, 4, 5].map((number) => `backend.log.${number}`)]);
  const all = names
    .reverse()
    .flatMap((name) =>
      readFileSync(path.join(path.dirname(file), name), 'utf8') === '' ? [] : linesOf(path.join(path.dirname(file), name)),
    );
  expect(all.at(-1)?.['message']).toMatch(/^199 /);
});

it('V22 one that can’t be written is said once and stops nothing', async () => {
  writeFileSync(path.dirname(file), 'a file where a folder should be');
  const told: string[] = [];
  const target = openLogFile(file, (message) => told.push(message));
  for (let count = 0; count < 3; count += 1) target.write({ time: '', level: 'info', message: 'x' });
  await target.close();
  target.write({ time: '', level: 'info', message: 'too late' });
  expect(told).toEqual([expect.stringContaining(file)]);
});

it('V22 the backend writes to it what it says', async () => {
  const spoken = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const backend = await startTestBackend(data.folder, { logFile: file, logLevel: 'debug' });
  expect((await fetch(`${backend.url}/v0/b/${backend.storageBucket}/o/secret?alt=media`)).status).toBe(403);
  await backend.close();
  expect(spoken).toHaveBeenCalledWith(expect.stringContaining('Storage refused get'));
  spoken.mockRestore();
  expect(linesOf(file)).toContainEqual(
    expect.objectContaining({ level: 'debug', message: expect.stringContaining('Storage refused get') as string }),
  );
});

it('V22 what strangers are refused fills no log: it is said to who asks for every detail', async () => {
  const spoken: string[] = [];
  const listening = jest.spyOn(process.stderr, 'write').mockImplementation((line) => {
    spoken.push(String(line));
    return true;
  });
  const heard = async (logLevel: 'info' | 'debug'): Promise<number> => {
    const backend = await startTestBackend(data.folder, { logLevel });
    const before = spoken.length;
    const statuses: number[] = [];
    for (let count = 0; count < 20; count += 1)
      statuses.push((await fetch(`${backend.url}/v0/b/${backend.storageBucket}/o/secret?alt=media`)).status);
    const lines = spoken.length - before;
    await backend.close();
    expect(new Set(statuses)).toEqual(new Set([403]));
    return lines;
  };
  try {
    expect([await heard('info'), await heard('debug')]).toEqual([0, 20]);
  } finally {
    listening.mockRestore();
  }
});

it('V22 what strangers call things is no line of the log, and turns nothing round', () => {
  const lines: string[] = [];
  const log = createLog('info', (line) => lines.push(line));
  log.info('Refused: x\nerror: The disk is gone.\r\u001b[2J\u202eenog\u2028\u200f\u061c');
  log.error('Broken', new Error('y\nerror: z'));
  expect(lines[0]).toBe('Refused: x\n  error: The disk is gone.\\x0d\\x1b[2J\\x202eenog\\x2028\\x200f\\x61c');
  expect(lines.join('\n').match(/^error/gm)).toHaveLength(1);
});
