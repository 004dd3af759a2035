import { Client, credentials, Metadata, type MethodDefinition, type ServiceError } from '@grpc/grpc-js';
import { once } from 'node:events';
import { connect, type ClientHttp2Session, type ClientHttp2Stream } from 'node:http2';
import { connect as connectTcp, createServer, Socket as TcpSocket, type AddressInfo, type Server, type Socket } from 'node:net';
import { createGrpcServer, type GrpcServer } from '../src/firestore/grpc/grpc-server';
import type { FirestoreRpc, JsonMessage, RpcContext, StreamSink } from '../src/firestore/grpc/rpc-port';
import { loadFirestoreService } from '../src/firestore/grpc/service-definition';
import { Budget } from '../src/firestore/wire/budget';
import { createClientReader } from '../src/http/client';

/** FS-68 how much memory one client can make the reader of gRPC use. The Firestore behind it answers on demand. */
const LIMIT = 4 * 1024 * 1024;
let budget: Budget;
let waiting: Budget;
let grpc: GrpcServer;
let server: Server;
let contexts: RpcContext[] = [];
let received: JsonMessage[] = [];
let sink: StreamSink | null = null;
/** Answers wait for it. */
let held: Promise<unknown> = Promise.resolve();
const rpc: FirestoreRpc = {
  unary: (_method, request, context) => {
    contexts.push(context);
    return held.then(() => ({ name: request['name'], fields: {} }));
  },
  list: () => Promise.resolve([]),
  open: (_kind, _context, opened) => {
    sink = opened;
    return {
      receive: (message) => void received.push(message),
      refuse: () => undefined,
      arrived: () => undefined,
      room: () => undefined,
      close: () => undefined,
    };
  },
};

