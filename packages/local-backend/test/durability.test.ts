import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startBackend, type Backend } from '../src';
import { leaseDataFolder } from '../src/disk/lease-lock';
import { commandFile, startBackendProcess } from './backend-process.testkit';
import { getDocumentName } from './raw-channel.testkit';
import { projectId, testRules } from './firestore-server.testkit';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'courtside-durability-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const put = (origin: string, id: string, text: string): Promise<Response> =>
  fetch(`${origin}/v1/${getDocumentName(projectId, `notes/${id}`)}`, {
    method: 'PATCH',
    body: JSON.stringify({ fields: { text: { stringValue: text } } }),
  });
const get = (origin: string, id: string): Promise<Response> => fetch(`${origin}/v1/${getDocumentName(projectId, `notes/${id}`)}`);

it('FS-51 commit times grow over a restart with a clock that is an hour behind', async () => {
  const start = (now: () => number): Promise<Backend> =>
    startBackend({ dataDir: folder, port: 0, projectId, logLevel: 'silent', firestoreRules: { text: testRules }, now });
  const timeOf = async (answer: Promise<Response>): Promise<string> => ((await (await answer).json()) as { updateTime: string }).updateTime;
  const first = await start(() => 1_800_000_000_000);
  const times = [await timeOf(put(first.url, 'a', '1')), await timeOf(put(first.url, 'a', '2'))];
  await first.close();
  const second = await start(() => 1_800_000_000_000 - 3_600_000);
  times.push(await timeOf(put(second.url, 'a', '3')), await timeOf(put(second.url, 'a', '4')));
  await second.close();
  expect(new Set(times).size).toBe(4);
  expect([...times].sort()).toEqual(times);
});

it('V3 a second process on the folder of a running one ends at once and says what to do', async () => {
  const first = await startBackendProcess(folder);
  const second = spawn(process.execPath, [commandFile(), '--data', path.join(folder, 'data'), '--port', '0'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaint = '';
  second.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
  expect(await once(second, 'close')).toEqual([49, null]);
  expect(complaint).toMatch(
    new RegExp(`is in use by process ${first.child.pid}\\. Stop that one first, or give another folder with --data`),
  );
  expect((await put(first.origin, 'a', 'still here')).status).toBe(200);
  await first.kill();
}, 120_000);

it('V3 a second process is refused also where it can not see the first one: the lock belongs to the file, not to a process number', async () => {
  const first = await startBackendProcess(folder);
  // The view of a process in another container: a number that belongs to no process there.
  const lock = path.join(folder, 'data', 'lock');
  await writeFile(lock, JSON.stringify({ pid: 2 ** 30, started: '1', host: 'another-container' }));
  const second = spawn(process.execPath, [commandFile(), '--data', path.join(folder, 'data'), '--port', '0'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaint = '';
  second.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
  expect(await once(second, 'close')).toEqual([49, null]);
  expect(complaint).toContain('on another-container (another machine or container)');
  expect((await put(first.origin, 'a', 'still here')).status).toBe(200);
  await first.kill();
  // Nothing is left of the lock of a process that was killed.
  const third = await startBackendProcess(folder);
  expect((await get(third.origin, 'a')).status).toBe(200);
  await third.kill();
}, 120_000);

it('V3 where files can not be locked, a server elsewhere counts as running for as long as it gives signs of life', async () => {
  const file = path.join(folder, 'lock');
  await writeFile(file, JSON.stringify({ pid: 2 ** 30, started: '1', host: 'another-container' }));
  expect(() => leaseDataFolder(folder)).toThrow(/another-container/);
  const longAgo = new Date(Date.now() - 60_000);
  await utimes(file, longAgo, longAgo);
  const lease = leaseDataFolder(folder);
  expect(() => leaseDataFolder(folder)).toThrow(/is in use/);
  lease.release();
  leaseDataFolder(folder).release();
});

it('FS-53 on a full disk writes are refused with the reason, reads go on, and nothing acknowledged is lost', async () => {
  const rules = path.join(folder, 'firestore.rules');
  await writeFile(rules, testRules);
  // No file of this process may grow beyond 6 MiB: to it, the disk is full.
  const options = [
    '--data',
    path.join(folder, 'data'),
    '--port',
    '0',
    '--firestore-rules',
    rules,
    '--json',
    '--log',
    'error',
    '--allow-owner',
  ];
  const limited = spawn('bash', ['-c', 'ulimit -f 6144; exec "$0" "$@"', process.execPath, commandFile(), ...options], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  limited.stderr.on('data', (chunk: Buffer) => (log += chunk.toString()));
  const [line] = (await once(limited.stdout, 'data')) as [Buffer];
  const { url } = JSON.parse(line.toString()) as { url: string };
  const stored: string[] = [];
  let refusal: Response | null = null;
  for (let index = 0; refusal === null && index < 100; index += 1) {
    const answer = await put(url, `n${index}`, 'x'.repeat(200_000));
    if (answer.ok) stored.push(`n${index}`);
    else refusal = answer;
  }
  expect(refusal?.status).toBe(429);
  expect(await refusal?.text()).toContain('is the disk full?');
  // It comes by another way than the answer, which may be read before it.
  while (!log.includes('free space on the disk')) await once(limited.stderr, 'data');
  expect((await get(url, stored[0] ?? '')).status).toBe(200);
  limited.kill('SIGKILL');
  await once(limited, 'exit');

  const roomy = await startBackendProcess(folder);
  for (const id of stored) expect((await get(roomy.origin, id)).status).toBe(200);
  expect((await put(roomy.origin, 'more', 'x')).status).toBe(200);
  await roomy.kill();
}, 120_000);
