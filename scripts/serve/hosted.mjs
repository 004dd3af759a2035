// @ts-check
// Serves the files that `firebase deploy` would upload with the same server as Google's hosting emulator.
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { createServer } from 'node:http';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseDeployment } from './hosted-sources.mjs';

// This is a CommonJS module with declarations of an ES module.
/** @type {typeof import('superstatic')} */
const { default: superstatic } = createRequire(import.meta.url)('superstatic');

/** Loads the function that writes the shell's pages from the folder that would be uploaded. @param {string} site @returns {Promise<import('node:http').RequestListener>} */
async function loadPages(site) {
  const folder = path.join(site, 'functions');
  /** @type {typeof import('./hosted-pages/hosted-pages.mjs')} */
  const { createHostedPages } = await import(pathToFileURL(path.join(folder, 'pages.mjs')).href);
  const answer = createHostedPages(JSON.parse(readFileSync(path.join(folder, 'settings.json'), 'utf8')));
  return (request, response) => void answer(request, response);
}

/**
 * Serves a folder that `npm run release -- NAME --hosting` wrote. Its `site.json` must list origins of this machine.
 * @param {string} site @returns {Promise<Record<string, string>>} the origin of each site
 */
export async function serveHosted(site) {
  const [settings, config] = ['site.json', 'firebase.json'].map((name) => path.join(site, name));
  if (!settings || !config || !existsSync(settings) || !existsSync(config))
    throw new Error(`${site} needs a site.json with origins of this machine, and a release: npm run release -- shell --hosting.`);
  const { origins } = parseDeployment(JSON.parse(readFileSync(settings, 'utf8')));
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
      rewriters: { function: () => loadPages(site) },
    });
    const server = createServer((request, response) => answer(request, response, () => response.writeHead(404).end()));
    // Node closes an idle connection after five seconds, just when a browser reuses it. The reader would get an empty answer, which Hosting never sends.
    server.keepAliveTimeout = 65_000;
    server.listen(Number(port), '127.0.0.1');
    await once(server, 'listening');
  }
  return { ...origins };
}
