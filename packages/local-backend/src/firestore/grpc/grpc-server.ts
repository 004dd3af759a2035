import type { Socket } from 'node:net';
import {
  Metadata,
  Server,
  ServerCredentials,
  status as grpcStatus,
  type handleBidiStreamingCall,
  type handleServerStreamingCall,
  type handleUnaryCall,
  type ServerDuplexStream,
  type ServiceDefinition,
  type ServiceError,
  type UntypedHandleCall,
} from '@grpc/grpc-js';
import type { ReadClient } from '../../http/client';
import { FirestoreError, toFirestoreError } from '../model/firestore-error';
import { readContext, type ContextReader } from './call-context';
import { ignoreLateResets } from './late-resets';
import type { FirestoreRpc, JsonMessage, ServerStreamMethod, UnaryMethod } from './rpc-port';
import { loadFirestoreService } from './service-definition';
import { afterTicks } from '../wire/after-ticks';
import type { Budget } from '../wire/budget';
import { PAYLOAD_LIMIT, payloadTooLarge } from '../wire/request-body';
import { memoizeByObject } from '../wire/shared-messages';
import { getPings } from './pings';
import { messageToJson } from './to-json';
import { messageToProto } from './to-proto';

export interface GrpcServer {
  /** Takes a connection that speaks cleartext HTTP/2. */
  injectConnection(socket: Socket): void;
  /** Answers the running calls, refuses others and ends streams in a way that makes clients retry, then cuts the rest. */
  close(): Promise<void>;
}

/** The library's limit, in bytes: far above ours, so that our own error is sent. The library's refusal makes the SDK retry for ever. */
const MESSAGE_LIMIT = 64 * 1024 * 1024;
/** How long an unused connection stays open, in milliseconds. */
const LONGEST_IDLE = 60_000;

/** How long running calls may take when the server stops, in milliseconds. */
const GRACE = 1000;

/** The most running calls on one connection; a client's library queues further ones. */
const MOST_CALLS = 1000;
/** A client that is this many answers behind its messages is not read until it has them. */
const UNANSWERED_MESSAGES = 32;
/** A reader is behind if this many messages wait for it, */
const WAITING_MESSAGES = 16;
/** or this many bytes, */
const FULL = 1024 * 1024;
/** or this many, when all readers together are behind. */
const FULL_TOGETHER = 128 * 1024;

const unaryMethods = new Set<string>([
  'GetDocument',
  'ListDocuments',
  'CreateDocument',
  'UpdateDocument',
  'DeleteDocument',
  'BeginTransaction',
  'Commit',
  'Rollback',
  'BatchWrite',
  'ListCollectionIds',
]);
const listMethods = new Set<string>(['BatchGetDocuments', 'RunQuery', 'RunAggregationQuery']);

export interface GrpcServerOptions {
  readonly rpc: FirestoreRpc;
  readonly log: { warn(message: string): void };
  readonly readClient: ReadClient;
  /** Counts the bytes that are kept of all requests while they are read. */
  readonly reading: Budget;
  /** Counts the messages that wait for all readers. */
  readonly waiting: Budget;
}

/** Firestore over gRPC, as the Node build of the SDK uses it. The library answers missing methods with UNIMPLEMENTED. */
export function createGrpcServer({ rpc, log, readClient, reading, waiting }: GrpcServerOptions): GrpcServer {
  const server = new Server({
    'grpc.max_receive_message_length': MESSAGE_LIMIT,
    'grpc.max_send_message_length': MESSAGE_LIMIT,
    // A peer that is gone, or that never spoke gRPC, does not answer.
    'grpc.keepalive_time_ms': 30_000,
    'grpc.keepalive_timeout_ms': 10_000,
    'grpc.max_connection_idle_ms': LONGEST_IDLE,
    'grpc.max_concurrent_streams': MOST_CALLS,
  });
  const description = loadFirestoreService();
  const service = withSizes(description);
  const contextOf = readContext(readClient);
  const handlers: Record<string, UntypedHandleCall> = {};
  /** The functions that end the open streams. */
  const streams = new Set<(error: FirestoreError) => void>();
  let isClosing = false;
  for (const name of Object.keys(service)) {
    if (unaryMethods.has(name)) handlers[name] = unary(rpc, name as UnaryMethod, contextOf);
    else if (listMethods.has(name)) handlers[name] = serverStream(rpc, name as ServerStreamMethod, contextOf);
    else if (name === 'Listen' || name === 'Write')
      handlers[name] = bidirectional({ rpc, kind: name, contextOf, waiting, streams, bytesOf: bytesOfMessages(description, name) });
    else handlers[name] = unimplemented(name, log);
  }
  server.addService(service, handlers);
  server.addService(underOldName(service), handlers);
  const injector = server.createConnectionInjector(ServerCredentials.createInsecure());
  return {
    injectConnection(socket) {
      if (isClosing) socket.destroy();
      else injector.injectConnection(ignoreLateResets(socket, reading));
    },
    async close() {
      isClosing = true;
      // Clients take aborted calls for canceled ones and do not retry.
      for (const end of [...streams]) end(new FirestoreError('UNAVAILABLE', 'The server is stopping.'));
      await new Promise<void>((resolve) => {
        server.tryShutdown(() => resolve());
        afterTicks(GRACE, resolve);
      });
      server.forceShutdown();
    },
  };
}

/** A message for many listeners is encoded once. */
const bytesOfMessages = (service: ServiceDefinition, name: 'Listen' | 'Write'): ((message: JsonMessage) => Buffer) =>
  memoizeByObject((message: JsonMessage) => service[name]?.responseSerialize(messageToProto(message)) ?? Buffer.alloc(0));

/** A placeholder for a message that is too large. */
const TOO_LARGE = {};

