import { startTestBackend, temporaryFolder } from '../server/backend.testkit';
import { checkHealth, healthRoute } from './health';

let data: Awaited<ReturnType<typeof temporaryFolder>>;
beforeEach(async () => {
  data = await temporaryFolder();
});
afterEach(() => data.remove());

it('V20 a server that is well says so, and nothing else', async () => {
  const backend = await startTestBackend(data.folder);
  const answer = await fetch(`${backend.url}/health`);
  expect([answer.status, await answer.json()]).toEqual([
    200,
    { status: 'ok', store: 'ok', disk: 'ok', version: 'source', build: 'source' },
  ]);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  await backend.close();
});

it('V20 on a full disk it is unwell, before writes of documents are refused', async () => {
  const backend = await startTestBackend(data.folder, { diskProbe: () => ({ free: 8 * 2 ** 20, size: 100 * 2 ** 30 }) });
  const answer = await fetch(`${backend.url}/health`);
  expect([answer.status, await answer.json()]).toEqual([
    503,
    { status: 'unwell', store: 'ok', disk: 'full', version: 'source', build: 'source' },
  ]);
  await backend.close();
});

it('V20 with a store that can not be read it is unwell', async () => {
  const readStore = (): void => {
    throw new Error('a damaged record');
  };
  const reply = await healthRoute(() => checkHealth({ readStore, disk: { hasRoomFor: () => true } })).handler({} as never);
  expect(reply).toMatchObject({ status: 503, body: expect.stringContaining('"store":"unreadable"') as string });
});
