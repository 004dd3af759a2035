import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { repository } from '../support/platform-process';
import { expect, test } from '../support/test';

test('a remote’s server stops: the rest lives, and Retry works when it is back', async ({ person, platform }) => {
  const page = await person({ expectErrors: /ERR_CONNECTION_REFUSED|RUNTIME-00|RemoteFailure|mf_planner|mf-planner/ });
  let server: ChildProcess | null = null;
  process.kill(platform.pids['mf-planner'] ?? 0, 'SIGKILL');
  try {
    await page.goto('/planner');
    const message = page.getByRole('alert');
    await expect(message).toContainText('The planner could not be loaded.');
    await message.getByRole('button', { name: 'Try again' }).click();
    await expect(message).toContainText('The planner could not be loaded.');
    await page.getByRole('link', { name: 'Archive' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('link', { name: 'Planner' }).click();
    await expect(page.getByRole('alert')).toContainText('The planner could not be loaded.');

    server = spawn(process.execPath, [path.join(repository, 'scripts/serve/site.mjs'), 'mf-planner', '--data', platform.dataFolder], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await new Promise((resolve) => server?.stdout?.once('data', resolve));
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  } finally {
    // The next test finds the planner as it was; the run ends it.
    process.once('exit', () => server?.kill());
  }
});
