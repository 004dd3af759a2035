import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { isSettled, watch } from '../../test/firestore-cases.testkit';
import { connect } from '../../test/firestore-sdk.testkit';
import { testRules } from '../../test/firestore-server.testkit';
import type { Backend } from '../server/backend';
import { startTestBackend, temporaryFolder } from '../server/backend.testkit';

const ownerKey = 'owner-key-of-the-tests';
let data: Awaited<ReturnType<typeof temporaryFolder>>;
let backend: Backend;
const start = (more: Parameters<typeof startTestBackend>[1] = {}) =>
  startTestBackend(data.folder, { ownerKey, firestoreRules: { text: testRules }, ...more });
const outboxKey = () => new URL(backend.outboxUrl).searchParams.get('key') ?? '';
const ask = (headers: Record<string, string> = {}, query = '') => fetch(`${backend.url}/metrics${query}`, { headers });
/** The lines that hold figures, by name and labels. */
async function figures(): Promise<ReadonlyMap<string, number>> {
  const text = await (await ask({ Authorization: `Bearer ${outboxKey()}` })).text();
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]));
}

beforeEach(async () => {
  data = await temporaryFolder();
});
afterEach(async () => {
  await backend.close();
  await data.remove();
});

it('V21 metrics are for holders of the outbox key or the owner key, and for nobody because of an address', async () => {
  backend = await start();
  for (const headers of [
    {},
    { Authorization: 'Bearer other' },
    { Authorization: `Basic ${outboxKey()}` },
    { 'X-Forwarded-For': '127.0.0.1' },
  ])
    expect((await ask(headers as Record<string, string>)).status).toBe(401);
  expect((await ask({}, `?key=${outboxKey()}`)).status).toBe(401);
  for (const key of [outboxKey(), ownerKey]) {
    const answer = await ask({ Authorization: `Bearer ${key}` });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringMatching(/^text\/plain; version=0\.0\.4/)]);
  }
});

it('V21 they count answers and refusals, and say what is open', async () => {
  backend = await start({ diskProbe: () => ({ free: 5 * 2 ** 30, size: 100 * 2 ** 30 }) });
  const client = connect('webchannel', { host: '127.0.0.1', port: backend.port, projectId: backend.projectId });
  const { sdk, db } = client;
  const before = await figures();
  expect([before.get('courtside_streams'), before.get('courtside_listen_targets')]).toEqual([0, 0]);
  const { seen, stop } = watch(client, sdk.collection(db, 'games'));
  await seen.until(isSettled);
  const { failed } = watch(client, sdk.collection(db, 'secret'));
  await failed;
  const documents = `${backend.url}/v1/projects/${backend.projectId}/databases/(default)/documents`;
  expect((await fetch(`${documents}/secret/x`)).status).toBe(403);
  expect((await fetch(`${backend.url}/v0/b/${backend.storageBucket}/o/secret?alt=media`)).status).toBe(403);
  const now = await figures();
  const grown = (name: string) => (now.get(name) ?? 0) - (before.get(name) ?? 0);
  expect(grown('courtside_denials_total{service="firestore"}')).toBe(2);
  expect(grown('courtside_denials_total{service="storage"}')).toBe(1);
  expect(grown('courtside_http_answers_total{service="firestore",status="403"}')).toBe(1);
  expect(grown('courtside_http_answers_total{service="storage",status="403"}')).toBe(1);
  expect([now.get('courtside_streams'), now.get('courtside_listen_targets')]).toEqual([1, 1]);
  expect(now.get('courtside_connections')).toBeGreaterThanOrEqual(2);
  expect(now.get('courtside_disk_free_bytes')).toBe(5 * 2 ** 30);
  expect(now.get('courtside_build_info{version="source",build="source"}')).toBe(1);
  expect(now.get('process_resident_memory_bytes')).toBeGreaterThan(2 ** 20);
  for (const name of ['p50', 'p99', 'max']) expect(now.get(`nodejs_eventloop_lag_${name}_seconds`)).toBeGreaterThanOrEqual(0);
  expect(now.has('courtside_last_backup_timestamp_seconds')).toBe(false);
  stop();
  await client.close();
});

it('V21 they say when the last back-up was taken', async () => {
  const backups = path.join(data.folder, 'kept');
  mkdirSync(backups);
  // The name contains the time.
  mkdirSync(path.join(backups, 'courtside-20260102T030405Z.tar.gz'));
  backend = await start({ backups });
  expect((await figures()).get('courtside_last_backup_timestamp_seconds')).toBe(Date.UTC(2026, 0, 2, 3, 4, 5) / 1000);
});

it('V21 they count messages that could not be mailed', async () => {
  const deaf = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1');
  await once(deaf, 'listening');
  backend = await start({ smtpUrl: `smtp://127.0.0.1:${(deaf.address() as AddressInfo).port}` });
  const call = (name: string, body: object) =>
    fetch(`${backend.url}/identitytoolkit.googleapis.com/v1/accounts:${name}?key=k`, { method: 'POST', body: JSON.stringify(body) });
  await call('signUp', { email: 'ada@example.org', password: 'correct horse' });
  await call('sendOobCode', { requestType: 'PASSWORD_RESET', email: 'ada@example.org' });
  // The server waits for running deliveries when it stops; this test waits for the figure.
  while ((await figures()).get('courtside_outbox_failures_total') !== 1) await new Promise((resolve) => setTimeout(resolve, 20));
  expect((await figures()).get('courtside_http_answers_total{service="auth",status="200"}')).toBe(2);
  deaf.close();
});
