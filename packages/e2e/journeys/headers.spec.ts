import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repository } from '../support/platform-process';
import { expect, test } from '../support/test';

test('no page of ours can be framed by another site, the embedded planner excepted', async ({ person, platform }) => {
  const page = await person({ expectErrors: /frame-ancestors|Refused to (frame|display)|Framing|X-Frame-Options|status of 40[03]/i });
  const at = (site: string, pathname = '/') => `http://localhost:${platform.ports[site]}${pathname}`;
  const refused = [
    at('shell'),
    at('shell', '/auth'),
    at('console'),
    at('mf-tournament', '/mf-manifest.json'),
    at('partner-club'),
    at('backend', '/outbox'),
    at('backend', '/emulator/action'),
    at('backend', '/emulator/auth/handler'),
  ];
  const shown = at('mf-planner', '/embed/v1/planner.html');
  // A stranger's page: another site than localhost, without a policy of its own.
  const stranger = createServer((_request, response) => {
    response
      .writeHead(200, { 'Content-Type': 'text/html' })
      .end([...refused, shown].map((address) => `<iframe src="${address}"></iframe>`).join(''));
  }).listen(0, '127.0.0.1');
  await once(stranger, 'listening');
  await page.goto(`http://127.0.0.1:${(stranger.address() as AddressInfo).port}/`);
  await expect(page.frameLocator(`iframe[src="${shown}"]`).locator('courtside-planner')).toBeAttached();
  const opened = page.frames().map((frame) => frame.url());
  for (const address of refused) expect(opened).not.toContain(address);
  stranger.close();
});

test('what is built does not tell where', () => {
  const remotes = readdirSync(repository).filter((name) => name.startsWith('mf-'));
  for (const folder of ['shell/dist', ...remotes.map((name) => `${name}/dist`), 'mf-organizer/dist-console', 'mf-planner/dist/embed/v1']) {
    const maps = readdirSync(path.join(repository, folder)).filter((name) => /\.(map|js|json|html)$/.test(name));
    expect(maps.length).toBeGreaterThan(0);
    for (const name of maps)
      expect([name, readFileSync(path.join(repository, folder, name), 'utf8').includes(repository)]).toEqual([name, false]);
  }
});
