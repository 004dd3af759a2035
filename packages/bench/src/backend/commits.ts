import { open } from 'lmdb';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { Engine, openStore } from '@courtside/local-backend/engine';
import { compileRules } from '@courtside/rules-language';
import { times, type Row } from '../table';
import { database, documentName } from './grpc-client';
import { openLane } from './http-client';
import { startOurs } from './servers';
import { each, median, milliseconds } from './timing';
import { openWriteChannel } from './write-channel';

const rounds = 9;
/** In flight at once, where it is not one. */
const MANY = 50;
/** Clients that share these: the SDK has ten batches under way. */
const CLIENTS = 5;
const rulesText = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents/games/{game} {
    allow write: if request.resource.data.score is int && request.resource.data.home.size() < 100;
  }
}
`;

/** Somebody who makes durable commits, each of one document of some 200 bytes among 500. */
interface Committer {
  readonly name: string;
  commit(index: number, lane: number): Promise<unknown>;
  close(): Promise<unknown>;
}

const idOf = (index: number): string => `g${index % 500}`;
const fieldsOf = (index: number) => ({
  score: { integerValue: String(index) },
  home: { stringValue: 'Bern' },
  away: { stringValue: 'x'.repeat(60) },
});

/** What the library does by itself with as many records, of the same sizes, under the same options. */
function libraryAlone(folder: string, records: 1 | 3): Committer {
  const root = open({ path: path.join(folder, `alone-${records}.lmdb`), maxDbs: 64, overlappingSync: false, encoding: 'binary' });
  const [documents, changes, settings] = ['documents', 'changes', 'settings'].map((name) =>
    root.openDB<Buffer, string | number>({ name, encoding: 'binary' }),
  );
  const document = Buffer.alloc(230, 'd');
  const change = Buffer.alloc(330, 'c');
  const setting = Buffer.alloc(25, 's');
  return {
    name: records === 1 ? 'lmdb alone, one record' : 'lmdb alone, three records',
    commit: (index) =>
      records === 1
        ? documents!.put(idOf(index), document)
        : root.batch(() => {
            void documents!.put(idOf(index), document);
            void changes!.put(index, change);
            void settings!.put('latest', setting);
          }),
    close: () => root.close(),
  };
}

/** Rules, documents, change log and store, without a connection. */
function engineAlone(folder: string): Committer {
  const store = openStore(path.join(folder, 'engine'));
  const rules = compileRules(rulesText, { service: 'cloud.firestore', fileName: 'bench.rules' });
  const engine = new Engine({ store, rules: () => rules, now: Date.now, log: { warn: console.warn } });
  return {
    name: 'engine alone',
    commit: (index) =>
      engine.commit({ projectId: 'demo-courtside', databaseId: '(default)' }, null, [
        { update: { name: documentName(idOf(index)), fields: fieldsOf(index) } },
      ]),
    close: () => store.close(),
  };
}

function rulesFile(folder: string): string {
  const file = path.join(folder, 'bench.rules');
  writeFileSync(file, rulesText);
  return file;
}

/** The server as it ships, in a process of its own. */
async function overHttp(folder: string): Promise<Committer> {
  const server = await startOurs(path.join(folder, 'server'), ['--firestore-rules', rulesFile(folder)]);
  const lanes = await Promise.all(Array.from({ length: MANY }, () => openLane(server.port)));
  return {
    name: 'over HTTP',
    commit: (index, lane) =>
      lanes[lane]!.post(
        `/v1/${database}/documents:commit`,
        JSON.stringify({ writes: [{ update: { name: documentName(idOf(index)), fields: fieldsOf(index) } }] }),
      ),
    close: async () => {
      lanes.forEach((lane) => lane.close());
      await server.stop();
    },
  };
}

/** The same server, written to as the SDK of browsers does: streams that carry many batches in one request. */
async function overWriteStreams(folder: string): Promise<Committer> {
  const server = await startOurs(path.join(folder, 'streams'), ['--firestore-rules', rulesFile(folder)]);
  const clients = await Promise.all(Array.from({ length: CLIENTS }, () => openWriteChannel(server.port)));
  return {
    name: `over WebChannel, ${CLIENTS} clients`,
    commit: (index, lane) => clients[lane % CLIENTS]!.commit([{ update: { name: documentName(idOf(index)), fields: fieldsOf(index) } }]),
    close: async () => {
      clients.forEach((client) => client.close());
      await server.stop();
    },
  };
}

/** Durable commits beside what the library alone does in the same run: in turns, so that both meet the same disk and the same neighbours. */
export async function commitRatios(folder: string): Promise<Row[]> {
  const contestants = [
    libraryAlone(folder, 1),
    libraryAlone(folder, 3),
    engineAlone(folder),
    await overHttp(folder),
    await overWriteStreams(folder),
  ];
  const figures = contestants.map(() => ({ one: [] as number[], many: [] as number[] }));
  let next = 0;
  const run = (contestant: Committer, count: number, lanes: number): Promise<number> =>
    each(count, lanes, (_, lane) => contestant.commit((next += 1), lane));
  try {
    for (const contestant of contestants) await run(contestant, 2000, MANY);
    for (let round = 0; round < rounds; round += 1) {
      for (const [index, contestant] of contestants.entries()) {
        figures[index]!.one.push(await run(contestant, 200, 1));
        figures[index]!.many.push(await run(contestant, 2000, MANY));
      }
    }
  } finally {
    for (const contestant of contestants) await contestant.close();
  }
  const [bare, alone, ...ours] = figures.map(({ one, many }) => ({ one: median(one), many: median(many) }));
  return ours.flatMap((mine, index) => {
    const { name } = contestants[index + 2]!;
    const row = (what: string, key: 'one' | 'many', aim: number): Row => ({
      what: `durable commits, ${name}, ${what}`,
      peer: 'lmdb alone',
      figure: times(alone![key] / mine[key]),
      aim: `${aim}×`,
      met: alone![key] / mine[key] >= aim,
      note: `ours ${milliseconds(mine[key])}, lmdb alone ${milliseconds(alone![key])}; one record instead of three ${milliseconds(bare![key])}`,
    });
    return [row('one after the other', 'one', 0.5), row(`${MANY} at a time`, 'many', 0.25)];
  });
}
