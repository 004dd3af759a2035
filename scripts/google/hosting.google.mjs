// @ts-check
// Tests that Google's own tools read and serve `firebase.json`.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compareAnswers, readHostedSites } from '../serve/hosting.testkit.mjs';
import { createEnvironment } from './emulators.mjs';
import { readEmulators } from './read-emulators.mjs';

const google = readEmulators();
const sites = readHostedSites();

describe("Google's tools with firebase.json", () => {
  it('load it and serve every hosting target', () => {
    expect(Object.keys(google.hosting).sort()).toEqual(sites.map(({ target }) => target).sort());
  });

  it('print no warning', () => {
    // Expected warnings: no account is signed in, and the emulators' own user interface is off.
    const known = /not currently authenticated|Emulator UI is not starting/;
    const complaints = google.output.split('\n').filter((line) => /^\s*(⚠|Error)|\bwarn/i.test(line) && !known.test(line));
    expect(complaints).toEqual([]);
  });
});

describe('S8 the official hosting emulator responds as the embedded servers do', () => {
  it.each(sites.map((site) => [site.target, site]))('%s', async (target, site) => {
    const { ours, theirs } = await compareAnswers(site, google.hosting[target] ?? '');
    expect(ours.length).toBeGreaterThan(5);
    expect(theirs).toEqual(ours);
  });
});

describe("Google's tools connect to no other machine", () => {
  const noted = (/** @type {string} */ file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

  it('because each attempt is refused and noted', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'courtside-watched-'));
    const env = createEnvironment(folder);
    // An address that belongs to no machine (RFC 5737), and an address of this machine that refuses connections.
    const ask = `for (const address of ['http://192.0.2.1/', 'http://127.0.0.1:1/']) await fetch(address).catch(({ cause }) => console.log(cause.message));`;
    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', ask], { env, encoding: 'utf8' });
    expect([stdout.split('\n')[0], noted(env.COURTSIDE_ASKED)]).toEqual(['192.0.2.1 is not of this machine.', '192.0.2.1\n']);
    expect(stdout).toMatch(/ECONNREFUSED|bad port/);
    rmSync(folder, { recursive: true, force: true });
  });

  it('while they serve', () => {
    expect(noted(google.asked)).toBe('');
  });
});
