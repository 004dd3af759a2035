// @ts-check
import { getSiteFolder } from '../site/places.mjs';
import { readRun } from '../serve/run-file.mjs';
import { sites } from '../serve/sites.mjs';
import { serveFolder } from '../serve/web-server.mjs';

/**
 * Serves a folder as the platform serves its shell: the same web server, headers, `config.json` and changes of the page.
 * @param {string} folder with an `index.html`
 * @param {string} dataFolder of the platform that runs next to it
 * @param {number} [port] any free port if it is missing
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function serveBuild(folder, dataFolder, port = 0) {
  const run = readRun(dataFolder);
  const { shell } = sites;
  if (!run || !shell) throw new Error(`Nothing runs on ${dataFolder}`);
  const context = { ...run, releases: getSiteFolder(dataFolder), isLive: false };
  const { documents, policy, page } = shell;
  const server = await serveFolder({
    folder,
    host: '127.0.0.1',
    port,
    spa: true,
    ...(documents && { documents: (request) => documents(context, request) }),
    ...(page && { page: (request, html) => page(context, request, html) }),
    ...(policy && { policy: (request) => policy(context, request) }),
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The twin has no port');
  return {
    url: `http://localhost:${address.port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
