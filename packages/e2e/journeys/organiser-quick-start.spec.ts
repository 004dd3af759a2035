import type { Locator } from '@playwright/test';
import { expect, expectAccessible, test, visit } from '../support/people-test';

/** Counts the user's presses from now on. Pasting a text counts as well. */
const taps = () => {
  let count = 0;
  return {
    tap: async (locator: Locator) => {
      count += 1;
      await locator.click();
    },
    paste: async (locator: Locator, text: string) => {
      count += 2; // one press into the field, and one on "paste"
      await locator.fill(text);
    },
    count: () => count,
  };
};

test('sixteen pasted names become a published schedule after at most twelve taps', { tag: '@release' }, async ({ person, stage }) => {
  const me = await stage.player('quentin quick');
  const event = await stage.event({ isRegistrationOpen: false });
  await stage.change(event, { organizerUids: [event.organiser.uid, me.uid] });
  const names = Array.from({ length: 16 }, (_, index) => `Équipe ${String.fromCharCode(65 + index)}`);
  const page = await person({ phone: true });
  await visit(page, me, `/${event.id}`);
  const { tap, paste, count } = taps();
  const dialog = page.getByRole('dialog');

  await tap(page.locator('#teams').getByRole('button', { name: 'Import teams' }));
  await paste(dialog.getByLabel('Paste the teams'), names.map((name, index) => `${index + 1}. ${name}`).join('\n'));
  await expect(dialog.getByRole('row', { name: /Équipe P.*new team/ })).toBeVisible();
  await expectAccessible(page);
  await tap(dialog.getByRole('button', { name: 'Import 16 teams' }));
  await tap(page.locator('#groups').getByRole('button', { name: 'Create Groups' }).first());
  await tap(dialog.getByRole('button', { name: /^Create \d groups?$/ }));
  await tap(page.locator('#schedule').getByRole('button', { name: 'Create Schedule' }));
  await tap(dialog.getByRole('button', { name: /^Create schedule, / }));
  await tap(page.locator('#visitors').getByRole('switch', { name: 'Schedule' }));
  await expect(page.locator('#visitors').getByRole('switch', { name: 'Schedule' })).toBeChecked();
  expect(count()).toBeLessThanOrEqual(12);

  const spectator = await person();
  await spectator.goto(`/${event.id}`);
  await expect(spectator.locator('#schedule tbody').getByText('Équipe P').first()).toBeVisible();

  // The switch for the times of all games is with the others for visitors.
  await expect(spectator.locator('#schedule time').first()).toHaveText('09:00');
  await page.locator('#visitors').getByRole('switch', { name: 'Game times' }).click();
  await expect(spectator.locator('#schedule time')).toHaveCount(0);
  await expect(spectator.locator('#schedule tbody').getByText('Équipe P').first()).toBeVisible();

  // The same list again in other letter cases adds no duplicates.
  await page.getByRole('button', { name: 'More tools for the teams' }).click();
  await page.getByRole('menuitem', { name: 'Import teams' }).click();
  await dialog.getByLabel('Paste the teams').fill(names.join('\n'));
  await expect(dialog.getByRole('row', { name: /no change/ })).toHaveCount(16);
  await expect(dialog.getByText('There is nothing to import.')).toBeVisible();
});
