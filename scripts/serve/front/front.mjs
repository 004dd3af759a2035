// @ts-check
// Everything behind one port: the site, its remotes and the console from here, and what the SDK asks for passed on to the backend.
import { createClientReader, createOriginPolicy, ownNames } from '@courtside/local-backend/hosts';
import { remoteNames } from '@courtside/federation/apps';
import { createServer } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { getSiteFolder } from '../../site/places.mjs';
import { siteOptions } from '../site-options.mjs';
import { folderHandler, sendText, unknownName } from '../web-server.mjs';
import { originsOfNames } from './addresses.mjs';
import { belowFolder } from './below-folder.mjs';
import { joinAnswer } from './join-page.mjs';
import { folderOf, partOf } from './parts.mjs';
import { readTls, renewTls } from './tls.mjs';
import { toBackend } from './to-backend.mjs';

/** As the backend bounds its own connections; a body's size is its affair. */
const limits = { maxHeaderSize: 32 * 1024, headersTimeout: 20_000, requestTimeout: 600_000, keepAliveTimeout: 65_000 };

/** Where the backend listens on this machine when everything else has one port. */
export const BACKEND_HOST = '127.0.0.1';

/**
 * @param {import('../run-file.mjs').Run} run @param {import('../run-file.mjs').OnePort} onePort @param {string} dataFolder
 * @returns {Promise<import('node:http').Server>} once it listens
 * @throws Error for a certificate that can't be used, or a port
 */
export function startFront(run, onePort, dataFolder) {
  const { tls } = onePort;
  const port = run.ports.front ?? 0;
  const handler = frontHandler(run, onePort, dataFolder);
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
function frontHandler(run, onePort, dataFolder) {
  const port = run.ports.front ?? 0;
  const readClient = createClientReader(onePort.trustedProxies);
  const { isOurHost } = createOriginPolicy({ authorizedOrigins: originsOfNames(run.names ?? [], port), listensOn: run.host });
  const surroundings = {
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
      folderHandler(belowFolder(siteOptions(name, surroundings, dataFolder, readClient), folderOf(name))),
    ]),
  );
  const backend = toBackend({ host: BACKEND_HOST, port: run.ports.backend ?? 0 }, readClient);

  return (request, response) => {
    response.on('error', () => undefined); // The peer went away.
    const { host, local: isHere } = readClient(request);
    if (host === null || (host !== undefined && !isOurHost(host))) return sendText(response, 421, unknownName);
    const found = partOf(request.url ?? '/');
    if (found.part === 'backend') return backend(request, response);
    if (found.part === 'join') return joinAnswer(run, { origin: surroundings.frontOrigin(request), isHere }, request, response);
    request.url = found.target;
    handlers.get(found.name)?.(request, response);
  };
}

/** The names under which the one port is known besides its addresses, for the backend behind it. @param {{ host: string, names: readonly string[] }} run @param {number} port */
export const namedOrigins = ({ host, names }, port) =>
  originsOfNames([...names.map((name) => name.toLowerCase()), ...(host === BACKEND_HOST ? [] : ownNames())], port);
