import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { appNames } from '../../packages/federation/apps.mjs';
import { planInstall } from './install-plan.mjs';
import { root } from './paths.mjs';

const plan = (state) => {
  const found = planInstall({ lock: 'new', stamp: null, hasTree: true, part: 'all', ...state });
  return found && [found.command[0], found.command.includes('--omit=dev') ? 'run' : 'all', found.stampFor('new')].join(', ');
};

test('starting the product installs only what runs it, and nothing twice', () => {
  expect(plan({ hasTree: false, part: 'run' })).toBe('ci, run, new run');
  expect(plan({ stamp: 'new run', part: 'run' })).toBeNull();
  expect(plan({ stamp: 'old run', part: 'run' })).toBe('install, run, new run');
});

test('a command that needs more completes the installation later', () => {
  expect(plan({ stamp: 'new run' })).toBe('install, all, new');
  expect(plan({ hasTree: false })).toBe('ci, all, new');
  expect(plan({ stamp: 'new' })).toBeNull();
});

test('a developer keeps the tools when the product is started', () => {
  expect(plan({ stamp: 'new', part: 'run' })).toBeNull();
  expect(plan({ stamp: 'old', part: 'run' })).toBe('install, all, new');
  // The tree was installed by hand.
  expect(plan({ part: 'run' })).toBe('install, all, new');
});

/** Loaded by `npm run dev`, `npm run new-remote` and `npm run hosting -- --serve`. */
const notForVisitors =
  /federation\/build\/(development\.mjs|refresh-runtime\.cjs)$|new-remote-files\.mjs$|serve\/(hosted|live-app)\.mjs$|\.(test|testkit)\.\w+$|\/catalogue\//;
const ours = ['domain', 'firebase', 'ui', 'tournament-ui', 'i18n', 'federation', 'rules-language', 'local-backend'].map(
  (name) => `packages/${name}`,
);

test('no package that builds or serves the product is a development dependency', () => {
  const read = (file) => readFileSync(path.join(root, file), 'utf8');
  const filesOf = (folder) =>
    readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() ? filesOf(`${folder}/${entry.name}`) : [`${folder}/${entry.name}`],
    );
  const files = [
    ...['scripts/start.mjs', 'scripts/build.mjs', 'packages/local-backend/build.mjs', 'packages/partner-club/build.mjs'],
    ...[
      'scripts/lib',
      'scripts/serve',
      'scripts/site',
      'packages/federation/build',
      ...[...ours, ...appNames].map((folder) => `${folder}/src`),
    ].flatMap(filesOf),
  ].filter((file) => /\.([mc]js|tsx?)$/.test(file) && !notForVisitors.test(file));
  const imported =
    /^(?!import type|export type).*(?:\bfrom|\bimport|\brequire(?:\.resolve)?\(|\bimport\()\s*'((?:@[\w-]+\/)?[a-z][\w.-]*)(?![\w.:-])/gm;
  const names = files.flatMap((file) => [...read(file).matchAll(imported)].map(([, name]) => name));
  const wanted = [...new Set(names)].filter((name) => !isBuiltin(name) && !name.startsWith('@courtside/'));
  expect(wanted).toEqual(expect.arrayContaining(['webpack', 'esbuild', 'sirv', 'react', '@google-cloud/firestore']));
  const installed = new Set(
    ['', ...ours].flatMap((folder) => Object.keys(JSON.parse(read(path.join(folder, 'package.json'))).dependencies ?? {})),
  );
  expect(wanted.filter((name) => !installed.has(name))).toEqual([]);
});
