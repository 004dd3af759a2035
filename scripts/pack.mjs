// @ts-check
//   npm run pack                       the whole platform as one npm package, dist/pack/courtside-VERSION.tgz; builds what is stale first
//   npm run pack -- --complete         with what npm would fetch, for machines like this one that have no internet
//   npm run pack -- --to DIR --json    into another folder; says where and how large in one line of JSON
import './lib/node-version.mjs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './lib/install.mjs';
import { root } from './lib/paths.mjs';

const { values } = parseArgs({
  options: {
    to: { type: 'string', default: path.join(root, 'dist/pack') },
    complete: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});
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
