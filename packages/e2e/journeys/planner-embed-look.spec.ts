import type { Page } from '@playwright/test';
import { getPartnerUrl, getPlannerUrl, type Place } from '../support/partner';
import { expect, expectAccessible, test } from '../support/test';

const sentence = /^16 teams in 2 groups on 2 courts at 15 \+ 6 minutes: 56 games, 9\.8.h of court time/;

/** Returns the style of every element in the planner, and its position relative to the planner's corner. */
const readLooks = (page: Page) =>
  page.locator('courtside-planner').evaluate((host) => {
    const corner = host.getBoundingClientRect();
    const properties = [
      'display',
      'position',
      'float',
      'color',
      'backgroundColor',
      'fontFamily',
      'fontSize',
      'fontStyle',
      'fontWeight',
      'lineHeight',
      'letterSpacing',
      'wordSpacing',
      'textTransform',
      'textAlign',
      'textIndent',
      'textShadow',
      'direction',
      'whiteSpace',
      'visibility',
      'cursor',
      'userSelect',
      'borderRadius',
      'padding',
      'margin',
      'fill',
    ] as const;
    return [...host.shadowRoot!.querySelectorAll('.cs-root, .cs-root :not(option)')].map((element) => {
      const style = getComputedStyle(element);
      const { left, top, width, height } = element.getBoundingClientRect();
      return [
        element.tagName,
        // Something without a box is nowhere.
        ...(style.display === 'none' ? [] : [left - corner.left, top - corner.top, width, height].map((length) => Math.round(length))),
        ...properties.map((property) => style[property]),
      ].join(' ');
    });
  });

test('hostile styles of the page do not affect the planner, and the planner’s do not affect the page', async ({ person, platform }) => {
  const page = await person();
  await page.goto(getPartnerUrl(platform, '/hostile.html'));
  await expect(page.getByText(sentence)).toBeVisible();
  const width = await page.locator('courtside-planner').evaluate((host) => host.getBoundingClientRect().width);
  const hostile = await readLooks(page);

  // The same planner on a page of the same width without styles.
  const quiet = await person();
  await quiet.goto(getPartnerUrl(platform, '/plain.html'));
  await expect(quiet.getByText(sentence)).toBeVisible();
  await quiet.locator('main').evaluate((box, pixels) => Object.assign(box.style, { width: `${pixels}px` }), width);
  expect(await readLooks(quiet)).toEqual(hostile);
  expect(hostile.length).toBeGreaterThan(100);

  // A paragraph next to it has the browser's default styles.
  expect(
    await quiet.evaluate(() => [
      document.styleSheets.length,
      document.adoptedStyleSheets.length,
      document.head.querySelectorAll('style').length,
      getComputedStyle(document.querySelector('main > p')!).margin,
    ]),
  ).toEqual([0, 0, 0, '16px 0px']);

  await page.getByRole('button', { name: 'Teams: more' }).click();
  await expect(page.getByText(/^17 teams in 2 groups/)).toBeVisible();
});

for (const { path, language } of [
  { path: '/', language: 'en' },
  { path: '/fr.html', language: 'fr' },
  { path: '/react-18.html', language: 'en' },
  { path: '/federation.html', language: 'en' },
  { path: '/iframe.html', language: 'en' },
] as const) {
  test(
    `on a phone, ${path} is accessible, large enough to touch and never scrolls sideways`,
    { tag: path === '/fr.html' || path === '/iframe.html' ? [] : '@release' },
    async ({ person, platform }) => {
      const page = await person({ phone: true, language });
      await page.goto(getPartnerUrl(platform, path));
      const place: Place = path === '/iframe.html' ? page.frameLocator('iframe') : page.locator('main');
      const table = place.getByRole('table', { name: language === 'fr' ? 'Temps de jeu' : 'Court time', exact: true }).first();
      await expect(table).toBeVisible();
      await expectAccessible(page);
      for (const frame of page.frames()) {
        expect(await frame.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(
          0,
        );
      }
      for (const control of [...(await place.getByRole('button').all()), ...(await place.getByRole('combobox').all())]) {
        const box = await control.boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(43.9);
      }
    },
  );
}

for (const { width, size } of [
  { width: 320, size: 'medium' },
  { width: 280, size: 'medium' },
  { width: 480, size: '32px' },
]) {
  test(
    `nothing is cut off or displaced at ${width} pixels with text of ${size}`,
    { tag: width === 280 ? [] : '@release' },
    async ({ person, platform }) => {
      const page = await person({ language: 'fr' });
      await page.setViewportSize({ width, height: 800 });
      await page.goto(getPlannerUrl(platform, '/embed/v1/planner.html?lang=fr&teams=16&courts=2&swiss=5&bracket=double'));
      await page.locator('courtside-planner').evaluate((host, text) => host.style.setProperty('--courtside-font-size', text), size);
      await expect(page.getByRole('table', { name: 'Rondes suisses et tableau' })).toBeVisible();
      const tooWide = await page
        .locator('courtside-planner')
        .evaluate((host) =>
          [document.documentElement, ...host.shadowRoot!.querySelectorAll('.cs-card, .cs-inputs, .cs-control, .cs-advice li')]
            .filter((box) => box.scrollWidth > box.clientWidth)
            .map((box) => box.className || box.tagName),
        );
      expect(tooWide).toEqual([]);
      await expectAccessible(page);
    },
  );
}

test('the planner adapts to the width of its box, not of the window', async ({ person, platform }) => {
  const page = await person({ language: 'fr' });
  await page.goto(getPartnerUrl(platform, '/fr.html'));
  const narrow = page.locator('aside courtside-planner');
  const tables = narrow.getByRole('table');
  await expect(tables.first()).toBeVisible();
  const beside = async () => {
    const [first, second] = await Promise.all([tables.nth(0).boundingBox(), tables.nth(1).boundingBox()]);
    return first?.y === second?.y;
  };
  expect(await beside()).toBe(false);
  expect(await tables.first().evaluate((table) => table.scrollWidth <= table.parentElement!.clientWidth)).toBe(true);
  await narrow.evaluate((host) => Object.assign(host.style, { position: 'absolute', left: '0', width: '1100px' }));
  expect(await beside()).toBe(true);
});

test('a page can set the planner’s fonts, colors and theme', async ({ person, platform }) => {
  const page = await person();
  await page.goto(getPartnerUrl(platform, '/'));
  const look = (selector: string, property: 'fontFamily' | 'backgroundColor' | 'borderTopColor') =>
    page
      .locator('courtside-planner')
      .evaluate((host, [inner, name]) => getComputedStyle(host.shadowRoot!.querySelector(inner)!)[name], [selector, property] as const);
  expect(await look('.cs-root', 'fontFamily')).toContain('Georgia');
  expect(await look('.cs-box', 'borderTopColor')).toBe('rgb(138, 106, 159)');
  const light = await look('.cs-card', 'backgroundColor');
  await page.locator('courtside-planner').evaluate((host) => host.setAttribute('theme', 'dark'));
  await expect.poll(() => look('.cs-card', 'backgroundColor')).not.toBe(light);
  // Without a theme it follows the page, which declares itself as light, although the visitor's system is dark.
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.locator('courtside-planner').evaluate((host) => host.removeAttribute('theme'));
  await expect.poll(() => look('.cs-card', 'backgroundColor')).toBe(light);
  await page.locator('courtside-planner').evaluate((host) => host.setAttribute('theme', 'auto'));
  await expect.poll(() => look('.cs-card', 'backgroundColor')).not.toBe(light);
});
