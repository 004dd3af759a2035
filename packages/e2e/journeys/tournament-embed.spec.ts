import type { Page } from '@playwright/test';
import { getDateIn } from '../support/people';
import { getElementsUrl, getPartnerUrl } from '../support/partner';
import { createPlayedGroups } from '../support/played-groups';
import { Stage } from '../support/stage';
import { expect, expectAccessible, test } from '../support/test';

/** A tournament that is played today: the element reads it every half minute, and immediately when a visitor returns to the page. */
const today = { startDate: getDateIn(0), endDate: getDateIn(0), location: 'Lyon, France' };

/** Moves the page's clock forward, so that the next read is due. */
const later = (page: Page) => page.clock.fastForward(31_000);

test(
  'a club’s page shows a tournament live under a strict policy, with one script, few requests and automatic updates',
  { tag: '@sizes' },
  async ({ person, platform }) => {
    const stage = new Stage(platform);
    const { event } = await createPlayedGroups(stage, 8, 2, today);
    const page = await person();
    await page.clock.install();
    const client = await page.context().newCDPSession(page);
    await client.send('Network.enable');
    const asked = new Map<string, { readonly url: string; readonly method: string; bytes: number }>();
    client.on('Network.requestWillBeSent', ({ requestId, request }) => {
      const isOurs = !request.url.startsWith(getPartnerUrl(platform, '')) && !request.url.startsWith('data:');
      if (isOurs) asked.set(requestId, { url: request.url, method: request.method, bytes: 0 });
    });
    client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const known = asked.get(requestId);
      if (known) known.bytes = encodedDataLength;
    });
    const response = await page.goto(getPartnerUrl(platform, `/tournament.html?tournament=${event.id}`));
    expect(response?.headers()['content-security-policy']).toMatch(
      /^default-src 'none'; script-src 'nonce-[\w-]{20,}'; .*require-trusted-types-for 'script'/,
    );
    const part = (name: string) => page.locator(`courtside-${name}`);
    await expect(part('standings').getByRole('table', { name: 'Group A' }).getByRole('row')).toHaveCount(5);
    await expect(part('standings').getByRole('table', { name: 'Group A' }).getByRole('row').nth(1)).toContainText('Club 01');
    await part('schedule').scrollIntoViewIfNeeded();
    await expect(part('schedule').getByRole('row')).toHaveCount(13);
    await part('tournaments').scrollIntoViewIfNeeded();
    await expect(part('tournaments').getByRole('link', { name: event.name })).toHaveAttribute('href', `${platform.url}/${event.id}`);
    await expect(part('bracket').getByText('The organizers don’t show this yet.')).toBeVisible();
    await expect(part('bracket').getByRole('link', { name: 'The tournament on Courtside' })).toBeVisible();

    // It requests the script once and documents, without preflights and other requests.
    const kinds = [...asked.values()].map(({ url, method }) => `${method} ${url.replace(/^.*[/:](?=[^/:]+$)/, '')}`);
    expect(kinds.filter((kind) => !kind.startsWith('POST '))).toEqual(['GET tournament.js', 'GET config.json']);
    expect(kinds.filter((kind) => kind === 'POST runQuery')).toHaveLength(1);
    expect(kinds.filter((kind) => kind === 'POST batchGet').length).toBeLessThanOrEqual(5);
    const script = [...asked.values()].find(({ url }) => url.endsWith('tournament.js'));
    expect(script?.bytes).toBeGreaterThan(10_000);
    expect(script?.bytes).toBeLessThan(31_000);

    // Saves a score as an organizer's scoring page does.
    await part('schedule').scrollIntoViewIfNeeded();
    await stage.write(event.organiser, { [`schedules/${event.id}`]: { match0000: { team1Score: 9, team2Score: 7 } } }, [
      'match0000.team1Score',
      'match0000.team2Score',
    ]);
    await later(page);
    await expect(part('schedule').getByText('9–\u20607')).toBeVisible();
    await expectAccessible(page);
    expect(await page.context().cookies()).toEqual([]);
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  },
);

