// @ts-check
// Tests the product against Google's own emulators of Auth, Storage and Hosting: installs Google's tools if they are missing, starts them, and runs the
// `*.google.*` tests of scripts/google.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { root } from './lib/paths.mjs';
import { readCommand } from './lib/read-command.mjs';
import { installTools } from './google/tools.mjs';

const { values, positionals } = readCommand(
  `npm run google -- [FILE …] [options]
Tests the product against Google's own emulators. Exits with 75 if their tools can't be installed.

  FILE            only these, such as hosting
  --report FILE   writes the result as JSON
  --help          this text`,
  { allowPositionals: true, options: { report: { type: 'string' } } },
);
ensureInstalled();
if (!installTools()) {
  console.error(
    "Google's tools could not be installed, so nothing was tried against Google's emulators. Is the package registry reachable?",
  );
  process.exit(75);
}
const { startEmulators } = await import('./google/emulators.mjs');
const { serveOneOrigin } = await import('./google/one-origin.mjs');
const { listHostingTargets } = await import('./serve/hosting.mjs');
const targets = listHostingTargets().map(({ target }) => target);
const started = Date.now();
const { stop, ...emulators } = await startEmulators({ from: root, only: ['auth', 'storage', 'firestore', 'hosting'], targets });
const { origin, close } = await serveOneOrigin(emulators);
console.log(`Google's emulators are ready after ${Math.round((Date.now() - started) / 1000)} s.`);
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void stop().finally(() => process.exit(1)));
const code = await new Promise((resolve) => {
  const jest = path.join(root, 'node_modules/jest/bin/jest.js');
  const report = values.report === undefined ? [] : ['--json', `--outputFile=${values.report}`];
  const child = spawn(
    process.execPath,
    [jest, '--config', 'scripts/google/jest.config.mjs', '--ci', '--runInBand', ...report, ...positionals],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, COURTSIDE_GOOGLE: JSON.stringify({ ...emulators, origin }) },
    },
  );
  child.on('close', (status) => resolve(status ?? 1));
  child.on('error', () => resolve(1));
});
close();
await stop();
process.exit(code);
