import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/*
 * The README of a room must name the folders of its `src` and its features, and those in them, so that a new developer knows where to look. This
 * test finds a folder that was added without its line. A name counts as code only: many folders have the name of an ordinary word.
 */
const root = path.join(__dirname, '../..');
const foldersIn = (folder: string): string[] =>
  existsSync(path.join(root, folder))
    ? readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
    : [];
const rooms = [
  ...foldersIn('.').filter((name) => name === 'shell' || name.startsWith('mf-')),
  ...foldersIn('packages').map((name) => `packages/${name}`),
];
/** Folders of one language, and of samples for tests. */
const isPlain = /^resources\/|\/fixtures$/;

it.each(rooms)('%s: its README names its folders', (room) => {
  const readme = readFileSync(path.join(root, room, 'README.md'), 'utf8');
  const code = [...readme.matchAll(/`[^`\n]+`/g)].join('\n');
  const outer = [...foldersIn(`${room}/src`), ...foldersIn(`${room}/src/features`).map((name) => `features/${name}`)];
  const inner = outer
    .filter((name) => name !== 'features')
    .flatMap((name) => foldersIn(`${room}/src/${name}`).map((own) => `${name}/${own}`));
  const missing = [...outer, ...inner].filter((name) => !new RegExp(`\\b${path.basename(name)}\\b`).test(code));
  expect(missing.filter((name) => !isPlain.test(name))).toEqual([]);
});
