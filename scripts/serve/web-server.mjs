// @ts-check
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { formatCommand } from '../lib/programs.mjs';
import { compressed } from './compressed.mjs';
import { ownPage, sharedPage } from './page-cache.mjs';
import { fileHeaders, pageHeaders, policyFor, withStyles, workerPath } from './security-headers.mjs';

/**
 * @typedef {{ html: string, status: number, styles?: readonly string[], isForAll?: boolean }} FinishedPage `styles`: texts of style elements that its policy has
 *   to name; `isForAll`: what is in it anybody may read, so that a cache may pass it on
 * @typedef {{ status: number, headers: Record<string, string>, body: Buffer | string }} MadeFile
 */

/**
 * @typedef {object} WebServerOptions
 * @property {string} folder what is served
 * @property {string} [releases] what is served before it: releases and what they put in place, see `scripts/site/site-folder.mjs`
 * @property {string} host address to listen on
 * @property {number} port
 * @property {Live} [live] where files come from instead of the folder, while somebody develops
 * @property {boolean} [spa] answer addresses without a file ending with `index.html`
 * @property {(request: import('node:http').IncomingMessage) => Record<string, unknown>} [documents]
 *   JSON documents made per request, by path (`/config.json`): which addresses they name depends on how the reader came here
 * @property {(host: string) => boolean} [isOurHost] whether a `Host` header names us; a page can't reach us under a name of its choice
 * @property {(request: import('node:http').IncomingMessage, html: string) => Promise<FinishedPage> | FinishedPage} [page]
 *   last touch on `index.html`, and whether there is such a page at all
 * @property {(request: import('node:http').IncomingMessage) => string} [policy] the page's Content-Security-Policy
 * @property {(request: import('node:http').IncomingMessage) => string} [worker] the Content-Security-Policy of the page's service worker
 * @property {(request: import('node:http').IncomingMessage, pathname: string) => { html: string, policy: string } | null} [pages]
 *   pages made per request, each with its policy; null for an address that is none of them
 * @property {(request: import('node:http').IncomingMessage, pathname: string) => Promise<MadeFile> | null} [made]
 *   files made per request; null for an address that is none of them
 * @property {(request: import('node:http').IncomingMessage) => Promise<number>} [reports] takes what pages post to `/reports`, gives the status
 */

/** @typedef {Omit<WebServerOptions, 'host' | 'port'>} SiteOptions */

/**
 * @typedef {object} Live a build in memory
 * @property {import('sirv').RequestHandler} files
 * @property {(request: import('node:http').IncomingMessage) => Promise<string>} html its `index.html`
 */

/** In the query of an address: what was built last is meant, whatever stands before it. */
export const BUILD = 'build';

/** To whoever asks under a name that is not ours. */
export const unknownName = `This server is not known by that name; ${formatCommand('start')} takes others with --name.`;

/** What never changes, whatever it is called. */
const inRelease = /^\/releases\//;
const unhashed =
  /(^\/$|\.html$|remoteEntry\.js$|mf-manifest\.json$|mf-stats\.json$|build\.json$|\/v\d+\/|service-worker\.js$|\.webmanifest$|^\/icons\/)/;

/**
 * A static server for one build: hashed files for ever, the rest revalidated, open to other origins
 * (a remote's manifest, entry and chunks are all asked for by the shell's page).
 * @param {WebServerOptions} options
 * @returns {Promise<import('node:http').Server>} once it listens
 */
export function serveFolder(options) {
  const server = createServer(folderHandler(options));
  server.keepAliveTimeout = 65_000;
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host, () => resolve(server));
  });
}

/**
 * What such a server does with a request; it never throws.
 * @param {SiteOptions} options
 * @returns {import('node:http').RequestListener}
 */
