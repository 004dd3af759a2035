import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/paths.mjs';
import { createLockFile } from './lock-file.mjs';
import { createManifest } from './manifest.mjs';
import { installed } from './programs.mjs';

const read = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));

describe('the part of a lockfile that a package needs', () => {
  const packages = {
    'ours': { version: '1.0.0' },
    'node_modules/store': {
      version: '2.0.0',
      dependencies: { bytes: '^1.0.0', log: '*' },
      optionalDependencies: { 'store-linux': '2.0.0', 'store-mac': '2.0.0' },
    },
    'node_modules/store/node_modules/bytes': { version: '1.5.0', dev: true, dependencies: { log: '*' } },
    'node_modules/store-linux': { version: '2.0.0', optional: true, os: ['linux'], dependencies: { log: '*' } },
    'node_modules/bytes': { version: '9.0.0', resolved: 'https://elsewhere.example/bytes.tgz' },
    'node_modules/log': { version: '3.0.0', integrity: 'sha512-x' },
    'node_modules/test-tool': { version: '7.0.0', dev: true },
    'ours/node_modules/log': { version: '4.0.0' },
  };

  it('finds each package as Node does, puts it at the top if that place is free, and leaves out download addresses', () => {
    expect(createLockFile(packages, 'ours', ['store', 'bytes'])).toEqual({
      'node_modules/bytes': { version: '9.0.0' },
      'node_modules/log': { version: '3.0.0', integrity: 'sha512-x' },
      'node_modules/store': packages['node_modules/store'],
      'node_modules/store/node_modules/bytes': { version: '1.5.0', dependencies: { log: '*' } },
      'node_modules/store-linux': { ...packages['node_modules/store-linux'] },
    });
    expect(createLockFile(packages, 'ours', ['log', 'store'])).toMatchObject({
      'node_modules/log': { version: '4.0.0' },
      'node_modules/store/node_modules/log': { version: '3.0.0' },
    });
  });

  it('refuses a package that is not in the lockfile, unless it is for another system', () => {
    expect(() => createLockFile(packages, 'ours', ['nothing'])).toThrow('The lockfile has no nothing, which ours needs.');
    expect(Object.keys(createLockFile(packages, 'ours', ['store']))).not.toContain('node_modules/store-mac');
  });
});

test('the package installs exactly the versions that the tests ran with, without download addresses', () => {
  const repository = read('package.json');
  const { packages } = read('package-lock.json');
  const manifest = createManifest(repository, packages);
  const wanted = read('packages/local-backend/package.json').dependencies;
  expect(manifest).toMatchObject({
    name: 'courtside',
    version: repository.version,
    private: true,
    engines: { node: repository.engines.node },
  });
  expect(manifest.dependencies).toMatchObject(Object.fromEntries(installed.map((name) => [name, wanted[name]])));
  // Their dependencies are listed with their versions too, except for those that are for one system.
  expect(
    Object.values({ ...manifest.dependencies, ...manifest.optionalDependencies }).filter((version) => !/^\d+\.\d+\.\d+$/.test(version)),
  ).toEqual([]);
  expect(Object.keys(manifest.dependencies)).toEqual(expect.arrayContaining(['weak-lru-cache', 'node-gyp-build-optional-packages']));
  expect(Object.keys(manifest)).not.toEqual(expect.arrayContaining(['scripts']));
  expect(JSON.stringify(manifest)).not.toMatch(/"resolved"|https?:/);
});

test('two versions of one package can not be listed, and are refused', () => {
  const { packages } = read('package-lock.json');
  const another = { ...packages, 'node_modules/lmdb/node_modules/msgpackr': { version: '1.11.2' } };
  expect(() => createManifest(read('package.json'), another)).toThrow(
    /two versions of one package: node_modules\/lmdb\/node_modules\/msgpackr/,
  );
});
