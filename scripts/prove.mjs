// @ts-check
import { spawnSync } from 'node:child_process';
import { root } from './lib/paths.mjs';
import { readCommand } from './lib/read-command.mjs';
import { prove } from './test/prove.mjs';

readCommand(
  `npm run prove
Proves the commit at HEAD: clones it into a temporary folder, runs .ci/run there, and writes .cache/proof.json. Run it on an idle machine.`,
  {},
);

const changes = spawnSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' }).stdout.trim();
if (changes !== '') console.log('There are changes that are not committed. They are not part of the proof.\n');
const { commit, passed, failed, unstable, seconds } = await prove(root);
const minutes = Math.round(seconds / 60);
console.log(`\n${commit.slice(0, 8)} in ${minutes} minutes, unstable: ${unstable.length}. ${failed === 0 ? 'Proven.' : 'Not proven.'}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
