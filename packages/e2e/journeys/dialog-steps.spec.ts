import type { Page } from '@playwright/test';
import { createFinishedBracket } from '../support/finished-bracket';
import { expect, logIn, test } from '../support/people-test';

/** Counts the listeners in the page that a step in the browser's history notifies. */
async function countHearers(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const heard = { times: 0 };
    Object.assign(window, { heard });
    const add = window.addEventListener.bind(window);
    window.addEventListener = (name: string, hear: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions) => {
      if (name !== 'popstate' || typeof hear !== 'function') return add(name, hear, options);
      add(
        name,
        (event) => {
          heard.times += 1;
          hear.call(window, event);
        },
        options,
      );
    };
  });
  return () => page.evaluate(() => (window as unknown as { heard: { times: number } }).heard.times);
}

test(
  'closing a dialog is not a navigation: only the code for dialogs is notified, and off-screen parts stay unrendered while it is open',
  { tag: '@release' },
  async ({ person }) => {
    const page = await person({ phone: true });
    const hearers = await countHearers(page);
    await logIn(page, 'organiser@courtside.test', 'courtside');
    await page.goto('/JfQoh5u75EtBmZ0fwMeE');
    await expect(page.getByRole('list', { name: 'Courts now' })).toBeAttached();
    const opener = page.getByRole('button', { name: 'Delete tournament' });
    await opener.scrollIntoViewIfNeeded();
    const resting = () => page.locator('[data-rest="deep"]').count();
    const extent = () => page.evaluate(() => [document.documentElement.scrollHeight, Math.round(window.scrollY)]);
    const before = await extent();
    for (const [turn, close] of [
      ['by Esc', () => page.keyboard.press('Escape')],
      ['by Back', () => page.goBack()],
    ] as const) {
      const heard = await hearers();
      await opener.click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      expect(await resting(), turn).toBeGreaterThan(0);
      expect(await extent(), turn).toEqual(before);
      await expect.poll(() => page.evaluate(() => (window.history.state as { overlay?: number }).overlay)).toBe(1);
      await close();
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
      await expect.poll(hearers, { message: turn }).toBe(heard + 1);
      await expect(opener).toBeFocused();
      await expect(page.locator('[data-rest]')).toHaveCount(0);
      expect(await extent(), turn).toEqual(before);
    }
  },
);

test('the first game that an organizer opens adds no media rule, which would make the browser compute every style again', async ({
  person,
  stage,
}) => {
  const event = await createFinishedBracket(stage, { names: ['Ada', 'Bea', 'Cleo', 'Dora'], day: 0 });
  const page = await person();
  await logIn(page, event.organiser.email);
  await page.goto(`/${event.id}`);
  const game = page.locator('#bracket [id^="game-"] > button').first();
  await game.scrollIntoViewIfNeeded();
  const rules = () =>
    page.evaluate(() =>
      [...document.styleSheets].flatMap((sheet) =>
        [...sheet.cssRules].filter((rule) => rule instanceof CSSMediaRule).map((rule) => rule.cssText),
      ),
    );
  const before = new Set(await rules());
  await game.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect((await rules()).filter((rule) => !before.has(rule))).toEqual([]);
});
