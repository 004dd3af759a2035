// @ts-check
// Checks each built app as `npm run release` does: mainly whether its scripts weigh more than a release may.
import path from 'node:path';
import { builds } from '../lib/builds.mjs';
import { root } from '../lib/paths.mjs';
import { budgets } from '../release/budgets.mjs';
import { findObjections } from '../release/checks.mjs';

const objections = builds
  .filter(({ name }) => budgets[name] !== undefined)
  .flatMap(({ name, folder, output: [output = 'dist'] }) =>
    findObjections(name, path.join(root, folder, output), []).map((objection) => `${name}: ${objection}`),
  );
console.error(objections.join('\n'));
process.exitCode = objections.length > 0 ? 1 : 0;
