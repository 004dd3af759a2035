// @ts-check
import { apps, toPathExpression, remoteNames } from '../../packages/federation/apps.mjs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import middleware from 'webpack-dev-middleware';
import { createManifest } from '../../packages/federation/build/live-manifest.mjs';
import { containerName } from '../../packages/federation/build/names.mjs';
import { root } from '../lib/paths.mjs';
import { toReachableHost } from '../lib/ports.mjs';
import { getFileHeaders } from './security-headers.mjs';

/** The path where a page listens for new builds. It looks like a file, because an address without an ending would be a page. */
const events = '/build.events';

/** The Trusted Types policy of the overlay that shows compile errors. */
const overlayPolicy = 'live-overlay';

/** Returns a page's policy that also allows the overlay. @param {string} policy */
export const toLivePolicy = (policy) => policy.replace(/trusted-types ([^;]+)/, `trusted-types $1 ${overlayPolicy}`);

/** Headers of every file: each save makes it again, and the shell's page of another origin requests it. */
const headers = {
  ...getFileHeaders('/'),
  'Cache-Control': 'no-store',
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/**
 * Returns one app that is built in memory at the first request, and again after every change of its files. Open pages are notified.
 * @param {string} name
 * @param {import('./run-file.mjs').Run} run
 * @param {() => Promise<import('webpack').Configuration>} readConfig
 * @param {'hmr' | 'reload'} [apply] how open pages take a new build
 * @returns {import('./web-server.mjs').Live & { close: () => Promise<void> }}
 */
export function createLiveApp(name, run, readConfig, apply = 'hmr') {
  /** @type {Promise<ReturnType<typeof start>> | null} */
  let started = null;
  const build = () => (started ??= readConfig().then((config) => start(name, config, apply)));
  return {
    files: (request, response, next) => {
      if (request.url === '/mf-manifest.json') return void sendManifest(name, response);
      build()
        .then((instance) => instance(request, /** @type {any} */ (response), () => void next?.()))
        .catch((error) => next?.(error));
    },
    html: async (request) => {
      const [instance] = await Promise.all([build(), ...listRemotes(request).map((remote) => isBuilt(remote, run))]);
      await new Promise((resolve) => instance.waitUntilValid(resolve));
      const { outputFileSystem, stats } = instance.context;
      const folder = /** @type {import('webpack').Stats} */ (stats).compilation.outputOptions.path ?? '';
      return String(outputFileSystem?.readFileSync?.(path.join(folder, 'index.html')));
    },
    close: async () => {
      const instance = await started;
      await new Promise((resolve) => (instance ? instance.close(resolve) : resolve(undefined)));
    },
  };
}

/**
 * Returns the configuration that builds an app of the repository during development.
 * @param {string} name
 * @param {boolean} [isShellOurs] whether the shell is built from this source, too
 */
export async function createLiveConfig(name, isShellOurs = true) {
  process.env.COURTSIDE_LIVE = isShellOurs ? 'platform' : 'remote';
  const { forDevelopment } = await import('@courtside/federation/build');
  const { default: exported } = await import(pathToFileURL(path.join(root, name, 'webpack.config.mjs')).href);
  // An app's other builds are standalone; the shell does not show them.
  return forDevelopment([exported].flat()[0]);
}

/** @param {string} name @param {import('node:http').ServerResponse} response */
function sendManifest(name, response) {
  response.writeHead(200, { ...headers, 'Content-Type': 'application/json' }).end(JSON.stringify(createManifest(containerName(name))));
}

/** @param {string} name @param {import('webpack').Configuration} config @param {'hmr' | 'reload'} apply */
function start(name, config, apply) {
  const compiler = webpack(config);
  if (!compiler) throw new Error(`${name} can't be built.`);
  let isFirst = true;
  compiler.hooks.done.tap('courtside', (stats) => {
    const { errors = [] } = stats.toJson({ all: false, errors: true });
    for (const { moduleName = '', message } of errors) process.stderr.write(`\n${name}: ${moduleName}\n${message}\n`);
    if (isFirst && errors.length === 0)
      process.stderr.write(`${name}: built in ${((stats.endTime - stats.startTime) / 1000).toFixed(1)} s\n`);
    isFirst = false;
  });
  return middleware(compiler, {
    stats: false,
    headers,
    // A remote runs in the shell's page, so it listens for builds at the remote's own origin.
    hot: {
      path: events,
      cors: true,
      client: { url: events, dynamicPublicPath: true, apply, logging: 'warn', overlay: { trustedTypesPolicyName: overlayPolicy } },
    },
  });
}

/**
 * Lists the remotes that a page's address needs. They are built while the page waits, because the page itself waits only a few seconds for a remote.
 * @param {import('node:http').IncomingMessage} request
 */
function listRemotes(request) {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const answers = (/** @type {keyof typeof apps} */ name) =>
    Object.values(apps[name].pages).some((page) => toPathExpression(page).test(pathname));
  const fixed = remoteNames.filter((name) => Object.values(apps[name].pages).some((page) => page === pathname));
  return fixed.length > 0 ? fixed : remoteNames.filter(answers);
}

/** @param {string} remote @param {import('./run-file.mjs').Run} run */
async function isBuilt(remote, run) {
  // The page itself reports a remote that can't be built or does not run.
  await fetch(`http://${toReachableHost(run.host)}:${run.ports[remote]}/remoteEntry.js`).catch(() => undefined);
}
