import type { Locator, Page } from '@playwright/test';
import { DayOfGroups } from '../support/day-of-groups';
import { getDateIn } from '../support/people';
import { expect, expectAccessible, test } from '../support/people-test';
import { watchShifts } from '../support/stillness';

const next = (page: Page): Locator => page.getByRole('region', { name: /^(Your next game|Votre prochain match)$/ });
const result = (page: Page): Locator => page.getByRole('region', { name: /^(How it ended|Le résultat)$/ });
const wider = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
const follow = (page: Page, team: string) => page.getByLabel(/^(My team|Mon équipe)$/).selectOption({ label: team });

test(
  'after groups, a team’s games and the event, the page shows live what the result means and what is next, also by keyboard',
  { tag: '@release' },
  async ({ person, stage }) => {
    test.slow();
    const play = await DayOfGroups.create(stage);
    await play.match(5, null, null);
    const sooner = await stage.event({ name: `Critérium ${Date.now()}`, location: 'Gand', startDate: getDateIn(9), endDate: getDateIn(9) });
    const player = await person({ phone: true, language: 'fr' });
    const visitor = await person();
    await Promise.all([player.goto(`/${play.event.id}`), visitor.goto(`/${play.event.id}`)]);

    await test.step('while other teams of the group play, the rank is provisional', async () => {
      await player.getByLabel('Mon équipe').focus();
      await follow(player, 'Club 01');
      await expect(next(player)).toContainText(/Place 1 du groupe A.*Provisoire\s: un match du groupe reste à jouer/);
      await expect(next(visitor)).toContainText('Which team is yours?');
    });

    await test.step('the groups are over, but the bracket is not drawn yet', async () => {
      await play.match(5, 3, 0);
      await expect(next(player)).toContainText(/Place 1 du groupe A.*le tableau n’est pas encore publié/);
      await expect(next(visitor)).toContainText('The groups are over');
      await expect(player.getByLabel('Mon équipe')).toBeFocused();
    });

    await test.step('the bracket is drawn: the page shows which teams advance, their games, and which teams are out', async () => {
      await play.draw();
      await expect(next(player)).toContainText(
        new RegExp(`Place 1 du groupe A · Vous continuez.*${play.bracketStart}.*Demi-finales.*contre Club 04.*Terrain A`),
      );
      await expectAccessible(player);
      await expect(next(visitor)).toContainText(/4 of 8 teams go on.*Next: Semi-finals/);
      const who = visitor.getByText('Who goes on');
      await who.focus();
      await visitor.keyboard.press('Enter');
      await expect(visitor.locator('details')).toContainText(/Group A.*Club 01.*Club 03.*Group B.*Club 02.*Club 04/);
      await expectAccessible(visitor);
      await follow(visitor, 'Club 05');
      await expect(next(visitor)).toContainText(/Place 3 in group A.*You do not go on.*4 of 8 teams go on.*Next: Semi-finals/);
      await expect(next(visitor).getByRole('list', { name: 'Your results' }).getByRole('listitem')).toHaveCount(3);
    });

    await test.step('a team is out of the bracket', async () => {
      await play.game('gameA', [1, 4]);
      await play.game('gameB', [2, 3]);
      await play.game('third', [3, 4]);
      await follow(visitor, 'Club 04');
      await expect(next(visitor)).toContainText(/Your games are over.*Place 4 of 8.*Next: Final/);
      await next(visitor)
        .getByRole('link', { name: /^Next: Final/ })
        .press('Enter');
      await expect(visitor.locator('#bracket')).toBeInViewport();
      await expect(next(player)).toContainText(/contre Club 02/);
    });

    await test.step('the event is over: its result comes first, and a correction updates it without moving the focus', async () => {
      const share = next(player).getByRole('button', { name: 'Partager' });
      await share.focus();
      await play.game('final', [1, 2]);
      await expect(result(player)).toContainText(/Vainqueur.*Club 01.*Place 2.*Club 02.*Place 3.*Club 03/);
      await expect(result(player).locator('strong')).toHaveText('Vainqueur');
      await expect(result(player).getByRole('button', { name: 'Partager' })).toBeFocused();
      await play.game('final', [1, 2], true);
      await expect(result(player)).toContainText(/Vainqueur.*Club 02.*Place 2.*Club 01/);
      await expect(result(player).locator('strong')).toHaveText('Place 2 sur 8');
      await expect(result(player).getByRole('button', { name: 'Partager' })).toBeFocused();
      await player.keyboard.press('Enter');
      await expect(player.getByRole('dialog')).toBeVisible();
      await player.keyboard.press('Escape');
      for (const width of [390, 320]) {
        await player.setViewportSize({ width, height: 800 });
        await expect.poll(() => wider(player)).toBeLessThanOrEqual(0);
      }
      await player.emulateMedia({ colorScheme: 'dark' });
      await expectAccessible(player);
    });

    await test.step('the ranking of all is one tap away, and the next tournament at the same place comes first', async () => {
      await result(visitor).getByRole('link', { name: 'Ranking' }).press('Enter');
      await expect(visitor.locator('#final-ranking')).toBeInViewport();
      await result(visitor).getByRole('link', { name: 'What’s next' }).press('Enter');
      const upcoming = visitor.getByRole('region', { name: 'Next tournaments' });
      await expect(upcoming.getByRole('listitem').first()).toBeVisible();
      await expect(upcoming).toContainText(sooner.name);
      await expectAccessible(visitor);
    });

    await test.step('a later visitor gets the result first, without layout shifts', async () => {
      const late = await person({ phone: true });
      const shift = await watchShifts(late);
      await late.goto(`/${play.event.id}`);
      await expect(result(late)).toContainText(/Champion.*Club 02.*Which team is yours\?/);
      await expect(late.locator('.fc, .fv')).toHaveCount(0);
      expect(await shift()).toBeLessThanOrEqual(0.02);
    });
  },
);
