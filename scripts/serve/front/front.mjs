// @ts-check
// All servers behind one port: it serves the site, its remotes and the console, and passes requests of the SDK on to the backend.
import { createClientReader, createOriginPolicy, ownNames } from '@courtside/local-backend/hosts';
import { remoteNames } from '@courtside/federation/apps';
import { createServer } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { getSiteFolder } from '../../site/places.mjs';
import { getSiteOptions } from '../site-options.mjs';
import { createFolderHandler, sendText, unknownName } from '../web-server.mjs';
import { listNamedOrigins } from './addresses.mjs';
import { mountSite } from './mount-site.mjs';
import { answerJoin } from './join-page.mjs';
import { getFolder, findPart } from './parts.mjs';
import { readTls, renewTls } from './tls.mjs';
import { createBackendProxy } from './backend-proxy.mjs';

/** The backend limits its own connections in the same way. It also limits the size of a body itself. */
const limits = { maxHeaderSize: 32 * 1024, headersTimeout: 20_000, requestTimeout: 600_000, keepAliveTimeout: 65_000 };

/** The address where the backend listens on this machine behind the one port. */
export const BACKEND_HOST = '127.0.0.1';

/**
 * @param {import('../run-file.mjs').Run} run @param {import('../run-file.mjs').OnePort} onePort @param {string} dataFolder
 * @returns {Promise<import('node:http').Server>} once it listens
 * @throws Error for a certificate that can't be used, or a port
 */
export function startFront(run, onePort, dataFolder) {
  const { tls } = onePort;
  const port = run.ports.front ?? 0;
  const handler = createFrontHandler(run, onePort, dataFolder);
  const server = tls ? createTlsServer({ ...limits, ...readTls(tls) }, handler) : createServer(limits, handler);
  server.maxHeadersCount = 100;
  if (tls) renewTls(/** @type {import('node:https').Server} */ (server), tls, (message) => console.log(`front: ${message}`));
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, run.host, () => resolve(server));
  });
}

/**
 * @param {import('../run-file.mjs').Run} run @param {import('../run-file.mjs').OnePort} onePort @param {string} dataFolder
 * @returns {import('node:http').RequestListener}
 */
function createFrontHandler(run, onePort, dataFolder) {
  const port = run.ports.front ?? 0;
  const readClient = createClientReader(onePort.trustedProxies);
  const { isOurHost } = createOriginPolicy({ authorizedOrigins: listNamedOrigins(run.names ?? [], port), listensOn: run.host });
  const context = {
    ...run,
    host: BACKEND_HOST,
    releases: getSiteFolder(dataFolder),
    isLive: false,
    /** @param {import('node:http').IncomingMessage} request */
    frontOrigin: (request) => {
      const { protocol, host } = readClient(request);
      return new URL(`${protocol}://${host ?? `localhost:${port}`}`).origin;
    },
  };
  const handlers = new Map(
    ['shell', ...remoteNames, 'console'].map((name) => [
      name,
      createFolderHandler(mountSite(getSiteOptions(name, context, dataFolder, readClient), getFolder(name))),
    ]),
  );
  const backend = createBackendProxy({ host: BACKEND_HOST, port: run.ports.backend ?? 0 }, readClient);

  return (request, response) => {
    response.on('error', () => undefined); // The client closed the connection.
    const { host, local: isHere } = readClient(request);
    if (host === null || (host !== undefined && !isOurHost(host))) return sendText(response, 421, unknownName);
    const found = findPart(request.url ?? '/');
    if (found.part === 'backend') return backend(request, response);
    if (found.part === 'join') return answerJoin(run, { origin: context.frontOrigin(request), isHere }, request, response);
    request.url = found.target;
    handlers.get(found.name)?.(request, response);
  };
}

/** Lists the origins that name the one port, for the backend behind it. @param {{ host: string, names: readonly string[] }} run @param {number} port */
export const listFrontOrigins = ({ host, names }, port) =>
  listNamedOrigins([...names.map((name) => name.toLowerCase()), ...(host === BACKEND_HOST ? [] : ownNames())], port);
