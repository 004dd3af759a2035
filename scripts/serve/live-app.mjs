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
import { fileHeaders } from './security-headers.mjs';

/** Where a page listens for new builds. It looks like a file, because an address without an ending would be a page. */
const events = '/build.events';

/** The Trusted Types of the layer that shows what can't be compiled. */
const overlayPolicy = 'live-overlay';

/** A page's policy, with room for that layer. @param {string} policy */
export const livePolicy = (policy) => policy.replace(/trusted-types ([^;]+)/, `trusted-types $1 ${overlayPolicy}`);

/** Of every file: made anew with each save, and asked for by the shell's page, which is of another origin. */
const headers = {
  ...fileHeaders('/'),
  'Cache-Control': 'no-store',
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/**
 * One app, built in memory as soon as somebody asks for it, and again after every change of a file that it is made of. Open pages hear of it.
 * @param {string} name
 * @param {import('./run-file.mjs').Run} run
 * @param {() => Promise<import('webpack').Configuration>} readConfig
 * @param {'hmr' | 'reload'} [apply] what a build does to open pages
 * @returns {import('./web-server.mjs').Live & { close: () => Promise<void> }}
 */
export function liveApp(name, run, readConfig, apply = 'hmr') {
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
      const [instance] = await Promise.all([build(), ...remotesOf(request).map((remote) => isBuilt(remote, run))]);
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
 * How an app of the repository is built while somebody develops.
 * @param {string} name
 * @param {boolean} [isShellOurs] whether the shell is built from this source, too
 */
export async function liveConfig(name, isShellOurs = true) {
  process.env.COURTSIDE_LIVE = isShellOurs ? 'platform' : 'remote';
  const { forDevelopment } = await import('@courtside/federation/build');
  const { default: exported } = await import(pathToFileURL(path.join(root, name, 'webpack.config.mjs')).href);
  // What an app builds besides stands on its own, and is not looked at through the shell.
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
    // The page of a remote is the shell's: the remote's own origin is where its builds are heard of.
    hot: {
      path: events,
      cors: true,
      client: { url: events, dynamicPublicPath: true, apply, logging: 'warn', overlay: { trustedTypesPolicyName: overlayPolicy } },
    },
  });
}

/**
 * The remotes that answer the address of a page. They are built while the page waits, since the page itself gives a remote a few seconds only.
 * @param {import('node:http').IncomingMessage} request
 */
function remotesOf(request) {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const answers = (/** @type {keyof typeof apps} */ name) =>
    Object.values(apps[name].pages).some((page) => toPathExpression(page).test(pathname));
  const fixed = remoteNames.filter((name) => Object.values(apps[name].pages).some((page) => page === pathname));
  return fixed.length > 0 ? fixed : remoteNames.filter(answers);
}

/** @param {string} remote @param {import('./run-file.mjs').Run} run */
async function isBuilt(remote, run) {
  // A remote that can't be built or does not run says so in the page.
  await fetch(`http://${toReachableHost(run.host)}:${run.ports[remote]}/remoteEntry.js`).catch(() => undefined);
}
