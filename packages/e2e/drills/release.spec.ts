import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { repository, startPlatform } from '../support/platform-process';
import { expect, test } from '../support/test';

test('releases and rollbacks while three tabs walk the site: who is there goes on, who comes gets what is live', async ({ person }) => {
  test.setTimeout(300_000);
  const { info, stop } = await startPlatform({ arguments: ['--empty'] });
  const command = (script: 'release' | 'rollback', ...given: readonly string[]): string => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [path.join(repository, `scripts/${script}.mjs`), ...given, '--data', info.dataFolder],
      { encoding: 'utf8' },
    );
    expect([given, status, stderr]).toEqual([given, 0, '']);
    return stdout;
  };
  try {
    const tabs = [await person({ platform: info }), await person({ platform: info }), await person({ platform: info })] as const;
    const [first, second, third] = tabs;
    for (const tab of tabs) await tab.goto('/planner');
    const walks = async () => {
      for (const tab of tabs) {
        for (const name of ['Archive', 'Planner', 'About', 'Home']) {
          await tab.getByRole('link', { name, exact: true }).first().click();
          await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
          await expect(tab.getByRole('alert')).toHaveCount(0);
        }
      }
    };
    const scripts = () =>
      second.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .filter((name) => name.endsWith('.js')),
      );

    for (const name of ['mf-planner', 'shell', 'mf-tournament']) expect(command('release', name)).toContain(`${name} 0.1.0-`);
    await walks();
    await second.goto('/planner');
    await expect(second.getByRole('heading', { level: 1 })).toBeVisible();
    for (const name of ['shell', 'mf-planner'])
      expect((await scripts()).some((script) => script.includes(`/releases/${name}/0.1.0-`))).toBe(true);
    expect((await scripts()).filter((script) => !script.includes('/releases/'))).toEqual([]);

    for (const name of ['shell', 'mf-planner', 'mf-tournament']) command('rollback', name);
    await walks();
    await third.goto('/archive');
    await walks();
    command('release', 'mf-tournament');
    await first.reload();
    await walks();
    // Before their backend goes.
    for (const tab of tabs) await tab.context().close();
  } finally {
    await stop();
  }
});
