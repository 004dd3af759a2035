import type { Page } from '@playwright/test';
import { locateNumberBox, getPartnerUrl, getPlannerUrl, readTableValues, type Place } from '../support/partner';
import { expect, expectAccessible, test } from '../support/test';

const sentence = /^16 teams in 2 groups on 2 courts at 15 \+ 6 minutes: 56 games, 9\.8.h of court time/;

/** The four forms of the planner, each opened with 16 teams and 2 courts. */
const ways: Readonly<Record<string, (page: Page, at: (path: string) => string) => Promise<Place>>> = {
  'our own page': async (page) => {
    await page.goto('/planner?teams=16&courts=2');
    return page;
  },
  'the element': async (page, at) => {
    await page.goto(at('/'));
    return page.locator('courtside-planner');
  },
  'the remote of a host with module federation': async (page, at) => {
    await page.goto(at('/federation.html'));
    return page.locator('#club-application');
  },
  'the iframe page': async (page, at) => {
    await page.goto(at('/iframe.html'));
    return page.frameLocator('iframe');
  },
};

test('every form of the planner shows the same numbers, at first and after input', async ({ person, platform }) => {
  const results = new Map<string, readonly (readonly string[])[]>();
  for (const [name, open] of Object.entries(ways)) {
    const place = await open(await person(), (path) => getPartnerUrl(platform, path));
    const opening = await readTableValues(place);
    await place.getByRole('button', { name: 'Groups: more' }).click();
    await locateNumberBox(place, 'Teams').fill('21');
    await locateNumberBox(place, 'Interval (min)').fill('');
    await expect(place.getByText('Empty counts as 0')).toBeVisible();
    results.set(name, [opening, await readTableValues(place)]);
  }
  const [first = []] = results.values();
  // 2 groups of 8 on 2 courts: 28 × 21 min. Then 3 groups of 7: 63 games, 32 × 15 min, 8 h over 6 games.
  expect(first[0]?.[4]).toBe('9.8 h, Will run smoothly, your choice');
  expect(first[1]?.[4]).toBe('8.0 h, Lots of spare time, your choice');
  expect(first[1]?.[13]).toBe('1.3 h, Lots of spare time, your choice');
  for (const [name, values] of results) expect(values, name).toEqual(first);
});

test(
  'the element needs one small request, contacts no other server and stores nothing',
  { tag: '@sizes' },
  async ({ person, platform }) => {
    const page = await person();
    const client = await page.context().newCDPSession(page);
    await client.send('Network.enable');
    const asked: string[] = [];
    let bytes = 0;
    const ours = new Set<string>();
    client.on('Network.requestWillBeSent', ({ requestId, request }) => {
      if (request.url.startsWith(getPlannerUrl(platform, ''))) ours.add(requestId);
      if (!request.url.startsWith(getPartnerUrl(platform, ''))) asked.push(request.url);
    });
    client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (ours.has(requestId)) bytes += encodedDataLength;
    });
    await page.goto(getPartnerUrl(platform, '/'));
    await expect(page.getByText(sentence)).toBeVisible();
    await page.getByRole('button', { name: 'Courts: more' }).click();
    await page.getByLabel('Bracket day').selectOption('Double elimination');
    await expect(page.getByRole('table', { name: 'Swiss rounds and bracket' })).toBeVisible();
    expect(asked.filter((url) => !url.startsWith('data:'))).toEqual([getPlannerUrl(platform, '/embed/v1/planner.js')]);
    expect(bytes).toBeGreaterThan(10_000);
    expect(bytes).toBeLessThan(35_000);
    expect(await page.context().cookies()).toEqual([]);
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  },
);

test('a pinned version is cached forever and runs only with the pinned bytes', async ({ person, platform, request }) => {
  const release = (await (await request.get(getPlannerUrl(platform, '/embed/v1/release.json'))).json()) as {
    file: string;
    integrity: string;
  };
  const address = getPlannerUrl(platform, `/embed/${release.file}`);
  const pinned = await request.get(address);
  expect(pinned.headers()['cache-control']).toContain('immutable');
  expect(pinned.headers()['access-control-allow-origin']).toBe('*');
  expect((await request.get(getPlannerUrl(platform, '/embed/v1/planner.js'))).headers()['cache-control']).toBe('no-cache');

  const page = await person({ language: 'fr', expectErrors: /integrity|intégrité/i });
  await page.goto(getPartnerUrl(platform, '/fr.html'));
  await expect(page.locator('script[integrity]')).toHaveAttribute('src', address);
  await expect(page.locator('courtside-planner').first().getByRole('table', { name: 'Temps de jeu', exact: true })).toBeVisible();

  await page.route(address, async (route) => route.fulfill({ response: await route.fetch(), body: `${await pinned.text()}\n` }));
  await page.goto(getPartnerUrl(platform, '/fr.html'));
  await expect(page.getByRole('link', { name: 'Planificateur de tournoi' })).toHaveCount(2);
  await expect(page.locator('courtside-planner').first().getByRole('table')).toHaveCount(0);
});

test('if the script is refused or unavailable, the element’s own link remains', async ({ person, platform }) => {
  const page = await person({ expectErrors: /ERR_FAILED/, expectRefusals: /^policy refused: script-src-elem \S+planner\.js/ });
  await page.goto(getPartnerUrl(platform, '/blocked.html'));
  const link = page.getByRole('link', { name: 'the planner on Courtside' });
  await expect(link).toBeVisible();
  await expectAccessible(page);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Will it fit in a day?' })).toBeVisible();

  await page.route('**/embed/**', (route) => route.abort());
  await page.goto(getPartnerUrl(platform, '/'));
  await expect(page.getByRole('link', { name: 'Tournament planner' })).toBeVisible();
});

