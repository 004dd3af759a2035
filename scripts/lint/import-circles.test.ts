import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { groupByFolder, findCycles, readImportGraph } from './import-graph';

/*
 * No file and no folder imports itself through others, types included, so there is always an order in which to read them. If two files need each other, the
 * code that both need goes into a third one below them.
 */
const root = path.join(__dirname, '../..');
const folders = [...readdirSync(root), ...readdirSync(path.join(root, 'packages')).map((name) => `packages/${name}`)];
const rooms = ['scripts', ...folders.filter((folder) => existsSync(path.join(root, folder, 'package.json')))];
const graph = readImportGraph(root, rooms);

/**
 * `mf-organizer/src/features/teams`, `packages/ui/src/fields`, `scripts/serve`, `packages/firebase/src/commands/teams`; the files next to
 * folders connect them and are left out.
 */
const folderPath =
  /^((?:shell|mf-[^/]+|packages\/[^/]+|scripts)\/(?:src\/(?:features\/(?:(?:day|schedule)\/)?|commands\/)?)?(?!(?:src|features)\/)[^/]+)\//;
const getFolder = (file: string): string | null => folderPath.exec(file)?.[1] ?? null;
const isTest = (file: string) => /\.(test|testkit)\.(tsx?|mjs)$/.test(file);

it('sees circles', () => {
  const sample = new Map([
    ['a', ['b']],
    ['b', ['c', 'd']],
    ['c', ['a']],
    ['d', ['e']],
    ['e', []],
    ['f', ['f']],
  ]);
  expect(findCycles(sample)).toEqual([['a', 'b', 'c'], ['f']]);
  expect(
    findCycles(
      groupByFolder(
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
  expect(findCycles(graph)).toEqual([]);
});

const folderGraph = groupByFolder(new Map([...graph].filter(([file]) => !isTest(file))), getFolder);

it('no folder imports itself through others', () => {
  expect([...folderGraph.keys()].length).toBeGreaterThan(100);
  expect(folderGraph.get('packages/firebase/src/commands/teams')).toContain('packages/firebase/src/commands/base');
  expect(folderGraph.get('mf-organizer/src/features/day/board')).toContain('mf-organizer/src/features/day/courts');
  expect(folderGraph.get('mf-organizer/src/features/schedule/board')).toContain('mf-organizer/src/features/schedule/rows');
  expect(findCycles(folderGraph)).toEqual([]);
});

it('a folder of the embedded backend imports only what its README names below it', () => {
  const room = 'packages/local-backend';
  const readme = readFileSync(path.join(root, room, 'README.md'), 'utf8');
  const floors = [...readme.matchAll(/^\| `(src\/[^`]+)` \|/gm)].map(([, name]) => `${room}/${name}`);
  const own = [...folderGraph].filter(([folder]) => folder.startsWith(`${room}/src/`));
  expect([...floors].sort()).toEqual(own.map(([folder]) => folder).sort());
  const upward = own.flatMap(([from, imported]) =>
    imported.filter((to) => floors.indexOf(to) < floors.indexOf(from)).map((to) => `${from} -> ${to}`),
  );
  expect(upward).toEqual([]);
});
