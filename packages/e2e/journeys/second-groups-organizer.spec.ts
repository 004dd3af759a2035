import type { Locator, Page } from '@playwright/test';
import { DayOfGroups } from '../support/day-of-groups';
import { expect, expectAccessible, test, visit } from '../support/people-test';
import { getClubNumber, typeOpenScores } from '../support/score-rows';
import { toTeamId } from '../support/stored-team';

test.setTimeout(240_000);
test.use({ actionTimeout: 20_000 });

const region = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
/** Group A is Club 01, 03, 05 and 07: the fourth of its games, which Club 03 has won. */
const GAME_OF_03_AND_05 = 3;

test('a second group stage by keyboard: planned, drawn, played, corrected, and the bracket seeded from it', async ({ person, stage }) => {
  const day = await DayOfGroups.create(stage);
  const { event } = day;
  const page = await person();
  await visit(page, event.organiser, `/${event.id}`);
  const mainRound = region(page, 'Main round');
  const readStage = async () => {
    const [id] = (await stage.read(event.organiser, `tournaments/${event.id}`))['drawnGroupStages'] as readonly string[];
    return { id, games: Object.values(await stage.read(event.organiser, `schedules/${event.id}/stages/${id}`)) };
  };

  await test.step('it is added with the best two of each group, whose games count again', async () => {
    await page.getByRole('button', { name: 'Add a second group stage' }).press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('status').first()).toContainText('Ranks 1–2 of each group');
    await expect(dialog.getByRole('status').first()).toContainText('Club 04');
    await dialog.getByRole('radio', { name: 'Nothing' }).focus();
    await page.keyboard.press('ArrowDown');
    await expectAccessible(page);
    await dialog.getByLabel('Name').fill('Main round');
    await dialog.getByLabel('Name').press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(mainRound).toContainText('Club 03');
  });

  await test.step('a correction while it is drawn is named, and the teams that are shown are drawn', async () => {
    await mainRound.getByRole('button', { name: 'Create Main round' }).press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('2 games count again.');
    await day.match(GAME_OF_03_AND_05, 0, 9);
    await expect(dialog).toContainText('Club 05 is in now. Club 03 is out.');
    await expectAccessible(page);
    await day.match(GAME_OF_03_AND_05, 1, 0);
    await expect(dialog).not.toContainText('The teams have changed');
    await dialog.getByRole('button', { name: 'Create 4 games' }).press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(mainRound).toBeFocused();
    await expect(mainRound.locator('[data-row]')).toHaveCount(4);
    await expectAccessible(page);
  });

  await test.step('its scores are typed, and its table counts the games from before', async () => {
    await typeOpenScores(mainRound, 'higher', ['5', '0']);
    await expect(async () => {
      const scores = (await readStage()).games.map((game) => {
        const { team1Score, team2Score } = game as Record<string, number>;
        return [team1Score, team2Score].sort().join();
      });
      expect(scores).toEqual(['0,5', '0,5', '0,5', '0,5']);
    }).toPass({ timeout: 20_000 });
    const table = region(page, 'Main round: table');
    await expect(table).toContainText('Counted from before');
    await expect(table).toContainText('Club 01 v Club 03');
    // Three games each: two were played here.
    await expect(
      table
        .getByRole('row', { name: /Club 04/ })
        .getByRole('cell')
        .nth(1),
    ).toHaveText('3');
  });

  await test.step('a correction in the first groups says that the second ones stay', async () => {
    const schedule = page.locator('#schedule');
    await schedule.getByRole('button', { name: 'Unlock the scores of day 1' }).press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Unlock' }).press('Enter');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    const row = schedule.locator('[data-row="match0003"]');
    await row.getByLabel('Score of Club 03').fill('0');
    await row.getByLabel('Score of Club 05').fill('9');
    await expect(row).toContainText('Main round was drawn from the old tables. Its teams stay as they are.');
    await row.getByRole('button', { name: /^Keep/ }).press('Enter');
    await expect(row.getByLabel('Score of Club 05')).toHaveValue('0');
  });

  await test.step('the bracket is seeded from its table, and numbered after its games', async () => {
    const table = region(page, 'Main round: table');
    const clubs = await table.getByRole('rowheader').allTextContents();
    await page.locator('#bracket').getByRole('button', { name: 'Create Bracket' }).press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('The teams come from Main round.');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Create bracket, 4 teams' }).press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(page.locator('#bracket')).toContainText('0 of 4 games played');
    await expect(page.locator('#bracket').getByRole('button', { name: /^Result of game 17:/ })).toBeVisible();
    const { bracketSeeds } = await stage.read(event.organiser, `tournaments/${event.id}`);
    expect(bracketSeeds).toEqual(clubs.map((club) => toTeamId(getClubNumber(club))));
    await expect(mainRound).toContainText('A bracket exists');
  });
});
