import type { Page } from '@playwright/test';
import { expect, expectAccessible, test, visit } from '../support/people-test';
import { listSeeds } from '../support/bracket-play';
import { createScheduledEvent } from '../support/schedules';
import { listGameRows, listTeamNames } from '../support/tables';

/** Types a win of the first team into every game of a round; later games are won by more. */
async function playRound(page: Page, round: number) {
  const rows = await listGameRows(page)
    .and(page.locator(`[data-place^="${round}"]`))
    .all();
  for (const [index, row] of rows.entries()) {
    await row
      .getByRole('textbox')
      .first()
      .fill(String(index + 2));
    await row.getByRole('textbox').nth(1).fill('1');
  }
}

async function useTool(page: Page, name: string) {
  await page.locator('#schedule').getByRole('button', { name: 'More tools for the schedule' }).click();
  await page.getByRole('menuitem', { name }).click();
}

test(
  'two groups play Swiss rounds, a team of each withdraws, one comes late, and both tables make the bracket',
  { tag: '@release' },
  async ({ person, stage }) => {
    test.slow();
    const { event, organiser } = await createScheduledEvent(stage, 8, [], { groups: {}, isSchedulePublic: true, isBracketPublic: true });
    const page = await person();
    const visitor = await person({ phone: true, language: 'fr' });
    await visit(page, organiser, `/${event.id}`);
    const dialog = page.getByRole('dialog');
    const createNext = async (round: number) => {
      await page.getByRole('button', { name: 'Next Round' }).click();
      await expect(dialog.getByRole('heading', { level: 3 })).toHaveText(['Group A', 'Group B']);
      await dialog.getByRole('button', { name: `Create round ${round}` }).click();
      await expect(dialog).toHaveCount(0);
    };

    await test.step('groups and the first round', async () => {
      await page.locator('#groups').getByRole('button', { name: 'Create Groups' }).click();
      await dialog.getByRole('radio', { name: /^2 groups/ }).check();
      await dialog.getByRole('button', { name: /^Create 2 groups/ }).click();
      await expect(dialog).toHaveCount(0);
      await page.locator('#schedule').getByRole('button', { name: 'Create Schedule' }).click();
      await dialog.getByRole('radio', { name: /^Swiss rounds/ }).check();
      await expectAccessible(page);
      await dialog.getByRole('button', { name: /^Create schedule, 4 games/i }).click();
      await expect(dialog).toHaveCount(0);
      await expect(listGameRows(page)).toHaveCount(4);
      await visitor.goto(`/${event.id}`);
      const schedule = visitor.locator('#schedule');
      await expect(schedule.getByText('Groupe A')).toHaveCount(2);
      await expect(schedule.getByText('Groupe B')).toHaveCount(2);
      await playRound(page, 0);
    });

    await test.step('the menu is in one line with the next round, on the right, where little room is left', async () => {
      const schedule = page.locator('#schedule');
      for (const width of [320, 1024, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const boxOf = async (name: string) => (await schedule.getByRole('button', { name }).boundingBox())!;
        const [next, menu, section] = [await boxOf('Next Round'), await boxOf('More tools'), (await schedule.boundingBox())!];
        expect(Math.abs(next.y + next.height / 2 - menu.y - menu.height / 2), `${width} px`).toBeLessThan(2);
        expect(Math.abs(menu.x + menu.width - section.x - section.width), `${width} px`).toBeLessThan(2);
      }
    });

    await test.step('a team of each group withdraws, so that one of each rests', async () => {
      await useTool(page, 'Withdrawn teams');
      for (const name of ['Club A', 'Club B']) await dialog.getByRole('switch', { name: `${name} plays on` }).click();
      await expect(dialog.getByText(/^Group [AB] has an odd number of teams/)).toHaveCount(2);
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Close' }).last().click();
      await page.getByRole('button', { name: 'Next Round' }).click();
      await expect(dialog.getByText(/has a bye: a win without goals/)).toHaveCount(2);
      await dialog.getByRole('switch', { name: 'Why these pairings?' }).click();
      await expect(dialog.getByText(/^Lowest ranked of those with the fewest byes/)).toHaveCount(2);
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Create round 2' }).click();
      await expect(listGameRows(page)).toHaveCount(6);
      await expect(visitor.locator('#schedule').getByRole('row', { name: /^Exempte/ })).toHaveCount(2);
      await expectAccessible(visitor);
    });

    await test.step('the round is removed with both byes, and drawn as before', async () => {
      await page.getByRole('button', { name: 'Remove round 2' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Remove the round' }).click();
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
      await expect(visitor.locator('#schedule').getByRole('row', { name: /^Exempte/ })).toHaveCount(0);
      await createNext(2);
      await expect(visitor.locator('#schedule').getByRole('row', { name: /^Exempte/ })).toHaveCount(2);
      await playRound(page, 1);
    });

    await test.step('a team comes late to group B, and plays there', async () => {
      await useTool(page, 'Add a late team');
      await dialog.getByLabel('Group').selectOption('Group B, 3 teams');
      await dialog.getByLabel('Team name').fill('Wet Chain');
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Add the team' }).click();
      await expect(dialog).toHaveCount(0);
      await createNext(3);
      // Three teams play on in group A, four in group B.
      await expect(listGameRows(page)).toHaveCount(9);
      await playRound(page, 2);
      await expect(
        visitor.locator('#standings').getByText(/Wet Chain est arrivée en retard.*elle joue à partir de la ronde 3/),
      ).toBeVisible();
    });

    await test.step('the bracket is made of both tables: first places before second ones', async () => {
      const tables = page.locator('#standings table');
      await expect(tables).toHaveCount(2);
      // Everybody has played three rounds or rested: a win and three points for each game and each bye of a team that plays on.
      const [first, second] = [await listTeamNames(tables.first()), await listTeamNames(tables.last())];
      await page.locator('#bracket').getByRole('button', { name: 'Create Bracket' }).click();
      const seeds = await listSeeds(page);
      expect([...seeds.slice(0, 2)].sort()).toEqual([first[0], second[0]].sort());
      expect(seeds).not.toContain('Club A');
      await dialog.getByRole('button', { name: 'Create bracket, 7 teams' }).click();
      await expect(dialog).toHaveCount(0);
      await expect(visitor.locator('#bracket')).toContainText(first[0] ?? '');
    });
  },
);
