import { open } from 'lmdb';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Row } from '../table';
import { database, toDocumentName, openTarget } from './grpc-client';
import { openHttpClient } from './http-client';
import { formatMark, type ListenersReport, type ListenersTask } from './listener-client';
import { startOurServer } from './servers';
import { formatMilliseconds, getQuantile } from './timing';

const rulesText = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents/games/{game} { allow read, write: if true; }
}
`;
const THREADS = 2;
const CONNECTIONS = 4;
/** The number of documents, written in turns. */
const GAMES = 64;
/** Writes before the measured ones, so that both sides have compiled their hot code. */
const WARM_UP = 150;
const BETWEEN = 25;

/** Measures this many listeners on one collection while scores are written one after another. */
export async function measureLiveListeners(folder: string, listeners: number, writes: number): Promise<Row[]> {
  const rules = path.join(folder, 'listeners.rules');
  writeFileSync(rules, rulesText);
  const server = await startOurServer(folder, ['--firestore-rules', rules]);
  const lane = await openHttpClient(server.port);
  const write = (score: number): Promise<string> => {
    const fields = { score: { integerValue: String(score) }, home: { stringValue: 'Bern' }, away: { stringValue: formatMark(score) } };
    const update = { name: toDocumentName(`g${score % GAMES}`), fields };
    return lane.post(`/v1/${database}/documents:commit`, JSON.stringify({ writes: [{ update }] }));
  };
  const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, BETWEEN));
  for (let game = 0; game < GAMES; game += 1) await write(game);
  // Measures the disk alone between the writes: listeners can't see a write before it is synced.
  const alone = open<Buffer, number>({ path: path.join(folder, 'alone.lmdb'), overlappingSync: false, encoding: 'binary' });
  const synced: number[] = [];
  const workerData: ListenersTask = {
    port: server.port,
    listeners: listeners / THREADS,
    connections: CONNECTIONS,
    request: openTarget('games'),
  };
  const threads = Array.from({ length: THREADS }, () => new Worker(new URL(import.meta.url), { workerData }));
  await Promise.all(threads.map((thread) => once(thread, 'message')));
  const sent = new Map<number, number>();
  const acknowledged: number[] = [];
  let processor = 0;
  for (let score = GAMES; score < GAMES + WARM_UP + writes; score += 1) {
    if (score === GAMES + WARM_UP) processor = server.processorTime();
    const began = performance.timeOrigin + performance.now();
    if (score >= GAMES + WARM_UP) sent.set(score, began);
    await write(score);
    if (score >= GAMES + WARM_UP) acknowledged.push(performance.timeOrigin + performance.now() - began);
    await pause();
    const put = performance.now();
    await alone.put(score, Buffer.alloc(230));
    synced.push(performance.now() - put);
    await pause();
  }
  processor = server.processorTime() - processor;
  const delays: number[] = [];
  while (delays.length < listeners * writes) {
    delays.length = 0;
    await pause();
    for (const thread of threads) {
      thread.postMessage('report');
      const [heard] = (await once(thread, 'message')) as [Exclude<ListenersReport, 'ready'>];
      for (const [score, at] of heard) {
        const began = sent.get(score);
        if (began !== undefined) delays.push(at - began);
      }
    }
  }
  lane.close();
  await Promise.all(threads.map((thread) => thread.terminate()));
  await server.stop();
  await alone.close();
  for (const values of [delays, acknowledged, synced]) values.sort((one, other) => one - other);
  const row = (what: string, value: number, aim = Infinity, note = ''): Row => ({
    what: `${listeners} listeners, ${what}`,
    peer: '',
    figure: formatMilliseconds(value),
    aim: aim === Infinity ? '' : `at most ${aim} ms`,
    met: value <= aim,
    note,
  });
  return [
    row('write to seen, p50', getQuantile(delays, 0.5), Infinity, `in ${THREADS} threads that decode nothing`),
    row('write to seen, p99', getQuantile(delays, 0.99), 30),
    row('write to acknowledged, p50', getQuantile(acknowledged, 0.5)),
    row('write to acknowledged, p99', getQuantile(acknowledged, 0.99)),
    row(
      'lmdb alone in between, one record synced, p99',
      getQuantile(synced, 0.99),
      Infinity,
      'what comes from the disk and from whom it is shared with',
    ),
    row('processor time of the server for a write', processor / writes),
  ];
}
