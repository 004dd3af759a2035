import { expect, expectAccessible, tabTo, test, visit } from '../support/people-test';
import { toMatchId, createScheduledEvent } from '../support/schedules';

/** Club A plays twice in the first time slot, Club D in the second. */
const days = [[[0, 1], [0, 2], [2, 3], [1, 3], [4, 5]]] as const; // prettier-ignore

test('courts are columns; a problem is shown below its game, and disappears when the game was moved', async ({ person, stage }) => {
  const { event, organiser } = await createScheduledEvent(stage, 6, days);
  const page = await person();
  await visit(page, organiser, `/${event.id}`);
  const row = (index: number) => page.locator(`#schedule [data-row="${toMatchId(index)}"]`);
  const boxOf = async (index: number) => (await row(index).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await expect(row(0)).toBeVisible();
  const [first, beside, below] = [await boxOf(0), await boxOf(1), await boxOf(2)];
  expect([beside.y, below.x]).toEqual([first.y, first.x]);
  expect(beside.x).toBeGreaterThanOrEqual(first.x + first.width);
  // A game without a problem.
  expect((await boxOf(4)).height).toBeLessThanOrEqual(56);

  const next = page.getByRole('button', { name: '2 to solve: go to the next' });
  await next.press('Enter');
  await expect(row(1).locator('[data-problem]')).toBeFocused();
  await expect(row(1).getByText('Club A also plays Club A v Club B at the same time.')).toBeVisible();
  await expectAccessible(page);
  await tabTo(page, 'Another time… Club A v Club C', 'button');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Move Club A v Club C' });
  await dialog.getByLabel('Position').selectOption({ index: 4 });
  await dialog.getByRole('button', { name: 'Move game', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: /to solve/ })).toHaveCount(0);
  await expect(page.locator('#schedule [data-problem]')).toHaveCount(0);
  const stored = (await stage.read(event.organiser, `tournaments/${event.id}`))['schedule'] as Record<string, string[]>;
  expect(stored['0']).toEqual([0, 2, 3, 4, 1].map(toMatchId));

  // A phone shows the same games as a list by time.
  await page.setViewportSize({ width: 390, height: 800 });
  await expect.poll(async () => (await boxOf(2)).x).toBe((await boxOf(0)).x);
  expect((await boxOf(2)).y).toBeGreaterThan((await boxOf(0)).y);
  expect((await boxOf(2)).height).toBeLessThanOrEqual(100);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  await expectAccessible(page);
});
