import { locateBracket, openAs } from '../support/bracket-play';
import { createPlayedGroups } from '../support/played-groups';
import { Stage } from '../support/stage';
import { expect, expectAccessible, test } from '../support/test';

// A generous limit: two people on a slow machine.
test.setTimeout(240_000);
test.use({ actionTimeout: 20_000 });

test(
  'a bracket of eight is played out by keyboard down to the eighth place, and each team has a place of its own',
  { tag: '@release' },
  async ({ person, platform }) => {
    const stage = new Stage(platform);
    const { event, names } = await createPlayedGroups(stage, 8);
    const [page, visitor] = [await person(), await person({ phone: true, language: 'fr' })];
    await openAs(page, event.organiser.email, event);
    await visitor.goto(`/${event.id}`);
    const bracket = locateBracket(page);

    await test.step('the places are chosen with the arrow keys, and the dialog counts their games', async () => {
      await page.locator('#bracket').getByRole('button', { name: 'Create Bracket' }).press('Enter');
      const dialog = page.getByRole('dialog');
      const places = dialog.getByLabel('Play for places');
      await expect(dialog).toContainText('8 games, last one at');
      await expect(places.getByRole('option')).toHaveText(['1 to 4', '1 to 8']);
      await places.focus();
      await page.keyboard.press('ArrowDown');
      await expect(dialog).toContainText('12 games, last one at');
      await expect(dialog.getByRole('region', { name: /bracket/i })).toContainText('Places 5–8');
      await expectAccessible(page);
      await dialog.getByRole('radio', { name: /^Double/ }).focus();
      await page.keyboard.press('Space');
      await expect(places).toHaveCount(0);
      await page.keyboard.press('ArrowUp');
      await expect(places).toHaveValue('8');
      await dialog.getByRole('button', { name: 'Create bracket, 8 teams' }).press('Enter');
      await expect(bracket).toContainText('0 of 12 games played');
      expect(await stage.read(event.organiser, `tournaments/${event.id}`)).toMatchObject({ bracketPlaces: 8 });
      await expectAccessible(page);
    });

    await test.step('visitors see them below the bracket, with what they wait for', async () => {
      for (const round of ['Places 5–8', '5e place', '7e place']) await expect(visitor.locator('#bracket')).toContainText(round);
      await expect(visitor.locator('#bracket')).toContainText('Perdant du match 17');
      await expectAccessible(visitor);
    });

    await test.step('all games are played in the order of their numbers, the final last', async () => {
      // The numbers continue those of the groups. The better seed is named first, and wins.
      for (let number = 13; number <= 24; number += 1) {
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
      await expect(bracket).toContainText('12 of 12 games played');
    });

    await test.step('each team has a place of its own', async () => {
      const ranking = visitor
        .locator('#bracket')
        .getByRole('listitem')
        .filter({ hasText: /Place \d/ });
      await expect(ranking).toHaveCount(8);
      for (let place = 1; place <= 8; place += 1) await expect(ranking.nth(place - 1)).toContainText(`Place ${place}`);
      const ranked = (await ranking.allInnerTexts()).map((text) => /Club \d\d/.exec(text)?.[0]);
      expect([...ranked].sort()).toEqual([...names].sort());
      expect(ranked[0]).toBe('Club 01');
      await expectAccessible(visitor);
    });
  },
);
