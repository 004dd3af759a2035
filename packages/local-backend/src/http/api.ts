import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';

/** A request as the handlers see it. */
export interface ApiRequest {
  readonly method: string;
  readonly url: URL;
  /** Parameters of the route, percent-decoded. */
  readonly params: Readonly<Record<string, string>>;
  readonly headers: IncomingHttpHeaders;
  /** The client's address: the peer's, or the one that a configured proxy names. */
  readonly address: string;
  /** The peer is a program on this machine and shows no sign of a proxy. Not a permission by itself: see `client.ts`. */
  readonly local: boolean;
  /** No page of a stranger's web site sent this: see `origins.ts`. */
  readonly trusted: boolean;
  /** `http://host:port` under which the client can reach us. */
  readonly baseUrl: string;
  /** The body as it arrives; a handler that stops early leaves the connection usable. */
  readonly stream: AsyncIterable<Buffer>;
  /** The whole body. @throws HttpError 413 above the limit (bytes) */
  bytes(limit?: number): Promise<Buffer>;
  /** The body as a JSON object; an empty body is `{}`. @throws HttpError 400 for anything else */
  json(limit?: number): Promise<JsonObject>;
  /** The body as form fields. */
  form(limit?: number): Promise<URLSearchParams>;
}

export type JsonObject = Readonly<Record<string, unknown>>;

export interface ApiReply {
  status: number;
  headers?: Record<string, string>;
  body?: string | Buffer | Readable;
}

export type Handler = (request: ApiRequest) => ApiReply | Promise<ApiReply>;

export interface Route {
  method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** A path of find-my-way: `:name` is a parameter, `::` a colon, a final `*` the rest. */
  path: string;
  handler: Handler;
}

/** The token of `Authorization: Bearer …`. */
export function getBearerToken(headers: IncomingHttpHeaders): string | undefined {
  return /^Bearer\s+(\S+)\s*$/i.exec(headers.authorization ?? '')?.[1];
}

/** Responds with JSON; never cached, since every response depends on the caller. */
export function json(body: unknown, status = 200, headers: Record<string, string> = {}): ApiReply {
  return {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store', ...headers },
    body: JSON.stringify(body),
  };
}

/** A text of a JSON object, or undefined when the field is absent or something else. */
export function readText(object: JsonObject, field: string): string | undefined {
  const value = object[field];
  return typeof value === 'string' ? value : undefined;
}
