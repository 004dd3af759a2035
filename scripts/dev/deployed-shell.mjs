// @ts-check
// Serves a shell that is deployed elsewhere, with a remote from this machine. The shell's responses pass through this server, which changes the registry in
// them. Deployed code does not support this, so no address, setting or account can make another visitor load such a remote.
import { createServer } from 'node:http';
import { Readable } from 'node:stream';

/** @typedef {Readonly<Record<string, string>>} Origins where each remote of this machine is served, by its name */

/** Headers that belong to the connection and not to the document, or that would make the browser use HTTPS here. */
const ofTheirConnection =
  /^(connection|content-encoding|content-length|keep-alive|strict-transport-security|transfer-encoding|content-security-policy|alt-svc)$/;

/**
 * Returns a registry in which remotes of this machine replace those of the same name. All other remotes keep their addresses.
 * @param {unknown} registry the deployed `remotes.json` @param {string} base its address @param {Origins} origins @param {number} contractVersion
 */
export function replaceRemotes(registry, base, origins, contractVersion) {
  const { remotes, ...rest } = /** @type {{ remotes?: unknown }} */ (registry ?? {});
  const theirs = (Array.isArray(remotes) ? remotes : []).filter((line) => !(line?.name in origins));
  return {
    ...rest,
    remotes: [
      ...theirs.map((line) => (typeof line?.manifest === 'string' ? { ...line, manifest: new URL(line.manifest, base).href } : line)),
      ...Object.entries(origins).map(([name, origin]) => ({ name, manifest: `${origin}/mf-manifest.json`, contractVersion })),
    ],
  };
}

/**
 * Returns a `config.json` that names the registry of this server and allows the remotes of this machine.
 * @param {unknown} config the deployed one @param {string} shell its origin @param {Origins} origins
 */
export function addOurOrigins(config, shell, origins) {
  const given = /** @type {Record<string, unknown>} */ (config ?? {});
  const allowed = Array.isArray(given.remoteOrigins) ? given.remoteOrigins : [];
  return { ...given, registry: '/remotes.json', remoteOrigins: [...new Set([...allowed, shell, ...Object.values(origins)])] };
}

/** Returns a page without the documents that its server wrote into it, so that it requests the changed ones from this server. @param {string} html */
export const removeDocuments = (html) =>
  html.replace(/<script type="application\/json" id="courtside-(config|registry)">[^<]*<\/script>/g, '');

/**
 * Returns a page's policy that allows from this machine the same as from the shell's other remotes.
 * @param {string} policy @param {string} shell @param {Origins} origins
 */
export function allowOurSources(policy, shell, origins) {
  const added = [shell, ...Object.values(origins)].join(' ');
  return policy
    .split(';')
    .map((directive) => (/^\s*(script|img|font|connect)-src\s/.test(directive) ? `${directive} ${added}` : directive))
    .filter((directive) => !/^\s*upgrade-insecure-requests/.test(directive))
    .join(';');
}

/**
 * @param {{ shell: string, origins: Origins, port: number, contractVersion: number }} options `shell`: its origin
 * @returns {Promise<import('node:http').Server>} when it listens
 */
export function serveDeployedShell({ shell, origins, port, contractVersion }) {
  /** @param {string} path */
  const ask = async (path) => (await fetch(new URL(path, shell), { cache: 'no-store' })).json();

  /** @param {string} path @returns {Promise<unknown>} a document that this server changes; null if there is none */
  async function document(path) {
    if (path !== '/config.json' && path !== '/remotes.json') return null;
    const config = await ask('/config.json');
    if (path === '/config.json') return addOurOrigins(config, shell, origins);
    const address = new URL(typeof config?.registry === 'string' ? config.registry : '/remotes.json', shell).href;
    return replaceRemotes(await ask(address), address, origins, contractVersion);
  }

  /** @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response */
  async function answer(request, response) {
    const host = new URL(`http://${request.headers.host ?? ''}`).hostname;
    // A foreign page must not reach the shell through a host name that it chooses.
    if (host !== 'localhost' && host !== '127.0.0.1') return void response.writeHead(421).end();
    if (request.method !== 'GET' && request.method !== 'HEAD') return void response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    const made = await document(pathname);
    if (made !== null) {
      response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
      return void response.end(JSON.stringify(made));
    }
    const { accept = '*/*', 'accept-language': language = '' } = request.headers;
    const given = await fetch(new URL(`${pathname}${search}`, shell), {
      method: request.method,
      headers: { 'Accept': accept, 'Accept-Language': language },
      redirect: 'manual',
    });
    const policy = given.headers.get('content-security-policy');
    response.writeHead(given.status, {
      ...Object.fromEntries([...given.headers].filter(([name]) => !ofTheirConnection.test(name))),
      ...(policy ? { 'Content-Security-Policy': allowOurSources(policy, shell, origins) } : {}),
    });
    if (/html/.test(given.headers.get('content-type') ?? '')) return void response.end(removeDocuments(await given.text()));
    if (given.body) Readable.fromWeb(/** @type {any} */ (given.body)).pipe(response);
    else response.end();
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error) => {
      if (!response.headersSent) response.writeHead(502, { 'Content-Type': 'text/plain; charset=utf-8' });
      response.end(`${shell} can't be reached: ${error.cause?.message ?? error.message}`);
    });
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}
