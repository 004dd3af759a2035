import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { repository, startPlatform } from '../support/platform-process';
import { expect, test } from '../support/test';
import { locatePageTitle } from '../support/page-title';

test('if a remote’s server stops, the other pages work, and Retry works when it runs again', { tag: '@smoke' }, async ({ person }) => {
  test.setTimeout(120_000);
  // A separate platform, because other journeys need their planner in the meantime.
  const { info: platform, stop } = await startPlatform({ arguments: ['--empty'] });
  let server: ChildProcess | null = null;
  try {
    const page = await person({ platform, expectErrors: /ERR_CONNECTION_(REFUSED|RESET)|RUNTIME-00|RemoteFailure|mf_planner|mf-planner/ });
    process.kill(platform.pids['mf-planner'] ?? 0, 'SIGKILL');
    await page.goto('/planner');
    const message = page.getByRole('alert');
    await expect(message).toContainText('The planner could not be loaded.');
    await message.getByRole('button', { name: 'Try again' }).click();
    await expect(message).toContainText('The planner could not be loaded.');
    await page.getByRole('link', { name: 'Archive' }).click();
    await expect(locatePageTitle(page)).toBeVisible();
    await page.getByRole('link', { name: 'Planner' }).click();
    await expect(page.getByRole('alert')).toContainText('The planner could not be loaded.');

    server = spawn(process.execPath, [path.join(repository, 'scripts/serve/site.mjs'), 'mf-planner', '--data', platform.dataFolder], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await new Promise((resolve) => server?.stdout?.once('data', resolve));
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
    await expect(locatePageTitle(page)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    // The pages close before their backend stops.
    await page.context().close();
  } finally {
    server?.kill();
    await stop();
  }
});