export function folderHandler(options) {
  const files = options.live
    ? [options.live.files]
    : [options.releases, options.folder].filter((folder) => folder !== undefined).map((folder) => filesOf(folder, options));
  return (request, response) => {
    answer(options, files, request, response).catch((error) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  };
}

/** @param {string} folder @param {SiteOptions} options a site without pages has files for pages of other origins */
const filesOf = (folder, { spa = false, worker }) =>
  sirv(folder, {
    brotli: true,
    gzip: true,
    dev: true,
    setHeaders: (response, pathname) => {
      const changes = unhashed.test(pathname) && !inRelease.test(pathname);
      response.setHeader('Cache-Control', changes ? 'no-cache' : 'public, max-age=31536000, immutable');
      if (!spa) {
        response.setHeader('Access-Control-Allow-Origin', '*');
        response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
      }
      setAll(response, fileHeaders(pathname));
      if (worker && pathname === workerPath) response.setHeader('Content-Security-Policy', worker(response.req));
    },
  });

/**
 * @param {SiteOptions} options
 * @param {readonly import('sirv').RequestHandler[]} files the first that has a file gives it out
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
async function answer(options, files, request, response) {
  const { host } = request.headers;
  if (host !== undefined && options.isOurHost && !options.isOurHost(host)) return sendText(response, 421, unknownName);
  const pathname = pathOf(request.url ?? '/');
  if (pathname === null) return sendText(response, 400, 'Malformed address');
  if (options.reports && request.method === 'POST' && pathname === '/reports') {
    response.writeHead(await options.reports(request), fileHeaders(pathname)).end();
    return;
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') return void response.writeHead(405, { Allow: 'GET, HEAD' }).end();

  const document = options.documents?.(request)[pathname];
  if (document !== undefined) {
    response.writeHead(200, {
      ...fileHeaders(pathname),
      'Content-Type': 'application/json',
      'Cache-Control': 'no-store',
      'Access-Control-Allow-Origin': '*',
    });
    return void response.end(JSON.stringify(document));
  }
  const file = await options.made?.(request, pathname);
  if (file) {
    response.writeHead(file.status, { ...fileHeaders(pathname), ...file.headers });
    return void response.end(request.method === 'HEAD' ? undefined : file.body);
  }
  const made = options.pages?.(request, pathname);
  if (made) return sendPage(response, request, 200, made.html, made.policy);
  // An address with a file ending is a file: a missing chunk must be a 404, never a page.
  const isPage = options.spa && !path.extname(pathname);
  if (isPage || (options.spa && pathname === '/index.html')) return page(options, request, response);
  const next = (/** @type {number} */ index) => {
    const handler = files[index];
    if (handler) handler(request, response, () => next(index + 1));
    else sendText(response, 404, 'Not found');
  };
  next(asksForBuild(request.url ?? '/') ? files.length - 1 : 0);
}

/**
 * @param {SiteOptions} options
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
async function page(options, request, response) {
  const html = options.live ? await options.live.html(request) : await pageText(options);
  const { html: body, status, styles = [], isForAll = false } = options.page ? await options.page(request, html) : { html, status: 200 };
  const policy = options.policy && withStyles(policyFor(options.policy(request), html), styles);
  sendPage(response, request, status, body, policy, isForAll && status === 200);
}

/** The released page, or the one that was built last. @param {SiteOptions} options */
async function pageText({ releases, folder }) {
  if (releases !== undefined) {
    try {
      return await readFile(path.join(releases, 'index.html'), 'utf8');
    } catch {
      // Nothing is released: what was built is served.
    }
  }
  return readFile(path.join(folder, 'index.html'), 'utf8');
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {import('node:http').IncomingMessage} request
 * @param {number} status
 * @param {string} body
 * @param {string} [policy] @param {boolean} [isForAll]
 */
function sendPage(response, request, status, body, policy, isForAll = false) {
  const packed = compressed(request, body);
  response.writeHead(status, {
    ...(policy ? pageHeaders(policy) : fileHeaders('/')),
    'Content-Type': 'text/html; charset=utf-8',
    ...(isForAll ? sharedPage : ownPage),
    // All that a page depends on beside its address.
    'Vary': 'Accept-Language, Accept-Encoding, Cookie',
    ...packed.headers,
  });
  response.end(request.method === 'HEAD' ? undefined : packed.body);
}

/** @param {import('node:http').ServerResponse} response @param {number} status @param {string} text */
export function sendText(response, status, text) {
  response
    .writeHead(status, { ...fileHeaders('/'), 'Content-Type': 'text/plain; charset=utf-8', 'Access-Control-Allow-Origin': '*' })
    .end(text);
}

/** @param {import('node:http').ServerResponse} response @param {Record<string, string>} headers */
function setAll(response, headers) {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

/** @param {string} target */
const asksForBuild = (target) => new URL(`http://localhost${target}`).searchParams.has(BUILD);

/** The path of a request; null for what is none. @param {string} target */
function pathOf(target) {
  try {
    return target.startsWith('/') ? new URL(`http://localhost${target}`).pathname : null;
  } catch {
    return null;
  }
}
