// @ts-check
// A folder with apps in the form of finished builds, for tests of releases.
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export const remotes = ['mf-planner', 'mf-tournament'];
export const apps = ['shell', ...remotes];

/** The folders of a test, which are made again for each one. */
export const place = { folder: '', now: 0 };
export const getContext = () => ({
  site: path.join(place.folder, 'site'),
  remotes,
  built: (/** @type {string} */ name) => path.join(place.folder, name, 'dist'),
  clock: () => place.now,
});

export function prepare() {
  place.folder = mkdtempSync(path.join(tmpdir(), 'courtside-release-'));
  place.now = Date.now();
  for (const name of apps) build(name, `${name} first`);
}
export const clear = () => rmSync(place.folder, { recursive: true, force: true });

/**
 * Writes an app in the form of a finished build: files named by their content, an entry or a page that names them, and a stamp.
 * @param {string} name @param {string} content @param {readonly string[]} [needs] of the client
 */
export function build(name, content, contract = 2, needs) {
  const dist = path.join(place.folder, name, 'dist');
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(dist, { recursive: true });
  const digest = createHash('sha256').update(content).digest('hex');
  const chunk = `chunk.${digest.slice(0, 8)}.js`;
  /** @type {Record<string, string>} */
  const files = { [chunk]: `/* ${content} */` };
  if (name === 'shell') files['service-worker.js'] = `/* ${content} */`;
  if (name === 'shell')
    files['index.html'] = `<!doctype html><script defer src="/${chunk}"></script><link rel="icon" href="data:,"><a href="/about">`;
  else Object.assign(files, { 'remoteEntry.js': `load("${chunk}")`, 'mf-manifest.json': '{}' });
  if (name === 'mf-planner') mkdirSync(path.join(dist, 'embed/v1'), { recursive: true });
  if (name === 'mf-planner') writeFileSync(path.join(dist, 'embed/v1/planner.js'), content);
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(dist, file), text);
  const stamp = {
    app: name,
    version: '1.0.0',
    commit: null,
    release: `1.0.0-${digest.slice(0, 8)}`,
    contract,
    shared: { '@courtside/ui': { interface: 'i', content: digest }, ...(needs ? { '@courtside/firebase': { contract: 1, needs } } : {}) },
    files: Object.fromEntries(
      Object.entries(files).map(([file, text]) => [
        file,
        { bytes: text.length, integrity: `sha384-${createHash('sha384').update(text).digest('base64')}` },
      ]),
    ),
  };
  writeFileSync(path.join(dist, 'build.json'), JSON.stringify(stamp));
  return stamp.release;
}

/** @param {string} name */
export const getRegistryLine = (name) =>
  JSON.parse(readFileSync(path.join(place.folder, 'site/shell/remotes.json'), 'utf8')).remotes.find(
    (/** @type {{ name: string }} */ line) => line.name === name,
  );
