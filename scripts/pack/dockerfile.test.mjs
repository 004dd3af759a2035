import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/paths.mjs';
import { readStart } from '../serve/start-options.mjs';
import { createManifest } from './manifest.mjs';

/** Checks a Dockerfile without building it: it must only name existing files. */
const read = (file) => readFileSync(path.join(root, file), 'utf8');
const lines = read('Dockerfile')
  .replace(/\\\n\s*/g, '')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));
const said = (word) => lines.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1));
const manifest = createManifest(JSON.parse(read('package.json')), JSON.parse(read('package-lock.json')).packages);

test('the first stage runs an existing script that .dockerignore does not exclude', () => {
  const [script] = /scripts\/\S+/.exec(said('RUN').find((line) => line.startsWith('node ')) ?? '') ?? [];
  expect(existsSync(path.join(root, script ?? 'none'))).toBe(true);
  const ignored = read('.dockerignore').split('\n').filter(Boolean);
  expect(ignored.filter((line) => /^(scripts|packages|shell|mf-|docs|package|\*\.json)/.test(line))).toEqual([]);
});

test('the second stage copies the file that the first makes, and only that', () => {
  const [from, ...more] = said('COPY').filter((line) => line.startsWith('--from=pack'));
  expect(more).toEqual([]);
  const [, made, place] = /^--from=pack (\S+) (\S+)$/.exec(from ?? '') ?? [];
  // The default output folder of scripts/pack.mjs.
  const folder = `${said('WORKDIR')[0]}/dist/pack`;
  expect(said('RUN').join('\n')).not.toContain('--to');
  const name = new RegExp(`^${made?.replaceAll('.', '\\.').replace('*', '[^/]*')}$`);
  expect(`${folder}/${manifest.name}-${manifest.version}.tgz`).toMatch(name);
  expect(said('RUN').some((line) => line.includes(`npm install --global`) && line.includes(` ${place} `))).toBe(true);
});

test('it starts the package’s command with known options, on the port that it exposes and that its health check requests', () => {
  const [command, ...options] = JSON.parse(said('ENTRYPOINT')[0] ?? '[]');
  expect(Object.keys(manifest.bin)).toContain(command);
  const { platform } = readStart([...options, ...JSON.parse(said('CMD')[0] ?? '[]')], { isPacked: true, data: '/data' });
  expect(platform).toMatchObject({ host: '0.0.0.0', sampleData: false, onePort: {} });
  expect(said('EXPOSE')).toEqual([String(platform.firstPort)]);
  expect(said('HEALTHCHECK')[0]).toContain(`http://127.0.0.1:${platform.firstPort}/health`);
  expect(said('ENV')).toEqual([`COURTSIDE_DATA=${said('VOLUME')[0]}`]);
});

test('the package supports its Node', () => {
  const versions = said('FROM').map((line) => Number(/^node:(\d+)-slim/.exec(line)?.[1]));
  expect(versions).toEqual([20, 20]);
  expect(manifest.engines.node).toBe('>=20.19');
});
