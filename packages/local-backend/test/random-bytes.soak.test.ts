import { mkdtemp, rm } from 'node:fs/promises';
import { connect as connectHttp2 } from 'node:http2';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { once } from 'node:events';
import { startBackend, type Backend } from '../src';
import { fuzzRounds, createRandom, type Random } from './random.testkit';
import { projectId, testRules } from './firestore-server.testkit';

let folder: string;
let backend: Backend;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'courtside-bytes-'));
  const storageRules = {
    text: "rules_version = '2';\nservice firebase.storage { match /b/{bucket}/o { match /{name=**} { allow read, write: if true; } } }",
  };
  backend = await startBackend({
    dataDir: folder,
    port: 0,
    projectId,
    logLevel: 'silent',
    allowOwner: true,
    firestoreRules: { text: testRules },
    storageRules,
  });
});
afterAll(async () => {
  await backend.close();
  await rm(folder, { recursive: true, force: true });
});

const database = `projects/${projectId}/databases/(default)`;
const words = [
  '',
  'null',
  '{}',
  '[]',
  '"x"',
  '-1',
  '1e999',
  '{"fields":{"a":{"integerValue":"x"}}}',
  `{"name":"${database}/documents/c/d"}`,
  '\u0000',
  '😀',
  '__proto__',
  '{"__proto__":{}}',
  '../..',
  '%',
  '%zz',
];

/** JSON that looks like a valid request, with something odd in it. */
function oddJson(random: Random, depth = 0): unknown {
  const keys = [
    'fields',
    'writes',
    'update',
    'delete',
    'name',
    'structuredQuery',
    'from',
    'where',
    'collectionId',
    'addTarget',
    'targetId',
    'query',
    'parent',
    'documents',
    'resumeToken',
    'readTime',
    'updateTransforms',
    'fieldPath',
    'increment',
    'integerValue',
    'mapValue',
    'arrayValue',
    'values',
    'updateMask',
    'fieldPaths',
    'email',
    'password',
    'idToken',
    'streamToken',
    'limit',
    'orderBy',
    'startAt',
  ];
  switch (random.below(depth > 4 ? 6 : 9)) {
    case 0:
      return null;
    case 1:
      return random.below(2) === 0;
    case 2:
      return random.pick([0, -1, 1.5, 2 ** 53, 1e300]);
    case 3:
      return random.pick(words);
    case 4:
      return `${database}/documents/${random.pick(['c/d', 'c', '', 'c//d', '__x__/y'])}`;
    case 5:
      return [];
    case 6:
      return Array.from({ length: random.below(4) }, () => oddJson(random, depth + 1));
    default:
      return Object.fromEntries(Array.from({ length: 1 + random.below(4) }, () => [random.pick(keys), oddJson(random, depth + 1)]));
  }
}

/** @returns the status; 0 for a broken connection */
async function request(target: string, init: RequestInit): Promise<number> {
  try {
    const response = await fetch(backend.url + target, { ...init, signal: AbortSignal.timeout(5000) });
    await response.arrayBuffer();
    return response.status;
  } catch (error) {
    if ((error as Error).name === 'TimeoutError') throw new Error(`${init.method} ${target} hangs`, { cause: error });
    return 0;
  }
}

const odd = (random: Random): string | Uint8Array<ArrayBuffer> =>
  random.below(4) === 0 ? new Uint8Array(random.bytes(random.below(400))) : JSON.stringify(oddJson(random));

