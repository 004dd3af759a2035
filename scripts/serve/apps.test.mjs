// @ts-check
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { appNames, apps } from '../../packages/federation/apps.mjs';
import { getHostingText } from './hosting.mjs';

const root = path.join(__dirname, '../..');
/** @param {string} file */
const read = (file) => readFileSync(path.join(root, file), 'utf8');

describe('the manifest of apps', () => {
  it('has a row for each app in the repository, and for no other', () => {
    const folders = readdirSync(root).filter(
      (name) => (name === 'shell' || name.startsWith('mf-')) && existsSync(path.join(root, name, 'package.json')),
    );
    expect([...appNames].sort()).toEqual(folders.sort());
    for (const name of appNames) expect(JSON.parse(read(`${name}/package.json`)).name).toBe(`@courtside/${name}`);
  });

  it('is what firebase.json says; npm run hosting writes it', () => {
    expect(read('firebase.json')).toBe(getHostingText());
  });

  it('is what docs/architecture.md says about each of them', () => {
    const manifest = read('packages/federation/apps.mjs');
    const lines = read('docs/architecture.md').split('\n');
    for (const name of appNames) {
      const [, does] = new RegExp(`// (.*)\\n  '${name}': \\{`).exec(manifest) ?? [];
      expect(lines).toContain(`${`${name}/`.padEnd(19)}${does}`);
    }
  });

  it('names packages that an app depends on', () => {
    for (const name of appNames) {
      const known = Object.keys(JSON.parse(read(`${name}/package.json`)).dependencies).map((dependency) =>
        dependency.replace('@courtside/', ''),
      );
      expect([name, [...new Set(apps[name].mayImport.map((room) => room.split('/')[0]))].sort()]).toEqual([name, known.sort()]);
    }
  });
});
