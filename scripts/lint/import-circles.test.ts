import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { byFolder, circlesOf, importGraph } from './import-graph';

/*
 * No file imports itself through others, types included, and in the rooms of the browser no folder does: what is read first is known. Where two need
 * each other, what both need goes below them.
 */
const root = path.join(__dirname, '../..');
const folders = [...readdirSync(root), ...readdirSync(path.join(root, 'packages')).map((name) => `packages/${name}`)];
const rooms = folders.filter((folder) => existsSync(path.join(root, folder, 'package.json')));
const graph = importGraph(root, rooms);

/** `mf-organizer/src/features/teams`, `packages/ui/src/fields`; the files beside the folders put them together and are left out. */
const folderOf = (file: string): string | null =>
  /^((shell|mf-[^/]+|packages\/(ui|tournament-ui))\/src\/(features\/)?[^/]+)\//.exec(file)?.[1] ?? null;
const isTest = (file: string) => /\.(test|testkit)\.tsx?$/.test(file);

it('sees circles', () => {
  const sample = new Map([
    ['a', ['b']],
    ['b', ['c', 'd']],
    ['c', ['a']],
    ['d', ['e']],
    ['e', []],
    ['f', ['f']],
  ]);
  expect(circlesOf(sample)).toEqual([['a', 'b', 'c'], ['f']]);
  expect(
    circlesOf(
      byFolder(
        new Map([
          ['x/a', ['y/b']],
          ['y/c', ['x/d']],
          ['x/d', []],
          ['y/b', []],
        ]),
        (file) => file[0] ?? null,
      ),
    ),
  ).toEqual([['x', 'y']]);
});

it('sees the rooms and their imports', () => {
  expect(rooms.length).toBeGreaterThan(10);
  expect(graph.size).toBeGreaterThan(900);
  expect(graph.get('mf-organizer/src/app.tsx')).toContain('mf-organizer/src/features/create/create-page.tsx');
});

it('no file imports itself through others', () => {
  expect(circlesOf(graph)).toEqual([]);
});

it('no folder of the apps and of what they show does', () => {
  const own = new Map([...graph].filter(([file]) => !isTest(file)));
  expect([...byFolder(own, folderOf).keys()].length).toBeGreaterThan(50);
  expect(circlesOf(byFolder(own, folderOf))).toEqual([]);
});
