import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { commandFile } from './backend-process.testkit';
import { connect, type Client } from './firestore-sdk.testkit';
import { projectId, testRules } from './firestore-server.testkit';

/** MiB of the heap of JavaScript, and of documents. */
const HEAP = 200;
const STORED = 400;
const TOURNAMENTS = 100;
const text = 'x'.repeat(900);
const root = `projects/${projectId}/databases/(default)/documents`;

let folder: string;
let child: ChildProcess | null = null;
let client: Client | null = null;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'courtside-large-'));
  await writeFile(path.join(folder, 'firestore.rules'), testRules);
});
afterAll(async () => {
  await client?.close();
  await end('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

async function start(): Promise<{ url: string; took: number }> {
  const began = performance.now();
  const options = ['--data', path.join(folder, 'data'), '--port', '0', '--project', projectId, '--allow-owner', '--json', '--log', 'warn'];
  const rules = ['--firestore-rules', path.join(folder, 'firestore.rules')];
  child = spawn(process.execPath, [`--max-old-space-size=${HEAP}`, commandFile(), ...options, ...rules], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout as NodeJS.ReadableStream, 'data')) as [Buffer];
  return { url: (JSON.parse(line.toString()) as { url: string }).url, took: performance.now() - began };
}

async function end(signal: NodeJS.Signals): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, 'exit');
}

/** The process's own memory in MiB, without the pages of the store, which the system reclaims when it needs them. */
function ownMemory(): number {
  const [, kilobytes] = /Anonymous:\s+(\d+)/.exec(readFileSync(`/proc/${child?.pid}/smaps_rollup`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

async function post(url: string, call: string, body: object): Promise<{ status: number; answer: unknown; took: number }> {
  const began = performance.now();
  const headers = { 'Content-Type': 'application/json', 'Authorization': 'Bearer owner' };
  const response = await fetch(`${url}/v1/${root}${call}`, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: response.status, answer: await response.json(), took: performance.now() - began };
}

const write = (id: string, number: number) => ({
  update: { name: `${root}/${id}`, fields: { n: { integerValue: String(number) }, t: { stringValue: text } } },
});

it('Q22 a store of 400 MiB starts and is served on a heap of 200 MiB, also after a kill', async () => {
  const first = await start();
  const each = Math.ceil((STORED * 2 ** 20) / (TOURNAMENTS * 1000));
  for (let tournament = 0; tournament < TOURNAMENTS; tournament += 1) {
    const at = `tournaments/t${tournament}`;
    for (let begin = 0; begin < each; begin += 500) {
      const count = Math.min(500, each - begin);
      const writes = Array.from({ length: count }, (_, index) => write(`${at}/games/g${begin + index}`, begin + index));
      expect(
        (await post(first.url, ':commit', { writes: begin === 0 ? [write(at, tournament), ...writes.slice(1)] : writes })).status,
      ).toBe(200);
    }
  }
  expect(ownMemory()).toBeLessThan(HEAP + 100);
  await end('SIGKILL');

  const { url, took } = await start();
  expect(took).toBeLessThan(5000);
  expect(ownMemory()).toBeLessThan(HEAP);

  const where = { fieldFilter: { field: { fieldPath: 'n' }, op: 'EQUAL', value: { integerValue: '77' } } };
  const games = await post(url, '/tournaments/t50:runQuery', { structuredQuery: { from: [{ collectionId: 'games' }], where } });
  expect(games.answer).toMatchObject([{ document: { name: `${root}/tournaments/t50/games/g77` } }]);
  const newest = { from: [{ collectionId: 'tournaments' }], orderBy: [{ field: { fieldPath: 'n' }, direction: 'DESCENDING' }], limit: 1 };
  expect((await post(url, ':runQuery', { structuredQuery: newest })).answer).toMatchObject([
    { document: { name: `${root}/tournaments/t${TOURNAMENTS - 1}` } },
  ]);

  // A user listens and writes, over a stream.
  client = connect('webchannel', { host: '127.0.0.1', port: Number(new URL(url).port), projectId, user: 'owner' });
  const { sdk, db } = client;
  const heard: unknown[] = [];
  const told = new Promise<void>((resolve) => {
    sdk.onSnapshot(sdk.query(sdk.collection(db, 'tournaments/t7/games'), sdk.where('n', '==', 5)), (snapshot) => {
      for (const change of snapshot.docChanges()) heard.push(`${change.type} ${change.doc.id}`);
      if (heard.length === 2) resolve();
    });
  });
  await sdk.setDoc(sdk.doc(db, 'tournaments/t7/games/added'), { n: 5 });
  await told;
  expect(heard.sort()).toEqual(['added added', 'added g5']);

  // All of it, one page after the other, is read without being held.
  const count = { structuredQuery: { from: [{ collectionId: 'games', allDescendants: true }] }, aggregations: [{ alias: 'n', count: {} }] };
  expect((await post(url, ':runAggregationQuery', { structuredAggregationQuery: count })).answer).toMatchObject([
    { result: { aggregateFields: { n: { integerValue: String(TOURNAMENTS * (each - 1) + 1) } } } },
  ]);
  // A query that does not fit into memory is refused.
  const all = await post(url, ':runQuery', { structuredQuery: { from: [{ collectionId: 'games', allDescendants: true }] } });
  expect([all.status, JSON.stringify(all.answer)]).toEqual([400, expect.stringContaining('ask for less, with a limit')]);
  for (let tournament = 0; tournament < TOURNAMENTS; tournament += 1) {
    const page = { structuredQuery: { from: [{ collectionId: 'games' }], limit: 300 } };
    expect((await post(url, `/tournaments/t${tournament}:runQuery`, page)).answer).toHaveLength(300);
  }
  expect(ownMemory()).toBeLessThan(HEAP + 100);
  await end('SIGTERM');
  expect(child?.exitCode).toBe(0);
}, 600_000);
