import { getDateIn } from '../support/people';
import { expect, expectAccessible, test } from '../support/people-test';
import { createPlayedGroups } from '../support/played-groups';
import { rememberSession } from '../support/session';

test(
  'after the last day, the head of the organizer’s page shares the results and makes the next event, by keyboard',
  { tag: '@release' },
  async ({ person, stage }) => {
    const { event } = await createPlayedGroups(stage, 4, 1, { startDate: getDateIn(-3), endDate: getDateIn(-3) });
    const page = await person({ phone: true });
    await rememberSession(page, event.organiser.email);
    await page.goto(`/${event.id}`);
    const head = page.getByRole('main').locator('header').first();
    await expect(head.getByRole('button')).toHaveText(['Share the results', 'Duplicate']);
    await expect(page.getByRole('link', { name: 'Court board' })).toHaveCount(0);
    await expectAccessible(page);
    await head.getByRole('button', { name: 'Duplicate' }).press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Duplicate' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: `${event.name} (COPY)` })).toBeVisible();
    // The copy has the old dates, but it was not played.
    await expect(head.getByRole('button')).toHaveCount(0);
  },
);
