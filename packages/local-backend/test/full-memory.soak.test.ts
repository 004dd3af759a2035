import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { commandFile } from './backend-process.testkit';
import { projectId, testRules } from './firestore-server.testkit';

let folder: string;
const children = new Set<ChildProcess>();
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'courtside-memory-'));
  await writeFile(path.join(folder, 'firestore.rules'), testRules);
});
afterEach(async () => {
  await Promise.all([...children].map((child) => end(child, 'SIGKILL')));
  await rm(folder, { recursive: true, force: true });
});

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  children.delete(child);
  if (child.exitCode === null && child.signalCode === null) {
    child.kill(signal);
    await once(child, 'exit');
  }
  return child.exitCode;
}

/** @param heap MiB */
function run(heap: number, more: readonly string[] = []): { child: ChildProcess; log: () => string; ready: Promise<string | null> } {
  const options = ['--data', path.join(folder, 'data'), '--port', '0', '--project', projectId, '--json', ...more];
  const child = spawn(
    process.execPath,
    [`--max-old-space-size=${heap}`, commandFile(), ...options, '--firestore-rules', path.join(folder, 'firestore.rules')],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  children.add(child);
  let text = '';
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const line = once(child.stdout, 'data').then(([chunk]) => (JSON.parse((chunk as Buffer).toString()) as { url: string }).url);
  line.catch(() => undefined);
  return { child, log: () => text, ready: Promise.race([line, once(child, 'exit').then(() => null)]) };
}

const post = (url: string, body: object | string, token?: string): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }) },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

async function signUp(url: string, name: string): Promise<string> {
  const answer = await post(`${url}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=k`, {
    email: `${name}@example.org`,
    password: 'correct horse',
    returnSecureToken: true,
  });
  return ((await answer.json()) as { idToken: string }).idToken;
}

const root = `projects/${projectId}/databases/(default)/documents`;
const commit = (url: string, token: string, id: string, fields: object): Promise<Response> =>
  post(`${url}/v1/${root}:commit`, { writes: [{ update: { name: `${root}/${id}`, fields } }] }, token);

/** The most memory for their size: maps with one key each that nothing shares. */
const costly = (seed: string, count: number): object => ({
  a: {
    arrayValue: {
      values: Array.from({ length: count }, (_, index) => ({ mapValue: { fields: { [`${seed}${index}`]: { nullValue: null } } } })),
    },
  },
});

/** Writes in parallel until one write is refused in each lane. @returns what was stored, and the refusals */
async function fillUp(url: string, token: string, name: string): Promise<{ stored: number; refusals: Set<string> }> {
  const refusals = new Set<string>();
  let stored = 0;
  await Promise.all(
    Array.from({ length: 6 }, async (_, lane) => {
      for (let index = 0; index < 500; index += 1) {
        const answer = await commit(url, token, `junk-${name}/${lane}-${index}`, costly(`${name}${lane}x${index}y`, 3000));
        const text = await answer.text();
        if (answer.status === 200) stored += 1;
        else {
          refusals.add(`${answer.status} ${/Quota exceeded: [^"]*/.exec(text)?.[0] ?? text}`);
          return;
        }
      }
    }),
  );
  return { stored, refusals };
}

const ofAccount = '429 Quota exceeded: this account has used up its space on this server.';
const ofUnproven = '429 Quota exceeded: accounts without a verified email address have used up their space on this server.';

/** This much may be stored here in all; half of it by accounts without a proved address, an eighth by one of them. */
const small = ['--document-quota', 'all=100000:128'];

