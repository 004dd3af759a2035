import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { checkNodeVersion } from './node-version.mjs';
import { root } from './paths.mjs';

test.each(['20.18.3', '18.20.4', '8.0.0'])('Node %s is refused with the version that is needed', (version) => {
  expect(checkNodeVersion(version)).toMatch(`needs Node 20.19 or newer, best 24; this is ${version}`);
});

test('the version in package.json is enough, and so are later ones', () => {
  const { engines } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  expect(engines.node).toBe('>=20.19');
  for (const version of ['20.19.0', '20.20.2', '22.0.0', '24.1.0']) expect(checkNodeVersion(version)).toBeNull();
});

test.each(['start.mjs', 'courtside.mjs', 'pack.mjs'])('scripts/%s stops before it does anything', (script) => {
  const older = "Object.defineProperty(process.versions, 'node', { value: '18.20.4' });";
  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(older)}`, path.join(root, 'scripts', script), '--help'],
    { encoding: 'utf8' },
  );
  expect([status, stdout, stderr]).toEqual([1, '', expect.stringContaining('needs Node 20.19')]);
});
