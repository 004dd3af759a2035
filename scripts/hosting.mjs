// @ts-check
// `firebase.json` of the repository, and a look at what would be deployed.
//   npm run hosting                                    writes firebase.json from the apps, the headers and the pages
//   npm run hosting -- --serve [--data DIR] [--json]   serves hosting/ as Firebase Hosting would, each site at its origin where that is of this machine
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './lib/install.mjs';
import { root } from './lib/paths.mjs';
import { hostingText } from './serve/hosting.mjs';

const { values } = parseArgs({
  options: {
    serve: { type: 'boolean', default: false },
    data: { type: 'string', default: path.join(root, 'hosting') },
    json: { type: 'boolean', default: false },
  },
});
if (values.serve) {
  // `npm start` does not install Hosting's server.
  ensureInstalled();
  const { serveHosted } = await import('./serve/hosted.mjs');
  const sites = await serveHosted(path.resolve(values.data)).catch((error) => {
    console.error(error.message);
    process.exit(1);
  });
  if (values.json) console.log(JSON.stringify({ ready: true, sites }));
  else for (const [name, origin] of Object.entries(sites)) console.log(`  ${name.padEnd(16)} ${origin}`);
} else writeFileSync(path.join(root, 'firebase.json'), hostingText());