test('without a network the data stays and shows its time, and updates itself later', async ({ person, platform }) => {
  const { event } = await createPlayedGroups(new Stage(platform), 4, 1, today);
  const page = await person({ expectErrors: /ERR_FAILED|Failed to load resource/ });
  await page.clock.install();
  await page.goto(getPartnerUrl(platform, `/tournament.html?tournament=${event.id}`));
  const standings = page.locator('courtside-standings');
  await standings.scrollIntoViewIfNeeded();
  await expect(standings.getByRole('table', { name: 'All teams' })).toBeVisible();
  await page.route('**/*:batchGet', (route) => route.abort());
  await later(page);
  await expect(standings.getByText(/^As of \d\d:\d\d: no network since\.$/)).toBeVisible();
  await expect(standings.getByRole('table', { name: 'All teams' })).toBeVisible();
  await page.unroute('**/*:batchGet');
  await later(page);
  await expect(standings.getByText(/^As of/)).toHaveCount(0);
});

test('hostile styles have no effect, a phone does not scroll sideways, and a private tournament shows the page’s own link', async ({
  person,
  platform,
}) => {
  const { event } = await createPlayedGroups(new Stage(platform), 4, 1, today);
  const page = await person();
  await page.goto(getPartnerUrl(platform, `/tournament-hostile.html?tournament=${event.id}`));
  const table = page.locator('courtside-standings').getByRole('table', { name: 'All teams' });
  await page.locator('courtside-standings').scrollIntoViewIfNeeded();
  await expect(table).toBeVisible();
  const looks = await page.locator('courtside-standings').evaluate((host) =>
    [...host.shadowRoot!.querySelectorAll('.cs-root, .cs-root :not(slot)')].map((element) => {
      const { fontStyle, textTransform, letterSpacing, textShadow, direction, float, position } = getComputedStyle(element);
      return [fontStyle, textTransform, letterSpacing, textShadow, direction, float, position].join(' ');
    }),
  );
  expect([...new Set(looks)]).toEqual(['normal none normal none ltr none static']);

  const phone = await person({ phone: true, language: 'fr' });
  await phone.goto(getPartnerUrl(platform, `/tournoi.html?tournament=${event.id}`));
  await phone.locator('courtside-standings').scrollIntoViewIfNeeded();
  await expect(phone.locator('courtside-standings').getByRole('table', { name: 'Toutes les équipes' })).toBeVisible();
  await expectAccessible(phone);
  expect(await phone.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);

  await phone.goto(getPartnerUrl(platform, '/tournoi.html?tournament=nowhere'));
  const now = phone.locator('courtside-now');
  await expect(now.getByText('Ce tournoi n’existe pas ou n’est pas public.')).toBeVisible();
  await expect(now.getByRole('link', { name: 'Le tournoi sur Courtside' })).toBeVisible();
});

test('it works in a frame without scripts of the page; if the script is refused, the page’s own link remains; a pinned version is verified', async ({
  person,
  platform,
  request,
}) => {
  const { event } = await createPlayedGroups(new Stage(platform), 4, 1, today);
  const page = await person({ expectRefusals: /^policy refused: script-src-elem \S+tournament\.js/ });
  await page.goto(getPartnerUrl(platform, `/tournament-iframe.html?tournament=${event.id}`));
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('table', { name: 'All teams' })).toBeVisible();
  await expect(frame.getByRole('link', { name: event.name })).toHaveAttribute('href', `${platform.url}/${event.id}#standings`);
  await page.goto(getPartnerUrl(platform, `/tournament-blocked.html?tournament=${event.id}`));
  await expect(page.getByRole('link', { name: 'The tournament on Courtside' })).toBeVisible();

  const release = (await (await request.get(getElementsUrl(platform, '/embed/v1/release.json'))).json()) as { file: string };
  const pinned = await request.get(getElementsUrl(platform, `/embed/${release.file}`));
  expect(pinned.headers()['cache-control']).toContain('immutable');
  expect(pinned.headers()['access-control-allow-origin']).toBe('*');
});
