// @ts-check
// Whether what a page has once, the client, can still be used by remotes that were built against its last release.
//   npm run contracts                    fails for each export that is gone or has another type while its contract has the same number
//   npm run contracts -- --kept NAME …   these were changed so that older callers go on unharmed (a further optional parameter)
//   npm run contracts -- --write         takes what there is for released; `lerna version` does so
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { clientContract } from '../packages/federation/apps.mjs';
import { breaks } from '../packages/federation/build/identity/breaks.mjs';
import { contentsOf } from '../packages/federation/build/identity/content.mjs';
import { interfacesOf } from '../packages/federation/build/identity/interfaces.mjs';
import { client, shareOnce } from '../packages/federation/build/shared.mjs';
import { root } from './lib/paths.mjs';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { write: { type: 'boolean' }, kept: { type: 'boolean' } } });
const file = path.join(root, 'packages/firebase/interface.json');
const present = { contract: clientContract, exports: interfacesOf(contentsOf(shareOnce))[client] };
/** @param {import('../packages/federation/build/identity/breaks.mjs').Released} released */
const write = (released) => writeFileSync(file, `${JSON.stringify(released, null, 2)}\n`);

if (values.write) write(present);
/** @type {import('../packages/federation/build/identity/breaks.mjs').Released} */
const released = JSON.parse(readFileSync(file, 'utf8'));
if (values.kept) {
  const kept = Object.fromEntries(positionals.flatMap((name) => (present.exports[name] ? [[name, present.exports[name]]] : [])));
  write({ ...released, exports: { ...released.exports, ...kept } });
  Object.assign(released.exports, kept);
}
const broken = breaks(released, present);
if (broken.length > 0) {
  console.error(`Remotes that were built against contract ${released.contract} of ${client} would break:`);
  for (const line of broken) console.error(`  ${line}`);
  console.error('Raise clientContract in packages/federation/apps.mjs, or keep what was there. If older callers go on unharmed:');
  console.error('  npm run contracts -- --kept NAME …');
  process.exit(1);
}
console.log(`Contract ${present.contract} of ${client} holds: ${Object.keys(present.exports).length} exports.`);
