import { createServer as createHttpServer, type IncomingMessage, type Server as HttpServer, type ServerResponse } from 'node:http';
import { createServer as createNetServer, type AddressInfo, type Socket } from 'node:net';
import { PortTakenError } from '../process/startup-error';

export interface Listener {
  readonly host: string;
  readonly port: number;
  /** How many are open. */
  connections(): number;
  /** Stops accepting, gives running requests `graceMs` to finish, then cuts the rest. */
  close(graceMs: number): Promise<void>;
}

export interface ListenerOptions {
  host: string;
  port: number;
  onRequest: (request: IncomingMessage, response: ServerResponse) => void;
  /** Takes over a connection that begins as HTTP/2 with prior knowledge (gRPC). */
  onHttp2Connection: (socket: Socket) => void;
}

/** The first bytes of every HTTP/2 connection, and of no HTTP/1.1 request: the method PRI does not exist. */
const HTTP2_PREFACE = Buffer.from('PRI * HTTP/2.0');
/** A connection must show its first bytes within this time (ms). */
const FIRST_BYTES_TIMEOUT = 10_000;

/**
 * Listens on one port for HTTP/1.1 and cleartext HTTP/2.
 * @throws PortTakenError
 */
export async function listen({ host, port, onRequest, onHttp2Connection }: ListenerOptions): Promise<Listener> {
  const http = createHttp(onRequest);
  const sockets = new Set<Socket>();
  const undecided = new Set<Socket>();
  const server = createNetServer({ noDelay: true, keepAlive: true }, (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    undecided.add(socket);
    socket.once('close', () => undecided.delete(socket));
    sniff(socket, http, onHttp2Connection, () => undecided.delete(socket));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(error.code === 'EADDRINUSE' ? new PortTakenError(host, port) : error));
    server.listen({ host, port }, resolve);
  });
  server.on('error', () => undefined);
  const address = server.address() as AddressInfo;
  return {
    host,
    port: address.port,
    connections: () => sockets.size,
    async close(graceMs) {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      for (const socket of undecided) socket.destroy();
      http.closeIdleConnections();
      const idle = setInterval(() => http.closeIdleConnections(), 25);
      const cut = setTimeout(() => sockets.forEach((socket) => socket.destroy()), graceMs);
      await closed;
      clearTimeout(cut);
      clearInterval(idle);
      http.close();
    },
  };
}

function createHttp(onRequest: ListenerOptions['onRequest']): HttpServer {
  const http = createHttpServer({
    // Id tokens travel in headers; the preflights of the SDK are small.
    maxHeaderSize: 32 * 1024,
    headersTimeout: 20_000,
    // An upload of the largest size over a venue's Wi-Fi; back channels are answers and are not limited by it.
    requestTimeout: 10 * 60_000,
    keepAliveTimeout: 75_000,
    connectionsCheckingInterval: 10_000,
    noDelay: true,
  });
  http.maxHeadersCount = 100;
  // It never listens itself; this is what starts its watch over slow and idle connections.
  http.emit('listening');
  http.on('request', onRequest);
  http.on('checkContinue', (request, response) => {
    response.writeContinue();
    onRequest(request, response);
  });
  http.on('upgrade', (_request, socket) => socket.destroy());
  http.on('connect', (_request, socket) => socket.destroy());
  http.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const status =
      error.code === 'HPE_HEADER_OVERFLOW'
        ? '431 Request Header Fields Too Large'
        : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
          ? '408 Request Timeout'
          : '400 Bad Request';
    socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  });
  return http;
}

/** Hands a connection to the server whose protocol its first bytes speak. */
function sniff(socket: Socket, http: HttpServer, onHttp2Connection: (socket: Socket) => void, onDecided: () => void): void {
  let seen = Buffer.alloc(0);
  socket.setTimeout(FIRST_BYTES_TIMEOUT, () => socket.destroy());
  const onError = (): void => {
    socket.destroy();
  };
  const onData = (chunk: Buffer): void => {
    seen = Buffer.concat([seen, chunk]);
    const length = Math.min(seen.length, HTTP2_PREFACE.length);
    const isHttp2 = seen.subarray(0, length).equals(HTTP2_PREFACE.subarray(0, length));
    if (isHttp2 && length < HTTP2_PREFACE.length) return;
    onDecided();
    socket.pause();
    socket.off('data', onData);
    socket.off('error', onError);
    socket.setTimeout(0);
    socket.removeAllListeners('timeout');
    socket.unshift(seen);
    if (isHttp2) {
      socket.on('error', () => socket.destroy());
      onHttp2Connection(socket);
    } else {
      http.emit('connection', socket);
    }
    // The parsers read from the socket themselves; resuming later lets them attach first.
    process.nextTick(() => socket.resume());
  };
  socket.on('error', onError);
  socket.on('data', onData);
}
