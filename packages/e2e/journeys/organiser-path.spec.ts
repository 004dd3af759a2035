import type { Locator, Page } from '@playwright/test';
import { createTournament } from '../support/organizing';
import { expect, expectAccessible, refusals, test, visit } from '../support/people-test';

const step = (page: Page, name: string): Locator => page.locator('#path li').filter({ has: page.getByRole('heading', { name }) });
const visitors = (page: Page): Locator => page.locator('#visitors');

/** Presses that a person makes from now on. */
function presses() {
  let count = 0;
  return {
    press: async (...things: readonly Locator[]) => {
      for (const thing of things) {
        count += 1;
        await thing.click();
      }
    },
    paste: async (field: Locator, text: string) => {
      count += 2; // into the field, and "paste"
      await field.fill(text);
    },
    count: () => count,
  };
}

test('the list of what comes next leads from an empty tournament to a public one in at most 16 presses', async ({ person, stage }) => {
  const me = await stage.player('paula path');
  const page = await person({ phone: true });
  await visit(page, me, '/organize');
  const id = await createTournament(page, { name: 'Step by step' });
  const dialog = page.getByRole('dialog');
  const { press, paste, count } = presses();
  const names = Array.from({ length: 8 }, (_, index) => `Équipe ${String.fromCharCode(65 + index)}`);

  await expect(step(page, 'Teams')).toHaveAttribute('aria-current', 'step');
  await expect(step(page, 'Schedule')).toContainText('Needs the groups.');
  await expect(visitors(page)).toContainText('Nothing yet: only organizers see this tournament.');
  await expectAccessible(page);
  await press(step(page, 'Teams').getByRole('button', { name: 'Add teams' }));
  await paste(dialog.getByLabel('Paste the teams'), names.join('\n'));
  await press(dialog.getByRole('button', { name: 'Import 8 teams' }));

  await expect(step(page, 'Groups and bracket')).toHaveAttribute('aria-current', 'step');
  await press(step(page, 'Groups and bracket').getByRole('button', { name: 'Draw groups' }));
  await press(dialog.getByRole('button', { name: /^Create \d groups?$/ }));
  await press(step(page, 'Schedule').getByRole('button', { name: 'Make schedule' }));
  await press(dialog.getByRole('button', { name: /^Create schedule, / }));
  await expect(step(page, 'Schedule')).toContainText(/\d+ games · /);
  await press(step(page, 'Referees').getByRole('button', { name: 'Referees' }));
  await press(dialog.getByRole('button', { name: 'Fill the empty ones' }));
  await press(dialog.getByRole('button', { name: 'Save referees' }));
  await expect(step(page, 'Referees')).toContainText(/games have a referee\./);

  await expect(step(page, 'Publish')).toHaveAttribute('aria-current', 'step');
  await press(step(page, 'Publish').getByRole('button', { name: 'Publish' }));
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('This can’t be undone.');
  await press(question.getByRole('button', { name: 'Publish' }));
  await expect(step(page, 'Publish')).toContainText('Visitors see the games.');
  expect(count()).toBeLessThanOrEqual(16);
  await expect(page.locator('#path')).toContainText(/[56] of 6/);
  await expectAccessible(page);

  const spectator = await person({ expectErrors: refusals });
  await spectator.goto(`/${id}`);
  await expect(spectator.locator('#schedule tbody').getByText('Équipe H').first()).toBeVisible();
  await expect(spectator.locator('#teams')).toBeVisible();

  // One place hides and shows; the visitor's page follows.
  const schedule = visitors(page).getByRole('switch', { name: 'Schedule' });
  await expect(schedule).toBeChecked();
  await schedule.press('Space');
  await expect(schedule).not.toBeChecked();
  await expect(schedule).toBeFocused();
  await expect(spectator.locator('#schedule')).toHaveCount(0);
  await expect(step(page, 'Publish')).toContainText('Not yet: Schedule');
  // From the section itself the way leads there.
  await page.locator('#schedule').getByRole('button', { name: 'Not public: change what visitors see' }).click();
  await expect(visitors(page)).toBeFocused();
  await schedule.click();
  await expect(spectator.locator('#schedule')).toBeVisible();
});
