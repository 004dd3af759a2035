// @ts-check
// Whether what a page has once, the client, can still be used by remotes that were built against its last release. `npm test` and `npm run release` ask it, too.
//   npm run contracts                    fails for each export that is gone or has another type while its contract has the same number
//   npm run contracts -- --kept NAME …   these were changed so that older callers go on unharmed (a further optional parameter)
//   npm run contracts -- --write         takes what there is for released; `lerna version` does so
import { parseArgs } from 'node:util';
import { client } from '../packages/federation/build/shared.mjs';
import { clientObjections, presentClient, releasedClient, writeReleasedClient } from './lib/contracts.mjs';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { write: { type: 'boolean' }, kept: { type: 'boolean' } } });
const present = presentClient();
if (values.write) writeReleasedClient(present);
if (values.kept) {
  const released = releasedClient();
  const kept = Object.fromEntries(positionals.flatMap((name) => (present.exports[name] ? [[name, present.exports[name]]] : [])));
  writeReleasedClient({ ...released, exports: { ...released.exports, ...kept } });
}
const against = clientObjections();
if (against.length > 0) {
  console.error(against.join('\n'));
  process.exit(1);
}
console.log(`Contract ${present.contract} of ${client} holds: ${Object.keys(present.exports).length} exports.`);
