// @ts-check
// One web server in a process of its own, so that one remote can be stopped, rebuilt and started without the others.
//   node scripts/serve/site.mjs NAME [--data DIR] [--live]     NAME: shell, mf-tournament, …; --live: from its source, see scripts/dev.mjs
// Ports and addresses come from the run file that `npm start` leaves in its data folder.
import { createOriginPolicy } from '@courtside/local-backend/hosts';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../lib/paths.mjs';
import { remoteNames } from '../../packages/federation/apps.mjs';
import { outcomesFile, siteOf } from '../release/places.mjs';
import { publicFolder } from '../release/site.mjs';
import { outcomeCounter } from './outcomes.mjs';
import { reportLog } from './report-log.mjs';
import { readRun } from './run-file.mjs';
import { originsOf, sites } from './sites.mjs';
import { serveFolder } from './web-server.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { data: { type: 'string', default: path.join(root, '.data') }, live: { type: 'boolean', default: false } },
});
const name = positionals[0] ?? '';
const site = sites[name];
const dataFolder = path.resolve(values.data);
const found = readRun(dataFolder);
const run = found && { ...found, releases: siteOf(dataFolder), isLive: Boolean(values.live) };
if (!site || !run) {
  console.error(
    site
      ? `Nothing runs on ${values.data}; start the platform with npm start first.`
      : `No site "${name}". There are: ${Object.keys(sites).join(', ')}.`,
  );
  process.exit(2);
}
const port = run.ports[name] ?? 0;
const { documents, policy, worker, page, pages, made } = site;
const { isOurHost } = createOriginPolicy({ authorizedOrigins: originsOf(run.names ?? [], run.ports), listensOn: run.host });
const live = values.live ? await fromSource() : null;

try {
  await serveFolder({
    folder: site.folder,
    releases: publicFolder(run.releases, name),
    host: run.host,
    port,
    isOurHost,
    ...(live ? { live } : {}),
    ...(site.spa ? { spa: true } : {}),
    ...(documents ? { documents: (request) => documents(run, request) } : {}),
    ...(page ? { page: (request, html) => page(run, request, html) } : {}),
    ...(made ? { made: (request, pathname) => made(run, request, pathname) } : {}),
    ...(pages ? { pages: (request, pathname) => pages(run, request, pathname) } : {}),
    ...(run.overrides.reports === '/reports' ? { reports: reports() } : {}),
    ...(worker ? { worker: (request) => worker(run, request) } : {}),
    ...(policy ? { policy: (request) => (live ? live.policy(policy(run, request)) : policy(run, request)) } : {}),
  });
} catch (error) {
  console.error(`${name}: port ${port} can't be used (${/** @type {NodeJS.ErrnoException} */ (error).code}).`);
  process.exit(48);
}
process.send?.({ ready: name });
if (!process.send) console.log(`${name} is served at http://localhost:${port}. Ctrl-C stops it.`);
process.on('SIGINT', () => process.exit(0));
process.on('SIGTERM', () => process.exit(0));
// The platform's own end takes its servers along.
process.on('disconnect', () => process.exit(0));

/** The log; the shell's page is where remotes are loaded, so its server counts what became of them. */
function reports() {
  const outcomes = name === 'shell' ? outcomeCounter(outcomesFile(dataFolder), remoteNames) : null;
  process.on('exit', () => outcomes?.flush());
  return reportLog((line) => console.log(`${name}: ${line}`), Date.now, outcomes?.note);
}

async function fromSource() {
  const { liveApp, liveConfig, livePolicy } = await import('../dev/live-app.mjs');
  return { ...liveApp(name, /** @type {import('./run-file.mjs').Run} */ (run), () => liveConfig(name)), policy: livePolicy };
}
