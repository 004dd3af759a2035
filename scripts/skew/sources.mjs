// @ts-check
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { appNames } from '../../packages/federation/apps.mjs';
import { digestFiles } from '../lib/digest-files.mjs';
import { cache, root } from '../lib/paths.mjs';
import { variants } from './variants.mjs';

/** The inputs of an app's build, and of its contract check. */
const read = [
  ...['domain', 'firebase', 'ui', 'tournament-ui', 'i18n', 'federation'].map((name) => `packages/${name}`),
  ...appNames,
  ...['types', 'tsconfig.base.json', 'package.json', 'package-lock.json', 'scripts/lib', 'scripts/contracts.mjs'],
];
const left = new Set(['node_modules', 'dist', 'dist-console', 'seed', '.data', '.cache']);

/**
 * Creates a folder with the sources of another release, a variant of the present sources or a commit, and with links to our installed libraries. An existing
 * folder stays.
 * @param {string} name of a variant, or a commit
 * @returns {string} the folder, whose name depends on its content
 */
export function checkOutSources(name) {
  const edits = variants[name];
  const content = edits ? digestFiles(root, [...read, 'scripts/skew/variants.mjs']) : git('rev-parse', `${name}^{commit}`).trim();
  const home = path.join(cache, 'skew');
  const folder = path.join(home, `${edits ? name : 'commit'}-${content.slice(0, 12)}`);
  if (existsSync(folder)) return folder;
  if (edits) removeEarlier(home, name);
  const unfinished = `${folder}.${process.pid}`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  if (edits) {
    for (const one of read)
      cpSync(path.join(root, one), path.join(unfinished, one), { recursive: true, filter: (file) => !left.has(path.basename(file)) });
    for (const edit of edits) apply(unfinished, edit);
  } else {
    const archive = path.join(unfinished, 'sources.tar');
    git('archive', '--output', archive, content);
    const { status, stderr } = spawnSync('tar', ['-xf', archive, '-C', unfinished], { encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
    rmSync(archive);
  }
  renameSync(unfinished, folder);
  borrowLibraries(folder);
  return folder;
}

/** Removes earlier editions of a variant. @param {string} home @param {string} name */
function removeEarlier(home, name) {
  if (!existsSync(home)) return;
  for (const entry of readdirSync(home))
    if (entry.replace(/-[0-9a-f]{12}$/, '') === name) rmSync(path.join(home, entry), { recursive: true });
}

/** Links to each installed library, and to the copy's own packages in the place of ours. @param {string} folder */
function borrowLibraries(folder) {
  const target = path.join(folder, 'node_modules');
  const ours = path.join(target, '@courtside');
  mkdirSync(ours, { recursive: true });
  for (const entry of readdirSync(path.join(root, 'node_modules')))
    if (entry !== '@courtside' && !entry.startsWith('.')) symlinkSync(path.join(root, 'node_modules', entry), path.join(target, entry));
  const workspaces = [
    ...readdirSync(path.join(folder, 'packages')).map((entry) => path.join('packages', entry)),
    ...readdirSync(folder).filter((entry) => entry.startsWith('mf-') || entry === 'shell'),
  ];
  for (const workspace of workspaces) {
    symlinkSync(path.join(folder, workspace), path.join(ours, path.basename(workspace)));
    // Versions that only one workspace uses.
    const own = path.join(root, workspace, 'node_modules');
    const copy = path.join(folder, workspace, 'node_modules');
    if (existsSync(own) && !existsSync(copy)) symlinkSync(own, copy);
  }
}

/** @param {string} folder @param {import('./variants.mjs').Edit} edit */
function apply(folder, { file, from, to }) {
  const changed = (file ? [path.join(folder, file)] : codeIn(folder)).filter((one) => {
    const text = readFileSync(one, 'utf8');
    const edited = text.replace(from, to);
    if (edited !== text) writeFileSync(one, edited);
    return edited !== text;
  });
  if (changed.length === 0)
    throw new Error(`${String(from)} is nowhere in ${file ?? 'the sources'}: the variant would be no other release.`);
}

/** @param {string} folder @returns {string[]} */
function codeIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const one = path.join(folder, entry.name);
    if (entry.isDirectory()) return ['node_modules', 'scripts'].includes(entry.name) ? [] : codeIn(one);
    return /\.tsx?$/.test(entry.name) && !/\.(test|testkit)\./.test(entry.name) ? [one] : [];
  });
}

/** @param {...string} args */
function git(...args) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
  return stdout;
}
