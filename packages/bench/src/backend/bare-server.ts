import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openRecords } from './library';

/** The first argument that makes the program this server. The second is the folder. */
export const BARE_SERVER = '--bare-server';

async function readText(request: IncomingMessage): Promise<string> {
  let text = '';
  request.setEncoding('utf8');
  for await (const part of request) text += String(part);
  return text;
}

/**
 * Runs the backend without our own code: Node's HTTP server parses the request, three records are synced, and it responds. No server on Node can be faster
 * than this.
 */
export function runBareServer(folder: string): void {
  const records = openRecords(folder, 'bare', 3);
  let count = 0;
  // Connections are idle while other servers are measured.
  const server = createServer({ noDelay: true, keepAliveTimeout: 0 }, (request, response) => {
    void readText(request).then(async (text) => {
      const { writes } = JSON.parse(text) as { writes: { update: { name: string } }[] };
      count += 1;
      await records.commit(writes[0]!.update.name.split('/').at(-1)!, count);
      const commitTime = new Date().toISOString();
      const body = JSON.stringify({ commitTime, writeResults: [{ updateTime: commitTime }] });
      response.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8', 'Content-Length': Buffer.byteLength(body) });
      response.end(body);
    });
  });
  server.listen(0, '127.0.0.1', () => console.log(JSON.stringify({ port: (server.address() as AddressInfo).port })));
  process.once('SIGTERM', () => {
    server.closeAllConnections();
    server.close(() => void records.close());
  });
}
