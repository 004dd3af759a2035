import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { openHttpClient, type HttpClient } from './http-client';

let server: Server;
let isBroken = false;
beforeEach(async () => {
  isBroken = false;
  server = createServer((request, response) => {
    request.resume().once('end', () => (isBroken ? response.destroy() : response.setHeader('Content-Length', 2).end('ok')));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

/** @returns a client, and the server's end of its connection */
async function open(): Promise<{ lane: HttpClient; socket: Socket }> {
  const connected = once(server, 'connection');
  const lane = await openHttpClient((server.address() as AddressInfo).port);
  const [socket] = (await connected) as [Socket];
  return { lane, socket };
}

it('sends on a new connection after the server has closed the idle one', async () => {
  const { lane, socket } = await open();
  expect(await lane.post('/', '{}')).toBe('ok');
  socket.end();
  // The server sees the connection closed when the client has ended it too.
  await once(socket, 'close');
  expect(await lane.post('/', '{}')).toBe('ok');
  lane.close();
});

it('fails if the connection breaks before the response', async () => {
  const { lane } = await open();
  isBroken = true;
  await expect(lane.post('/', '{}')).rejects.toThrow('The connection closed.');
});
