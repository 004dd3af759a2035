// @ts-check
// The options of a site's web server, from its row in `sites.mjs` and from the running platform.
import { remoteNames } from '@courtside/federation/apps';
import { createClientReader, getNetwork } from '@courtside/local-backend/hosts';
import { getOutcomesPath } from '../site/places.mjs';
import { getPublicFolder } from '../site/site-folder.mjs';
import { createOutcomeCounter } from './outcomes.mjs';
import { createReportLog } from './report-log.mjs';
import { sites } from './sites.mjs';

/**
 * @param {string} name of the site
 * @param {import('./sites.mjs').SiteContext} context
 * @param {string} dataFolder
 * @param {ReturnType<typeof createClientReader>} [readClient] returns the sender of a request
 * @returns {import('./web-server.mjs').SiteOptions}
 * @throws Error if no site has that name
 */
export function getSiteOptions(name, context, dataFolder, readClient = createClientReader([])) {
  const site = sites[name];
  if (!site) throw new Error(`No site "${name}". There are: ${Object.keys(sites).join(', ')}.`);
  const { documents, policy, worker, page, pages, made } = site;
  return {
    folder: site.folder,
    releases: getPublicFolder(context.releases, name),
    ...(site.spa ? { spa: true } : {}),
    ...(documents ? { documents: (request) => documents(context, request) } : {}),
    ...(page ? { page: (request, html) => page(context, request, html) } : {}),
    ...(made ? { made: (request, pathname) => made(context, request, pathname) } : {}),
    ...(pages ? { pages: (request, pathname) => pages(context, request, pathname) } : {}),
    ...(context.overrides.reports === '/reports' ? { reports: createReports(name, dataFolder, readClient) } : {}),
    ...(worker ? { worker: (request) => worker(context, request) } : {}),
    ...(policy ? { policy: (request) => policy(context, request) } : {}),
  };
}

/**
 * Creates the log of reports. The shell's page loads the remotes, so its server also counts their outcomes.
 * @param {string} name @param {string} dataFolder @param {ReturnType<typeof createClientReader>} readClient
 */
function createReports(name, dataFolder, readClient) {
  const outcomes = name === 'shell' ? createOutcomeCounter(getOutcomesPath(dataFolder), remoteNames) : null;
  process.on('exit', () => outcomes?.flush());
  return createReportLog((line) => console.log(`${name}: ${line}`), {
    readNetwork: (request) => getNetwork(readClient(request).address),
    ...(outcomes ? { note: outcomes.note } : {}),
  });
}
