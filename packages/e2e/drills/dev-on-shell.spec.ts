import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { repository } from '../support/platform-process';
import { expect, test } from '../support/test';

let server: ChildProcess | null = null;
test.afterEach(() => server?.kill());

test('a remote runs from its sources on a deployed shell, which itself refuses other code', async ({ person, platform }) => {
  test.setTimeout(300_000);
  server = spawn(
    process.execPath,
    [path.join(repository, 'scripts/dev.mjs'), 'mf-planner', '--shell', platform.url, '--port', '0', '--json'],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const lines = createInterface({ input: server.stdout as Readable });
  let ready = '';
  for await (const line of lines) {
    ready = line;
    if (line.startsWith('{"ready":true')) break;
  }
  const { url, ports } = JSON.parse(ready) as { url: string; ports: Readonly<Record<string, number>> };
  const source = `http://localhost:${ports['mf-planner']}`;
  // The build must be ready before the page requests it: a page waits eight seconds for a file.
  expect((await fetch(`${source}/remoteEntry.js`)).status).toBe(200);

  const developer = await person();
  const asked: string[] = [];
  developer.on('request', (request) => asked.push(request.url()));
  await developer.goto(`${url}/planner?teams=16&courts=2`);
  await expect(developer.getByRole('table', { name: 'Court time' })).toBeVisible();
  expect(asked.some((address) => address.startsWith(`${source}/remoteEntry.js`))).toBe(true);
  expect(asked.filter((address) => address.startsWith(`http://localhost:${platform.ports['mf-planner']}`))).toEqual([]);
  await developer.getByRole('link', { name: 'Archive' }).first().click();
  await expect(developer.getByRole('heading', { level: 1, name: 'Archive' })).toBeVisible();

  const visitor = await person();
  const strange: string[] = [];
  visitor.on('request', (request) => {
    if (request.url().startsWith(url) || request.url().startsWith(source)) strange.push(request.url());
  });
  const entry = encodeURIComponent(`${source}/remoteEntry.js`);
  const registry = encodeURIComponent(`${url}/remotes.json`);
  const wishes = `registry=${registry}&remotes=${registry}&remote=${entry}&entry=${entry}&override=mf-planner@${entry}&mf-planner=${entry}&shell=${registry}`;
  await visitor.goto(`/planner?${wishes}#${wishes}`);
  await expect(visitor.getByRole('table', { name: 'Court time' })).toBeVisible();
  expect(strange).toEqual([]);
  // The page closes before the server that notifies it of new builds.
  await developer.context().close();
});
