// @ts-check
import { isProxyHeader } from '@courtside/local-backend/hosts';
import { Agent, request as httpRequest } from 'node:http';

/** @typedef {import('@courtside/local-backend/hosts').Client} Client */

/** What concerns one connection and is not passed on (RFC 9110, 7.6.1). */
const ofConnection = new Set(['connection', 'keep-alive', 'proxy-connection', 'proxy-authenticate', 'te', 'trailer', 'upgrade', 'expect']);
/** An idle connection ends before the backend ends it (75 s), so that no request meets one that is just being closed. Milliseconds. */
const IDLE = 60_000;

/**
 * Passes requests on to the backend as they come and answers as they go: nothing is kept back, which long answers of listeners could not bear.
 *
 * Each connection of a browser has one of its own to the backend and takes it along when it ends, and the other way round. The backend learns from connections
 * whether an answer arrived (FS-52); shared ones would tell it of somebody else's.
 * @param {{ host: string, port: number }} backend
 * @param {(request: import('node:http').IncomingMessage) => Client} readClient
 * @returns {import('node:http').RequestListener}
 */
export function toBackend({ host, port }, readClient) {
  /** @type {WeakMap<import('node:net').Socket, Agent>} */
  const agents = new WeakMap();
  const agentOf = (/** @type {import('node:net').Socket} */ socket) => {
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
      agent: agentOf(request.socket),
      method: request.method,
      path: request.url,
      headers: headersFor(request, readClient(request)),
    });
    onward.once('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, passedOn(answer.rawHeaders));
      // A listener's answer begins long before there is anything to tell.
      response.flushHeaders();
      answer.pipe(response);
      answer.once('error', () => response.destroy());
      // Cut short: whoever reads must not take it for whole.
      answer.once('close', () => answer.complete || response.destroy());
    });
    // Browsers and the SDK know what to do when nobody answers; an answer of ours would be one of the backend's to them. Whoever only looks is told.
    onward.once('error', () => {
      if (response.headersSent || !isLook(request)) response.destroy();
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
const isLook = ({ url }) => /^\/(health|metrics)(\?|$)/.test(url ?? '');

/**
 * What was sent, with our own word on who sent it: whatever a client says about that is left out.
 * @param {import('node:http').IncomingMessage} request @param {Client} client
 */
function headersFor(request, client) {
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
    // A body without a length goes on as one, whatever the method: otherwise its bytes would be read as the next request.
    ...(request.headers['transfer-encoding'] === undefined ? {} : { 'transfer-encoding': 'chunked' }),
  };
}

/** Headers of an answer without those of the connection, as they were written. @param {readonly string[]} raw name, value, name, … */
function passedOn(raw) {
  /** @type {string[]} */
  const kept = [];
  for (let at = 0; at < raw.length; at += 2) {
    const [name = '', value = ''] = raw.slice(at, at + 2);
    const lower = name.toLowerCase();
    // How our own answer is cut into pieces is our own affair; a length stays.
    if (!ofConnection.has(lower) && lower !== 'transfer-encoding') kept.push(name, value);
  }
  return kept;
}
