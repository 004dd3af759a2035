import { expect, test, visit } from '../support/people-test';
import { expectAccessible } from '../support/test';
import { toMatchId, createScheduledEvent } from '../support/schedules';

const games = [[[0, 1], [2, 3], [0, 2], [1, 3]]] as const; // prettier-ignore
const order = [0, 1, 2, 3].map(toMatchId);

test(
  'an organizer undoes a move and a deleted schedule; changes that another organizer made in between stay',
  { tag: '@release' },
  async ({ person, stage }) => {
    const { event, organiser } = await createScheduledEvent(stage, 4, games);
    const page = await person();
    await visit(page, organiser, `/${event.id}`);
    const stored = async () =>
      ((await stage.read(event.organiser, `tournaments/${event.id}`))['schedule'] as Record<string, string[]>)['0'];
    const rows = page.locator('#schedule [data-row]');
    const first = page.locator(`#schedule [data-row="${order[0]}"]`).getByRole('button', { name: /^Move / });
    const moveFirstDown = async () => {
      await first.focus();
      for (const key of ['Space', 'ArrowDown', 'Space']) await page.keyboard.press(key);
      await expect(page.getByText('Club A v Club B was moved.', { exact: true })).toBeVisible();
    };
    const moved = [order[1], order[0], order[2], order[3]];
    await expect(rows).toHaveCount(4);

    await moveFirstDown();
    expect(await stored()).toEqual(moved);
    await expectAccessible(page);
    await page.keyboard.press('Control+z');
    await expect(page.getByText('Undone: Club A v Club B was moved.')).toBeVisible();
    expect(await stored()).toEqual(order);
    await expect(rows.first()).toHaveAttribute('data-row', order[0] ?? '');

    await moveFirstDown();
    const others = [order[0], order[1], order[3], order[2]];
    await stage.change(event, { schedule: { 0: others } });
    await expect(rows.nth(2)).toHaveAttribute('data-row', order[3] ?? '');
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(page.getByText('Somebody changed this in the meantime, so nothing was undone.')).toBeVisible();
    expect(await stored()).toEqual(others);

    await page.locator('#schedule').getByRole('button', { name: 'More tools for the schedule' }).click();
    await page.getByRole('menuitem', { name: /Delete/ }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /Delete/ })
      .click();
    await expect(page.getByText('The schedule was deleted.')).toBeVisible();
    await expect.poll(stored).toBeUndefined();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(rows).toHaveCount(4);
    expect(await stored()).toEqual(others);

    await page.keyboard.press('?');
    const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(list.getByText('Undo the last change of the plan')).toBeVisible();
    await expectAccessible(page);
  },
);
