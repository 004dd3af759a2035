import { once } from 'node:events';
import { Agent, createServer, request as ask, type IncomingMessage, type Server } from 'node:http';
import { createSecureServer, type Http2SecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo, Socket } from 'node:net';
import type { ServerResponse } from 'node:http';
import { createCertificate } from './self-signed';

export interface Roughness {
  /** Each request, and each chunk of a response, is delayed up to this many milliseconds, so that requests overtake each other. */
  readonly jitter: number;
  /** One of this many requests is sent twice. */
  readonly oneTwice: number;
}

export interface RoughProxy {
  /** `https://…` for HTTP/2, `http://…` otherwise. */
  readonly origin: string;
  readonly port: number;
  /** The number of requests that overtook an earlier one, and of requests that were sent twice. */
  readonly overtaken: number;
  readonly repeated: number;
  /** Breaks every client connection, with its pending requests. */
  cut(): void;
  close(): Promise<void>;
}

interface Target {
  readonly port: number;
  /** Requests whose paths begin with the prefix go to this port. */
  readonly prefix: string;
}

type Request = IncomingMessage | Http2ServerRequest;
type Response = ServerResponse | Http2ServerResponse;

const hopByHop = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'proxy-connection', 'host', 'content-length']);

/** Starts a proxy in front of the backend that behaves like a bad network. It is random, but does nothing that HTTP forbids. */
export async function startRoughProxy(
  protocol: 'h2' | 'http/1.1',
  targets: readonly Target[],
  { jitter, oneTwice }: Roughness,
): Promise<RoughProxy> {
  const agent = new Agent({ keepAlive: true });
  const connections = new Set<Socket>();
  const under = new Set<() => void>();
  let [count, latest, overtaken, repeated] = [0, 0, 0, 0];
  const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, Math.random() * jitter));

  const forward = (from: Request, path: string, body: Buffer, port: number): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const headers = Object.fromEntries(Object.entries(from.headers).filter(([name]) => !name.startsWith(':') && !hopByHop.has(name)));
      const sent = ask(
        {
          agent,
          host: '127.0.0.1',
          port,
          method: from.method ?? 'GET',
          path,
          headers: { ...headers, 'content-length': String(body.length) },
        },
        resolve,
      );
      const breakOff = (): void => void sent.destroy();
      under.add(breakOff);
      sent.on('close', () => under.delete(breakOff));
      from.on('aborted', breakOff);
      sent.on('error', reject);
      sent.end(body);
    });

  const pass = async (from: Request, to: Response): Promise<void> => {
    count += 1;
    const number = count;
    const chunks: Buffer[] = [];
    for await (const chunk of from) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const path = from.url ?? '/';
    const { port } = targets.find(({ prefix }) => path.startsWith(prefix)) ?? { port: 0 };
    await pause();
    if (number < latest) overtaken += 1;
    latest = Math.max(latest, number);
    if (Math.random() * oneTwice < 1) {
      repeated += 1;
      // The response to the first copy is dropped.
      void forward(from, path, body, port).then(
        (answer) => answer.resume(),
        () => undefined,
      );
      await pause();
    }
    const answer = await forward(from, path, body, port);
    const headers = Object.fromEntries(Object.entries(answer.headers).filter(([name]) => !hopByHop.has(name)));
    (to as ServerResponse).writeHead(answer.statusCode ?? 502, headers);
    (to as ServerResponse).flushHeaders?.();
    for await (const chunk of answer) {
      await pause();
      (to as ServerResponse).write(chunk);
    }
    await pause();
    to.end();
  };
  const onRequest = (from: Request, to: Response): void => {
    pass(from, to).catch(() => (to as ServerResponse).destroy());
  };
  const server: Server | Http2SecureServer =
    protocol === 'h2' ? createSecureServer(createCertificate(), onRequest) : createServer(onRequest);
  server.on('connection', (socket: Socket) => {
    connections.add(socket);
    socket.on('close', () => connections.delete(socket));
    socket.on('error', () => undefined);
  });
  server.on('sessionError', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const cut = (): void => {
    for (const socket of [...connections]) socket.destroy();
    for (const breakOff of [...under]) breakOff();
  };
  return {
    origin: `${protocol === 'h2' ? 'https' : 'http'}://127.0.0.1:${port}`,
    port,
    get overtaken() {
      return overtaken;
    },
    get repeated() {
      return repeated;
    },
    cut,
    async close() {
      cut();
      agent.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
