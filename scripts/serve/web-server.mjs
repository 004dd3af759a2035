// @ts-check
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { formatCommand } from '../lib/programs.mjs';
import { compress } from './compress.mjs';
import { privatePageHeaders, sharedPageHeaders } from './page-cache.mjs';
import { getFileHeaders, getPageHeaders, replaceFirstStyle, workerPath } from './security-headers.mjs';
import { addStyles } from './style-digests.mjs';

/**
 * @typedef {{ html: string, status: number, styles?: readonly string[], isForAll?: boolean }} FinishedPage `styles`: the texts of style elements that its policy has
 *   to name; `isForAll`: its content is public, so a shared cache may keep it
 * @typedef {{ status: number, headers: Record<string, string>, body: Buffer | string }} MadeFile
 */

/**
 * @typedef {object} WebServerOptions
 * @property {string} folder the folder to serve
 * @property {string} [releases] a folder to serve first: releases and their files, see `scripts/site/site-folder.mjs`
 * @property {string} host address to listen on
 * @property {number} port
 * @property {Live} [live] the source of files instead of the folder, during development
 * @property {boolean} [spa] answer addresses without a file ending with `index.html`
 * @property {(request: import('node:http').IncomingMessage) => Record<string, unknown>} [documents]
 *   JSON documents made per request, by path (`/config.json`): their addresses depend on the reader's network
 * @property {(host: string) => boolean} [isOurHost] whether a `Host` header names us; other names are refused, so that a page can't choose one
 * @property {(request: import('node:http').IncomingMessage, html: string) => Promise<FinishedPage> | FinishedPage} [page]
 *   finishes `index.html`, and returns whether the page exists
 * @property {(request: import('node:http').IncomingMessage) => string} [policy] the page's Content-Security-Policy
 * @property {(request: import('node:http').IncomingMessage) => string} [worker] the Content-Security-Policy of the page's service worker
 * @property {(request: import('node:http').IncomingMessage, pathname: string) => { html: string, policy: string } | null} [pages]
 *   pages made per request, each with its policy; null for any other address
 * @property {(request: import('node:http').IncomingMessage, pathname: string) => Promise<MadeFile> | null} [made]
 *   files made per request; null for any other address
 * @property {(request: import('node:http').IncomingMessage) => Promise<number>} [reports] takes posts to `/reports`, returns the status
 */

/** @typedef {Omit<WebServerOptions, 'host' | 'port'>} SiteOptions */

/**
 * @typedef {object} Live a build in memory
 * @property {import('sirv').RequestHandler} files
 * @property {(request: import('node:http').IncomingMessage) => Promise<string>} html its `index.html`
 */

/** The query parameter for the last build, which takes precedence over any release. */
export const BUILD = 'build';

/** The answer to a request under a name that is not ours. */
export const unknownName = `This server is not known by that name; ${formatCommand('start')} takes others with --name.`;

/** Files that never change. */
const inRelease = /^\/releases\//;
const unhashed =
  /(^\/$|\.html$|remoteEntry\.js$|mf-manifest\.json$|mf-stats\.json$|build\.json$|\/v\d+\/|service-worker\.js$|\.webmanifest$|^\/icons\/)/;

/**
 * Starts a static server for one build. Hashed files may be cached for ever, other files are revalidated, and pages of other origins may load them (the
 * shell's page requests a remote's manifest, entry and chunks).
 * @param {WebServerOptions} options
 * @returns {Promise<import('node:http').Server>} once it listens
 */
export function serveFolder(options) {
  const server = createServer(createFolderHandler(options));
  server.keepAliveTimeout = 65_000;
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host, () => resolve(server));
  });
}

/**
 * Returns the request handler of such a server; it never throws.
 * @param {SiteOptions} options
 * @returns {import('node:http').RequestListener}
 */
export function createFolderHandler(options) {
  const files = options.live
    ? [options.live.files]
    : [options.releases, options.folder].filter((folder) => folder !== undefined).map((folder) => createFileHandler(folder, options));
  return (request, response) => {
    answer(options, files, request, response).catch((error) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  };
}

/** @param {string} folder @param {SiteOptions} options pages of other origins may load files of a site without pages */
const createFileHandler = (folder, { spa = false, worker }) =>
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
      setHeaders(response, getFileHeaders(pathname));
      if (worker && pathname === workerPath) response.setHeader('Content-Security-Policy', worker(response.req));
    },
  });

/**
 * @param {SiteOptions} options
 * @param {readonly import('sirv').RequestHandler[]} files the first that has the file serves it
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
async function answer(options, files, request, response) {
  const { host } = request.headers;
  if (host !== undefined && options.isOurHost && !options.isOurHost(host)) return sendText(response, 421, unknownName);
  const pathname = getPathname(request.url ?? '/');
  if (pathname === null) return sendText(response, 400, 'Malformed address');
  if (options.reports && request.method === 'POST' && pathname === '/reports') {
    response.writeHead(await options.reports(request), getFileHeaders(pathname)).end();
    return;
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') return void response.writeHead(405, { Allow: 'GET, HEAD' }).end();

  const document = options.documents?.(request)[pathname];
  if (document !== undefined) {
    response.writeHead(200, {
      ...getFileHeaders(pathname),
      'Content-Type': 'application/json',
      'Cache-Control': 'no-store',
      'Access-Control-Allow-Origin': '*',
    });
    return void response.end(JSON.stringify(document));
  }
  const file = await options.made?.(request, pathname);
  if (file) {
    response.writeHead(file.status, { ...getFileHeaders(pathname), ...file.headers });
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
  const html = options.live ? await options.live.html(request) : await readPage(options);
  const { html: body, status, styles = [], isForAll = false } = options.page ? await options.page(request, html) : { html, status: 200 };
  const policy = options.policy && addStyles(replaceFirstStyle(options.policy(request), html), styles);
  sendPage(response, request, status, body, policy, isForAll && status === 200);
}

/** Reads the released page, or the last build's. @param {SiteOptions} options */
async function readPage({ releases, folder }) {
  if (releases !== undefined) {
    try {
      return await readFile(path.join(releases, 'index.html'), 'utf8');
    } catch {
      // Nothing is released, so the last build is served.
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
  const packed = compress(request, body);
  response.writeHead(status, {
    ...(policy ? getPageHeaders(policy) : getFileHeaders('/')),
    'Content-Type': 'text/html; charset=utf-8',
    ...(isForAll ? sharedPageHeaders : privatePageHeaders),
    // The page depends on these headers besides its address.
    'Vary': 'Accept-Language, Accept-Encoding, Cookie',
    ...packed.headers,
  });
  response.end(request.method === 'HEAD' ? undefined : packed.body);
}

/** @param {import('node:http').ServerResponse} response @param {number} status @param {string} text */
export function sendText(response, status, text) {
  response
    .writeHead(status, { ...getFileHeaders('/'), 'Content-Type': 'text/plain; charset=utf-8', 'Access-Control-Allow-Origin': '*' })
    .end(text);
}

/** @param {import('node:http').ServerResponse} response @param {Record<string, string>} headers */
function setHeaders(response, headers) {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

/** @param {string} target */
const asksForBuild = (target) => new URL(`http://localhost${target}`).searchParams.has(BUILD);

/** Returns the path of a request, or null if it is invalid. @param {string} target */
function getPathname(target) {
  try {
    return target.startsWith('/') ? new URL(`http://localhost${target}`).pathname : null;
  } catch {
    return null;
  }
}
