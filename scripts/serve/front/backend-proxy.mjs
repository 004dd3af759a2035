// @ts-check
import { isProxyHeader } from '@courtside/local-backend/hosts';
import { Agent, request as httpRequest } from 'node:http';

/** @typedef {import('@courtside/local-backend/hosts').Client} Client */

/** Headers of one connection, which are not passed on (RFC 9110, 7.6.1). */
const ofConnection = new Set(['connection', 'keep-alive', 'proxy-connection', 'proxy-authenticate', 'te', 'trailer', 'upgrade', 'expect']);
/** How long an idle connection stays open, in milliseconds. It ends before the backend would end it (75 s), so that no request meets a closing one. */
const IDLE = 60_000;

/**
 * Passes requests on to the backend and answers on to the client, without buffering, because answers of listeners stay open for long.
 *
 * Each connection of a browser has its own connection to the backend; when one ends, so does the other. The backend learns from connections
 * whether an answer arrived (FS-52); a shared one would report another client's.
 * @param {{ host: string, port: number }} backend
 * @param {(request: import('node:http').IncomingMessage) => Client} readClient
 * @returns {import('node:http').RequestListener}
 */
export function createBackendProxy({ host, port }, readClient) {
  /** @type {WeakMap<import('node:net').Socket, Agent>} */
  const agents = new WeakMap();
  const getAgent = (/** @type {import('node:net').Socket} */ socket) => {
    const known = agents.get(socket);
    if (known) return known;
    const agent = new Agent({ keepAlive: true, maxSockets: 1, timeout: IDLE });
    agents.set(socket, agent);
    socket.once('close', () => agent.destroy());
    return agent;
  };

  return (request, response) => {
    const onward = httpRequest({
      host,
      port,
      agent: getAgent(request.socket),
      method: request.method,
      path: request.url,
      headers: toRequestHeaders(request, readClient(request)),
    });
    onward.once('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, toResponseHeaders(answer.rawHeaders));
      // A listener's answer starts long before it has anything to send.
      response.flushHeaders();
      answer.pipe(response);
      answer.once('error', () => response.destroy());
      // The answer was cut short: the client must not take it for complete.
      answer.once('close', () => answer.complete || response.destroy());
    });
    // Browsers and the SDK handle a missing answer; one of ours would look like the backend's. Only monitoring gets an answer.
    onward.once('error', () => {
      if (response.headersSent || !isMonitoring(request)) response.destroy();
      else
        response
          .writeHead(503, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' })
          .end('The backend does not answer.');
    });
    response.once('close', () => response.writableFinished || onward.destroy());
    request.once('error', () => onward.destroy());
    request.pipe(onward);
  };
}

/** @param {import('node:http').IncomingMessage} request */
const isMonitoring = ({ url }) => /^\/(health|metrics)(\?|$)/.test(url ?? '');

/**
 * Returns the request's headers with our own statement of the sender; statements of the client are removed.
 * @param {import('node:http').IncomingMessage} request @param {Client} client
 */
function toRequestHeaders(request, client) {
  const host = client.host ?? request.headers.host ?? '';
  const kept = Object.entries(request.headers).filter(
    ([name]) => !ofConnection.has(name) && name !== 'transfer-encoding' && !isProxyHeader(name),
  );
  return {
    .../** @type {Record<string, string | string[]>} */ (Object.fromEntries(kept)),
    host,
    'x-forwarded-for': client.address,
    'x-forwarded-proto': client.protocol,
    'x-forwarded-host': host,
    // Marks a body without a length, whatever the method: otherwise the backend would read its bytes as the next request.
    ...(request.headers['transfer-encoding'] === undefined ? {} : { 'transfer-encoding': 'chunked' }),
  };
}

/** Returns the headers of an answer without those of the connection, unchanged otherwise. @param {readonly string[]} raw name, value, name, … */
function toResponseHeaders(raw) {
  /** @type {string[]} */
  const kept = [];
  for (let at = 0; at < raw.length; at += 2) {
    const [name = '', value = ''] = raw.slice(at, at + 2);
    const lower = name.toLowerCase();
    // This server chunks its own answer; a length stays.
    if (!ofConnection.has(lower) && lower !== 'transfer-encoding') kept.push(name, value);
  }
  return kept;
}
