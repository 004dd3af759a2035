// @ts-check
// Serves the whole platform from its sources, on the embedded backend with sample data. Saved changes show at once, and pages keep their state.
import { appNames, contractVersion } from '../packages/federation/apps.mjs';
import path from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { root } from './lib/paths.mjs';
import { readCommand } from './lib/read-command.mjs';

const help = `npm run dev -- [ROOM …] [options]
Serves the platform from its sources. An app is built when one of its pages is opened. Open pages show a saved file at once.

  ROOM           build these at the start, too: ${appNames.filter((name) => name !== 'shell').join(', ')}
  --shell URL    serve only the given ROOMs, on a shell that is deployed elsewhere: its pages are shown here with these remotes
  --data DIR     folder for all data                (default: .data/dev in this folder)
  --port PORT    first of the ports to use           (default: 4300; 0: any free ports)
  --json         print one line of JSON when everything is ready, for programs
  --help         this text`;

const { values: options, positionals: rooms } = readCommand(help, {
  allowPositionals: true,
  options: {
    data: { type: 'string', default: path.join(root, '.data/dev') },
    shell: { type: 'string' },
    port: { type: 'string', default: '4300' },
    json: { type: 'boolean', default: false },
  },
});
const unknown = rooms.find((room) => !appNames.some((name) => name === room));
if (unknown) fail(`There is no app ${unknown}.\n\n${help}`);

const first = Number(options.port);
if (!Number.isInteger(first) || first < 0 || first > 65_000) fail(`--port ${options.port}: not a port number`);

const shell = options.shell === undefined ? null : toOrigin(options.shell);
if (shell && (rooms.length === 0 || rooms.includes('shell'))) fail(`--shell is for remotes: say which.\n\n${help}`);

ensureInstalled();
if (shell) await serveRemotes(shell);
else await servePlatform();

/** Serves remotes of this machine on a shell from elsewhere. @param {string} shell */
async function serveRemotes(shell) {
  const { assignPorts } = await import('./lib/ports.mjs');
  const { createLiveApp, createLiveConfig } = await import('./serve/live-app.mjs');
  const { serveDeployedShell } = await import('./dev/deployed-shell.mjs');
  const { serveFolder } = await import('./serve/web-server.mjs');
  const host = '127.0.0.1';
  const ports = await assignPorts(['shell', ...rooms], { first, host, say: options.json ? () => {} : console.log });
  const origins = Object.fromEntries(rooms.map((name) => [name, `http://localhost:${ports[name]}`]));
  for (const name of rooms) {
    const live = createLiveApp(name, { host, ports, pids: {}, overrides: {} }, () => createLiveConfig(name, false), 'reload');
    const isOurHost = (/** @type {string} */ given) => /^(localhost|127\.0\.0\.1)(:|$)/.test(given);
    await serveFolder({ folder: path.join(root, name), host, port: ports[name] ?? 0, live, isOurHost });
  }
  const url = `http://localhost:${ports.shell}`;
  await serveDeployedShell({ shell, origins, port: ports.shell ?? 0, contractVersion });
  for (const name of rooms) fetch(`${origins[name]}/remoteEntry.js`).catch(() => undefined);
  if (options.json) console.log(JSON.stringify({ ready: true, url, ports }));
  else console.log(`\n  ${shell} with ${rooms.join(', ')} from here:  ${url}\n  Saving a file reloads the page. Ctrl-C stops it.\n`);
}

async function servePlatform() {
  const { buildStale } = await import('./lib/builds.mjs');
  await buildStale({ only: 'local-backend' }).catch((error) => fail(error.message));
  const { runPlatform } = await import('./serve/run-platform.mjs');

  const platform = await runPlatform(
    {
      dataFolder: path.resolve(options.data),
      host: '127.0.0.1',
      names: [],
      firstPort: first,
      sampleData: true,
      overrides: {},
      live: true,
    },
    options.json,
  ).catch((error) => fail(error.message));
  for (const name of ['shell', ...rooms]) {
    const file = name === 'shell' ? 'main.js' : 'remoteEntry.js';
    fetch(`http://127.0.0.1:${platform.describe().ports[name]}/${file}`).catch(() => undefined);
  }
}

/** @param {string} address */
function toOrigin(address) {
  const url = URL.canParse(address) ? new URL(address) : null;
  return url && /^https?:$/.test(url.protocol) ? url.origin : fail(`--shell ${address}: not the address of a site`);
}

/** @param {string} message @returns {never} */
function fail(message) {
  console.error(message);
  process.exit(1);
}
