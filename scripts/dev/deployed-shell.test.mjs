// @ts-check
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serveFolder } from '../serve/web-server.mjs';
import { getPagePolicy } from '../serve/security-headers.mjs';
import { serveDeployedShell } from './deployed-shell.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'deployed-'));
/** @type {import('node:http').Server[]} */
const servers = [];
afterAll(() => {
  for (const server of servers) server.close().closeAllConnections();
  rmSync(folder, { recursive: true });
});

/** @param {import('node:http').Server} server */
const getAddress = (server) => `http://127.0.0.1:${/** @type {import('node:net').AddressInfo} */ (server.address()).port}`;

const others = 'https://mf-organizer.courtside.example';
const ours = { 'mf-planner': 'http://localhost:4301' };
const planner = {
  name: 'mf-planner',
  manifest: 'https://mf-planner.courtside.example/mf-manifest.json',
  contractVersion: 1,
  integrity: 'sha384-x',
};
const organizer = { name: 'mf-organizer', manifest: `${others}/mf-manifest.json`, contractVersion: 1 };
const tournament = { name: 'mf-tournament', manifest: '/elsewhere/mf-manifest.json', contractVersion: 1 };

async function deploy() {
  writeFileSync(path.join(folder, 'index.html'), '<title>Deployed</title>');
  writeFileSync(path.join(folder, 'main.12345678.js'), 'console.log(1);');
  const deployed = await serveFolder({
    folder,
    host: '127.0.0.1',
    port: 0,
    spa: true,
    documents: () => ({
      '/config.json': { registry: '/registry/remotes.json', remoteOrigins: [others], chatUrl: null },
      '/registry/remotes.json': { remotes: [planner, organizer, tournament] },
    }),
    policy: () => getPagePolicy({ remotes: [others], scripts: [], backend: [], images: [], frames: [] }),
  });
  const shell = getAddress(deployed);
  const here = await serveDeployedShell({ shell, origins: ours, port: 0, contractVersion: 2 });
  servers.push(deployed, here);
  return { shell, here: getAddress(here) };
}

describe('a deployed shell with a remote from this machine', () => {
  it('has our line in its registry and keeps all others', async () => {
    const { shell, here } = await deploy();
    const { remotes } = await (await fetch(`${here}/remotes.json`)).json();
    expect(remotes).toEqual([
      organizer,
      { ...tournament, manifest: `${shell}/elsewhere/mf-manifest.json` },
      { name: 'mf-planner', manifest: 'http://localhost:4301/mf-manifest.json', contractVersion: 2 },
    ]);
    const theirs = await (await fetch(`${shell}/registry/remotes.json`)).json();
    expect(theirs.remotes).toContainEqual(planner);
  });

  it('allows code from our origin in its configuration and in the policy of its pages', async () => {
    const { shell, here } = await deploy();
    expect(await (await fetch(`${here}/config.json`)).json()).toEqual({
      registry: '/remotes.json',
      remoteOrigins: [others, shell, 'http://localhost:4301'],
      chatUrl: null,
    });
    const page = await fetch(`${here}/planner`);
    expect(await page.text()).toBe('<title>Deployed</title>');
    const policy = page.headers.get('content-security-policy') ?? '';
    for (const name of ['script-src', 'connect-src', 'font-src', 'img-src'])
      expect(policy).toMatch(new RegExp(`${name} [^;]*${shell} http://localhost:4301(;|$)`));
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toMatch(/frame-ancestors 'none'/);
  });

  it('forwards everything else unchanged, and nothing to a foreign host name', async () => {
    const { here } = await deploy();
    const script = await fetch(`${here}/main.12345678.js`);
    expect([await script.text(), script.headers.get('cache-control')]).toEqual(['console.log(1);', 'public, max-age=31536000, immutable']);
    expect((await fetch(`${here}/missing.js`)).status).toBe(404);
    const status = await new Promise((resolve) => {
      httpRequest(here, { headers: { Host: 'evil.example' } }, (response) => resolve(response.resume().statusCode)).end();
    });
    expect(status).toBe(421);
  });
});
