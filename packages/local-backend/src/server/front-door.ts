import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { ApiReply, ApiRequest } from '../http/api';
import { JSON_LIMIT, parseJsonObject, readBytes } from '../http/body';
import type { Client, ReadClient } from '../http/client';
import { allowOrigin, answerPreflight } from '../http/cors';
import { HttpError } from '../http/http-error';
import { isOperatorPath } from '../operator/paths';
import type { Log } from '../log/log';
import type { OriginPolicy } from '../http/origins';
import type { Router } from '../http/router';
import { getService, type Tally } from '../monitoring/tally';
import { isDiskFull } from '../store';

/** A part of the backend that answers whole requests itself; false leaves the request to the others. */
export type RawHandler = (request: IncomingMessage, response: ServerResponse, url: URL) => boolean | Promise<boolean>;

export interface FrontDoorOptions {
  router: Router;
  /** Handles requests before the router. */
  firestore: RawHandler;
  origins: OriginPolicy;
  readClient: ReadClient;
  /** The default `host:port` of the server. */
  fallbackHost: () => string;
  log: Log;
  tally: Pick<Tally, 'answered'>;
}

/** If the rest of a refused body is larger than this, the connection is cut. */
const DRAIN_LIMIT = 128 * 1024 * 1024;

/** Makes the listener of the HTTP/1.1 server: CORS, routing, errors as answers. It never throws. */
export function createFrontDoor(options: FrontDoorOptions): (request: IncomingMessage, response: ServerResponse) => void {
  return (request, response) => {
    response.on('error', () => undefined); // The client closed the connection.
    const service = getService(request.url ?? '/');
    response.once('close', () => options.tally.answered(service, response.statusCode));
    answer(options, request, response).catch((error: unknown) => fail(options.log, request, response, error));
  };
}

