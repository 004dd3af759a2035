import type { Page } from '@playwright/test';
import { createPlayedGroups } from '../support/played-groups';
import { openFromList } from '../support/season';
import { Stage } from '../support/stage';
import { expect, expectAccessible, test } from '../support/test';

const sectionTitles = (page: Page) => page.locator('main h2').allTextContents();

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(overflow, 'the page scrolls sideways').toBeLessThanOrEqual(0);
}

/** The played sections come first, on a phone as on a desktop. */
const played = {
  en: ['Champion', 'Bracket', 'Schedule', 'Standings', 'Details', 'Teams', 'Next tournaments'],
  fr: ['Vainqueur', 'Tableau', 'Programme', 'Classement', 'Détails', 'Équipes', 'Prochains tournois'],
} as const;

for (const language of ['en', 'fr'] as const) {
  for (const phone of [false, true]) {
    // The narrow screen is tested with the longer words; a release tests all four combinations.
    const tag = language === 'fr' && phone ? [] : '@release';
    const where = `${language.toUpperCase()}, ${phone ? '390 px' : 'desktop'}`;

    test(`a played tournament has every section in its order, accessible in light and dark (${where})`, { tag }, async ({ person }) => {
      test.slow();
      const page = await person({ phone, language });
      await openFromList(page, '/archive', 'Cascadia Classic');
      await expect.poll(() => sectionTitles(page)).toEqual([...played[language]]);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await page.getByRole('switch').click();
      await page.getByLabel(language === 'en' ? 'My team' : 'Mon équipe', { exact: true }).selectOption({ index: 3 });
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectAccessible(page);
    });

    test(`the games on court now and a mixer’s players are accessible (${where})`, { tag: '@release' }, async ({ person }) => {
      test.slow();
      const page = await person({ phone, language });
      await openFromList(page, '/', 'Coupe des Platanes');
      await expect(page.getByRole('heading', { level: 2, name: language === 'en' ? 'Standings' : 'Classement' })).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      await openFromList(page, '/', 'Bench Mixer de printemps');
      await expect(page.getByRole('heading', { level: 2, name: language === 'en' ? 'Players' : 'Joueurs' })).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    });
  }
}