const targets: Readonly<Record<string, (random: Random) => Promise<number>>> = {
  'Firestore over REST': (random) =>
    request(
      `/v1/${database}/documents${random.pick(['', '/c/d', '/c'])}:${random.pick(['commit', 'runQuery', 'batchGet', 'runAggregationQuery', 'batchWrite', 'beginTransaction', 'rollback'])}`,
      { method: 'POST', body: odd(random) },
    ),
  'documents over REST': (random) =>
    request(
      `/v1/${database}/documents/c/${encodeURIComponent(random.pick(words))}?updateMask.fieldPaths=${encodeURIComponent(random.pick(words))}`,
      { method: random.pick(['PATCH', 'POST', 'DELETE']), body: odd(random) },
    ),
  'Auth': (random) =>
    request(
      `/identitytoolkit.googleapis.com/v1/accounts:${random.pick(['signUp', 'signInWithPassword', 'lookup', 'update', 'sendOobCode', 'resetPassword', 'signInWithIdp', 'delete'])}`,
      { method: 'POST', body: odd(random) },
    ),
  'uploads': (random) =>
    request(`/v0/b/x/o?name=${encodeURIComponent(random.pick(['a', ...words]))}`, {
      method: 'POST',
      headers: {
        'X-Goog-Upload-Protocol': random.pick(['multipart', 'resumable', 'raw', 'odd']),
        'X-Goog-Upload-Command': random.pick(['start', 'upload', 'upload, finalize', 'query', 'odd']),
        'Content-Type': random.pick(['multipart/related; boundary=b', 'multipart/related', 'image/png', 'x']),
      },
      body: Buffer.concat([Buffer.from(random.pick(['', '--b\r\n', '--b\r\n\r\n{}\r\n--b\r\n\r\n'])), random.bytes(random.below(300))]),
    }),
  'handshakes of WebChannel': (random) => {
    const body = new URLSearchParams({
      count: random.pick(['1', '2', '-1', 'x', '1e9']),
      ofs: random.pick(['0', '5', 'x']),
      headers: String(odd(random)),
      req0___data__: String(odd(random)),
      req1___data__: String(odd(random)),
    });
    const kind = random.pick(['Listen', 'Write']);
    return request(
      `/google.firestore.v1.Firestore/${kind}/channel?VER=8&RID=1&database=${encodeURIComponent(random.pick([database, ...words]))}`,
      { method: 'POST', body: random.below(4) === 0 ? random.bytes(200).toString('latin1') : body },
    );
  },
};

describe('V6 odd requests', () => {
  const rounds = fuzzRounds(1);
  it.each(Object.entries(targets))(
    'to %s are answered, and never as an error of the server',
    async (_name, send) => {
      for (const seed of fuzzRounds(1).seeds) {
        const random = createRandom(seed);
        for (let round = 0; round < 150; round += 1) {
          const status = await send(random);
          if (status >= 500 && status !== 501) throw new Error(`status ${status} with seed ${seed} in round ${round}`);
        }
      }
    },
    rounds.timeout,
  );

  it('on an open Write and Listen stream end that stream and nothing else', async () => {
    const random = createRandom(7);
    for (let round = 0; round < 60; round += 1) {
      const kind = random.pick(['Listen', 'Write']);
      const address = `/google.firestore.v1.Firestore/${kind}/channel?VER=8&database=${encodeURIComponent(database)}`;
      const opened = await (
        await fetch(`${backend.url}${address}&RID=1`, {
          method: 'POST',
          body: new URLSearchParams({ count: '1', ofs: '0', req0___data__: JSON.stringify({ database }) }),
        })
      ).text();
      const sid = /"c","(\w+)"/.exec(opened)?.[1] ?? '';
      for (let message = 1; message < 4; message += 1) {
        const body = new URLSearchParams({
          count: '1',
          ofs: String(message),
          req0___data__: JSON.stringify(kind === 'Write' ? { writes: oddJson(random) } : { addTarget: oddJson(random) }),
        });
        await request(`${address}&SID=${sid}&RID=${message + 1}&AID=${random.pick(['0', '-5', 'x', '99999999'])}`, {
          method: 'POST',
          body,
        });
      }
      await request(`${address}&SID=${sid}&RID=9&TYPE=terminate`, { method: 'POST' });
    }
    expect((await fetch(backend.url)).status).toBe(200);
  }, 120_000);

  it('over gRPC end that call and nothing else', async () => {
    const random = createRandom(3);
    for (let round = 0; round < 40; round += 1) {
      const session = connectHttp2(backend.url);
      session.on('error', () => undefined);
      const call = session.request({
        ':method': 'POST',
        ':path': `/google.firestore.v1.Firestore/${random.pick(['Listen', 'Write', 'Commit', 'RunQuery', 'Nothing'])}`,
        'content-type': random.pick(['application/grpc', 'text/plain']),
        'te': 'trailers',
      });
      call.on('error', () => undefined);
      const bytes = random.bytes(random.below(200));
      const framed = Buffer.concat([Buffer.from([0, 0, 0, 0, random.below(2) === 0 ? bytes.length : random.below(255)]), bytes]);
      call.end(random.below(4) === 0 ? bytes : framed);
      call.resume();
      if (!call.closed) await Promise.race([once(call, 'close'), once(call, 'end')]);
      session.destroy();
    }
    const raw = connect(backend.port, '127.0.0.1');
    raw.on('error', () => undefined).resume();
    raw.end(Buffer.concat([Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'), Buffer.from([0, 0, 0, 4, 0, 0, 0, 0, 0]), random.bytes(4000)]));
    await once(raw, 'finish');
    expect((await fetch(backend.url)).status).toBe(200);
    raw.destroy();
  }, 120_000);
});
