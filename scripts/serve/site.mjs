// @ts-check
// Starts one web server in its own process, so that one remote can be stopped, rebuilt and started without the others. Ports and addresses are in the
// run file that `npm start` writes into its data folder.
import { createOriginPolicy } from '@courtside/local-backend/hosts';
import path from 'node:path';
import { defaultData } from '../lib/paths.mjs';
import { formatCommand } from '../lib/programs.mjs';
import { readCommand } from '../lib/read-command.mjs';
import { getSiteFolder } from '../site/places.mjs';
import { readRun } from './run-file.mjs';
import { getSiteOptions } from './site-options.mjs';
import { listOrigins, preparePages, sites } from './sites.mjs';
import { serveFolder } from './web-server.mjs';

const { values, positionals } = readCommand(
  `${formatCommand('serve', 'NAME [options]')}
Starts one web server of a running platform again.

  NAME          ${Object.keys(sites).join(', ')}; front where everything has one port
  --data DIR    the platform's data folder   (default: ${defaultData})
  --live        from its source, as npm run dev does
  --help        this text`,
  { allowPositionals: true, options: { data: { type: 'string', default: defaultData }, live: { type: 'boolean', default: false } } },
);
const name = positionals[0] ?? '';
const dataFolder = path.resolve(values.data);
const run = readRun(dataFolder);
if (!run) fail(`Nothing runs on ${values.data}; start the platform with ${formatCommand('start')} first.`);
const names = run.onePort ? ['front'] : Object.keys(sites);
if (!names.includes(name)) fail(`No server "${name}". There are: ${names.join(', ')}.`);
const port = run.ports[name] ?? 0;

try {
  if (run.onePort) await serveFront(run, run.onePort);
  else await serveSite(run);
} catch (error) {
  const { code, message } = /** @type {NodeJS.ErrnoException} */ (error);
  console.error(code?.startsWith('E') ? `${name}: port ${port} can't be used (${code}).` : `${name}: ${message}`);
  process.exit(48);
}
if (name === 'shell' || name === 'front') void preparePages();
process.send?.({ ready: name });
if (!process.send) console.log(`${name} is served at ${run.onePort?.tls ? 'https' : 'http'}://localhost:${port}. Ctrl-C stops it.`);
process.on('SIGINT', () => process.exit(0));
process.on('SIGTERM', () => process.exit(0));
// The servers end with the platform.
process.on('disconnect', () => process.exit(0));

/** @param {import('./run-file.mjs').Run} run */
async function serveSite(run) {
  const context = { ...run, releases: getSiteFolder(dataFolder), isLive: Boolean(values.live) };
  const { isOurHost } = createOriginPolicy({ authorizedOrigins: listOrigins(run.names ?? [], run.ports), listensOn: run.host });
  const options = getSiteOptions(name, context, dataFolder);
  const { policy } = options;
  const live = values.live ? await createLiveSite(run) : null;
  await serveFolder({
    ...options,
    host: run.host,
    port,
    isOurHost,
    ...(live ? { live } : {}),
    ...(live && policy ? { policy: (request) => live.policy(policy(request)) } : {}),
  });
}

/** @param {import('./run-file.mjs').Run} run @param {import('./run-file.mjs').OnePort} onePort */
async function serveFront(run, onePort) {
  const { startFront } = await import('./front/front.mjs');
  await startFront(run, onePort, dataFolder);
}

/** @param {import('./run-file.mjs').Run} run */
async function createLiveSite(run) {
  const { createLiveApp, createLiveConfig, toLivePolicy } = await import('./live-app.mjs');
  return { ...createLiveApp(name, run, () => createLiveConfig(name)), policy: toLivePolicy };
}

/** @param {string} message @returns {never} */
function fail(message) {
  console.error(message);
  process.exit(2);
}
