import { open } from 'lmdb';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { printTable, times, type Row } from '../table';
import { connectGrpc, database, type GrpcFirestore } from './grpc-client';
import { startOurs, startPeer, type ServerProcess } from './servers';

const folders: string[] = [];
function freshFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'courtside-bench-'));
  folders.push(folder);
  return folder;
}

/** Milliseconds for one, when so many run in lanes that each wait for their own. */
async function each(count: number, lanes: number, run: (index: number) => Promise<void>): Promise<number> {
  const start = performance.now();
  let next = 0;
  const lane = async (): Promise<void> => {
    while (next < count) {
      next += 1;
      await run(next);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return (performance.now() - start) / count;
}

interface Figures {
  readonly sequential: number;
  readonly concurrent: number;
  readonly reads: number;
}

async function figuresOf(port: number): Promise<Figures> {
  const phase = async (count: number, lanes: number, run: (client: GrpcFirestore, index: number) => Promise<void>): Promise<number> => {
    const client = connectGrpc(port);
    const figure = await each(count, lanes, (index) => run(client, index));
    client.close();
    return figure;
  };
  const commit = (client: GrpcFirestore, index: number): Promise<void> => client.commit(`g${index % 50}`, index);
  await phase(100, 4, commit);
  return { sequential: await phase(300, 1, commit), concurrent: await phase(800, 64, commit), reads: await phase(800, 8, (client, index) => client.get(`g${index % 50}`)) };
}

/** The store alone: the same rows, one synced transaction each. */
async function rawStore(): Promise<{ sequential: number; concurrent: number }> {
  const root = open({ path: path.join(freshFolder(), 'raw.lmdb'), overlappingSync: false, encoding: 'msgpack' });
  const put = (index: number): Promise<void> => root.childTransaction(() => void root.putSync(`g${index % 50}`, { score: index, home: 'Bern', away: 'Lyon' }));
  await each(50, 1, put);
  const figures = { sequential: await each(300, 1, put), concurrent: await each(800, 64, put) };
  await root.close();
  return figures;
}

const milliseconds = (value: number): string => (value >= 10 ? `${value.toFixed(0)} ms` : `${value.toPrecision(2)} ms`);
const quantile = (sorted: readonly number[], at: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * at))] ?? Number.NaN;
const row = (what: string, peer: string, figure: string, aim = '', met = true, note = ''): Row => ({ what, peer, figure, aim, met, note });

async function comparisons(): Promise<Row[]> {
  const measure = async (server: ServerProcess): Promise<Figures> => {
    const figures = await figuresOf(server.port);
    await server.stop();
    return figures;
  };
  const our = await measure(await startOurs(freshFolder()));
  const their = await measure(await startPeer());
  const raw = await rawStore();
  const peer = '@firestore-emulator/server';
  const note = (mine: number): string => `ours ${milliseconds(mine)} each`;
  return [
    row('reads over gRPC, 8 at a time', peer, times(their.reads / our.reads), '', true, note(our.reads)),
    row('commits over gRPC, one after the other', peer, times(their.sequential / our.sequential), '', true, `${note(our.sequential)}; ours are synced to disk, the peer keeps nothing`),
    row('commits over gRPC, 64 at a time', peer, times(their.concurrent / our.concurrent), '', true, note(our.concurrent)),
    row('commits, one after the other', 'the store alone', times(raw.sequential / our.sequential), '', true, 'without gRPC, rules and change log'),
    row('commits, 64 at a time', 'the store alone', times(raw.concurrent / our.concurrent), '', true, 'without gRPC, rules and change log'),
  ];
}

/** So many listeners on one collection while one score after the other is written. */
async function liveListeners(listeners: number, writes: number): Promise<Row[]> {
  const backend = await startOurs(freshFolder());
  const writer = connectGrpc(backend.port);
  for (let game = 0; game < 64; game += 1) await writer.commit(`g${game}`, 0);
  const sent = new Map<number, number>();
  const delays: number[] = [];
  const onScore = (score: number): void => {
    const at = sent.get(score);
    if (at !== undefined) delays.push(performance.now() - at);
  };
  const clients = Array.from({ length: 8 }, () => connectGrpc(backend.port));
  await Promise.all(Array.from({ length: listeners }, (_, index) => clients[index % clients.length]?.listen(onScore)));
  for (let score = 1; score <= writes; score += 1) {
    sent.set(score, performance.now());
    await writer.commit(`g${score % 64}`, score);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  while (delays.length < listeners * writes) await new Promise((resolve) => setTimeout(resolve, 20));
  for (const client of [writer, ...clients]) client.close();
  await backend.stop();
  delays.sort((one, other) => one - other);
  return [
    row(`${listeners} listeners, write to seen, p50`, '', milliseconds(quantile(delays, 0.5)), '', true, 'all clients in one process'),
    row(`${listeners} listeners, write to seen, p99`, '', milliseconds(quantile(delays, 0.99))),
  ];
}

/** What a big folder costs: memory and the time to open it. */
async function bigFolder(documents: number): Promise<Row[]> {
  const folder = freshFolder();
  const backend = await startOurs(folder);
  const before = backend.memory();
  const fields = { name: { stringValue: 'Polo Club de la Plaine' }, city: { stringValue: 'Genève' }, points: { integerValue: '12' }, players: { arrayValue: { values: ['Ada', 'Grace', 'Edith'].map((stringValue) => ({ stringValue })) } } };
  const start = performance.now();
  for (let first = 0; first < documents; first += 500) {
    const writes = Array.from({ length: 500 }, (_, index) => ({ update: { name: `${database}/documents/teams/t${first + index}`, fields } }));
    const answer = await fetch(`http://127.0.0.1:${backend.port}/v1/${database}/documents:commit`, { method: 'POST', headers: { Authorization: 'Bearer owner' }, body: JSON.stringify({ writes }) });
    if (!answer.ok) throw new Error(`The folder could not be filled: ${answer.status}`);
    await answer.text();
  }
  const filled = performance.now() - start;
  const memory = backend.memory() - before;
  await backend.stop();
  const opening = performance.now();
  const again = await startOurs(folder);
  const opened = performance.now() - opening;
  const settled = again.memory();
  await again.stop();
  return [
    row(`${documents} documents, written in batches of 500`, '', `${(filled / documents).toPrecision(2)} ms each`),
    row(`${documents} documents, memory`, '', `${memory.toFixed(0)} MiB`, '', true, 'growth of the server’s process while they are written'),
    row(`${documents} documents, memory after a restart`, '', `${settled.toFixed(0)} MiB`, '', true, 'the whole process'),
    row(`${documents} documents, start`, '', milliseconds(opened), 'below 2 s', opened < 2000, 'from the command to the first answer'),
  ];
}

/** The embedded backend under load. True when every aim is met. */
export async function run(): Promise<boolean> {
  const all: Row[] = [];
  try {
    for (const [title, rows] of [
      ['Reads and commits', comparisons],
      ['Live listeners', () => liveListeners(200, 100)],
      ['A big folder', () => bigFolder(100_000)],
    ] as const) {
      const found = await rows();
      printTable(title, found);
      all.push(...found);
    }
  } finally {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  }
  return all.every(({ met }) => met);
}
