import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startTestBackend, temporaryFolder } from './backend.testkit';
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

it('V22 what strangers are refused fills no log, and what they call things is no line of it', async () => {
  const spoken: string[] = [];
  const listening = jest.spyOn(process.stderr, 'write').mockImplementation((line) => {
    spoken.push(String(line));
    return true;
  });
  const quiet = await startTestBackend(data.folder, { logLevel: 'info' });
  const before = spoken.length;
  for (let count = 0; count < 50; count += 1)
    expect((await fetch(`${quiet.url}/v0/b/${quiet.storageBucket}/o/secret${count}?alt=media`)).status).toBe(403);
  expect(spoken.slice(before)).toEqual([]);
  await quiet.close();
  const loud = await startTestBackend(data.folder, { logLevel: 'debug' });
  const name = encodeURIComponent('secret\nerror: The disk is gone.\u202eenog');
  expect((await fetch(`${loud.url}/v0/b/${loud.storageBucket}/o/${name}?alt=media`)).status).toBe(403);
  await loud.close();
  listening.mockRestore();
  const said = spoken.find((line) => line.includes('The disk is gone')) ?? '';
  expect(said).toMatch(/^debug: Storage refused get .*secret\n {2}error: The disk is gone\.\\x202eenog/);
  expect(said).not.toMatch(/^error/m);
});
