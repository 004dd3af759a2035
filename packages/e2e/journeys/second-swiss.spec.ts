import type { Locator, Page } from '@playwright/test';
import { DayOfGroups } from '../support/day-of-groups';
import { expect, expectAccessible, test, visit } from '../support/people-test';
import { getClubNumber, typeOpenScores } from '../support/score-rows';

test.setTimeout(240_000);
test.use({ actionTimeout: 20_000 });

const region = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

test(
  'Swiss rounds after groups by keyboard: drawn, played round by round, seen on a French phone, and a bracket made of them',
  { tag: '@release' },
  async ({ person, stage }) => {
    const day = await DayOfGroups.create(stage, { isTournamentPublic: true, isSchedulePublic: true, isGroupsPublic: true });
    const { event } = day;
    const [page, phone] = [await person(), await person({ phone: true, language: 'fr' })];
    await visit(page, event.organiser, `/${event.id}`);
    const swiss = region(page, 'Swiss');
    const readPlan = async () => {
      const [id] = (await stage.read(event.organiser, `tournaments/${event.id}`))['drawnGroupStages'] as readonly string[];
      return (await stage.read(event.organiser, `tournaments/${event.id}/stages/${id}`)) as Record<string, Record<string, unknown>>;
    };

    await test.step('the stage is added: four teams, who begin with their points', async () => {
      await page.getByRole('button', { name: 'Add a second group stage' }).press('Enter');
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Name').fill('Swiss');
      await dialog.getByRole('radio', { name: 'All points' }).focus();
      await page.keyboard.press('Space');
      await dialog.getByLabel('Name').press('Enter');
      await expect(dialog).toHaveCount(0);
      await expect(swiss).toContainText('Club 03');
    });

    await test.step('its first round is drawn as Swiss rounds', async () => {
      await swiss.getByRole('button', { name: 'Create Swiss' }).press('Enter');
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('radio', { name: 'Round robin' }).focus();
      await page.keyboard.press('ArrowDown');
      await expect(dialog.getByRole('radio', { name: 'Swiss rounds' })).toBeChecked();
      await expect(dialog.getByLabel('Start of round 1')).toBeVisible();
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Create 2 games' }).press('Enter');
      await expect(dialog).toHaveCount(0);
      await expect(swiss).toBeFocused();
      await expect(swiss).toContainText('Round 1');
      expect(await readPlan()).toMatchObject({ scheduleType: 'swissRounds', carries: 'points' });
    });

    await test.step('the next round pairs by all points, and is seen by visitors', async () => {
      await typeOpenScores(swiss, 'lower', ['4', '1']);
      await swiss.getByRole('button', { name: 'Next Round' }).press('Enter');
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('switch', { name: 'Why these pairings?' }).press('Space');
      // Three wins in the groups, and one here.
      await expect(dialog).toContainText('12 points');
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Create round 2' }).press('Enter');
      await expect(dialog).toHaveCount(0);
      await expect(swiss).toContainText('Round 2');
      expect(Object.keys((await readPlan())['schedule'] ?? {})).toEqual(['0', '1']);
      await phone.goto(`/${event.id}`);
      const games = phone.locator('#schedule section').filter({ hasText: 'Ronde 1' });
      await expect(games).toContainText('Ronde 2');
      await expectAccessible(phone);
    });

    await test.step('the round can be drawn again, and a closed round unlocked', async () => {
      await swiss.getByRole('button', { name: 'Draw again: round 2' }).press('Enter');
      await page.getByRole('dialog').getByRole('button', { name: 'Draw round 2 again' }).press('Enter');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await swiss.getByRole('button', { name: 'Unlock round 1' }).press('Enter');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Unlock' }).press('Enter');
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
      await expect.poll(async () => (await readPlan())['unlockedRounds']).toEqual(['0']);
    });

    await test.step('its table leads to the bracket', async () => {
      await typeOpenScores(swiss, 'lower', ['4', '1']);
      const table = region(page, 'Swiss: table');
      await expect(table).toContainText('Counted from before');
      const clubs = await table.getByRole('rowheader').allTextContents();
      expect(clubs.map(getClubNumber)[0]).toBe(1);
      await page.locator('#bracket').getByRole('button', { name: 'Create Bracket' }).press('Enter');
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText('The teams come from Swiss.');
      await dialog.getByRole('button', { name: 'Create bracket, 4 teams' }).press('Enter');
      await expect(dialog).toHaveCount(0);
      await expect(swiss).toContainText('A bracket exists');
      await expect(swiss.getByRole('button', { name: 'Next Round' })).toHaveCount(0);
    });
  },
);
