// @ts-check
// What `firebase deploy` would upload, served by the server that Google's own hosting emulator is made of.
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { createServer } from 'node:http';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { deploymentOf } from './hosted-sources.mjs';

// A CommonJS module whose declarations are those of an ES module.
/** @type {typeof import('superstatic')} */
const { default: superstatic } = createRequire(import.meta.url)('superstatic');

/** The function that writes the shell's pages, as it would be uploaded. @param {string} site @returns {Promise<import('node:http').RequestListener>} */
async function pagesOf(site) {
  const folder = path.join(site, 'functions');
  /** @type {typeof import('./hosted-pages/hosted-pages.mjs')} */
  const { hostedPages } = await import(pathToFileURL(path.join(folder, 'pages.mjs')).href);
  const answer = hostedPages(JSON.parse(readFileSync(path.join(folder, 'settings.json'), 'utf8')));
  return (request, response) => void answer(request, response);
}

/**
 * Serves a folder that `npm run release -- NAME --hosting` wrote. Its `site.json` has to name origins of this machine.
 * @param {string} site @returns {Promise<Record<string, string>>} the origin of each site
 */
export async function serveHosted(site) {
  const [settings, config] = ['site.json', 'firebase.json'].map((name) => path.join(site, name));
  if (!settings || !config || !existsSync(settings) || !existsSync(config))
    throw new Error(`${site} needs a site.json with origins of this machine, and a release: npm run release -- shell --hosting.`);
  const { origins } = deploymentOf(JSON.parse(readFileSync(settings, 'utf8')));
  /** @type {{ hosting: readonly { target: string }[] }} */
  const { hosting } = JSON.parse(readFileSync(config, 'utf8'));
  for (const target of hosting) {
    const { protocol, hostname, port } = new URL(origins[target.target] ?? '');
    if (protocol !== 'http:' || hostname !== 'localhost')
      throw new Error(`${target.target}: ${origins[target.target]} is no origin of this machine, such as http://localhost:5000.`);
    const answer = superstatic({
      config: structuredClone(target),
      cwd: site,
      stack: 'strict',
      rewriters: { function: () => pagesOf(site) },
    });
    const server = createServer((request, response) => answer(request, response, () => response.writeHead(404).end()));
    // Node's five seconds end a connection just when a browser, idle for as long, asks again over it: an empty answer, which Hosting never gives.
    server.keepAliveTimeout = 65_000;
    server.listen(Number(port), '127.0.0.1');
    await once(server, 'listening');
  }
  return { ...origins };
}
