// @ts-check
import './lib/node-version.mjs';
import path from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { root } from './lib/paths.mjs';
import { readCommand } from './lib/read-command.mjs';

const { values } = readCommand(
  `npm run pack -- [options]
Packs the whole platform as one npm package, courtside-VERSION.tgz. Builds stale apps first.

  --to DIR      folder for the package   (default: dist/pack in this folder)
  --complete    includes the packages that npm would download, for similar machines without internet
  --json        print its path and size in one line of JSON, for programs
  --help        this text`,
  {
    options: {
      to: { type: 'string', default: path.join(root, 'dist/pack') },
      complete: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  },
);
ensureInstalled('run');
const { buildStale } = await import('./lib/builds.mjs');
await buildStale();
const { packPlatform } = await import('./pack/pack.mjs');
const packed = await packPlatform(path.resolve(values.to), values);
const megabytes = (/** @type {number} */ bytes) => `${(bytes / 1e6).toFixed(1)} MB`;
if (values.json) console.log(JSON.stringify(packed));
else {
  const { file, files } = packed;
  const name = path.relative(process.cwd(), file);
  console.log(`${name}: ${megabytes(packed.packed)}, ${megabytes(packed.unpacked)} unpacked, ${files} files`);
  console.log(
    `On a machine with Node and npm: npx ./${path.basename(file)}, or npm install -g ./${path.basename(file)} and then: courtside`,
  );
}