async function answer(options: FrontDoorOptions, request: IncomingMessage, response: ServerResponse): Promise<void> {
  takeOperatorKey(request);
  // For all responses except our own pages, which set their own policy.
  response.setHeader('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
  response.setHeader('X-Content-Type-Options', 'nosniff');
  // The operator's page knows its visitor by a cookie: no page of another origin, which another port is, may read it.
  if (!isOperatorPath(request.url ?? '')) {
    allowOrigin(request, response);
    if (answerPreflight(request, response)) return;
  }
  const client = options.readClient(request);
  refuseForeignName(options, request, client);
  const target = request.url ?? '/';
  const url = parseTarget(target);
  if (url === null) throw new HttpError(400, 'Malformed address.');
  if (await options.firestore(request, response, url)) return;

  const path = target.split(/[?#]/, 1)[0] ?? '/';
  const method = request.method ?? 'GET';
  const match = options.router.find(method, path) ?? (method === 'HEAD' ? options.router.find('GET', path) : null);
  if (match === null) throw new HttpError(404, `Nothing answers ${method} ${path} here.`);
  const reply = await match.handler(describe(options, request, client, url, match.params));
  await send(request, response, reply);
}

/**
 * `/operator/KEY/identitytoolkit.googleapis.com/…` is that path with the key as bearer: the ordinary `firebase-admin` takes any host for its
 * emulator, path included, and says "owner" there. The key is taken out at once, so that it is in no log.
 */
function takeOperatorKey(request: IncomingMessage): void {
  if (request.url?.startsWith('/operator/') !== true) return;
  const [, key, rest] =
    /^\/operator\/([^/?#]+)(\/(?:identitytoolkit\.googleapis\.com|b|v0|storage|upload|download)\/.*)$/.exec(request.url) ?? [];
  if (key === undefined || rest === undefined) return;
  request.url = rest;
  request.headers.authorization = `Bearer ${key}`;
}

/** Only paths; a proxy's absolute form and `*` are not for us. */
function parseTarget(target: string): URL | null {
  if (!target.startsWith('/')) return null;
  try {
    decodeURIComponent(target.split(/[?#]/, 1)[0] ?? '');
    return new URL(`http://backend${target}`);
  } catch {
    return null;
  }
}

/**
 * A page of a foreign site whose name suddenly resolves to this machine sends its own name as the host. Programs that send no name are not browsers.
 * @throws HttpError 421
 */
function refuseForeignName(options: FrontDoorOptions, request: IncomingMessage, { host, protocol }: Client): void {
  const named = request.headers.host;
  if (host === undefined && named === undefined) return;
  if (typeof host === 'string' && options.origins.isOurHost(host)) return;
  const way = typeof host === 'string' ? ` If it should be, start it with --authorized-origin ${protocol}://${host}` : '';
  throw new HttpError(421, `This server is not known by that name.${way}`);
}

function describe(
  options: FrontDoorOptions,
  request: IncomingMessage,
  client: Client,
  url: URL,
  params: Readonly<Record<string, string>>,
): ApiRequest {
  // The ordinary iterator destroys the connection when it is left early, and the peer would never read the refusal.
  const stream: AsyncIterable<Buffer> = {
    [Symbol.asyncIterator]: () => request.iterator({ destroyOnReturn: false }) as AsyncIterator<Buffer>,
  };
  const bytes = (limit: number = JSON_LIMIT): Promise<Buffer> => readBytes(stream, limit);
  return {
    method: request.method ?? 'GET',
    url,
    params,
    headers: request.headers,
    address: client.address,
    local: client.local,
    trusted: options.origins.isTrusted(request.headers),
    baseUrl: `${client.protocol}://${client.host ?? options.fallbackHost()}`,
    stream,
    bytes,
    json: async (limit) => parseJsonObject(await bytes(limit)),
    form: async (limit) => new URLSearchParams((await bytes(limit)).toString('utf8')),
  };
}

async function send(request: IncomingMessage, response: ServerResponse, reply: ApiReply): Promise<void> {
  for (const [name, value] of Object.entries(reply.headers ?? {})) response.setHeader(name, value);
  response.statusCode = reply.status;
  const { body } = reply;
  if (request.method === 'HEAD' || body === undefined) {
    if (body !== undefined && typeof body === 'object' && 'destroy' in body) body.destroy();
    if (request.method !== 'HEAD' && reply.status !== 204 && reply.status !== 304) response.setHeader('Content-Length', '0');
    response.end();
  } else if (typeof body === 'string' || Buffer.isBuffer(body)) {
    response.setHeader('Content-Length', String(Buffer.byteLength(body)));
    response.end(body);
  } else {
    await pipeline(body, response).catch(() => response.destroy());
  }
  drain(request);
}

/**
 * Reads the rest of an unwanted body. A browser that gets its response in the middle of an upload and is then cut off reports a network failure,
 * which the SDK retries for minutes. So the rest is read, up to a limit, and thrown away.
 */
function drain(request: IncomingMessage): void {
  if (request.complete || request.destroyed) return;
  let left = DRAIN_LIMIT;
  request.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) request.destroy();
  });
  request.on('error', () => undefined);
  request.resume();
}

/** A full disk is not a defect: each service reports it so that its SDK shows an error and does not retry for minutes. */
function asRefusal(request: IncomingMessage, error: unknown): unknown {
  if (!isDiskFull(error)) return error;
  if (/^\/(v0|upload|storage|download)\//.test(request.url ?? '')) return new HttpError(402, 'The disk of the server is full.');
  return new HttpError(429, 'QUOTA_EXCEEDED : The disk of the server is full. Nothing was stored.');
}

function fail(log: Log, request: IncomingMessage, response: ServerResponse, thrown: unknown): void {
  const error = asRefusal(request, thrown);
  if (error !== thrown) log.error((thrown as Error).message);
  const known = error instanceof HttpError;
  if (!known) log.error(`${request.method} ${request.url} failed`, error);
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const refusal = known ? error : new HttpError(500, 'Internal error.');
  const body = JSON.stringify(refusal.body);
  response.writeHead(refusal.status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    ...refusal.headers,
    'Content-Length': Buffer.byteLength(body),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
  drain(request);
}
