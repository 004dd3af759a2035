import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { printTable, times, type Row } from '../table';
import { compareCommits } from './commits';
import { connectGrpc, database, type GrpcFirestore } from './grpc-client';
import { measureLiveListeners } from './live-listeners';
import { startOurServer, startPeerServer, type ServerProcess } from './servers';
import { measureEach, formatMilliseconds } from './timing';

const folders: string[] = [];
function freshFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'courtside-bench-'));
  folders.push(folder);
  return folder;
}

interface Figures {
  readonly sequential: number;
  readonly concurrent: number;
  readonly reads: number;
}

async function computeFigures(port: number): Promise<Figures> {
  const phase = async (count: number, lanes: number, run: (client: GrpcFirestore, index: number) => Promise<void>): Promise<number> => {
    const client = connectGrpc(port);
    const figure = await measureEach(count, lanes, (index) => run(client, index));
    client.close();
    return figure;
  };
  const commit = (client: GrpcFirestore, index: number): Promise<void> => client.commit(`g${index % 50}`, index);
  await phase(100, 4, commit);
  return {
    sequential: await phase(300, 1, commit),
    concurrent: await phase(800, 64, commit),
    reads: await phase(800, 8, (client, index) => client.get(`g${index % 50}`)),
  };
}

const row = (what: string, peer: string, figure: string, aim = '', met = true, note = ''): Row => ({ what, peer, figure, aim, met, note });

async function comparisons(): Promise<Row[]> {
  const measure = async (server: ServerProcess): Promise<Figures> => {
    const figures = await computeFigures(server.port);
    await server.stop();
    return figures;
  };
  const our = await measure(await startOurServer(freshFolder()));
  const their = await measure(await startPeerServer());
  const peer = '@firestore-emulator/server';
  const note = (mine: number): string => `ours ${formatMilliseconds(mine)} each`;
  return [
    row('reads over gRPC, 8 at a time', peer, times(their.reads / our.reads), '', true, note(our.reads)),
    row(
      'commits over gRPC, one after the other',
      peer,
      times(their.sequential / our.sequential),
      '',
      true,
      `${note(our.sequential)}; ours are synced to disk, the peer keeps nothing`,
    ),
    row('commits over gRPC, 64 at a time', peer, times(their.concurrent / our.concurrent), '', true, note(our.concurrent)),
  ];
}

/** Measures the memory that a big folder uses, and the time to open it. */
async function measureBigFolder(documents: number): Promise<Row[]> {
  const folder = freshFolder();
  const backend = await startOurServer(folder);
  const before = backend.memory();
  const fields = {
    name: { stringValue: 'Polo Club de la Plaine' },
    city: { stringValue: 'Genève' },
    points: { integerValue: '12' },
    players: { arrayValue: { values: ['Ada', 'Grace', 'Edith'].map((stringValue) => ({ stringValue })) } },
  };
  const start = performance.now();
  for (let first = 0; first < documents; first += 500) {
    const writes = Array.from({ length: 500 }, (_, index) => ({
      update: { name: `${database}/documents/teams/t${first + index}`, fields },
    }));
    const answer = await fetch(`http://127.0.0.1:${backend.port}/v1/${database}/documents:commit`, {
      method: 'POST',
      headers: { Authorization: 'Bearer owner' },
      body: JSON.stringify({ writes }),
    });
    if (!answer.ok) throw new Error(`The folder could not be filled: ${answer.status}`);
    await answer.text();
  }
  const filled = performance.now() - start;
  const memory = backend.memory() - before;
  await backend.stop();
  const opening = performance.now();
  const again = await startOurServer(folder);
  const opened = performance.now() - opening;
  const settled = again.memory();
  await again.stop();
  return [
    row(`${documents} documents, written in batches of 500`, '', `${(filled / documents).toPrecision(2)} ms each`),
    row(
      `${documents} documents, memory`,
      '',
      `${memory.toFixed(0)} MiB`,
      '',
      true,
      'growth of the server’s process while they are written',
    ),
    row(`${documents} documents, memory after a restart`, '', `${settled.toFixed(0)} MiB`, '', true, 'the whole process'),
    row(
      `${documents} documents, start`,
      '',
      formatMilliseconds(opened),
      'below 2 s',
      opened < 2000,
      'from the command to the first answer',
    ),
  ];
}

/** The suites, by the option that selects one of them. */
const parts = {
  '--commits': ['Durable commits', () => compareCommits(freshFolder())],
  '--peer': ['Reads and commits', comparisons],
  '--listeners': ['Live listeners', () => measureLiveListeners(freshFolder(), 200, 200)],
  '--folder': ['A big folder', () => measureBigFolder(100_000)],
} as const;

/** Measures the embedded backend under load. Returns whether every aim is met. */
export async function run(options: readonly string[]): Promise<boolean> {
  const all: Row[] = [];
  const asked = options.filter((option) => option in parts);
  try {
    for (const [option, [title, rows]] of Object.entries(parts)) {
      if (asked.length > 0 && !asked.includes(option)) continue;
      const found = await rows();
      printTable(title, found);
      all.push(...found);
    }
  } finally {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  }
  return all.every(({ met }) => met);
}
