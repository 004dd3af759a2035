import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { readTableValues } from '../support/partner';
import type { PlatformInfo } from '../support/platform-process';
import { createBuild, startEmbeddedSite, startHostedSite, released, type ReleaseSite } from '../support/release-site';
import { Stage } from '../support/stage';
import { expect, test } from '../support/test';

/** Everything that can be released, by the server of its target. */
const targets = {
  'the embedded servers': startEmbeddedSite,
  'Firebase Hosting, in Google’s own server': (platform: PlatformInfo) => startHostedSite(platform),
};

/** Locates the heading that the app of a page has rendered. The skeleton has a heading for screen readers, too. */
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: /^(?!Loading)/ });

/** Visits the pages of the site by links. */
async function walk(tabs: readonly Page[]): Promise<void> {
  for (const tab of tabs) {
    for (const name of ['Archive', 'Planner', 'About', 'Home']) {
      await tab.getByRole('link', { name, exact: true }).first().click();
      await expect(heading(tab)).toBeVisible();
      await expect(tab.getByRole('alert')).toHaveCount(0);
    }
  }
}

/** Returns the addresses of the scripts that a page has loaded. */
const scripts = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      // A script whose connection broke was requested again, with a different address.
      .filter((name) => new URL(name).pathname.endsWith('.js')),
  );

/** Opens every page by its address, like a visitor with a link. */
async function openEach(page: Page, { info }: ReleaseSite): Promise<void> {
  const { id } = await new Stage(info).event();
  for (const address of ['/', '/archive', '/about', '/planner', '/auth', '/organize', '/my-tournaments', `/${id}`, `/${id}/register`]) {
    expect([address, (await page.goto(address))?.status()]).toEqual([address, 200]);
    await expect(heading(page), address).toBeVisible();
    await expect(page.getByRole('alert'), address).toHaveCount(0);
    expect((await scripts(page)).filter((script) => !script.includes('/releases/'))).toEqual([]);
  }
  const nowhere = await page.goto('/no/such/page');
  expect(nowhere?.status()).toBe(404);
  await expect(heading(page)).toBeVisible();

  await page.goto(`http://localhost:${info.ports['mf-planner']}/embed/v1/planner.html`);
  expect((await readTableValues(page)).length).toBeGreaterThan(5);
  await page.goto(`http://localhost:${info.ports['console']}/organize`);
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in to organize' })).toBeVisible();
  for (const script of await scripts(page)) expect(script).toContain('/releases/console/');
}

/** Expects the caching headers of responses, and the status of a missing file. */
async function expectAnswers({ info, folderOf }: ReleaseSite): Promise<void> {
  const ask = async (app: string, pathname: string) => {
    const { status, headers } = await fetch(`http://localhost:${info.ports[app]}${pathname}`);
    return [status, headers.get('cache-control'), headers.get('access-control-allow-origin')];
  };
  const forEver = 'public, max-age=31536000, immutable';
  for (const app of released.filter((name) => name.startsWith('mf-'))) {
    const [folder = ''] = readdirSync(path.join(folderOf(app), 'releases', app));
    expect(await ask(app, `/releases/${app}/${folder}/remoteEntry.js`)).toEqual([200, forEver, '*']);
    expect((await ask(app, `/releases/${app}/${folder}/gone.12345678.js`))[0]).toBe(404);
    expect((await ask(app, `/releases/${app}/0.0.0-00000000/remoteEntry.js`))[0]).toBe(404);
  }
  for (const document of ['/remotes.json', '/config.json']) expect((await ask('shell', document))[1]).toMatch(/^no-(cache|store)$/);
  // A shared cache may keep it for some seconds, a browser may not.
  expect((await ask('shell', '/'))[1]).toMatch(/^(no-cache|public, max-age=0, must-revalidate, s-maxage=5)$/);
  expect((await ask('mf-planner', '/embed/v1/planner.js')).slice(0, 2)).toEqual([200, 'no-cache']);
}

