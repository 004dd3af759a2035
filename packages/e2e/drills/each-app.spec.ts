import { rmSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { chooseLanguage } from '../support/choose-language';
import { password } from '../support/people';
import { changeLine, createBuild, getBuiltFolder, startEmbeddedSite, type ReleaseSite } from '../support/release-site';
import { Stage } from '../support/stage';
import { expect, test, type PersonOptions } from '../support/test';
import { locatePageTitle } from '../support/page-title';

/*
 * Each remote fails in turn in one page: the page shows a message in both languages, everything else works, and the remote recovers without a reload. The
 * different faults of a file are tested with one remote (journeys/broken-files.spec.ts).
 */

interface Remote {
  readonly name: string;
  readonly english: string;
  readonly french: string;
  /** A page of the remote; `ID` is a tournament with open registration. */
  readonly address: string;
  /** A link to a page of another remote, in both languages. */
  readonly elsewhere: RegExp;
}

const toPlanner = /^(Planner|Planificateur)$/;
const remotes: readonly Remote[] = [
  { name: 'mf-tournament', english: 'The tournament pages', french: 'Les pages des tournois', address: '/archive', elsewhere: toPlanner },
  { name: 'mf-registration', english: 'The registration', french: 'L’inscription', address: '/ID/register', elsewhere: toPlanner },
  {
    name: 'mf-organizer',
    english: 'The organizer’s tools',
    french: 'Les outils d’organisation',
    address: '/organize',
    elsewhere: toPlanner,
  },
  { name: 'mf-planner', english: 'The planner', french: 'Le planificateur', address: '/planner', elsewhere: /^Archives?$/ },
];

const failed = (page: Page, { english, french }: Remote) =>
  page.getByRole('alert').filter({ hasText: new RegExp(`${english} could not be loaded|${french}\\s: chargement impossible`) });
const again = (page: Page) => page.getByRole('button', { name: /^(Try again|Réessayer)$/ });

/**
 * Expects the message in both languages, another remote that works, and the message again on the way back. @param hint the rest of the message, in French
 */
async function expectTold(page: Page, remote: Remote, hint: RegExp): Promise<void> {
  await expect(failed(page, remote)).toContainText(`${remote.english} could not be loaded.`);
  await chooseLanguage(page, 'Français');
  await expect(failed(page, remote)).toContainText(new RegExp(`${remote.french}\\s: chargement impossible`));
  await expect(failed(page, remote)).toContainText(hint);
  await page.getByRole('link', { name: remote.elsewhere }).first().click();
  await expect(locatePageTitle(page)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.goBack();
  await expect(failed(page, remote)).toBeVisible();
  await chooseLanguage(page, 'English');
}

async function expectBack(page: Page, remote: Remote): Promise<void> {
  await again(page).click();
  await expect(locatePageTitle(page)).toBeVisible();
  await expect(failed(page, remote)).toHaveCount(0);
}

/** Opens a tab that shows whether it was reloaded. */
async function visit(page: Page, address: string): Promise<() => Promise<boolean>> {
  await page.goto(address);
  await page.evaluate(() => ((window as { isSame?: boolean }).isSame = true));
  return () => page.evaluate(() => (window as { isSame?: boolean }).isSame === true);
}

const meant = /ERR_FAILED|net::ERR|404|RemoteFailure|ChunkLoadError|PartFailure|drawn wrongly|mf-|mf_/;
const visitor: PersonOptions = { expectErrors: meant };

test.describe.configure({ timeout: 180_000 });

test('each remote is unavailable at the start', async ({ person, platform }) => {
  const { id } = await new Stage(platform).event();
  const page = await person(visitor);
  for (const remote of remotes) {
    const origin = new RegExp(`:${platform.ports[remote.name]}/`);
    await page.route(origin, (route) => route.abort());
    const isSame = await visit(page, remote.address.replace('ID', id));
    await expectTold(page, remote, /Le reste du site fonctionne/);
    await page.unroute(origin);
    await expectBack(page, remote);
    expect(await isSame()).toBe(true);
  }
});

/** The server writes its registry into the page and links the page to the named files, so the server itself has the faulty release. */
const released = test.extend<{ readonly site: ReleaseSite }>({
  // eslint-disable-next-line no-empty-pattern
  site: async ({}, provide) => {
    const site = await startEmbeddedSite();
    await provide(site);
    await site.stop();
  },
});

released('each remote throws while it renders', async ({ site, person }) => {
  const { id } = await new Stage(site.info).event();
  const page = await person({ ...visitor, platform: site.info });
  for (const remote of remotes) {
    const container = remote.name.replace('-', '_');
    const { folder } = createBuild(
      remote.name,
      /^remoteEntry\.js$/,
      () => `window.${container} = { init() {}, get: () => Promise.resolve(() => ({ default() { throw new Error('drawn wrongly'); } })) };`,
    );
    await site.command('release', remote.name, '--from', folder);
    rmSync(folder, { recursive: true });
    const isSame = await visit(page, remote.address.replace('ID', id));
    await expectTold(page, remote, /Le reste du site fonctionne/);
    await site.command('rollback', remote.name);
    await expectBack(page, remote);
    expect(await isSame()).toBe(true);
  }
});

released('each remote with another contract is refused by its name before any of its files is requested', async ({ site, person }) => {
  const { id } = await new Stage(site.info).event();
  const page = await person({ ...visitor, platform: site.info });
  for (const { name } of remotes) await site.command('release', name, '--from', getBuiltFolder(name));
  for (const remote of remotes) {
    const asked: string[] = [];
    const note = (request: { url: () => string }) => {
      if (request.url().includes(`:${site.info.ports[remote.name]}/`)) asked.push(request.url());
    };
    page.on('request', note);
    const restore = changeLine(site, remote.name, { contractVersion: 1 });
    const said = page.waitForEvent('console', (message) =>
      new RegExp(`${remote.name} .*was built for contract 1 between shell and remotes.*Build and release ${remote.name} anew`).test(
        message.text(),
      ),
    );
    const isSame = await visit(page, remote.address.replace('ID', id));
    await said;
    await expectTold(page, remote, /doit être mise à jour/);
    expect(asked).toEqual([]);
    page.off('request', note);
    restore();
    await expectBack(page, remote);
    expect(await isSame()).toBe(true);
  }
  // Only a newer page has the exports that a newer remote needs.
  const restore = changeLine(site, 'mf-planner', { contractVersion: 99 });
  await page.goto('/planner');
  await expect(failed(page, remotes[3] as Remote)).toContainText('The site was updated while this page was open.');
  restore();
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByRole('table', { name: 'Court time' })).toBeVisible();
});

test('each remote is replaced by a clean folder under an open tab: loaded pages work, and others offer a reload of the same page', async ({
  person,
  platform,
}) => {
  const { id } = await new Stage(platform).event();
  const page = await person(visitor);
  /** A page of each remote whose file is not loaded by the page above. */
  const late: Readonly<Record<string, string>> = { 'mf-tournament': '/about', 'mf-organizer': `/${id}/day` };
  const turnTo = (address: string) =>
    page.evaluate((target) => {
      window.history.pushState({}, '', target);
      window.dispatchEvent(new PopStateEvent('popstate'));
    }, address);
  for (const remote of remotes) {
    const origin = new RegExp(`:${platform.ports[remote.name]}/`);
    const isSame = await visit(page, remote.address.replace('ID', id));
    await expect(locatePageTitle(page)).toBeVisible();
    await page.route(origin, (route) => route.fulfill({ status: 404, headers: { 'Access-Control-Allow-Origin': '*' }, body: '' }));
    await page.getByRole('link', { name: remote.elsewhere }).first().click();
    await expect(locatePageTitle(page)).toBeVisible();
    await page.goBack();
    await expect(locatePageTitle(page)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(await isSame()).toBe(true);
    const lateAddress = late[remote.name];
    if (lateAddress) {
      await turnTo(lateAddress);
      await expect(failed(page, remote)).toBeVisible();
      await expect(page.getByText('This site has just been updated', { exact: false })).toBeVisible();
    }
    await page.unroute(origin);
    if (lateAddress) {
      await page.getByRole('button', { name: 'Load the new version' }).click();
      await expect(page).toHaveURL(lateAddress);
      await expect(locatePageTitle(page)).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
    }
  }
});

test('the console shows that its tools are unavailable, and loads them at the next attempt', async ({ person, platform }) => {
  const { email } = await new Stage(platform).account('console');
  const page = await person(visitor);
  const tools = /\/(src_app_tsx|tools)\.\w+\.js/;
  await page.route(tools, (route) => route.abort());
  await page.goto(`http://localhost:${platform.ports.console}/my-tournaments`);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('Courtside could not start')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
  await page.unroute(tools);
  await page.getByRole('button', { name: /Try again/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My Tournaments' })).toBeVisible();
});
