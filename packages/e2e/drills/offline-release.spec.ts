import { rmSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectKept, noNetwork } from '../support/kept-site';
import { createPlayedGroups } from '../support/played-groups';
import { createBuild, startEmbeddedSite } from '../support/release-site';
import { Stage } from '../support/stage';
import { expect, test } from '../support/test';

/** Returns the releases whose scripts a page runs. */
const runs = (page: Page, release: string) =>
  page.evaluate((folder) => performance.getEntriesByType('resource').some(({ name }) => name.includes(folder)), `/${release}/`);

test('a release and a rollback while a visitor has no network: the old release opens until the network is back, and nothing is forced', async ({
  person,
}) => {
  test.setTimeout(600_000);
  const site = await startEmbeddedSite();
  const { info, command } = site;
  const [next, nextShell] = [
    createBuild('mf-tournament', /^remoteEntry\.js$/, '/* anew */'),
    createBuild('shell', /^main\.\w+\.js$/, '/* anew */'),
  ];
  try {
    for (const app of ['shell', 'mf-tournament']) await command('release', app);
    const { event } = await createPlayedGroups(new Stage(info), 4);
    const reader = await person({ platform: info, isKept: true, expectErrors: noNetwork });
    const context = reader.context();
    const opens = async () => {
      await reader.goto(`/${event.id}`);
      await expect(reader.getByRole('heading', { level: 1, name: event.name })).toBeVisible();
      await expect(reader.locator('#match-match0000 b[data-side="1"]')).toHaveText(/\d/);
      await expect(reader.getByRole('alert')).toHaveCount(0);
    };
    await opens();
    await expectKept(reader);

    await context.setOffline(true);
    await command('release', 'mf-tournament', '--from', next.folder);
    await command('release', 'shell', '--from', nextShell.folder);
    await opens();
    expect([await runs(reader, next.release), await runs(reader, nextShell.release)]).toEqual([false, false]);

    // The network is back: the open page stays as it is, and offers the release at the next page.
    await reader.evaluate(() => document.body.setAttribute('data-before', ''));
    await context.setOffline(false);
    await expect(reader.getByText('no network')).toHaveCount(0);
    await reader.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    const offer = reader.getByRole('status').filter({ hasText: 'A new version of this site is ready.' });
    await expect(async () => {
      await reader.getByRole('link', { name: 'About', exact: true }).first().click();
      await reader.getByRole('link', { name: 'Planner', exact: true }).first().click();
      await expect(offer).toBeVisible({ timeout: 1000 });
    }).toPass();
    expect(await reader.locator('body').getAttribute('data-before')).toBe('');
    await opens();
    expect([await runs(reader, next.release), await runs(reader, nextShell.release)]).toEqual([true, true]);
    await expectKept(reader);
    await context.setOffline(true);
    await opens();
    expect([await runs(reader, next.release), await runs(reader, nextShell.release)]).toEqual([true, true]);

    // The release is rolled back: the registry has priority over cached files of the release.
    await command('rollback', 'mf-tournament');
    await context.setOffline(false);
    await opens();
    expect([await runs(reader, next.release), await runs(reader, nextShell.release)]).toEqual([false, true]);
    // The pages close before their backend stops.
    await context.close();
  } finally {
    await site.stop();
    for (const { folder } of [next, nextShell]) rmSync(folder, { recursive: true });
  }
});
