import { rmSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { getPartnerUrl, getPlannerUrl, readTableValues } from '../support/partner';
import {
  createBuild,
  getLastBuild,
  getBuiltFolder,
  startEmbeddedSite,
  released,
  type Build,
  type ReleaseSite,
} from '../support/release-site';
import { rememberSession } from '../support/session';
import { Stage } from '../support/stage';
import { expect, test } from '../support/test';

/* Ten releases and rollbacks of random apps, in random order. RELEASES_SEED=N selects another order. */

const seed = Number(process.env.RELEASES_SEED ?? 19);

function randomFrom(start: number): (below: number) => number {
  let state = (start % 2_147_483_646) + 1;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return Math.floor((state / 2_147_483_647) * below);
  };
}

/** Returns every app once in random order, and then random apps. */
function drawApps(random: (below: number) => number): readonly string[] {
  const left = [...released];
  return Array.from(
    { length: 10 },
    () => (left.length > 0 ? left.splice(random(left.length), 1)[0] : released[random(released.length)]) ?? '',
  );
}

/** Locates the heading that the app of a page has rendered. The skeleton has a heading for screen readers, too. */
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: /^(?!Loading)/ });

async function follow(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await page.getByRole('link', { name, exact: true }).first().click();
    await expect(heading(page)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
}

/** Returns the release of each app that is served now; `build` is the last build. */
async function served({ info }: ReleaseSite): Promise<Readonly<Record<string, string>>> {
  const textAt = async (app: string, pathname: string) => (await fetch(`http://localhost:${info.ports[app]}${pathname}`)).text();
  const { remotes } = JSON.parse(await textAt('shell', '/remotes.json')) as { remotes: readonly { name: string; entry: string }[] };
  const entries = remotes.map(({ name, entry }) => [name, new URL(entry).pathname] as const);
  const pages = await Promise.all(
    ['shell', 'console'].map(async (app) => [app, /<script[^>]* src="([^"]+)"/.exec(await textAt(app, '/'))?.[1] ?? ''] as const),
  );
  return Object.fromEntries(
    [...entries, ...pages].map(([app, address]) => [app, /^\/releases\/[^/]+\/([^/]+)\//.exec(address)?.[1] ?? 'build']),
  );
}

test(`ten releases and rollbacks at random under three tabs, the console and a partner’s page (seed ${seed})`, async ({ person }) => {
  test.setTimeout(300_000);
  const random = randomFrom(seed);
  const site = await startEmbeddedSite();
  const { info, command } = site;
  const builds: Record<string, readonly [Build, Build]> = {};
  try {
    for (const app of released) {
      const file = ['shell', 'console'].includes(app) ? /^main\.\w+\.js$/ : /^remoteEntry\.js$/;
      builds[app] = [
        getLastBuild(app),
        createBuild(app, file, '/* another */', { unlisted: app === 'mf-planner' ? ['embed/v1/planner.js'] : [] }),
      ];
    }
    /** The live releases of each app so far, the present one last. */
    const history: Record<string, string[]> = Object.fromEntries(released.map((app) => [app, ['build']]));
    const live = (app: string) => history[app]?.at(-1) ?? '';

    const { email } = await new Stage(info).account('organiser');
    const stayer = await person({ platform: info });
    const comer = await person({ platform: info });
    const organiser = await person({ platform: info });
    const console = await person({ platform: info });
    const partner = await person({ platform: info });
    await rememberSession(organiser, email);
    await stayer.goto('/planner');
    await organiser.goto('/my-tournaments');
    await console.goto(`http://localhost:${info.ports['console']}/organize`);
    await partner.goto(getPartnerUrl(info, '/'));
    const planned = await readTableValues(partner.locator('courtside-planner'));
    await stayer.evaluate(() => ((window as { isSame?: boolean }).isSame = true));

    const addresses = ['/', '/archive', '/about', '/planner', '/auth', '/organize'];
    for (const [index, app] of drawApps(random).entries()) {
      const before = history[app]?.findLast((folder) => folder !== live(app));
      const isBack = before !== undefined && random(2) === 0;
      const [first, second] = builds[app] as readonly [Build, Build];
      const next = live(app) === second.release ? first : second;
      const change = isBack ? command('rollback', app) : command('release', app, '--from', next.folder);
      history[app]?.push(isBack ? before : next.release);
      const step = `${index + 1}: ${isBack ? 'rollback of' : 'release of'} ${app} ${live(app)}`;
      const address = addresses[random(addresses.length)] ?? '/';
      // This runs during the release.
      await Promise.all([
        change,
        follow(stayer, ['Archive', 'Planner', 'About', 'Home']),
        follow(organiser, ['Planner', 'My Tournaments']),
        comer.goto(address).then(() => expect(heading(comer), step).toBeVisible()),
      ]);
      expect(await served(site), step).toEqual(Object.fromEntries(released.map((one) => [one, live(one)])));
      // A new visitor opens each page afterwards.
      await comer.goto(address);
      await expect(heading(comer), step).toBeVisible();
      await follow(comer, ['Archive', 'Planner']);
      if (random(2) === 0) await organiser.reload();
      if (app === 'console') {
        await console.reload();
        await expect(console.getByRole('heading', { level: 1, name: 'Sign in to organize' })).toBeVisible();
      }
      if (app !== 'mf-planner') continue;
      const script = await (await fetch(getPlannerUrl(info, '/embed/v1/planner.js'))).text();
      expect(script.startsWith('/* another */'), step).toBe(live(app) === second.release);
      for (const page of ['/', '/federation.html']) {
        await partner.goto(getPartnerUrl(info, page));
        expect(await readTableValues(partner.locator(page === '/' ? 'courtside-planner' : '#club-application')), step).toEqual(planned);
      }
    }
    // This tab was never reloaded, and a file that it has not loaded yet is still served.
    await stayer.getByRole('button', { name: 'About this build' }).click();
    await expect(stayer.getByRole('dialog', { name: 'About this build' }).getByRole('table').first()).toBeVisible();
    expect(await stayer.evaluate(() => (window as { isSame?: boolean }).isSame)).toBe(true);
    for (const page of [stayer, comer, organiser, console, partner]) await page.context().close();
  } finally {
    await site.stop();
    for (const [app, all] of Object.entries(builds))
      for (const { folder } of all) if (folder !== getBuiltFolder(app)) rmSync(folder, { recursive: true });
  }
});