for (const [name, start] of Object.entries(targets)) {
  test(`releases and rollbacks on ${name}: open tabs continue, and new visitors get the live release`, async ({ person, platform }) => {
    test.setTimeout(600_000);
    const site = await start(platform);
    const { info, command, folderOf } = site;
    const builds: string[] = [];
    const build = (...given: Parameters<typeof createBuild>) => {
      const made = createBuild(...given);
      builds.push(made.folder);
      return made;
    };
    try {
      for (const app of released) expect(await command('release', app)).toMatch(new RegExp(`${app} \\d+\\.\\d+\\.\\d+-`));
      await site.serve();
      await expectAnswers(site);

      const tabs = [await person({ platform: info }), await person({ platform: info })] as const;
      const [first, second] = tabs;
      const reader = await person({ platform: info, expectErrors: /404/ });
      await openEach(reader, site);
      await reader.context().close();
      for (const tab of tabs) await tab.goto('/planner');
      await walk(tabs);

      // A release while both visitors are present. One of them opens the site again.
      const next = build('mf-tournament', /^remoteEntry\.js$/, '/* anew */');
      expect(await command('release', 'mf-tournament', '--from', next.folder)).toContain(next.release);
      await walk(tabs);
      await second.goto('/archive');
      await walk(tabs);
      expect((await scripts(first)).some((script) => script.includes(next.release))).toBe(false);
      expect((await scripts(second)).some((script) => script.includes(next.release))).toBe(true);
      expect(await command('rollback', 'mf-tournament')).toContain('is live again');
      await walk(tabs);
      await second.reload();
      await walk(tabs);
      expect((await scripts(second)).some((script) => script.includes(next.release))).toBe(false);
      expect(readdirSync(path.join(folderOf('mf-tournament'), 'releases/mf-tournament'))).toHaveLength(3);

      // A canary for all visitors, which is then promoted to the main release.
      const healthy = build('mf-planner', /^remoteEntry\.js$/, '/* anew */');
      await command('release', 'mf-planner', '--from', healthy.folder, '--canary', '100%');
      for (let visit = 0; visit < 2; visit += 1) {
        await second.goto('/planner');
        await expect(heading(second)).toBeVisible();
        await expect.poll(async () => (await scripts(second)).some((script) => script.includes(healthy.release))).toBe(true);
      }
      // It is withdrawn while a tab runs it. The tab continues, and gets the main release when it is opened again.
      expect(await command('rollback', 'mf-planner', '--canary')).toContain(`The canary ${healthy.release} of mf-planner is taken back`);
      await walk(tabs);
      await second.goto('/planner');
      await expect(heading(second)).toBeVisible();
      await expect.poll(async () => (await scripts(second)).some((script) => script.includes('/releases/mf-planner/'))).toBe(true);
      expect((await scripts(second)).some((script) => script.includes(healthy.release))).toBe(false);
      await command('release', 'mf-planner', '--from', healthy.folder, '--canary', '100%');
      expect(await command('release', 'mf-planner', '--promote')).toContain(`${healthy.release} is live`);
      // A canary that can't run: this visitor gets the main release, immediately and from then on.
      const broken = build('mf-planner', /^__federation_expose_App\.\w+\.js$/, 'throw new Error("canary");');
      await command('release', 'mf-planner', '--from', broken.folder, '--canary', '100%');
      const third = await person({ platform: info, expectErrors: /canary|mf-planner|mf_planner/ });
      for (let visit = 0; visit < 2; visit += 1) {
        await third.goto('/planner');
        await expect(heading(third)).toBeVisible();
        await expect(third.getByRole('alert')).toHaveCount(0);
        await expect.poll(async () => (await scripts(third)).some((script) => script.includes(healthy.release))).toBe(true);
        const loaded = await scripts(third);
        expect(loaded.some((script) => script.includes(broken.release))).toBe(visit === 0);
      }
      if (start === startEmbeddedSite) {
        const counted = () => command('release', 'mf-planner', '--status');
        await expect.poll(counted).toMatch(new RegExp(`${healthy.release}  loaded 4, failed 0 .*live since`));
        await expect.poll(counted).toMatch(new RegExp(`${broken.release}  loaded 0, failed 1 \\(100 %\\), errors \\d+  canary for 100 %`));
      }
      await command('rollback', 'mf-planner', '--canary');
      await walk([...tabs, third]);
      // The pages close before their backend stops.
      for (const tab of [...tabs, third]) await tab.context().close();
    } finally {
      await site.stop();
      for (const folder of builds) rmSync(folder, { recursive: true });
    }
  });
}
