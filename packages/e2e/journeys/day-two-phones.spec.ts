import type { Page } from '@playwright/test';
import { getDateIn } from '../support/people';
import { expect, expectAccessible, refusals, test, visit } from '../support/people-test';
import { toMatchId, createScheduledEvent } from '../support/schedules';

const day = [
  [[0, 1], [2, 3], [0, 2], [1, 3]],
] as const; // prettier-ignore
const locateCourt = (page: Page) => page.getByRole('region', { name: 'Court A' });
const locateScore = (page: Page, side = 1) => locateCourt(page).locator(`[data-side="${side}"]`);
const press = (page: Page, name: string) => page.getByRole('tabpanel').getByRole('button', { name }).click();
const question = (page: Page) => page.getByText('One goal or two?');

test(
  'two phones score one court: each names the other, and a goal that both count is one goal unless a user says two',
  { tag: '@release' },
  async ({ person, stage }) => {
    const { event, organiser } = await createScheduledEvent(stage, 4, day);
    await stage.change(event, { startDate: getDateIn(0), endDate: getDateIn(1), timeZone: 'UTC' });
    const one = await person({ phone: true });
    const other = await person({ phone: true, expectErrors: refusals });
    for (const phone of [one, other]) {
      await visit(phone, organiser, `/${event.id}/day`);
      await expect(locateCourt(phone)).toBeVisible();
    }
    await press(one, 'Call the teams Club A and Club B to court A');
    await press(one, 'Start Club A against Club B');
    await expect(other.getByText('Also scoring here: an organizer.')).toBeInViewport();

    // Both at the same moment.
    await Promise.all([one, other].map((phone) => press(phone, 'Goal for Club A')));
    for (const phone of [one, other]) {
      await expect(locateScore(phone)).toHaveText('2');
      await expect(question(phone)).toBeInViewport();
    }
    await expect(one.getByRole('button', { name: 'One goal: 1–0' })).toBeEnabled();
    await expectAccessible(one);
    await press(other, 'One goal: 1–0');
    for (const phone of [one, other]) {
      await expect(locateScore(phone)).toHaveText('1');
      await expect(question(phone)).toHaveCount(0);
    }
    await expect(one.getByText(/Last goal: Club A, .* \((this device|an organizer)\)/)).toBeVisible();

    // Again, with one of them offline: its goal arrives later, but was tapped at the same time.
    await other.context().setOffline(true);
    await expect(other.getByText('Waiting for network')).toBeVisible();
    await Promise.all([one, other].map((phone) => press(phone, 'Goal for Club B')));
    await expect(locateScore(one, 2)).toHaveText('1');
    await other.context().setOffline(false);
    await press(one, 'Two goals: 1–2');
    for (const phone of [one, other]) {
      await expect(locateScore(phone, 2)).toHaveText('2');
      await expect(question(phone)).toHaveCount(0);
    }
    await other.reload();
    await expect(locateScore(other, 2)).toHaveText('2');
    await expect(question(other)).toHaveCount(0);
    await expect
      .poll(async () => (await stage.read(event.organiser, `schedules/${event.id}/onCourt/${toMatchId(0)}`))[toMatchId(0)])
      .toMatchObject({ team1Score: 1, team2Score: 2 });
  },
);
