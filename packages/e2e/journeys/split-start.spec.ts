import { listSeeds, locateBracket, openAs } from '../support/bracket-play';
import { createPlayedGroups } from '../support/played-groups';
import { Stage } from '../support/stage';
import { expect, expectAccessible, test } from '../support/test';

// A generous limit: two people on a slow machine.
test.setTimeout(300_000);
test.use({ actionTimeout: 20_000 });

test(
  'four of twelve teams start in the lower bracket, chosen and played by keyboard, and one loss eliminates them',
  { tag: '@release' },
  async ({ person, platform }) => {
    const stage = new Stage(platform);
    const { event, names } = await createPlayedGroups(stage, 12);
    const [page, visitor] = [await person(), await person({ phone: true, language: 'fr' })];
    await openAs(page, event.organiser.email, event);
    await visitor.goto(`/${event.id}`);
    const bracket = locateBracket(page);

    await test.step('the start is chosen with the arrow keys, and the dialog shows whom the lower seeds meet', async () => {
      await page.locator('#bracket').getByRole('button', { name: 'Create Bracket' }).press('Enter');
      const dialog = page.getByRole('dialog');
      const start = dialog.getByLabel('Start in the upper bracket');
      await expect(start).toHaveCount(0);
      await dialog.getByRole('radio', { name: /^Double/ }).focus();
      await page.keyboard.press('Space');
      await expect(dialog).toContainText('23 games, last one at');
      await expect(start.getByRole('option')).toHaveText(['All teams', 'Seeds 1 to 8', 'Seeds 1 to 4']);
      await start.focus();
      await page.keyboard.press('ArrowDown');
      await expect(dialog).toContainText('19 games, last one at');
      await expect(dialog).toContainText('The other teams start in the lower bracket');
      expect(await listSeeds(page)).toEqual(names);
      await expect(dialog.locator('[data-seed="8"]')).toContainText('v 1');
      // The groups have the games 1 to 30.
      await expect(dialog.locator('[data-seed="9"]')).toContainText('Lower v loser of game 31');
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Create bracket, 12 teams' }).press('Enter');
      await expect(bracket).toContainText('0 of 18 games played');
      expect(await stage.read(event.organiser, `tournaments/${event.id}`)).toMatchObject({ bracketUpperSize: 8, bracketDrops: 3 });
      await expectAccessible(page);
    });

    await test.step('visitors see the lower bracket with its first teams', async () => {
      await expect(visitor.locator('#bracket')).toContainText('Tableau bas, tour 1');
      await expect(visitor.locator('#bracket')).toContainText('Perdant du match 31');
      await expectAccessible(visitor);
    });

    await test.step('all games are played in the order of their numbers', async () => {
      // The team that is named first wins: the upper team, where one meets a team that started below.
      for (let number = 31; number <= 48; number += 1) {
        const button = bracket.getByRole('button', { name: new RegExp(`^Result of game ${number}:`) });
        await button.press('Enter');
        const dialog = page.getByRole('dialog');
        await dialog.getByRole('textbox').nth(0).focus();
        await page.keyboard.type('5');
        await dialog.getByRole('textbox').nth(1).focus();
        await page.keyboard.type('3');
        await page.keyboard.press('Enter');
        await expect(dialog).toHaveCount(0);
        await expect(button).toHaveCount(0);
      }
      await expect(bracket).toContainText('18 of 18 games played');
    });

    await test.step('each team has a place, and those that started below share the last ones', async () => {
      const ranking = visitor
        .locator('#bracket')
        .getByRole('listitem')
        .filter({ hasText: /Places? \d/ });
      await expect(ranking).toHaveCount(12);
      const ranked = (await ranking.allInnerTexts()).map((text) => /Club \d\d/.exec(text)?.[0]);
      expect([...ranked].sort()).toEqual([...names].sort());
      expect(ranked[0]).toBe('Club 01');
      expect(ranked.slice(8)).toEqual(['Club 09', 'Club 10', 'Club 11', 'Club 12']);
      for (const place of [8, 9, 10, 11]) await expect(ranking.nth(place)).toContainText('Places 9 à 12');
      await expectAccessible(visitor);
    });
  },
);
