// @ts-check
// Writes `firebase.json` of the repository, and serves what would be deployed.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { root } from './lib/paths.mjs';
import { readCommand } from './lib/read-command.mjs';
import { getHostingText } from './serve/hosting.mjs';

const { values } = readCommand(
  `npm run hosting -- [options]
Writes firebase.json from the apps, the headers and the pages.

  --serve       instead: serves hosting/ as Firebase Hosting would, each site at its origin if that is on this machine
  --data DIR    serves this folder   (default: hosting in this folder)
  --json        print one line of JSON when the sites are ready, for programs
  --help        this text`,
  {
    options: {
      serve: { type: 'boolean', default: false },
      data: { type: 'string', default: path.join(root, 'hosting') },
      json: { type: 'boolean', default: false },
    },
  },
);
if (values.serve) {
  // Hosting's server is a development dependency, which `npm start` does not install.
  ensureInstalled();
  const { serveHosted } = await import('./serve/hosted.mjs');
  const sites = await serveHosted(path.resolve(values.data)).catch((error) => {
    console.error(error.message);
    process.exit(1);
  });
  if (values.json) console.log(JSON.stringify({ ready: true, sites }));
  else for (const [name, origin] of Object.entries(sites)) console.log(`  ${name.padEnd(16)} ${origin}`);
} else writeFileSync(path.join(root, 'firebase.json'), getHostingText());
