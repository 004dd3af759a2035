import type { Page } from '@playwright/test';
import { createTournament } from '../support/organizing';
import { createEmail, signUp } from '../support/people';
import { expect, expectAccessible, test } from '../support/test';

test.setTimeout(240_000);
test.use({ actionTimeout: 20_000 });

const region = (page: Page) => page.getByRole('region', { name: 'Shuffle', exact: true });

test('a shuffle: added by keyboard, drawn, scored, with late and leaving players, and followed on a phone @release', async ({ person }) => {
  // A transaction whose documents have changed is refused, and runs again.
  const page = await person({ expectErrors: /status of 400/ });
  await signUp(page, createEmail('shuffle'));
  await page.goto('/organize');
  const id = await createTournament(page, { name: `Shuffle ${Date.now()}`, mixer: true });
  const shuffle = region(page);
  const dialog = page.getByRole('dialog');
  const press = (name: string | RegExp) => dialog.getByRole('button', { name }).press('Enter');
  const openTools = () => shuffle.getByRole('button', { name: 'More tools for the shuffle' }).press('Enter');
  const useTool = async (name: string) => {
    await openTools();
    await page.getByRole('menuitem', { name }).press('Enter');
  };

  await test.step('it is added to a mixer of 13 players, which gets the focus', async () => {
    await page.getByRole('button', { name: 'Add Mock Players' }).press('Enter');
    await page.getByRole('spinbutton', { name: 'Players' }).fill('13');
    await press(/^Add \d+ player/);
    await expect(page.locator('#players')).toContainText('PLAYER 13');
    await page.getByRole('button', { name: 'Add a shuffle' }).press('Enter');
    await expectAccessible(page);
    await page.getByRole('spinbutton', { name: 'Courts' }).fill('2');
    await press('Add shuffle');
    await expect(shuffle).toBeFocused();
    await expect(shuffle).toContainText('The first round is not drawn yet.');
    await expect(page.getByRole('button', { name: 'Add a shuffle' })).toHaveCount(0);
  });

  const drawRound = async (number: number) => {
    await shuffle.getByRole('button', { name: `Draw round ${number}` }).press('Enter');
    await expect(dialog.getByText(/^Draw 1: 2 games\./)).toBeVisible();
    if (number > 1) await expect(dialog).toContainText('No one plays with the same player again.');
    await press('Draw again');
    await expect(dialog).toContainText('Draw 2');
  };
  /** Types a result of each game that has none: the first team wins. */
  const score = async () => {
    const open = shuffle.getByRole('button', { name: /^Result: / });
    for (let left = await open.count(); left > 0; left -= 1) {
      await open.first().press('Enter');
      await dialog.getByRole('textbox').nth(0).pressSequentially('4');
      await dialog.getByRole('textbox').nth(1).pressSequentially('1');
      await page.keyboard.press('Enter');
      await expect(dialog).toHaveCount(0);
      await expect(open).toHaveCount(left - 1);
    }
  };

  await test.step('a round is drawn again before it is drawn; it can be removed until it has a result', async () => {
    await drawRound(1);
    await expectAccessible(page);
    await press('Use this draw');
    await expect(shuffle.getByRole('heading', { name: /^Round 1/ })).toBeVisible();
    await expect(shuffle.getByText(/^PLAYER \d+ rests\.$/)).toBeVisible();
    await expect(shuffle).toContainText('The table begins with the first result.');
    await useTool('Remove round 1');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove round' }).press('Enter');
    await expect(shuffle).toContainText('The first round is not drawn yet.');
    await drawRound(1);
    await press('Use this draw');
    await expect(shuffle.getByRole('heading', { name: /^Round 1/ })).toBeVisible();
    await score();
    await openTools();
    await expect(page.getByRole('menuitem')).toHaveText(['Change rules', 'History']);
    await page.keyboard.press('Escape');
    await expect(shuffle.getByRole('row', { name: /^1 PLAYER \d+ 1 1 \+3 3/ })).toHaveCount(6);
    await expectAccessible(page);
  });

  await test.step('a player leaves, and a late one is in the next round', async () => {
    await shuffle.getByRole('button', { name: 'Who is there' }).press('Enter');
    await dialog.getByRole('switch', { name: 'PLAYER 1', exact: true }).press('Space');
    await expect(dialog).toContainText('12 players are there.');
    await dialog.getByLabel('Player who came late').fill('Zoé');
    await page.keyboard.press('Enter');
    await expect(dialog).toContainText('13 players are there.');
    await expectAccessible(page);
    await press('Done');
    await drawRound(2);
    await expect(dialog.getByText('PLAYER 1', { exact: true })).toHaveCount(0);
    await expect(dialog.getByText('Zoé')).toHaveCount(1);
    await press('Use this draw');
    await expect(shuffle.getByRole('heading', { name: /^Round 2/ })).toBeVisible();
    await expect(shuffle.getByRole('row', { name: /PLAYER 1 not there/ })).toHaveCount(1);
  });

  const starts = () =>
    shuffle
      .getByRole('listitem', { name: /^Game \d, / })
      .locator('time')
      .allTextContents();

  await test.step('other rules leave the drawn round on its courts, at its times', async () => {
    const before = await starts();
    expect(before).toHaveLength(2);
    await useTool('Change rules');
    await page.getByRole('spinbutton', { name: 'Courts' }).fill('1');
    await page.getByRole('spinbutton', { name: 'Minutes of a game' }).fill('30');
    await press('Save');
    await expect(dialog).toHaveCount(0);
    expect(await starts()).toEqual(before);
    await shuffle.getByRole('button', { name: 'Draw round 3' }).press('Enter');
    // On one court, two games need twice the time.
    await expect(dialog.getByRole('listitem', { name: /^Game 2, / }).locator('time')).toHaveText('11:09');
    await dialog.getByRole('button', { name: 'Cancel' }).press('Enter');
  });

  const phone = await person({ phone: true, language: 'fr' });

  await test.step('visitors see nothing of it before the organizer shows it', async () => {
    await page.getByRole('button', { name: 'Open Tournament' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Open Tournament' }).click();
    await expect(page.getByRole('button', { name: 'Open Tournament' })).toHaveCount(0);
    await phone.goto(`/${id}`);
    const title = phone.getByRole('heading', { level: 1 });
    await expect(title).toBeVisible();
    await expect(phone.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect(region(phone)).toHaveCount(0);
    // The open page keeps what it shows: a section that it has is never replaced.
    const section = await phone.getByRole('main').getByRole('region').first().elementHandle();
    await shuffle.getByRole('switch', { name: 'Visitors see it' }).press('Space');
    await expect(shuffle.getByRole('switch', { name: 'Visitors see it' })).toBeChecked();
    await expect(region(phone).getByRole('heading', { name: /^Ronde 2/ })).toBeVisible();
    expect(await section?.evaluate((element) => element.isConnected)).toBe(true);
    await expect(region(phone)).toContainText('Zoé');
    await expectAccessible(phone);
  });

  await test.step('results reach the open page of a visitor', async () => {
    const table = region(phone).getByRole('table', { name: 'Classement individuel' });
    await expect(table.getByRole('row', { name: /\+6 6/ })).toHaveCount(0);
    // Games that are still to be played stay in sight when the next round is drawn.
    await shuffle.getByRole('button', { name: 'Draw round 3' }).press('Enter');
    await expect(dialog).toContainText('Draw 1: 2 games.');
    await press('Use this draw');
    await expect(shuffle.getByRole('heading', { name: /^Round 2.*, still open$/ })).toBeVisible();
    await expect(region(phone).getByRole('heading', { name: /^Ronde 2.*, sans résultat$/ })).toBeVisible();
    await score();
    await expect(shuffle.getByRole('heading', { name: /still open$/ })).toHaveCount(0);
    await expect(table.getByRole('row', { name: /^\d+ Zoé [12] / })).toBeVisible();
    await region(phone).getByText('Rondes précédentes').tap();
    await expect(region(phone).getByRole('heading', { name: /^Ronde 1/ })).toBeVisible();
    await shuffle.getByRole('switch', { name: 'Visitors see it' }).press('Space');
    await phone.reload();
    await expect(phone.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(region(phone)).toHaveCount(0);
  });

  await test.step('the history has what was drawn and typed', async () => {
    await useTool('History');
    await expect(dialog).toContainText('Shuffle: round 2 drawn');
    await expect(dialog).toContainText('Shuffle: result of game 1-1');
    await expect(dialog).toContainText('Shuffle: round 1 removed');
  });
});
