import { createScheduledEvent } from '../support/schedules';
import { printSheets } from '../support/sheets';
import { expect, test } from '../support/people-test';

test(
  'the first printed sheet has the title and the first games, also of a day that fills two',
  { tag: '@release' },
  async ({ person, stage }) => {
    const pairs = Array.from({ length: 60 }, (_, game) => [game % 8, (game + 1 + (game % 3)) % 8] as const);
    const { event } = await createScheduledEvent(stage, 8, [pairs]);
    await stage.change(event, { scheduleTimes: { startTimes: ['09:00'], gameLength: 12, interval: 3, numberOfCourts: 6 } });
    const page = await person();
    await page.goto(`/${event.id}`);
    const rows = '#schedule tbody tr[id]';
    await expect(page.locator(rows)).toHaveCount(60);
    const { of } = await printSheets(page, `${rows} > :first-child`);
    expect(of.slice(0, 2)).toEqual([1, 2]);

    // Each sheet is headed by the event and the day.
    await page.reload();
    await expect(page.locator(rows)).toHaveCount(60);
    const heads = await printSheets(page, '#schedule [data-paper] th');
    expect(heads.of).toEqual(of);
  },
);
