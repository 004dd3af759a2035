import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Backend } from '../server/backend';
import { startTestBackend, temporaryFolder } from '../server/backend.testkit';

let data: Awaited<ReturnType<typeof temporaryFolder>>;
let backend: Backend | null = null;
beforeEach(async () => {
  data = await temporaryFolder();
});
afterEach(async () => {
  await backend?.close();
  await data.remove();
});

const DAY = 86_400_000;
let now = Date.parse('2030-01-01T00:00:00Z');

async function start(policies: readonly object[]): Promise<void> {
  await backend?.close();
  const indexes = path.join(data.folder, 'indexes.json');
  await writeFile(indexes, JSON.stringify({ indexes: [], fieldOverrides: policies }));
  backend = await startTestBackend(data.folder, { allowOwner: true, now: () => now, indexes });
}
const request = (document: string, method = 'GET', body?: object): Promise<Response> =>
  fetch(`${backend?.url ?? ''}/v1/projects/demo-courtside/databases/(default)/documents/${document}`, {
    method,
    headers: { Authorization: 'Bearer owner' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
const put = (document: string, expireAt: object): Promise<Response> => request(document, 'PATCH', { fields: { expireAt } });
const isThere = async (document: string): Promise<boolean> => (await request(document)).status === 200;
const policy = { collectionGroup: 'answers', fieldPath: 'expireAt', ttl: true, indexes: [] };

it('a document goes when the field of a TTL policy says so, wherever its collection is, and no other does', async () => {
  await start([policy]);
  const tomorrow = { timestampValue: new Date(now + DAY).toISOString() };
  await put('teams/a/answers/one', tomorrow);
  await put('answers/two', tomorrow);
  await put('teams/a/answers/later', { timestampValue: new Date(now + 3 * DAY).toISOString() });
  await put('teams/a/answers/text', { stringValue: new Date(now).toISOString() });
  await put('teams/a/entries/one', tomorrow);
  await start([policy]);
  expect(await isThere('teams/a/answers/one')).toBe(true);
  now += 2 * DAY;
  await start([{ ...policy, ttl: false }]);
  expect(await isThere('teams/a/answers/one')).toBe(true);
  await start([policy]);
  while (await isThere('teams/a/answers/one')) await new Promise((resolve) => setTimeout(resolve, 10));
  expect(await isThere('answers/two')).toBe(false);
  for (const kept of ['answers/later', 'answers/text', 'entries/one']) expect(await isThere(`teams/a/${kept}`)).toBe(true);
});
