// @ts-check
// What the web server of a site is told: by its row in `sites.mjs`, and by what runs.
import { remoteNames } from '@courtside/federation/apps';
import { createClientReader, getNetwork } from '@courtside/local-backend/hosts';
import { getOutcomesPath } from '../site/places.mjs';
import { getPublicFolder } from '../site/site-folder.mjs';
import { outcomeCounter } from './outcomes.mjs';
import { reportLog } from './report-log.mjs';
import { sites } from './sites.mjs';

/**
 * @param {string} name of the site
 * @param {import('./sites.mjs').Surroundings} surroundings
 * @param {string} dataFolder
 * @param {ReturnType<typeof createClientReader>} [readClient] who sent a request
 * @returns {import('./web-server.mjs').SiteOptions}
 * @throws Error for a name that is no site's
 */
export function siteOptions(name, surroundings, dataFolder, readClient = createClientReader([])) {
  const site = sites[name];
  if (!site) throw new Error(`No site "${name}". There are: ${Object.keys(sites).join(', ')}.`);
  const { documents, policy, worker, page, pages, made } = site;
  return {
    folder: site.folder,
    releases: getPublicFolder(surroundings.releases, name),
    ...(site.spa ? { spa: true } : {}),
    ...(documents ? { documents: (request) => documents(surroundings, request) } : {}),
    ...(page ? { page: (request, html) => page(surroundings, request, html) } : {}),
    ...(made ? { made: (request, pathname) => made(surroundings, request, pathname) } : {}),
    ...(pages ? { pages: (request, pathname) => pages(surroundings, request, pathname) } : {}),
    ...(surroundings.overrides.reports === '/reports' ? { reports: reports(name, dataFolder, readClient) } : {}),
    ...(worker ? { worker: (request) => worker(surroundings, request) } : {}),
    ...(policy ? { policy: (request) => policy(surroundings, request) } : {}),
  };
}

/**
 * The log; the shell's page is where remotes are loaded, so its server counts what became of them.
 * @param {string} name @param {string} dataFolder @param {ReturnType<typeof createClientReader>} readClient
 */
function reports(name, dataFolder, readClient) {
  const outcomes = name === 'shell' ? outcomeCounter(getOutcomesPath(dataFolder), remoteNames) : null;
  process.on('exit', () => outcomes?.flush());
  return reportLog((line) => console.log(`${name}: ${line}`), {
    networkOf: (request) => getNetwork(readClient(request).address),
    ...(outcomes ? { note: outcomes.note } : {}),
  });
}
