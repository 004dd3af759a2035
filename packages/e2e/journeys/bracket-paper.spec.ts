import { locateBracket, openAs } from '../support/bracket-play';
import { createScheduledEvent } from '../support/schedules';
import { printSheets } from '../support/sheets';
import { Stage } from '../support/stage';
import { expect, test } from '../support/test';

for (const type of ['Single', 'Double'] as const) {
  test(
    `a ${type.toLowerCase()} elimination of 32 teams prints its tree on one sheet`,
    { tag: '@release' },
    async ({ person, platform }) => {
      test.setTimeout(120_000);
      const { event } = await createScheduledEvent(new Stage(platform), 32, [], { isBracketPublic: true });
      const organiser = await person();
      await openAs(organiser, event.organiser.email, event);
      await organiser.locator('#bracket').getByRole('button', { name: 'Create Bracket' }).click();
      const dialog = organiser.getByRole('dialog');
      await dialog
        .getByRole('radio', { name: new RegExp(`^${type}`) })
        .first()
        .check();
      await dialog.getByRole('button', { name: 'Create bracket, 32 teams' }).click();
      await expect(locateBracket(organiser)).toContainText('games played');
      const reader = await person({ phone: true });
      await reader.goto(`/${event.id}`);
      await expect(reader.getByRole('heading', { level: 2, name: 'Bracket' })).toBeVisible();
      const games = type === 'Single' ? 32 : 62;
      await expect.poll(() => reader.locator('#bracket [id^="game-"]').count()).toBeGreaterThanOrEqual(games);
      const { count, of, parts } = await printSheets(reader, '[data-sheet="portrait"] li, [data-sheet="landscape"] li');
      expect(parts).toBeGreaterThanOrEqual(games);
      expect(of, `sheets with games of the tree, of ${count}`).toHaveLength(1);
      expect(count).toBeLessThanOrEqual(8);
    },
  );
}
