import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '../..');
const shared = path.join(root, 'packages/federation/src/page/router.ts');
const isBuilt = (file: string) => /\.tsx?$/.test(file) && !/\.(test|testkit)\.tsx?$/.test(file);
const sources = readdirSync(root)
  .filter((name) => name === 'shell' || name.startsWith('mf-'))
  .map((name) => `${name}/src`)
  .concat(readdirSync(path.join(root, 'packages')).map((name) => `packages/${name}/src`))
  .filter((folder) => existsSync(path.join(root, folder)))
  .flatMap((folder) => readdirSync(path.join(root, folder), { recursive: true }).map((file) => path.join(root, folder, String(file))))
  .filter(isBuilt);

/** Returns the names of the values that a source text imports from a module. */
const listImportedNames = (text: string, from: RegExp): readonly string[] =>
  [...text.matchAll(/(?:import|export) (type )?\{([^}]*)\} from '([^']*)'/g)]
    .filter(([, type, , module = '']) => !type && from.test(module))
    .flatMap(([, , names = '']) => names.split(',').map((name) => name.trim()))
    .filter((name) => name && !name.startsWith('type '));

it('the shared router exports each name that our code imports from it, and no other', () => {
  const used = sources.flatMap((file) => listImportedNames(readFileSync(file, 'utf8'), /^react-router-dom$/));
  expect(used.length).toBeGreaterThan(30);
  expect(listImportedNames(readFileSync(shared, 'utf8'), /^react-router/).toSorted()).toEqual([...new Set(used)].toSorted());
});

it('the shared react-i18next exports each name that our code imports from it, and no other', () => {
  const facade = path.join(root, 'packages/federation/src/page/react-i18next.ts');
  const used = sources
    .filter((file) => file !== facade)
    .flatMap((file) => listImportedNames(readFileSync(file, 'utf8'), /^react-i18next$/));
  expect(listImportedNames(readFileSync(facade, 'utf8'), /^react-i18next$/).toSorted()).toEqual(
    [...new Set(used.map((name) => name.replace(/ as .*/, '')))].toSorted(),
  );
});

it('the router is imported by one name only: another name would load a second router into the page', () => {
  // Files that only a server renders are not in a page.
  const onServer = /\/(shell|mf-[a-z]+)\/src\/page\/first-view\.tsx$/;
  const astray = sources.filter(
    (file) =>
      file !== shared && !onServer.test(file) && /from 'react-router(\/[^']*)?'|import\('react-router/.test(readFileSync(file, 'utf8')),
  );
  expect(astray).toEqual([]);
});
