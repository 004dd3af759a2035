import type { Page } from '@playwright/test';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { networkInterfaces, tmpdir } from 'node:os';
import path from 'node:path';
import { collectComplaints } from '../support/complaints';
import { createTournament, signInToConsole } from '../support/organizing';
import { createEmail, createPng, signUp } from '../support/people';
import { startPlatform, type PlatformInfo } from '../support/platform-process';
import { createPlayedGroups } from '../support/played-groups';
import { createCertificate } from '../support/self-signed';
import { Stage } from '../support/stage';
import { expect, expectAccessible, test } from '../support/test';
import { locatePageTitle } from '../support/page-title';

/** An address of this machine in its network, as a phone uses it. For browsers it is neither secure nor `localhost`. */
const networkAddress = Object.values(networkInterfaces())
  .flatMap((list) => list ?? [])
  .find(({ family, internal, address }) => family === 'IPv4' && !internal && !address.startsWith('169.254.'))?.address;

/** Messages that browsers log about features that need TLS. */
const expectErrors = /Cross-Origin-Opener-Policy header has been ignored/;

/** Collects every origin that pages of a browser send requests to. */
function originsAsked(page: Page): ReadonlySet<string> {
  const origins = new Set<string>();
  page.context().on('request', (request) => {
    if (/^https?:/.test(request.url())) origins.add(new URL(request.url()).origin);
  });
  return origins;
}

let info: PlatformInfo;
let stop: () => Promise<void>;
test.beforeAll(async () => {
  ({ info, stop } = await startPlatform({ arguments: ['--host', '0.0.0.0', '--no-backups', '--empty'] }));
});
test.afterAll(() => stop());

const phonePlatform = (): PlatformInfo => ({ ...info, url: `http://${networkAddress ?? '127.0.0.1'}:${info.ports['front']}` });

test(
  'a phone in the network uses one address for everything: its user signs up, sees a score change, and opens the planner',
  { tag: '@smoke' },
  async ({ person }) => {
    const stage = new Stage(info);
    const { event } = await createPlayedGroups(stage, 8);
    const platform = phonePlatform();
    const phone = await person({ phone: true, platform, expectErrors });
    const asked = originsAsked(phone);
    await signUp(phone, createEmail('phone'));
    await expect.poll(async () => (await phone.request.get(`/${event.id}`)).text()).toContain('<section id="first-content" class="fv"');
    await phone.goto(`/${event.id}`);
    const score = phone.locator('#match-match0003 b[data-side="1"]');
    await expect(score).toBeAttached();
    await stage.write(event.organiser, { [`schedules/${event.id}`]: { match0003: { team1Score: 9, team2Score: 0 } } }, [
      'match0003.team1Score',
      'match0003.team2Score',
    ]);
    await expect(score).toHaveText('9');
    await phone.goto('/planner');
    await expect(locatePageTitle(phone)).toBeVisible();
    await phone.goto(`/${event.id}/register`);
    await expect(locatePageTitle(phone)).toBeVisible();
    expect([...asked]).toEqual([platform.url]);
  },
);

test('the console is on a path of the same address, and links to the site', async ({ person }) => {
  const platform = phonePlatform();
  const email = createEmail('organiser');
  await signUp(await person({ platform, expectErrors }), email);
  const console = await person({ platform, expectErrors });
  const asked = originsAsked(console);
  await console.goto('/console/');
  await signInToConsole(console, email);
  await console.getByRole('link', { name: 'Organize', exact: true }).first().click();
  const path = await createTournament(console, { name: 'One Port Cup' });
  expect(path).toMatch(/^console\/\w+$/);
  await console.goto(`/${path}`);
  await expect(console.getByRole('heading', { level: 1, name: 'One Port Cup' })).toBeVisible();
  // A user who is signed in to one is signed in to the other, because both have one origin.
  await console.goto('/my-tournaments');
  await expect(console.getByRole('link', { name: /One Port Cup/ })).toBeVisible();
  expect([...asked]).toEqual([platform.url]);
});

test('the page to print names the address for phones on this machine, and elsewhere the address of its request', async ({ person }) => {
  const platform = phonePlatform();
  const here = await person({ platform: info });
  await here.goto('/join');
  await expect(here.getByRole('heading', { level: 1, name: 'Scores and schedule on your phone' })).toBeVisible();
  const address = new URL(platform.url).host;
  await expect(here.getByText(address, { exact: true })).toBeVisible();
  await expectAccessible(here);
  await here.getByRole('link', { name: 'Français' }).click();
  await expect(here.getByRole('heading', { level: 1, name: 'Scores et programme sur votre téléphone' })).toBeVisible();
  await expect(here.locator('html')).toHaveAttribute('lang', 'fr');
  // It is one sheet of A4, without the controls that only a screen needs.
  const sheet = await here.pdf({ preferCSSPageSize: true });
  expect(sheet.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);

  const phone = await person({ phone: true, language: 'fr', platform, expectErrors });
  await phone.goto('/join');
  await expect(phone.getByText(address, { exact: true })).toBeVisible();
  await expect(phone.getByRole('img', { name: 'Code QR qui mène au tournoi' })).toBeVisible();
  expect(await phone.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await expectAccessible(phone);
});

test('the same over TLS: browsers regard the page as secure, with its documents, pictures and remotes', async ({ browser }) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'courtside-e2e-tls-'));
  const { cert, key } = createCertificate();
  const files = { cert: path.join(folder, 'cert.pem'), key: path.join(folder, 'key.pem') };
  writeFileSync(files.cert, cert);
  writeFileSync(files.key, key);
  const own = await startPlatform({
    arguments: ['--one-port', '--tls-cert', files.cert, '--tls-key', files.key, '--no-backups', '--empty'],
  });
  // It replaces a certificate that phones trust.
  const context = await browser.newContext({ baseURL: own.info.url, ignoreHTTPSErrors: true });
  const complaints = await collectComplaints(context);
  try {
    expect(own.info.url).toMatch(/^https:\/\/localhost:\d+$/);
    const page = await context.newPage();
    const asked = originsAsked(page);
    await signUp(page, createEmail('tls'));
    expect(await page.evaluate(() => [window.isSecureContext, 'serviceWorker' in navigator])).toEqual([true, true]);
    await page.goto('/organize');
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'poster.png', mimeType: 'image/png', buffer: createPng(64, 48, [10, 83, 66]) });
    const id = await createTournament(page, { name: 'Secure Cup' });
    await page.goto(`/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Secure Cup' })).toBeVisible();
    await expect(page.locator(`img[src^="${own.info.url}/v0/b/"]`).first()).toBeVisible();
    expect([...asked]).toEqual([own.info.url]);
    expect(complaints).toEqual([]);
  } finally {
    await context.close();
    await own.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