beforeEach(async () => {
  budget = new Budget(LIMIT);
  waiting = new Budget(LIMIT);
  contexts = [];
  received = [];
  sink = null;
  held = Promise.resolve();
  grpc = createGrpcServer({
    rpc,
    log: { warn: () => undefined },
    readClient: createClientReader(['127.0.0.1']),
    reading: budget,
    waiting,
  });
  server = createServer((socket) => {
    socket.on('error', () => undefined);
    grpc.injectConnection(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(async () => {
  await grpc.close();
  server.close();
});

const port = (): number => (server.address() as AddressInfo).port;
function method(name: string): MethodDefinition<JsonMessage, JsonMessage> {
  const found = loadFirestoreService()[name];
  if (!found) throw new Error(`The service lacks ${name}.`);
  return found as MethodDefinition<JsonMessage, JsonMessage>;
}
const getDocument = method('GetDocument');
const writeMethod = method('Write');

/** Asks for one document with the ordinary library. */
function ask(metadata = new Metadata(), options = {}): Promise<unknown> {
  const client = new Client(`127.0.0.1:${port()}`, credentials.createInsecure(), options);
  return new Promise((resolve, reject) => {
    client.makeUnaryRequest(
      getDocument.path,
      getDocument.requestSerialize,
      getDocument.responseDeserialize,
      { name: 'projects/p/databases/d/documents/c/one', readTime: undefined },
      metadata,
      (error, answer) => {
        client.close();
        if (error) reject(error);
        else resolve(answer);
      },
    );
  });
}

/** A call by hand: whatever bytes. */
function call(session: ClientHttp2Session): ClientHttp2Stream {
  const stream = session.request(
    { ':method': 'POST', ':path': getDocument.path, 'content-type': 'application/grpc', 'te': 'trailers' },
    { endStream: false },
  );
  stream.on('error', () => undefined);
  return stream;
}
const prefix = (size: number): Buffer => {
  const bytes = Buffer.alloc(5);
  bytes.writeUInt32BE(size, 1);
  return bytes;
};

it('refuses a message of four gigabytes at once, and goes on with other calls', async () => {
  const session = connect(`http://127.0.0.1:${port()}`);
  const stream = call(session);
  const answered = once(stream, 'response') as Promise<[Record<string, string>]>;
  stream.write(prefix(0xffffffff));
  const [headers] = await answered;
  const [trailers] = headers['grpc-status'] === undefined ? ((await once(stream, 'trailers')) as [Record<string, string>]) : [headers];
  expect(trailers['grpc-status']).toBe('8');
  session.destroy();
  expect(await ask()).toMatchObject({ name: 'projects/p/databases/d/documents/c/one' });
});

it('keeps no more of many half messages than of everything else that is being read, and forgets them with their connection', async () => {
  const session = connect(`http://127.0.0.1:${port()}`);
  session.on('error', () => undefined);
  const closed = new Promise((resolve) => session.on('close', resolve));
  for (let index = 0; index < 40; index += 1) {
    const stream = call(session);
    stream.write(prefix(50 * 1024 * 1024));
    stream.write(Buffer.alloc(256 * 1024));
  }
  await closed;
  while (budget.isSpent) await new Promise((resolve) => setImmediate(resolve));
  expect(await ask()).toMatchObject({ name: 'projects/p/databases/d/documents/c/one' });
  budget.add(LIMIT);
  expect(budget.isSpent).toBe(false);
});

it('inflates nothing: a compressed message fails its call, and the next one works', async () => {
  const deflated = ask(new Metadata(), { 'grpc.default_compression_algorithm': 2 });
  await expect(deflated).rejects.toMatchObject({ code: 13 } satisfies Partial<ServiceError>);
  expect(await ask()).toMatchObject({ name: 'projects/p/databases/d/documents/c/one' });
});

it('listens no further to a Write stream that has many answers to come, and loses none of its messages', async () => {
  const client = new Client(`127.0.0.1:${port()}`, credentials.createInsecure());
  const stream = client.makeBidiStreamRequest(writeMethod.path, writeMethod.requestSerialize, writeMethod.responseDeserialize);
  let answers = 0;
  stream.on('error', () => undefined);
  stream.on('data', () => (answers += 1));
  for (let index = 0; index < 500; index += 1) stream.write({ database: 'projects/p/databases/d', streamId: String(index) });
  let most = 0;
  for (let sent = 0; sent < 500;) {
    while (received.length === sent) await new Promise((resolve) => setImmediate(resolve));
    // Everything that could have come by now has come.
    for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    most = Math.max(most, received.length - sent);
    for (; sent < received.length; sent += 1) sink?.send({ streamToken: '' });
  }
  while (answers < 500) await new Promise((resolve) => setImmediate(resolve));
  expect(most).toBeLessThanOrEqual(32);
  expect(received.map(({ streamId }) => streamId)).toEqual(Array.from({ length: 500 }, (_, index) => String(index)));
  stream.cancel();
  client.close();
});

it('FS-76 counts what waits for the reader of a Listen stream in bytes, alone and together with all others, and forgets it with the call', async () => {
  const client = new Client(`127.0.0.1:${port()}`, credentials.createInsecure());
  const { path, requestSerialize, responseDeserialize } = method('Listen');
  const stream = client.makeBidiStreamRequest(path, requestSerialize, responseDeserialize);
  stream.on('error', () => undefined);
  stream.write({ database: 'projects/p/databases/d', addTarget: undefined });
  while (received.length === 0) await new Promise((resolve) => setImmediate(resolve));
  // No one reads: what the windows and buffers in between take is soon full.
  const message = { documentChange: { document: { name: 'd', fields: { text: { stringValue: 'x'.repeat(300 * 1024) } } } } };
  let sent = 0;
  while (sink?.isFull() === false) {
    sink.send({ ...message });
    sent += 1;
  }
  expect(sent).toBeLessThanOrEqual(4);
  for (let index = sent; index < 20; index += 1) sink?.send({ ...message });
  expect(waiting.isSpent).toBe(true);
  stream.cancel();
  while (waiting.isSpent) await new Promise((resolve) => setImmediate(resolve));
  waiting.add(LIMIT);
  expect(waiting.isSpent).toBe(false);
  client.close();
});

it.each([0, 1, 2, 3])('FS-68 a client that says no more, and a server that ends %i turns later, do each other no harm', async (turns) => {
  const accepted = once(server, 'connection') as Promise<[Socket]>;
  const socket = connectTcp({ port: port(), host: '127.0.0.1', allowHalfOpen: true });
  const session = connect('http://127.0.0.1', { createConnection: () => socket });
  session.on('error', () => undefined);
  const { path, requestSerialize } = method('Listen');
  const message = Buffer.from(requestSerialize({ database: 'projects/p/databases/d' }));
  for (let index = 0; index < 3; index += 1) {
    const stream = session.request({ ':method': 'POST', ':path': path, 'content-type': 'application/grpc', 'te': 'trailers' });
    stream.on('error', () => undefined);
    stream.write(Buffer.concat([prefix(message.length), message]));
  }
  while (received.length < 3) await new Promise((resolve) => setImmediate(resolve));
  const [accepting] = await accepted;
  const closed = once(accepting, 'close');
  const ended = once(accepting, 'end');
  TcpSocket.prototype.end.call(socket, '');
  await ended;
  for (let turn = 0; turn < turns; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  void grpc.close();
  await closed;
  socket.destroy();
});

it('FS-77 answers what is under way when the server stops, and ends streams so that their clients try again', async () => {
  let answer: () => void = () => undefined;
  held = new Promise<void>((resolve) => (answer = resolve));
  const asked = ask();
  const client = new Client(`127.0.0.1:${port()}`, credentials.createInsecure());
  const stream = client.makeBidiStreamRequest(writeMethod.path, writeMethod.requestSerialize, writeMethod.responseDeserialize);
  const failed = once(stream, 'error').catch((error: unknown) => [error]);
  stream.resume();
  stream.write({ database: 'projects/p/databases/d' });
  while (contexts.length === 0 || sink === null) await new Promise((resolve) => setImmediate(resolve));
  const closed = grpc.close();
  answer();
  expect(await asked).toMatchObject({ name: 'projects/p/databases/d/documents/c/one' });
  expect(await failed).toMatchObject([{ code: 14 }]);
  await closed;
  client.close();
});

it('knows a caller behind a proxy that is trusted by the address that the proxy names', async () => {
  const metadata = new Metadata();
  metadata.set('x-forwarded-for', '198.51.100.9, 203.0.113.7');
  await ask(metadata);
  await ask();
  expect(contexts.map(({ address }) => address)).toEqual(['203.0.113.7', '127.0.0.1']);
});
