import type { Locator, Page } from '@playwright/test';
import { expect, refusals, test, visit } from '../support/people-test';
import { typeOpenScores } from '../support/score-rows';
import { nameTeams, region, WholeEvent } from '../support/whole-event';

// Three browsers, and an event that is made in its dialogs.
test.setTimeout(300_000);
test.use({ actionTimeout: 30_000 });

const scoresOf = (section: Locator) =>
  section.locator('[data-row]').evaluateAll((rows) =>
    rows.map((row) =>
      [...row.querySelectorAll('input')]
        .filter(({ inputMode }) => inputMode === 'numeric')
        .map(({ ariaLabel, value }) => `${ariaLabel} ${value}`)
        .join(', '),
    ),
  );
const readTable = (page: Page, name: string) => region(page, `${name}: table`).getByRole('table').allInnerTexts();

test(
  'two organizers in two stages at once, one of them offline: nothing is lost or overwritten, and both see what is stored',
  { tag: '@release' },
  async ({ person, stage }) => {
    const [lead, other] = [await person({ expectErrors: refusals }), await person({ expectErrors: refusals })];
    const event = await WholeEvent.create(stage, lead, { teams: nameTeams(8), groups: 2 });
    const second = await stage.account('second');
    const { organizerUids } = await event.readTournament();
    await event.change({ organizerUids: [...(organizerUids as readonly string[]), second.uid] });
    await event.show('Schedule');
    await event.playGames();
    await event.addGroups('Main round', { first: 1, last: 2, groups: 1 });
    await event.addGroups('Placement', { source: 'The first groups', first: 3, last: 4, groups: 1 });
    await event.drawGroups('Main round');
    await event.drawGroups('Placement');
    await visit(other, second, `/${event.id}`);
    const [main, placement] = [region(lead, 'Main round'), region(other, 'Placement')];
    await expect(placement.locator('[data-row]')).toHaveCount(6);
    const [firstGame] = await scoresOf(placement);
    const contested = (page: Page) => region(page, 'Placement').locator('[data-row]').first();

    await test.step('the second organizer types all results of the placement games without a network', async () => {
      await other.context().setOffline(true);
      await typeOpenScores(placement, 'lower', ['5', '0']);
      await expect(placement.getByText('Waiting for network').first()).toBeVisible({ timeout: 20_000 });
    });

    await test.step('meanwhile the first one plays and corrects the main round, and enters one of the placement games', async () => {
      await typeOpenScores(main, 'lower', ['4', '1']);
      const corrected = main.locator('[data-row]').nth(2).getByRole('textbox');
      await corrected.nth(0).fill('2');
      await corrected.nth(1).fill('2');
      await contested(lead).getByRole('textbox').nth(0).fill('7');
      await contested(lead).getByRole('textbox').nth(1).fill('6');
      await lead.keyboard.press('Tab');
      const visitor = await person({ phone: true });
      await visitor.goto(`/${event.id}`);
      await expect(visitor.locator('#schedule').getByText('7', { exact: true }).first()).toBeVisible();
    });

    await test.step('back online, all results arrive except that one, which is asked about', async () => {
      await other.context().setOffline(false);
      const notice = other.getByRole('alert').filter({ hasText: 'Failed to update match scores' });
      await expect(notice).toBeVisible({ timeout: 30_000 });
      await expect(notice.getByRole('listitem')).toHaveCount(1);
      await expect(placement.getByText('Waiting for network')).toHaveCount(0, { timeout: 30_000 });
      const arrived = async () => (await scoresOf(region(lead, 'Placement'))).slice(1);
      await expect.poll(async () => (await arrived()).filter((row) => /5/.test(row.replaceAll(/Club \d+/g, '')))).toHaveLength(5);
      const [typed] = await scoresOf(region(lead, 'Placement'));
      expect(typed).toBe(firstGame!.replace(/ (?=,|$)/g, (_, at: number) => (at < firstGame!.length - 1 ? ' 7' : ' 6')));
      await notice.getByRole('button', { name: 'Keep the stored score' }).click();
      await expect(notice).toHaveCount(0);
    });

    await test.step('both screens agree with a fresh page, and nothing is reported', async () => {
      const fresh = await person();
      await visit(fresh, second, `/${event.id}`);
      for (const name of ['Main round', 'Placement']) {
        await expect(region(fresh, name).locator('[data-row]')).toHaveCount(6);
        const stored = await scoresOf(region(fresh, name));
        expect(stored.join()).not.toMatch(/Club \d+ (,|$)/);
        for (const page of [lead, other]) {
          await expect.poll(() => scoresOf(region(page, name))).toEqual(stored);
          await expect.poll(() => readTable(page, name)).toEqual(await readTable(fresh, name));
          await expect(page.getByRole('alert')).toHaveCount(0);
        }
      }
    });
  },
);