it('Q20 on a heap of 256 MiB, fresh accounts that store all they can are refused, and the server goes on serving, also after a kill', async () => {
  const first = run(256, small);
  const url = (await first.ready) ?? '';
  const organizer = await signUp(url, 'organizer');
  expect((await commit(url, organizer, 'tournaments/mine', { n: { integerValue: '1' } })).status).toBe(200);

  const one = await fillUp(url, await signUp(url, 'junk0'), 'junk0');
  expect(one.stored).toBeGreaterThan(6);
  expect([...one.refusals]).toEqual([ofAccount]);
  expect((await commit(url, organizer, 'tournaments/other', costly('o', 50))).status).toBe(200);

  // Many accounts, until all of them together have used up their share. Earlier documents can still be changed.
  let last: Awaited<ReturnType<typeof fillUp>> | null = null;
  for (let number = 1; number < 9 && last?.refusals.has(ofUnproven) !== true; number += 1) {
    const token = await signUp(url, `junk${number}`);
    last = await fillUp(url, token, `junk${number}`);
    // Reads all of it at once: a query that does not fit into memory is refused, and does not end the process.
    const query = { from: [{ collectionId: `junk-junk${number}` }], orderBy: [{ field: { fieldPath: 'a' } }] };
    const read = (more: object) => post(`${url}/v1/${root}:runQuery`, { structuredQuery: { ...query, ...more } }, token);
    expect([200, 400]).toContain((await read({})).status);
    expect((await (await read({ limit: 3 })).text()).length).toBeGreaterThan(1000);
  }
  expect([...(last?.refusals ?? [])]).toEqual([ofUnproven]);
  expect((await commit(url, organizer, 'tournaments/mine', { n: { integerValue: '2' } })).status).toBe(200);
  const line = first
    .log()
    .split('\n')
    .filter((each) => each.includes('used up'));
  expect(line.length).toBeGreaterThan(1);
  expect(line.length).toBeLessThan(25);
  expect(first.child.exitCode ?? first.child.signalCode).toBeNull();
  await end(first.child, 'SIGKILL');

  const second = run(256, small);
  const again = (await second.ready) ?? '';
  const read = await fetch(`${again}/v1/${root}/tournaments/mine`, { headers: { Authorization: `Bearer ${organizer}` } });
  expect(await read.json()).toMatchObject({ fields: { n: { integerValue: '2' } } });
  expect([...(await fillUp(again, await signUp(again, 'late'), 'late')).refusals]).toEqual([ofUnproven]);
  expect((await commit(again, organizer, 'tournaments/mine', { n: { integerValue: '3' } })).status).toBe(200);
  expect(await end(second.child, 'SIGTERM')).toBe(0);

  // The stored size does not show how much memory it takes to serve it.
  const third = run(96, small);
  const served = (await third.ready) ?? '';
  expect((await commit(served, organizer, 'tournaments/mine', { n: { integerValue: '4' } })).status).toBe(200);
  expect(await end(third.child, 'SIGTERM')).toBe(0);
}, 300_000);

// Each takes more memory than the heap has: of small documents it is their number that does.
it.each([
  ['the costliest documents', 120, (seed: string) => costly(seed, 3000)],
  ['small documents', 100, (seed: string) => ({ n: { stringValue: seed } })],
  ['long texts', 300, (seed: string) => ({ n: { stringValue: seed.padEnd(500_000, 'x') } })],
])(
  'Q21 a store that is full, of %s, is read, changed, emptied and opened again on the same heap',
  async (_, mebibytes, fieldsOf) => {
    const full = ['--allow-owner', '--document-quota', `all=200000:${mebibytes}`];
    const { child, ready } = run(256, full);
    const url = (await ready) ?? '';
    const answers = new Set<string>();
    let stored = 0;
    await Promise.all(
      Array.from({ length: 6 }, async (__, lane) => {
        for (let index = 0; answers.size === 0; index += 1) {
          // As many documents as fit into one commit by their bytes, at most 500.
          const writes: object[] = [];
          for (let size = 0; size < 400_000 && writes.length < 500; size += JSON.stringify(writes.at(-1)).length)
            writes.push({
              update: { name: `${root}/full/${lane}-${index}-${writes.length}`, fields: fieldsOf(`${lane}x${index}y${writes.length}`) },
            });
          const answer = await post(`${url}/v1/${root}:commit`, { writes });
          const text = await answer.text();
          if (answer.status === 200) stored += writes.length;
          else answers.add(`${answer.status} ${/Quota exceeded: [^"]*/.exec(text)?.[0] ?? text}`);
        }
      }),
    );
    expect([...answers]).toEqual(['429 Quota exceeded: the store of this server is full.']);
    expect(stored).toBeGreaterThan(30);
    // The query reads every document.
    const query = {
      structuredQuery: {
        from: [{ collectionId: 'full' }],
        where: { fieldFilter: { field: { fieldPath: 'n' }, op: 'EQUAL', value: { stringValue: 'none' } } },
      },
    };
    expect((await post(`${url}/v1/${root}:runQuery`, query)).status).toBe(200);
    expect(await (await post(`${url}/v1/${root}:commit`, { writes: [{ delete: `${root}/full/0-0-0` }] })).json()).toHaveProperty(
      'commitTime',
    );
    expect(child.exitCode ?? child.signalCode).toBeNull();
    await end(child, 'SIGKILL');

    const second = run(256, full);
    const again = (await second.ready) ?? '';
    expect((await post(`${again}/v1/${root}:runQuery`, query)).status).toBe(200);
    const count = await post(`${again}/v1/${root}:runAggregationQuery`, {
      structuredAggregationQuery: { structuredQuery: { from: [{ collectionId: 'full' }] }, aggregations: [{ alias: 'count', count: {} }] },
    });
    expect(await count.json()).toMatchObject([{ result: { aggregateFields: { count: { integerValue: String(stored - 1) } } } }]);
    expect(await end(second.child, 'SIGTERM')).toBe(0);
  },
  300_000,
);
