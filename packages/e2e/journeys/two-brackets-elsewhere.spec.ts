import type { Browser, Locator } from '@playwright/test';
import { DayOfGroups } from '../support/day-of-groups';
import { addFurtherBracket, findMorning, formatClockTime } from '../support/day-of-play';
import { DocumentReads } from '../support/document-reads';
import { getPartnerUrl } from '../support/partner';
import { expect, expectAccessible, test, visit } from '../support/people-test';
import type { Stage } from '../support/stage';

// Several pages, however slow the machine.
test.setTimeout(240_000);
test.use({ actionTimeout: 20_000 });

/** Creates an event whose B bracket is played now: Club 05 and Club 08 are on court A. */
async function createPlayedNow(stage: Stage): Promise<DayOfGroups> {
  const day = await DayOfGroups.create(stage);
  await day.draw();
  const start = formatClockTime(Math.floor(findMorning().minutes / 5) * 5);
  const bracketTimes = { startTimes: [start], gameLength: 45, interval: 3, numberOfCourts: 1 };
  await addFurtherBracket(stage, day.event, [5, 6, 7, 8], { name: 'B bracket', bracketTimes, gamesBefore: 4 });
  return day;
}

const expectGame = async (place: Locator): Promise<void> => {
  await expect(place).toContainText('B bracket');
  await expect(place).toContainText('Club 05');
  await expect(place).toContainText('Club 08');
};

async function expectWithoutScripts(browser: Browser, address: string, language: 'en' | 'fr'): Promise<void> {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: language, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  // A busy server sends a page without its content rather than let the visitor wait; the next one has it.
  await expect(async () => {
    await page.goto(address);
    await expect(page.locator('#now')).toContainText('B bracket', { timeout: 1000 });
  }).toPass({ timeout: 60_000 });
  await expectGame(page.locator('#now'));
  await expect(page.locator('#now').getByRole('heading', { level: 2 })).toHaveText(language === 'fr' ? 'En ce moment' : 'Now');
  await context.close();
}

test(
  'a game of a B bracket is in front on home, in my tournaments, on a club’s site, and in the page before any script',
  { tag: '@release' },
  async ({ browser, person, platform, stage }) => {
    const { event } = await createPlayedNow(stage);

    await test.step('its organizer’s home begins with it; the stage and its games are read once', async () => {
      const page = await person({ phone: true });
      const reads = await DocumentReads.of(page);
      await visit(page, event.organiser, '/');
      const lead = page.locator('[data-lead]');
      await expect(lead.getByRole('heading', { level: 2, name: event.name })).toBeVisible();
      await expectGame(lead.getByRole('article', { name: 'On court A' }));
      const ofStages = async () =>
        Object.entries((await reads.settled()).listeners).filter(([path]) => path === 'stages' || path.includes(`${event.id}/stages`));
      await expect.poll(async () => (await ofStages()).map(([, count]) => count)).toEqual([1, 1]);
      await expectAccessible(page);
    });

    await test.step('my tournaments has it on the court, in both languages', async () => {
      for (const language of ['en', 'fr'] as const) {
        const page = await person({ phone: true, language });
        await visit(page, event.organiser, '/my-tournaments');
        const court = page.getByRole('article').getByRole('link', { name: language === 'fr' ? /Terrain A/ : /Court A/ });
        await expectGame(court);
        await expectAccessible(page);
      }
    });

    await test.step('a club’s site has it on court, and the rounds of its bracket', async () => {
      const page = await person();
      await page.goto(getPartnerUrl(platform, `/tournament.html?tournament=${event.id}`));
      const now = page.locator('courtside-now');
      await now.scrollIntoViewIfNeeded();
      await expectGame(now);
      const bracket = page.locator('courtside-bracket');
      await bracket.scrollIntoViewIfNeeded();
      await expect(bracket.getByRole('heading', { name: 'B bracket · Semi-finals' })).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('the page has it with scripts off', async () => {
      for (const language of ['en', 'fr'] as const) await expectWithoutScripts(browser, `${platform.url}/${event.id}`, language);
    });
  },
);
