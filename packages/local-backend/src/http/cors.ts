import type { IncomingMessage, ServerResponse } from 'node:http';

const exposed = [
  'x-http-session-id',
  'x-client-wire-protocol',
  'x-http-initial-response',
  'x-goog-upload-status',
  'x-goog-upload-url',
  'x-goog-upload-size-received',
  'x-goog-upload-command',
  'x-goog-upload-chunk-granularity',
  'content-range',
].join(', ');

/**
 * Lets pages of other origins read the answer: apps and backend always live on different ports. A wildcard would not do, the
 * SDK sends its requests with credentials. No call that is answered so is judged by a cookie, and an echoed origin gives nothing away.
 */
export function allowOrigin(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Vary', 'Origin');
  const { origin } = request.headers;
  if (origin === undefined) return;
  response.setHeader('Access-Control-Allow-Origin', origin);
  response.setHeader('Access-Control-Allow-Credentials', 'true');
  response.setHeader('Access-Control-Expose-Headers', exposed);
}

/** Answers a preflight; true when the request was one. */
export function answerPreflight(request: IncomingMessage, response: ServerResponse): boolean {
  if (request.method !== 'OPTIONS') return false;
  response.setHeader('Access-Control-Allow-Methods', 'GET, HEAD, POST, PUT, PATCH, DELETE');
  response.setHeader('Access-Control-Max-Age', '3600');
  const wanted = request.headers['access-control-request-headers'];
  if (wanted !== undefined) response.setHeader('Access-Control-Allow-Headers', wanted);
  if (request.headers['access-control-request-private-network'] === 'true') {
    response.setHeader('Access-Control-Allow-Private-Network', 'true');
  }
  response.writeHead(204);
  response.end();
  return true;
}
