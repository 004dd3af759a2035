import { mkdtempSync, readFileSync, readdirSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../lib/paths.mjs';
import { readStart, resetData, getStartHelp } from './start-options.mjs';

const checkout = { isPacked: false, data: '/repository/.data' };
const packed = { isPacked: true, data: '/home/ada/courtside-data' };
const platform = (words, edition = checkout) => readStart(words, edition)?.platform;

test('npm start serves each app on its port, and everything on one beyond this machine, with TLS and behind a proxy', () => {
  expect(platform([])).toMatchObject({
    dataFolder: '/repository/.data',
    backups: '/repository/.data/backups',
    host: '127.0.0.1',
    firstPort: 4200,
    sampleData: true,
  });
  expect(platform([])).not.toHaveProperty('onePort');
  expect(platform(['--host', '127.0.0.2'])).not.toHaveProperty('onePort');
  for (const words of [['--one-port'], ['--host', '0.0.0.0']]) expect(platform(words).onePort).toEqual({ trustedProxies: [] });
  expect(platform(['--trusted-proxy', '10.0.0.1']).onePort).toEqual({ trustedProxies: ['10.0.0.1'] });
  expect(platform(['--tls-cert', '/a', '--tls-key', '/b']).onePort).toEqual({ trustedProxies: [], tls: { cert: '/a', key: '/b' } });
  expect(platform(['--host', '0.0.0.0', '--many-ports'])).not.toHaveProperty('onePort');
});

test('the package serves one port wherever it listens, from a folder of the person’s own', () => {
  expect(platform([], packed)).toMatchObject({
    dataFolder: '/home/ada/courtside-data',
    backups: '/home/ada/courtside-data/backups',
    onePort: { trustedProxies: [] },
  });
  expect(platform(['--one-port'], packed).onePort).toEqual({ trustedProxies: [] });
  expect(platform(['--many-ports'], packed)).not.toHaveProperty('onePort');
  expect(getStartHelp(packed)).toContain('/home/ada/courtside-data');
  expect(getStartHelp(packed)).not.toMatch(/npm|--one-port/);
});

test('passwords that can be carried are asked for', () => {
  expect(platform([]).portablePasswords).toBe(false);
  expect(platform(['--portable-passwords'], packed).portablePasswords).toBe(true);
});

test.each([
  [['--port', 'x'], '--port x: not a port number'],
  [['--one-port', '--many-ports'], '--one-port or --many-ports, not both.'],
  [['--tls-cert', 'a'], '--tls-cert and --tls-key belong together.'],
  [['--many-ports', '--trusted-proxy', '::1'], '--tls-cert and --trusted-proxy are for one port.'],
  [['--prot', '1'], '--prot'],
  [['--config', '/nowhere.json'], "--config /nowhere.json can't be read"],
])('%j is refused with a sentence', (words, sentence) => {
  for (const edition of [checkout, packed]) expect(() => readStart(words, edition)).toThrow(sentence);
});

test('help is asked for beside anything else', () => {
  expect(readStart(['--help', '--port', 'x'], checkout)).toBeNull();
});

test('help names every value of --config that operators have', () => {
  const [, told = ''] = /`--config FILE` names a JSON file [^]*?: (`[^]*?), which/.exec(
    readFileSync(path.join(root, 'docs/operating.md'), 'utf8'),
  );
  const values = told.match(/\w+/g)?.filter((word) => word !== 'and');
  expect(values).toContain('worksOffline');
  for (const value of values) expect(getStartHelp(checkout)).toMatch(new RegExp(`--config .*\\b${value}\\b`));
});

describe('--reset', () => {
  let folder;
  beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'courtside-reset-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  it('empties a folder of ours, but for its back-ups', () => {
    for (const name of ['courtside-data', 'seeded']) writeFileSync(path.join(folder, name), '');
    for (const name of ['backend', 'backups']) mkdirSync(path.join(folder, name));
    resetData(folder);
    expect(readdirSync(folder)).toEqual(['backups']);
  });

  it('leaves a folder of somebody else alone', () => {
    writeFileSync(path.join(folder, 'thesis.txt'), '');
    expect(() => resetData(folder)).toThrow('does not look like Courtside');
    expect(readdirSync(folder)).toEqual(['thesis.txt']);
  });
});
