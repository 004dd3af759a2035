import type { IncomingMessage, ServerResponse } from 'node:http';
import type { VerifyToken } from '../../auth/identity';
import type { Engine } from '../engine/engine';
import type { Transactions } from '../engine/transactions';
import { errorBody, toFirestoreError } from '../model/firestore-error';
import { parseDatabase } from '../model/names';
import { parseRequest } from '../model/request-json';
import type { Budget } from '../wire/budget';
import { nameEnums } from '../wire/enum-names';
import { PAYLOAD_LIMIT, payloadTooLarge, readBody } from '../wire/request-body';
import { answersWithList, findOperation } from './find-operation';
import type { RestCall } from './rest-call';

export interface RestOptions {
  readonly engine: Engine;
  readonly transactions: Transactions;
  readonly verifyToken: VerifyToken;
  /** Counts the bytes that are kept of all requests while they are read. */
  readonly reading: Budget;
  readonly log: { warn(message: string): void; error(message: string, error?: unknown): void };
}

const address = /^\/v1(?:beta1)?\/(projects\/[^/]+\/databases\/[^/]+\/documents[^:]*)(?::(\w+))?$/;
const nameOf = (path: string): string => (path.includes('%') ? path.split('/').map(decodeURIComponent).join('/') : path);

/** Firestore's REST interface, as the lite build and the transactions of the full one use it. */
export async function handleRest(
  { engine, transactions, verifyToken, reading, log }: RestOptions,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<boolean> {
  const { pathname } = url;
  const match = address.exec(pathname.includes('%') ? pathname.replace(/%28default%29/i, '(default)') : pathname);
  if (!match) return false;
  const verb = match[2];
  try {
    const name = nameOf(match[1] ?? '');
    const identity = await verifyToken(request.headers.authorization);
    const read = await readBody(request, PAYLOAD_LIMIT, reading);
    if (read === null) return true;
    if (!read.isWhole) throw payloadTooLarge();
    const operation = findOperation(request.method ?? '', name, verb);
    const body = parseRequest(read.bytes);
    nameEnums(body);
    const call: RestCall = {
      engine,
      transactions,
      database: parseDatabase(name),
      name,
      identity,
      body,
      // The body is read on demand: few operations need it, and reading it takes time.
      get query() {
        return url.searchParams;
      },
    };
    reply(response, 200, await operation(call));
  } catch (error) {
    const failure = toFirestoreError(error);
    if (failure.status === 'INTERNAL') log.error(`Firestore ${request.method} ${url.pathname} failed`, error);
    if (failure.status === 'UNIMPLEMENTED') log.warn(`Firestore ${request.method} ${url.pathname}: ${failure.message}`);
    // An unread rest of the body would precede the connection's next request.
    if (!request.complete && request.httpVersionMajor === 1) response.setHeader('Connection', 'close');
    const body = errorBody(failure, failure.httpStatus);
    reply(response, failure.httpStatus, answersWithList(verb) ? [body] : body);
  }
  return true;
}

function reply(response: ServerResponse, status: number, body: unknown): void {
  const text = JSON.stringify(body);
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'private',
    'Content-Length': Buffer.byteLength(text),
  });
  response.end(text);
}
