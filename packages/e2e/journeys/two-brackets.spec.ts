import type { Locator, Page } from '@playwright/test';
import { openAs } from '../support/bracket-play';
import { createPlayedGroups } from '../support/played-groups';
import { Stage } from '../support/stage';
import { expect, expectAccessible, test } from '../support/test';

// A generous limit: three people on a slow machine.
test.setTimeout(240_000);
test.use({ actionTimeout: 20_000 });

const region = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

/** Enters a result from the list of games that are ready; the game leaves the list. */
async function score(page: Page, section: Locator, game: number, one: number, other: number): Promise<void> {
  const button = section.getByRole('button', { name: new RegExp(`^Result of game ${game}:`) });
  await button.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').nth(0).fill(String(one));
  await dialog.getByRole('textbox').nth(1).fill(String(other));
  await dialog.getByRole('textbox').nth(1).press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(button).toHaveCount(0);
}

test(
  'A and B brackets: the second is added by keyboard for the rest, two organizers enter results at once, and visitors see its champion',
  { tag: '@release' },
  async ({ person, platform }) => {
    const stage = new Stage(platform);
    const { event } = await createPlayedGroups(stage, 8);
    const second = await stage.account('second');
    await stage.change(event, { organizerUids: [event.organiser.uid, second.uid] });
    const [lead, other, visitor] = [await person(), await person(), await person({ phone: true, language: 'fr' })];
    await openAs(lead, event.organiser.email, event);
    await openAs(other, second.email, event);
    await visitor.goto(`/${event.id}`);
    await expect(visitor.getByRole('heading', { level: 1, name: event.name })).toBeVisible();
    const [aBracket, bBracket] = [lead.locator('#bracket'), region(lead, 'B bracket')];

    await test.step('the first bracket takes the best four', async () => {
      await lead.locator('#bracket').getByRole('button', { name: 'Create Bracket' }).click();
      const dialog = lead.getByRole('dialog');
      await dialog.getByLabel('Teams in the bracket').fill('4');
      await dialog.getByRole('button', { name: 'Create bracket, 4 teams' }).click();
      await expect(aBracket).toContainText('0 of 4 games played');
    });

    await test.step('a second bracket is added by keyboard: the dialog names its teams immediately, and those that it would leave out', async () => {
      await lead.getByRole('button', { name: 'More tools for the bracket' }).focus();
      await lead.keyboard.press('Enter');
      await lead.getByRole('menuitem', { name: 'Add another bracket' }).focus();
      await lead.keyboard.press('Enter');
      const dialog = lead.getByRole('dialog');
      const effect = dialog.getByRole('status').first();
      await expect(effect).toContainText('4 teams: Club 05, Club 06, Club 07 and Club 08.');
      await dialog.getByRole('radio', { name: 'The rest' }).focus();
      await lead.keyboard.press('ArrowDown');
      await dialog.getByLabel('From rank').fill('6');
      await expect(dialog).toContainText('Club 05 would play in no bracket');
      await dialog.getByLabel('From rank').fill('4');
      await expect(dialog).toContainText('Club 04 also plays in the first bracket.');
      await expectAccessible(lead);
      await dialog.getByRole('radio', { name: 'Ranks', exact: true }).focus();
      await lead.keyboard.press('ArrowUp');
      await dialog.getByRole('textbox', { name: 'Name' }).press('Enter');
      await expect(dialog).toHaveCount(0);
      await expect(bBracket).toContainText('All teams that play in no other bracket');
      await expect(region(other, 'B bracket')).toContainText('4 teams: Club 05');
      expect(await stage.read(event.organiser, `tournaments/${event.id}`)).toMatchObject({ hasStages: true });
    });

    await test.step('it is drawn like the first one, and visitors see both', async () => {
      await bBracket.getByRole('button', { name: 'Create B bracket' }).press('Enter');
      const dialog = lead.getByRole('dialog', { name: 'Create B bracket' });
      await expectAccessible(lead);
      const start = dialog.getByLabel('Start');
      await expect(start).toHaveValue('10:00');
      await start.fill('09:10');
      await expect(dialog.getByText('At 09:10, court A is also taken by the first bracket.')).toBeVisible();
      await start.fill('10:00');
      await expect(dialog).not.toContainText('also taken');
      await dialog.getByRole('button', { name: 'Create bracket, 4 teams' }).press('Enter');
      await expect(bBracket).toContainText('0 of 4 games played');
      // The numbers of its games continue those of the first.
      await expect(bBracket.getByRole('button', { name: /^Result of game 17:/ })).toBeVisible();
      await expectAccessible(lead);
      await expect(visitor.locator('#bracket')).toContainText('Club 01');
      await expect(region(visitor, 'B bracket')).toContainText('Club 05');
      await expect(region(visitor, 'B bracket')).not.toContainText('Club 01');
      await expectAccessible(visitor);
    });

    await test.step('two organizers enter results in both brackets at the same time', async () => {
      await Promise.all([score(lead, aBracket, 13, 3, 1), score(other, region(other, 'B bracket'), 17, 5, 2)]);
      await expect(aBracket).toContainText('1 of 4 games played');
      await expect(bBracket).toContainText('1 of 4 games played');
      await expect(region(visitor, 'B bracket')).toContainText('5');
    });

    await test.step('a result is corrected, the bracket is played to its end, and visitors see its champion', async () => {
      for (const game of [18, 19, 20]) await score(other, region(other, 'B bracket'), game, 4, 1);
      await expect(region(other, 'B bracket')).toContainText('4 of 4 games played');
      const champion = region(visitor, 'B bracket').locator('[data-champion]');
      await expect(champion).toBeVisible();
      const before = await champion.textContent();
      await other
        .getByRole('region', { name: 'B bracket', exact: true })
        .getByRole('button', { name: /^Game 20/ })
        .click();
      const dialog = other.getByRole('dialog');
      await dialog.getByRole('textbox').nth(0).fill('1');
      await dialog.getByRole('textbox').nth(1).fill('6');
      await dialog.getByRole('textbox').nth(1).press('Enter');
      await expect(dialog).toHaveCount(0);
      await expect(champion).not.toHaveText(String(before));
      await expect(visitor.locator('#bracket [data-champion]')).toHaveCount(0);
    });

    await test.step('the first bracket can’t be deleted before the games of the second', async () => {
      await lead.getByRole('button', { name: 'More tools for the bracket' }).click();
      await lead.getByRole('menuitem', { name: 'Delete the bracket' }).click();
      await expect(lead.getByRole('dialog')).toContainText('B bracket was created after this bracket.');
      await lead.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
      await lead.getByRole('button', { name: 'More tools for B bracket' }).click();
      await lead.getByRole('menuitem', { name: 'Delete the bracket' }).click();
      await lead.getByRole('alertdialog').getByRole('button', { name: 'Delete bracket' }).click();
      await expect(region(visitor, 'B bracket')).toContainText('Pas encore tiré');
      await bBracket.getByRole('button', { name: 'Remove' }).click();
      await lead.getByRole('alertdialog').getByRole('button', { name: 'Remove the bracket' }).click();
      await expect(bBracket).toHaveCount(0);
    });
  },
);
