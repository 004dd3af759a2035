import { locateBracket, openAs, playToTheEnd } from '../support/bracket-play';
import { createPlayedGroups } from '../support/played-groups';
import { Stage } from '../support/stage';
import { expect, expectAccessible, test } from '../support/test';

test('a wrong semi-final is corrected by keyboard: later games are kept or changed, the history shows it, and it is restored', async ({
  person,
  platform,
}) => {
  test.setTimeout(180_000);
  const { event } = await createPlayedGroups(new Stage(platform), 4);
  const page = await person();
  await openAs(page, event.organiser.email, event);
  const [bracket, dialog] = [locateBracket(page), page.getByRole('dialog')];
  await page.locator('#bracket').getByRole('button', { name: 'Create Bracket' }).click();
  await dialog.getByRole('button', { name: 'Create bracket, 4 teams' }).click();
  await expect(bracket).toContainText('0 of');
  await playToTheEnd(page);
  await expect(bracket).toContainText('Champion');
  const champion = await bracket.getByText('Champion').locator('..').textContent();

  const correct = async (one: string, other: string) => {
    await bracket.locator('#game-u1-1').getByRole('button').focus();
    await page.keyboard.press('Enter');
    for (const [index, goals] of [one, other].entries()) {
      await dialog.getByRole('textbox').nth(index).focus();
      await page.keyboard.type(goals);
    }
    await page.keyboard.press('Enter');
    await expect(dialog).toContainText(/loses its result, 5–\u20603/);
  };

  await test.step('later games are kept as they were played', async () => {
    await correct('1', '7');
    await expectAccessible(page);
    // No answer is preselected, and nothing is written.
    await expect(dialog.getByRole('button', { name: 'Save result' })).toBeDisabled();
    await dialog.getByRole('radio', { name: 'Keep them as they were played' }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(bracket.locator('#game-u1-1')).toContainText('7');
    await expect(bracket.locator('#game-u1-1')).toContainText(/Corrected after .* had gone on/);
    await expect(bracket.getByText('Champion').locator('..')).toHaveText(champion ?? '');
  });

  await test.step('the correction changes later games', async () => {
    await correct('1', '8');
    await dialog.getByRole('radio', { name: 'Carry it through' }).focus();
    await page.keyboard.press('Space');
    const save = dialog.getByRole('button', { name: /^Save, and clear \d games?$/ });
    await save.focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(bracket).not.toContainText('Champion');
  });

  await test.step('the history has each change; the earlier state is restored after a preview', async () => {
    await bracket.getByRole('button', { name: 'More tools for the bracket' }).click();
    await page.getByRole('menuitem', { name: 'History' }).click();
    await expect(dialog.getByText(/1–\u20607 → 1–\u20608/)).toBeVisible();
    await expect(dialog.getByText(/5–\u20603 → –/).first()).toBeVisible();
    await expectAccessible(page);
    await dialog
      .getByRole('listitem')
      .filter({ hasText: /5–\u20603 → 1–\u20607/ })
      .getByRole('button', { name: /^Restore/ })
      .click();
    await expect(dialog).toContainText('What this changes');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save result' }).click();
    // The history has this change, too.
    await expect(dialog.getByText(/1–\u20608 → 5–\u20603/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).first().click();
    await expect(bracket.locator('#game-u1-1')).not.toContainText('8');
  });
});