test('no input violates a strict policy with nonces and trusted types', async ({ person, platform }) => {
  const page = await person();
  await page.addInitScript(() => {
    Object.assign(window, { violations: [] });
    document.addEventListener('securitypolicyviolation', (event) =>
      (window as unknown as { violations: string[] }).violations.push(`${event.violatedDirective} ${event.blockedURI}`),
    );
  });
  const response = await page.goto(getPartnerUrl(platform, '/'));
  const policy = response?.headers()['content-security-policy'] ?? '';
  expect(policy).toMatch(/^default-src 'none'; script-src 'nonce-[\w-]{20,}'; style-src 'nonce-[\w-]{20,}'; /);
  expect(policy).toContain("require-trusted-types-for 'script'");
  await locateNumberBox(page, 'Teams').fill('33');
  await page
    .getByRole('button', { name: /^Use: / })
    .first()
    .click();
  await page.getByRole('button', { name: 'Swiss rounds: more' }).click();
  await page.getByLabel('Bracket day').selectOption('Hayes double');
  await expect(page.getByRole('table', { name: 'Swiss rounds and bracket' })).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { violations: string[] }).violations)).toEqual([]);
  const again = await page.goto(getPartnerUrl(platform, '/'));
  expect(again?.headers()['content-security-policy']).not.toBe(policy);
});

test('in a React 18 page attributes can change at any time, changes are reported, and the element can be mounted and unmounted', async ({
  person,
  platform,
}) => {
  const page = await person();
  await page.goto(getPartnerUrl(platform, '/react-18.html'));
  await expect(page.getByText(/own React 18\./)).toBeVisible();
  const planner = page.locator('courtside-planner');
  await expect(planner.getByText(/^10 teams in 2 groups on 2 courts/)).toBeVisible();
  await planner.getByRole('button', { name: 'Groups: less' }).click();
  await expect(page.locator('output')).toHaveText('10 teams, 45 games, 8.1 h');

  await page.getByRole('button', { name: 'Two more teams' }).click();
  // The planner takes the page's number and keeps the visitor's other input, and the page gets no event for its own change.
  await expect(planner.getByText(/^12 teams in 1 group on 2 courts/)).toBeVisible();
  await expect(page.locator('output')).toHaveText('10 teams, 45 games, 8.1 h');

  await page.getByLabel('en français').check();
  await expect(planner.getByText(/^12 équipes en 1 groupe sur 2 terrains/)).toBeVisible();
  await page.getByLabel('show the planner').uncheck();
  await expect(planner).toHaveCount(0);
  await page.getByLabel('show the planner').check();
  await expect(planner.getByText(/^12 équipes en 2 groupes/)).toBeVisible();
  await planner.getByRole('button', { name: 'Terrains : plus' }).click();
  await expect(page.locator('output')).toHaveText(/^12 teams, 30 games/);
});

test('the planner works by keyboard only, and the page gets events', async ({ person, platform }) => {
  const page = await person();
  await page.goto(getPartnerUrl(platform, '/'));
  const teams = locateNumberBox(page, 'Teams');
  await page.getByRole('link', { name: 'Script blocked' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Teams: less' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(teams).toBeFocused();
  await page.evaluate(() => {
    const heard: unknown[] = [];
    document.addEventListener('change', (event) => {
      const { teams, bracket } = (event as CustomEvent).detail;
      heard.push([teams, bracket]);
      document.title = JSON.stringify(heard);
    });
  });
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(teams).toHaveValue('18');
  await expect(page.getByRole('status')).toHaveText(/^18 teams/);
  // The page gets one event for each input: the browser's own events of boxes and lists stay inside the element.
  await page.getByLabel('Bracket day').focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('table', { name: 'Swiss rounds and bracket' })).toBeVisible();
  await expect(page).toHaveTitle('[[17,null],[18,null],[18,"single"]]');
});

test('the frame reports its height, so that nothing in it scrolls', async ({ person, platform }) => {
  const page = await person({ phone: true });
  await page.goto(getPartnerUrl(platform, '/iframe-height.html'));
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('table', { name: 'Temps de jeu', exact: true })).toBeVisible();
  const inner = page.frames()[1]!;
  const height = async () => (await page.locator('iframe').boundingBox())?.height ?? 0;
  const overflow = () => inner.evaluate(() => document.documentElement.scrollHeight - document.documentElement.clientHeight);
  await expect.poll(overflow).toBe(0);
  const before = await height();
  await frame.getByLabel('Journée de tableau').selectOption('Élimination simple');
  await expect.poll(height).toBeGreaterThan(before + 50);
  await expect.poll(overflow).toBe(0);
});

test('a page that loads the script twice has one planner', async ({ person, platform }) => {
  const page = await person();
  await page.goto(getPartnerUrl(platform, '/hostile.html'));
  await expect(page.getByText(sentence)).toBeVisible();
  const nonce = await page.locator('script[nonce]').evaluate((script: HTMLScriptElement) => script.nonce);
  expect(nonce).not.toBe('');
  await page.evaluate(
    async (address) => {
      const script = document.createElement('script');
      script.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')!.nonce;
      const policy = (
        window as unknown as {
          trustedTypes: { createPolicy: (name: string, rules: object) => { createScriptURL: (url: string) => string } };
        }
      ).trustedTypes.createPolicy('test', { createScriptURL: (url: string) => url });
      script.src = policy.createScriptURL(address);
      await new Promise((resolve, reject) => {
        script.onload = resolve;
        script.onerror = reject;
        document.head.append(script);
      });
    },
    getPlannerUrl(platform, '/embed/v1/planner.js?again'),
  );
  await expect(page.getByRole('table', { name: 'Court time' })).toHaveCount(1);
});
