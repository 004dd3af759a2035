// @ts-check
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { remoteNames } from '../../packages/federation/apps.mjs';
import { sites } from './sites.mjs';
import { serveFolder } from './web-server.mjs';

/** @typedef {{ name: string, entry: string, integrity: string }} Line */

it('S11 an entry is what the registry says of it, also when the first release has taken its place meanwhile', async () => {
  const releases = mkdtempSync(path.join(tmpdir(), 'courtside-site-'));
  const request = /** @type {import('node:http').IncomingMessage} */ ({ headers: { host: 'localhost:1' } });
  const context = { host: '127.0.0.1', ports: {}, overrides: {}, releases, isLive: false };
  const registry = /** @type {Record<string, unknown>} */ (sites['shell']?.documents?.(context, request)['/remotes.json'] ?? {});
  const remotes = /** @type {Line[]} */ (registry['remotes']);
  expect(remotes.map(({ name }) => name)).toEqual(remoteNames);
  for (const { name, entry, integrity } of remotes) {
    const before = path.join(releases, name);
    mkdirSync(before);
    writeFileSync(path.join(before, 'remoteEntry.js'), 'released');
    const server = await serveFolder({ folder: sites[name]?.folder ?? '', releases: before, host: '127.0.0.1', port: 0 });
    try {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      const ask = async (/** @type {string} */ pathname) =>
        Buffer.from(await (await fetch(`http://127.0.0.1:${port}${pathname}`)).arrayBuffer());
      const { pathname, search } = new URL(entry.replace(':undefined', ''));
      expect(String(await ask(pathname))).toBe('released');
      expect(
        `sha384-${createHash('sha384')
          .update(await ask(`${pathname}${search}`))
          .digest('base64')}`,
      ).toBe(integrity);
    } finally {
      server.close();
      server.closeAllConnections();
    }
  }
  rmSync(releases, { recursive: true });
});
