// @ts-check
// Checks what a change most likely breaks, in under a minute for most rooms (CONTRIBUTING.md has figures): format and lint of the changed files, types of
// everything, and the tests of the changed rooms that relate to the changed files. It does not replace `npm test`.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { cache, root } from './lib/paths.mjs';
import { getDrillSubjects } from './lib/needs-drills.mjs';
import { readCommand } from './lib/read-command.mjs';
import { findRooms } from './lib/rooms.mjs';

const { values } = readCommand(
  `npm run check -- [options]
Checks what a change most likely breaks: uncommitted changes, and commits that are not on main.

  --since REF   the changes since this commit   (default: main)
  --help        this text`,
  { options: { since: { type: 'string', default: 'main' } } },
);
ensureInstalled();

const changed = changedSince(values.since);
if (changed.length === 0) {
  console.log(`Nothing has changed since ${values.since}.`);
  process.exit(0);
}
const code = changed.filter((file) => /\.(tsx?|m?js)$/.test(file));
const { default: config } = await import('../jest.config.mjs');
const rooms = findRooms(changed, config.projects);
console.log(`${changed.length} changed ${changed.length === 1 ? 'file' : 'files'}; rooms: ${rooms.join(', ') || 'none with tests'}`);

const started = Date.now();
const results = await Promise.all([
  code.length > 0 ? tool('form', 'oxfmt/bin/oxfmt', ['--check', ...code]) : true,
  code.length > 0 ? tool('lint', 'oxlint/bin/oxlint', ['-c', 'oxlint.config.mjs', ...code]) : true,
  tool('types', 'typescript-7/bin/tsc', [
    '-p',
    'tsconfig.json',
    '--incremental',
    '--tsBuildInfoFile',
    path.join(cache, 'check.tsbuildinfo'),
  ]),
  rooms.length > 0 && code.length > 0
    ? tool('tests', 'jest/bin/jest.js', ['--passWithNoTests', '--selectProjects', ...rooms, '--findRelatedTests', ...code])
    : true,
]);
const isSound = results.every(Boolean);
const drillSubjects = getDrillSubjects(changed);
if (drillSubjects.length > 0) console.log(`\nThis change needs \`npm run drills\` as well:\n- ${drillSubjects.join('\n- ')}`);
console.log(`\n${isSound ? 'All well' : 'Not well'}, ${Math.round((Date.now() - started) / 1000)} s.`);
process.exit(isSound ? 0 : 1);

/** Lists the files that differ from the commit where this branch left `ref`, including untracked files and without deleted ones. @param {string} ref */
function changedSince(ref) {
  const fork = git('merge-base', 'HEAD', ref).trim() || fail(`There is no common commit with ${ref}.`);
  const files = [git('diff', '--name-only', '--diff-filter=d', fork), git('ls-files', '--others', '--exclude-standard')].flatMap((text) =>
    text.split('\n').filter(Boolean),
  );
  return [...new Set(files)].filter((file) => existsSync(path.join(root, file)));
}

/** @param {...string} args */
function git(...args) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout : fail(stderr.trim());
}

/** @param {string} message @returns {never} */
function fail(message) {
  console.error(message);
  process.exit(2);
}

/**
 * Runs a tool and prints its output when it has ended, so that the outputs of the three don't mix.
 * @param {string} name
 * @param {string} script
 * @param {string[]} args
 */
function tool(name, script, args) {
  return new Promise((/** @type {(isSound: boolean) => void} */ resolve) => {
    const child = spawn(process.execPath, [path.join(root, 'node_modules', script), ...args], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, FORCE_COLOR: '0' },
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
    child.on('close', (status) => {
      console.log(`\n── ${name} ──\n${said.trim() || 'nothing to say'}`);
      resolve(status === 0);
    });
  });
}
