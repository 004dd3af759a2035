// @ts-check
// Compares `firebase.json` in the server of Google's hosting emulator with our server: one table of addresses, the same answers. `scripts/google` asks
// the emulator itself.
import { once } from 'node:events';
import { createServer } from 'node:http';
import superstatic from 'superstatic';
import { root } from '../lib/paths.mjs';
import { compareAnswers, ask, startEmbeddedServer, readHostedSites, getOrigin } from './hosting.testkit.mjs';

const sites = readHostedSites();

/** @param {string} target */
function findSite(target) {
  const site = sites.find((candidate) => candidate.target === target);
  if (!site) throw new Error(target);
  return site;
}

/** @template T @param {string} target @param {(origin: string) => Promise<T>} look @returns {Promise<T>} */
async function atGoogle(target, look) {
  const hosted = superstatic({ config: structuredClone(findSite(target)), cwd: root, stack: 'strict' });
  const google = createServer((request, response) => hosted(request, response, () => response.writeHead(404).end())).listen(0, '127.0.0.1');
  await once(google, 'listening');
  try {
    return await look(getOrigin(google));
  } finally {
    google.close();
    google.closeAllConnections();
  }
}

describe('S8 Firebase Hosting answers as the embedded servers do', () => {
  it.each(sites.map((site) => site.target))('%s', async (target) => {
    const { ours, theirs } = await atGoogle(target, (origin) => compareAnswers(findSite(target), origin));
    expect(theirs).toEqual(ours);
  });

  it('the manifest of the installed app has the type that browsers ask for', async () => {
    const own = await startEmbeddedServer(findSite('shell'));
    const answers = [
      await atGoogle('shell', (origin) => ask(origin, '/manifest.webmanifest')),
      await ask(getOrigin(own), '/manifest.webmanifest'),
    ];
    own.close();
    own.closeAllConnections();
    for (const { headers } of answers) expect(headers.get('content-type')).toMatch(/^application\/manifest\+json/);
  });

  it('a missing file is never a page with a 200, which browsers would keep for a year', async () => {
    for (const pathname of ['/main.00000000.js', '/sub/main.00000000.js', '/remotes.json', '/register/x.js'])
      expect([pathname, (await atGoogle('shell', (origin) => ask(origin, pathname))).status]).toEqual([pathname, 404]);
  });
});
