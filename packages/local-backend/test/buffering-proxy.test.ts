import { createServer, request, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { isSettled, watch } from './firestore-cases.testkit';
import { connect } from './firestore-sdk.testkit';
import { projectId, startServer, type TestServer } from './firestore-server.testkit';

let server: TestServer;
let proxy: Server;
/** How the Listen stream asked: 0 for one long answer, 1 for long polling. */
const modes: string[] = [];

/** Passes an answer on only when it is whole, as some company and hotel networks do. */
beforeAll(async () => {
  server = await startServer();
  proxy = createServer((incoming, answer) => {
    const { pathname, searchParams } = new URL(incoming.url ?? '', 'http://proxy');
    const mode = searchParams.get('CI');
    if (mode !== null && pathname.includes('/Listen/')) modes.push(mode);
    const onward = request(
      { host: server.host, port: server.port, method: incoming.method, path: incoming.url, headers: incoming.headers },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          answer
            .writeHead(response.statusCode ?? 502, { 'content-type': response.headers['content-type'] ?? '' })
            .end(Buffer.concat(chunks)),
        );
        response.on('error', () => answer.destroy());
      },
    );
    onward.on('error', () => answer.destroy());
    answer.on('close', () => onward.destroy());
    incoming.pipe(onward);
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
});
afterAll(async () => {
  proxy.closeAllConnections();
  proxy.close();
  await server.close();
});

it('FS-57 the SDK notices a proxy that holds answers back, and works through it by long polling', async () => {
  const client = connect('webchannel', { host: '127.0.0.1', port: (proxy.address() as AddressInfo).port, projectId });
  const { sdk, db } = client;
  const { seen, stop } = watch(client, sdk.collection(db, 'proxied'));
  await seen.until(isSettled);
  for (const id of ['a', 'b', 'c']) {
    await sdk.setDoc(sdk.doc(db, 'proxied', id), { n: 1 });
    await seen.until((now) => isSettled(now) && now.ids.includes(id));
  }
  expect([modes[0], modes.at(-1)]).toEqual(['0', '1']);
  stop();
  await client.close();
}, 120_000);
