import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/*
 * The README of a room must name the folders of its `src` and its features, so that a new developer knows where to look. This test finds a folder that was
 * added without its line.
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

it.each(rooms)('%s: its README names its folders', (room) => {
  const readme = readFileSync(path.join(root, room, 'README.md'), 'utf8');
  const folders = [...foldersIn(`${room}/src`), ...foldersIn(`${room}/src/features`)];
  expect(folders.filter((name) => !new RegExp(`\\b${name}\\b`, 'i').test(readme))).toEqual([]);
});
