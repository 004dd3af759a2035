// @ts-check
// Checks that these sources still fit released builds: the client, of which a page has one, fits the remotes that were built against its last release, and the
// interfaces of remotes fit released hosts. `npm test` and `npm run release` run the same checks.
import { client } from '../packages/federation/build/shared.mjs';
import {
  findClientObjections,
  findExposedObjections,
  readPresentClient,
  readPresentExposed,
  readReleasedClient,
  readReleasedExposed,
  writeReleasedClient,
  writeReleasedExposed,
} from './lib/contracts.mjs';
import { readCommand } from './lib/read-command.mjs';

const { values, positionals } = readCommand(
  `npm run contracts -- [options]
Fails for each export that was removed or has another type while its contract has the same version.

  --kept NAME …   these changes do not break older callers (a new optional parameter or property)
  --write         records the present exports as released; lerna version does so
  --help          this text`,
  { allowPositionals: true, options: { write: { type: 'boolean' }, kept: { type: 'boolean' } } },
);
const present = readPresentClient();
const exposed = readPresentExposed();
if (values.write) {
  writeReleasedClient(present);
  writeReleasedExposed(exposed);
}
if (values.kept) {
  const released = readReleasedClient();
  const kept = Object.fromEntries(positionals.flatMap((name) => (present.exports[name] ? [[name, present.exports[name]]] : [])));
  writeReleasedClient({ ...released, exports: { ...released.exports, ...kept } });
  const modules = Object.fromEntries(positionals.flatMap((name) => (exposed[name] ? [[name, exposed[name]]] : [])));
  writeReleasedExposed({ ...readReleasedExposed(), ...modules });
}
const against = [...findClientObjections(), ...findExposedObjections(readReleasedExposed(), exposed)];
if (against.length > 0) {
  console.error(against.join('\n'));
  process.exit(1);
}
console.log(
  `Contract ${present.contract} of ${client} holds: ${Object.keys(present.exports).length} exports. So does what remotes expose: ${Object.keys(exposed).length} modules.`,
);
