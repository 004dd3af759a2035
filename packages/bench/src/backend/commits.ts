import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { defaultDocumentLimits, documentBounds, DocumentQuota, Engine, openStore } from '@courtside/local-backend/engine';
import { compileRules } from '@courtside/rules-language';
import { times, type Row } from '../table';
import { database, toDocumentName } from './grpc-client';
import { openHttpClient } from './http-client';
import { openRecords } from './library';
import { startBareServer, startOurServer, type ServerProcess } from './servers';
import { measureEach, getMedian, formatMilliseconds } from './timing';
import { openWriteChannel } from './write-channel';

const rounds = 9;
/** The number of simultaneous requests, if there is more than one. */
const MANY = 50;
/** The number of clients that send them: the SDK sends up to ten batches at the same time. */
const CLIENTS = 5;
const rulesText = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents/games/{game} {
    allow write: if request.resource.data.score is int && request.resource.data.home.size() < 100;
  }
}
`;

/** A source of durable commits. Each writes one of 500 documents, with about 200 bytes. */
interface Committer {
  readonly name: string;
  commit(index: number, lane: number): Promise<unknown>;
  close(): Promise<unknown>;
}

const toId = (index: number): string => `g${index % 500}`;
const createFields = (index: number) => ({
  score: { integerValue: String(index) },
  home: { stringValue: 'Bern' },
  away: { stringValue: 'x'.repeat(60) },
});

/** Commits with only the store's library. */
function createLibrarySource(folder: string, count: 1 | 3): Committer {
  const records = openRecords(folder, `alone-${count}`, count);
  return {
    name: count === 1 ? 'lmdb alone, one record' : 'lmdb alone, three records',
    commit: (index) => records.commit(toId(index), index),
    close: () => records.close(),
  };
}

/** Commits with rules, documents, change log and store, but without a connection. */
function createEngineSource(folder: string): Committer {
  const store = openStore(path.join(folder, 'engine'));
  const rules = compileRules(rulesText, { service: 'cloud.firestore', fileName: 'bench.rules' });
  const quota = new DocumentQuota({
    bounds: documentBounds(defaultDocumentLimits),
    bindsAccounts: false,
    rankOf: () => 'proven',
  });
  const engine = new Engine({ store, quota, memory: 2 ** 28, rules: () => rules, now: Date.now, log: { warn: console.warn } });
  return {
    name: 'engine alone',
    commit: (index) =>
      engine.commit({ projectId: 'demo-courtside', databaseId: '(default)' }, null, [
        { update: { name: toDocumentName(toId(index)), fields: createFields(index) } },
      ]),
    close: () => store.close(),
  };
}

function rulesFile(folder: string): string {
  const file = path.join(folder, 'bench.rules');
  writeFileSync(file, rulesText);
  return file;
}

/** Commits over HTTP to a server in its own process, with a client that uses hardly any time. */
async function createHttpSource(name: string, server: ServerProcess): Promise<Committer> {
  const lanes = await Promise.all(Array.from({ length: MANY }, () => openHttpClient(server.port)));
  return {
    name,
    commit: (index, lane) =>
      lanes[lane]!.post(
        `/v1/${database}/documents:commit`,
        JSON.stringify({ writes: [{ update: { name: toDocumentName(toId(index)), fields: createFields(index) } }] }),
      ),
    close: async () => {
      lanes.forEach((lane) => lane.close());
      await server.stop();
    },
  };
}

/** Commits to the same server as browsers send them: streams with many batches in one request. */
async function createStreamSource(folder: string): Promise<Committer> {
  const server = await startOurServer(path.join(folder, 'streams'), ['--firestore-rules', rulesFile(folder)]);
  const clients = await Promise.all(Array.from({ length: CLIENTS }, () => openWriteChannel(server.port)));
  return {
    name: `over WebChannel, ${CLIENTS} clients`,
    commit: (index, lane) =>
      clients[lane % CLIENTS]!.commit([{ update: { name: toDocumentName(toId(index)), fields: createFields(index) } }]),
    close: async () => {
      clients.forEach((client) => client.close());
      await server.stop();
    },
  };
}

/** Compares durable commits with the library alone in the same run. They take turns, so that disk and other load are the same for both. */
export async function compareCommits(folder: string): Promise<Row[]> {
  const single = createLibrarySource(folder, 1);
  const alone = createLibrarySource(folder, 3);
  const bare = await createHttpSource('bare server of Node over HTTP', await startBareServer(path.join(folder, 'bare')));
  const ours = await createHttpSource(
    'over HTTP',
    await startOurServer(path.join(folder, 'server'), ['--firestore-rules', rulesFile(folder)]),
  );
  const contestants = [single, alone, createEngineSource(folder), bare, ours, await createStreamSource(folder)];
  const figures = new Map(contestants.map((contestant) => [contestant, { one: [] as number[], many: [] as number[] }]));
  let next = 0;
  const run = (contestant: Committer, count: number, lanes: number): Promise<number> =>
    measureEach(count, lanes, (_, lane) => contestant.commit((next += 1), lane));
  try {
    for (const contestant of contestants) await run(contestant, 2000, MANY);
    for (let round = 0; round < rounds; round += 1) {
      for (const [contestant, { one, many }] of figures) {
        one.push(await run(contestant, 200, 1));
        many.push(await run(contestant, 2000, MANY));
      }
    }
  } finally {
    for (const contestant of contestants) await contestant.close();
  }
  const rowOf = (contestant: Committer, key: 'one' | 'many', least: number): Row => {
    const medianOf = (of: Committer): number => getMedian(figures.get(of)![key]);
    const ratio = medianOf(alone) / medianOf(contestant);
    const share = contestant === ours ? `; the bare server takes ${Math.round((100 * medianOf(bare)) / medianOf(ours))} % of it` : '';
    // The bare server's time is used by Node and the disk, so the difference is the time of our code.
    const isJudged = contestant !== bare;
    return {
      what: `durable commits, ${contestant.name}, ${key === 'one' ? 'one after the other' : `${MANY} at a time`}`,
      peer: alone.name,
      figure: times(ratio),
      aim: isJudged ? `${least}×` : '',
      met: !isJudged || ratio >= least,
      note: `${formatMilliseconds(medianOf(contestant))}${share}; ${alone.name} ${formatMilliseconds(medianOf(alone))}, one record ${formatMilliseconds(medianOf(single))}`,
    };
  };
  return contestants.slice(2).flatMap((contestant) => [rowOf(contestant, 'one', 0.5), rowOf(contestant, 'many', 0.25)]);
}
