import { rmSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectKept, noNetwork } from '../support/kept-site';
import { playedGroups } from '../support/played-groups';
import { anotherBuild, embeddedSite } from '../support/release-site';
import { Stage } from '../support/stage';
import { expect, test } from '../support/test';

/** From which releases a page has its scripts. */
const runs = (page: Page, release: string) =>
  page.evaluate((folder) => performance.getEntriesByType('resource').some(({ name }) => name.includes(folder)), `/${release}/`);

test(
  'a release and a rollback while a reader has no network: the old one opens until the network is back, and nothing is forced',
  { tag: '@smoke' },
  async ({ person }) => {
    test.setTimeout(600_000);
    const site = await embeddedSite();
    const { info, command } = site;
    const [next, nextShell] = [
      anotherBuild('mf-tournament', /^remoteEntry\.js$/, '/* anew */'),
      anotherBuild('shell', /^main\.\w+\.js$/, '/* anew */'),
    ];
    try {
      for (const app of ['shell', 'mf-tournament']) await command('release', app);
      const { event } = await playedGroups(new Stage(info), 4);
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

      // The network is back: the open page goes on as it is, and is offered the release between two pages.
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

      // Taken back: what is kept of the release does not stand before the registry's word.
      await command('rollback', 'mf-tournament');
      await context.setOffline(false);
      await opens();
      expect([await runs(reader, next.release), await runs(reader, nextShell.release)]).toEqual([false, true]);
      // Before their backend goes.
      await context.close();
    } finally {
      await site.stop();
      for (const { folder } of [next, nextShell]) rmSync(folder, { recursive: true });
    }
  },
);