/** Wraps the service: it does not read messages that are too large, and its streams get their output in bytes. */
function withSizes(service: ServiceDefinition): ServiceDefinition {
  return Object.fromEntries(
    Object.entries(service).map(([name, method]) => [
      name,
      {
        ...method,
        requestDeserialize: (bytes: Buffer): unknown => (bytes.length > PAYLOAD_LIMIT ? TOO_LARGE : method.requestDeserialize(bytes)),
        ...(name === 'Listen' || name === 'Write' ? { responseSerialize: (bytes: Buffer) => bytes } : {}),
      },
    ]),
  );
}

/** Version v1beta1 differs in name only, as far as it goes. */
function underOldName(service: ServiceDefinition): ServiceDefinition {
  return Object.fromEntries(
    Object.entries(service).map(([name, method]) => [name, { ...method, path: method.path.replace('.v1.', '.v1beta1.') }]),
  );
}

function requestOf(call: { readonly request: unknown }): JsonMessage {
  if (call.request === TOO_LARGE) throw payloadTooLarge();
  return messageToJson(call.request) as JsonMessage;
}

function serviceError(error: unknown): Partial<ServiceError> {
  const { code, message } = toFirestoreError(error);
  return { code, details: message, metadata: new Metadata() };
}

function unary(rpc: FirestoreRpc, method: UnaryMethod, contextOf: ContextReader): handleUnaryCall<unknown, unknown> {
  return (call, respond) => {
    Promise.resolve()
      .then(() => rpc.unary(method, requestOf(call), contextOf(call)))
      .then(
        (answer) => respond(null, messageToProto(answer)),
        (error: unknown) => respond(serviceError(error)),
      );
  };
}

function serverStream(
  rpc: FirestoreRpc,
  method: ServerStreamMethod,
  contextOf: ContextReader,
): handleServerStreamingCall<unknown, unknown> {
  return (call) => {
    Promise.resolve()
      .then(() => rpc.list(method, requestOf(call), contextOf(call)))
      .then(
        (answers) => {
          for (const answer of answers) call.write(messageToProto(answer));
          call.end();
        },
        (error: unknown) => call.emit('error', serviceError(error)),
      );
  };
}

interface StreamOptions {
  readonly rpc: FirestoreRpc;
  readonly kind: 'Listen' | 'Write';
  readonly contextOf: ContextReader;
  readonly waiting: Budget;
  /** The functions that end the open streams. */
  readonly streams: Set<(error: FirestoreError) => void>;
  readonly bytesOf: (message: JsonMessage) => Buffer;
}

function bidirectional({ rpc, kind, contextOf, waiting, streams, bytesOf }: StreamOptions): handleBidiStreamingCall<unknown, unknown> {
  return (call: ServerDuplexStream<unknown, unknown>) => {
    let isOpen = true;
    let sent = 0;
    let left = 0;
    let taken = 0;
    let wasFull = false;
    /** Bytes of the messages that have not left. */
    let unsent = 0;
    const count = (change: number): void => {
      unsent += change;
      waiting.add(change);
    };
    const isBehind = (messages: number, bytes: number): boolean => sent - left > messages || unsent > bytes;
    // Each message of a Write stream has one answer; the requests of a Listen stream wait while its reader is behind.
    const isAhead = (): boolean => (kind === 'Write' ? taken - sent >= UNANSWERED_MESSAGES : sent - left > WAITING_MESSAGES);
    const goOn = (): void => {
      if (isOpen && call.isPaused() && !isAhead()) call.resume();
    };
    const signs = kind === 'Write' ? getPings(call) : null;
    const close = (): void => {
      if (!isOpen) return;
      isOpen = false;
      streams.delete(fail);
      // The unsent messages are discarded with the call.
      count(-unsent);
      stream.close();
    };
    const fail = (error: FirestoreError): void => {
      if (!isOpen) return;
      close();
      call.emit('error', serviceError(error));
    };
    streams.add(fail);
    const stream = rpc.open(kind, contextOf(call), {
      send(message) {
        if (!isOpen) return;
        sent += 1;
        const messages = sent;
        const bytes = bytesOf(message);
        count(bytes.length);
        call.write(bytes, () => {
          // The message is kept until here, so that other listeners that get the same message in the meantime share its bytes.
          if (isOpen) count(-bytesOf(message).length);
          left = messages;
          goOn();
          // Asked once the message is on its way: a ping would overtake it.
          signs?.next(() => stream.arrived(messages));
          if (!wasFull || isBehind(WAITING_MESSAGES / 2, FULL_TOGETHER)) return;
          wasFull = false;
          stream.room();
        });
      },
      isFull() {
        const isFull = isBehind(WAITING_MESSAGES, waiting.isSpent ? FULL_TOGETHER : FULL);
        wasFull ||= isFull;
        return isFull;
      },
      queued: () => unsent,
      fail,
    });
    call.on('data', (message: unknown) => {
      if (!isOpen) return;
      taken += 1;
      if (message === TOO_LARGE) stream.refuse();
      else stream.receive(messageToJson(message) as JsonMessage);
      if (isAhead()) call.pause();
    });
    call.on('cancelled', close);
    call.on('end', () => {
      close();
      call.end();
    });
  };
}

function unimplemented(name: string, log: { warn(message: string): void }): UntypedHandleCall {
  return ((call: { emit(event: string, error: unknown): void }, respond?: (error: unknown) => void) => {
    log.warn(`Firestore: ${name} is not part of this backend.`);
    const error = { code: grpcStatus.UNIMPLEMENTED, details: `${name} is not implemented.` };
    if (respond) respond(error);
    else call.emit('error', error);
  }) as unknown as UntypedHandleCall;
}