test('by keyboard: sections, my team, filter, the explanation of the order, the bracket', async ({ person }) => {
  const page = await person();
  await openFromList(page, '/archive', 'Cascadia Classic');
  const sections = page.getByRole('navigation', { name: 'Parts of the tournament' });
  await sections.getByRole('link', { name: 'Bracket' }).focus();
  await page.keyboard.press('Tab');
  await expect(sections.getByRole('link', { name: 'Schedule' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#schedule')).toBeFocused();
  await expect(page.getByRole('heading', { level: 2, name: 'Schedule' })).toBeInViewport();

  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Print' })).toBeFocused();
  await page.keyboard.press('Tab');
  const filter = page.locator('#schedule').getByLabel('Team', { exact: true });
  await expect(filter).toBeFocused();
  const games = page.locator('#schedule').getByRole('row');
  const before = await games.count();
  await page.keyboard.type('Lemon');
  await expect(filter.locator('option:checked')).toHaveText('Lemon Tyre Pie');
  await expect.poll(() => games.count()).toBeLessThan(before);
  await expect(
    page
      .locator('#schedule')
      .getByRole('cell', { name: /Lemon Tyre Pie/ })
      .first(),
  ).toBeVisible();

  await page.getByRole('switch', { name: 'Why this order?' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(/Ahead on points: \d+ to \d+/).first()).toBeVisible();

  const drawing = page.getByRole('region', { name: 'Drawing of the bracket; it scrolls sideways' });
  // The whole bracket is in sight until it is enlarged.
  const hidden = () => drawing.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  await expect.poll(hidden).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Larger' }).press('Enter');
  await expect.poll(hidden).toBeGreaterThan(0);
  await drawing.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => drawing.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Smaller' }).focus();
  const width = await drawing.evaluate((element) => element.scrollWidth);
  await page.keyboard.press('Enter');
  await expect.poll(() => drawing.evaluate((element) => element.scrollWidth)).toBeLessThan(width);
});

test(
  'a bracket on a phone has the champion at the top, the whole drawing in the width, and its rounds as a list with sticky names',
  { tag: '@release' },
  async ({ person }) => {
    const page = await person({ phone: true });
    await openFromList(page, '/archive', 'Cascadia Classic');
    const bracket = page.locator('#bracket');
    const champion = page.getByRole('region', { name: 'How it ended' });
    await expect(champion).toContainText('Champion');
    await expect(champion).toBeInViewport();

    const drawing = page.getByRole('region', { name: 'Drawing of the bracket; it scrolls sideways' });
    await expect(bracket.getByRole('heading', { level: 3, name: 'Grand final', exact: true })).toBeAttached();
    const sizes = await bracket
      .locator('[data-two-lines]')
      .evaluateAll((names) => [...new Set(names.map((name) => getComputedStyle(name).fontSize))]);
    expect(sizes, 'names of one size').toHaveLength(1);
    const names = page.locator('[data-bracket-heads]');
    await expect(names).toBeHidden();
    // It begins with the last rounds.
    await expect(drawing).not.toContainText('Upper round 1');
    await page.getByRole('button', { name: 'Earlier rounds' }).click();
    await drawing.evaluate((element) =>
      window.scrollTo({ top: element.getBoundingClientRect().top + window.scrollY + 250, behavior: 'instant' }),
    );
    await expect(names).toBeVisible();
    await expect(names).toContainText('Upper round 1');
    const above = await page.getByRole('navigation', { name: 'Parts of the tournament' }).boundingBox();
    expect(Math.abs(((await names.boundingBox())?.y ?? NaN) - ((above?.y ?? NaN) + (above?.height ?? NaN)))).toBeLessThan(2);

    // Games that get near the screen have the reserved height, so that a button that is about to be pressed does not move.
    const schedule = page.locator('#schedule');
    const height = (await schedule.boundingBox())?.height;
    await schedule.locator('tbody').last().scrollIntoViewIfNeeded();
    await expect(schedule.locator('tbody').last()).toBeInViewport();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect((await schedule.boundingBox())?.height).toBe(height);

    const overflow = () => drawing.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(await overflow()).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Fit to the page' }).click();
    await expect.poll(overflow).toBe(0);
    await page.getByRole('button', { name: 'Round by round' }).click();
    await expect(drawing).toHaveCount(0);
    const game = bracket.locator('[id^="game-"]').first();
    expect((await game.boundingBox())?.width).toBeGreaterThan(300);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  },
);

test('on a phone my team is a chip, the bar of sections shows that there is more beyond its edge, and the table has all columns', async ({
  person,
}) => {
  const page = await person({ phone: true, language: 'fr' });
  await openFromList(page, '/archive', 'Cascadia Classic');
  const chip = page.locator('label').filter({ has: page.getByLabel('Mon équipe', { exact: true }) });
  expect((await chip.boundingBox())?.height).toBeLessThanOrEqual(48);

  const bar = page.getByRole('navigation', { name: 'Parties du tournoi' });
  const last = bar.getByRole('link').last();
  await expect(last).not.toBeInViewport({ ratio: 1 });
  await expect(bar.locator('[data-edge=start]')).toHaveCount(0);
  await bar.locator('[data-edge=end]').click();
  await expect(last).toBeInViewport({ ratio: 1 });
  await expect(bar.locator('[data-edge=end]')).toHaveCount(0);
  const standings = bar.getByRole('link', { name: 'Classement' });
  await standings.click();
  await expect(standings).toHaveAttribute('aria-current', 'true');
  await expect(standings).toBeInViewport({ ratio: 1 });

  const table = page.locator('#standings table').first();
  await expect(table.getByRole('columnheader')).toHaveCount(8);
  const listOutside = () =>
    table.getByRole('columnheader').evaluateAll((heads) =>
      heads
        .filter((head) => {
          const { top, bottom, left, right } = head.getBoundingClientRect();
          return bottom <= 0 || top >= window.innerHeight || left < 0 || right > window.innerWidth;
        })
        .map((head) => head.textContent),
    );
  await expect.poll(listOutside).toEqual([]);
  await expectNoSidewaysScroll(page);
  // A heading is aligned with its content.
  const [heading, card] = [await page.locator('#standings h2').boundingBox(), await table.boundingBox()];
  expect(Math.abs((heading?.x ?? NaN) - (card?.x ?? NaN))).toBeLessThan(2);
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toHaveAttribute('aria-expanded', 'false');
});

test('my team is marked on the whole page, and remembered on this device', { tag: '@release' }, async ({ person }) => {
  const page = await person({ phone: true });
  await openFromList(page, '/archive', 'Cascadia Classic');
  await page.getByLabel('My team', { exact: true }).selectOption({ label: 'Lemon Tyre Pie' });
  await expect(page.locator('#schedule tr[data-mine]')).toHaveCount(5);
  await page.reload();
  await expect(page.getByLabel('My team', { exact: true }).locator('option:checked')).toHaveText('Lemon Tyre Pie');
  await expect(page.locator('#standings').getByRole('row', { name: /Lemon Tyre Pie You/ })).toBeVisible();
  await expect(page.getByRole('heading', { level: 3, name: 'Your path' })).toBeVisible();
});

test('a link leads to a section and to a match while the content above is still loading', async ({ person, platform }) => {
  const { event } = await createPlayedGroups(new Stage(platform), 20);
  const page = await person();
  await page.goto(`/${event.id}#standings`);
  await expect(page.getByRole('heading', { level: 2, name: 'Standings' })).toBeInViewport();
  await page.goto(`/${event.id}#match-match0088`);
  await page.reload();
  await expect(page.locator('#match-match0088')).toBeInViewport();
  await expect(page.locator('#match-match0089')).toBeAttached();
  await expect(page.locator('#match-match0088')).toBeInViewport();
});

test('an unknown and a private tournament look the same to a visitor, and say what to do', async ({ person, platform }) => {
  const hidden = await new Stage(platform).event({ isTournamentPublic: false, isRegistrationOpen: false });
  const refused = { expectErrors: /status of 40[34]/ };
  const page = await person(refused);
  for (const id of ['nothingIsStoredHere', hidden.id]) {
    await page.goto(`/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Tournament not found' })).toBeVisible();
    await expect(page.getByText(hidden.name)).toHaveCount(0);
    await expect(page).toHaveTitle('Tournament not found · Courtside');
    await expectAccessible(page);
  }
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  const french = await person({ ...refused, language: 'fr', phone: true });
  await french.goto(`/${hidden.id}`);
  await expect(french.getByText('Si vous l’organisez, connectez-vous pour le voir.')).toBeVisible();
});

test('for invalid stored data the page shows a message, and everything else', { tag: '@release' }, async ({ person, platform }) => {
  const stage = new Stage(platform);
  const { event, names } = await createPlayedGroups(stage, 8);
  const page = await person();
  const message = 'Some of its stored data could not be read. The organizers can repair it.';

  await stage.force(`schedules/${event.id}`, {
    match0000: { team1Id: 'team0000001', team2Id: 'team0000003', team1Score: 4, team2Score: 2, referee: '', hyperlink: '' },
    match0001: 'scribble',
    match0002: { team1Id: 7, team2Id: ['x'], team1Score: 'many' },
  });
  await page.goto(`/${event.id}`);
  await expect(page.getByText(message)).toBeVisible();
  await expect(page.locator('#match-match0000')).toContainText(names[0] ?? '');
  await expect(page.locator('#match-match0001')).toHaveCount(0);

  await stage.force(`brackets/${event.id}`, { g1: 3 });
  await stage.change(event, { bracket: { upper: { round1: ['g1', 'g2'] } }, bracketType: 'single' });
  await expect(page.getByText('The bracket could not be read. The organizers can delete it and create it again.')).toBeVisible();
  await expectAccessible(page);

  await stage.force(`teams/${event.id}`, { team0000001: 'no team' });
  await expect(page.getByText('Unknown team').first()).toBeVisible();

  await stage.force(`tournaments/${event.id}`, { name: 5, isTournamentPublic: true, startDate: ['soon'] });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'The tournament could not be loaded.' })).toBeVisible();
  await expect(page.getByText(message)).toBeVisible();
  await expectAccessible(page);
  await page.goto('/');
  await expect(page.getByRole('link', { name: /Coupe des Platanes/ })).toBeVisible();
});

test('the link to registration exists while it is open', async ({ person, platform }) => {
  const stage = new Stage(platform);
  const event = await stage.event();
  const page = await person({ phone: true });
  await page.goto(`/${event.id}`);
  const register = page.getByRole('link', { name: 'Register' });
  await expect(register).toHaveAttribute('href', `/${event.id}/register`);
  await stage.change(event, { isRegistrationOpen: false });
  await expect(register).toHaveCount(0);
});

test('the printed page has schedule, bracket and standings, and no controls', async ({ person }) => {
  const page = await person();
  await openFromList(page, '/archive', 'Cascadia Classic');
  await expect.poll(() => sectionTitles(page)).toEqual([...played.en]);
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(page.getByText(/^Live scores: localhost.*Printed/)).toBeVisible();
  const shown = page.locator('main').getByRole('heading', { level: 2 });
  await expect(shown).toHaveText(['Schedule', 'Bracket', 'Standings']);
  await expect(page.locator('#bracket').getByRole('heading', { level: 3, name: 'Grand final', exact: true })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.locator('main').getByRole('button')).toHaveCount(0);
  await expect(page.locator('main').getByRole('combobox')).toHaveCount(0);
  expect((await page.pdf({ format: 'A4' })).length).toBeGreaterThan(10_000);
});
