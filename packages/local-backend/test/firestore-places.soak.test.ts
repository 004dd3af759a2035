import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startBackend, type Backend } from '../src';
import { projectId, testRules } from './firestore-server.testkit';

/** FS-64 whose place a stream takes, behind a proxy. */
let folder: string;
let backend: Backend;
const start = async (trustedProxies: readonly string[]): Promise<void> => {
  folder = await mkdtemp(path.join(tmpdir(), 'courtside-places-'));
  backend = await startBackend({
    dataDir: folder,
    port: 0,
    projectId,
    logLevel: 'silent',
    trustedProxies,
    authorizedOrigins: [],
    firestoreRules: { text: testRules },
  });
};
afterEach(async () => {
  await backend.close();
  await rm(folder, { recursive: true, force: true });
});

const open = async (forwardedFor: string): Promise<number> => {
  const database = encodeURIComponent(`projects/${projectId}/databases/(default)`);
  const response = await fetch(`${backend.url}/google.firestore.v1.Firestore/Listen/channel?database=${database}&VER=8&RID=1&CVER=22`, {
    method: 'POST',
    headers: { 'X-Forwarded-For': forwardedFor },
    body: new URLSearchParams({ count: '0' }),
  });
  await response.text();
  return response.status;
};
const openMany = async (count: number, forwardedFor: (index: number) => string): Promise<number[]> => {
  const statuses: number[] = [];
  for (let from = 0; from < count; from += 50)
    statuses.push(
      ...(await Promise.all(Array.from({ length: Math.min(50, count - from) }, (_, index) => open(forwardedFor(from + index))))),
    );
  return statuses;
};

it('that is trusted: each address that it names has places of its own, an IPv6 network as one', async () => {
  await start(['127.0.0.1']);
  expect(new Set(await openMany(1000, () => '203.0.113.7'))).toEqual(new Set([200]));
  expect(await open('203.0.113.7')).toBe(429);
  expect(await open('203.0.113.8')).toBe(200);
  // The entries further left are the client's own.
  expect(await open('203.0.113.9, 203.0.113.7')).toBe(429);
  expect(new Set(await openMany(1000, (index) => `2001:db8:1:2::${index.toString(16)}`))).toEqual(new Set([200]));
  expect([await open('2001:db8:1:2:ffff::1'), await open('2001:db8:1:3::1')]).toEqual([429, 200]);
}, 60_000);

it('that is not trusted: nobody gets more places by what they write', async () => {
  await start([]);
  expect(new Set(await openMany(1000, (index) => `203.0.113.${index % 250}`))).toEqual(new Set([200]));
  expect(await open('198.51.100.1')).toBe(429);
}, 60_000);
