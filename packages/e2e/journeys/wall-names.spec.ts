import type { Page } from '@playwright/test';
import { clockTime, morning } from '../support/day-of-play';
import { expect, test } from '../support/people-test';
import { scheduledEvent } from '../support/schedules';
import { longNames } from '../support/text-size';

/** Names that reach out of the court or the row that they stand in, where the wall cuts them off or the next row covers them. */
const cutNames = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const rows = [...document.querySelectorAll('li, [data-court]')];
    return rows.flatMap((row) => {
      const { top, bottom, right } = row.getBoundingClientRect();
      const texts = [...row.querySelectorAll('dt, .teams > div, [data-rank] > span')];
      return texts.flatMap((text) => {
        const box = text.getBoundingClientRect();
        return box.top < top - 1 || box.bottom > bottom + 1 || box.right > right + 1 ? [text.textContent ?? ''] : [];
      });
    });
  });

for (const courts of [2, 4, 6])
  test(`the screen on the wall shows ${courts} courts with the longest names, none cut off`, async ({ person, stage }) => {
    const { timeZone, date, minutes } = morning();
    const pairs = Array.from({ length: 24 }, (_, game) => [game % 8, (game + 1 + (game % 3)) % 8] as const);
    const { event } = await scheduledEvent(stage, 8, [pairs]);
    const teams = await stage.read(event.organiser, `teams/${event.id}`);
    const named = Object.entries(teams).map(([id, team], index) => [
      id,
      { ...(team as object), name: `${longNames[index % 3]} ${index}`.slice(-90) },
    ]);
    await stage.write(event.organiser, { [`teams/${event.id}`]: Object.fromEntries(named) as Record<string, unknown> });
    await stage.change(event, {
      timeZone,
      startDate: date,
      endDate: date,
      scheduleTimes: { startTimes: [clockTime(minutes)], gameLength: 12, interval: 3, numberOfCourts: courts },
    });
    const wall = await person();
    for (const [width, height] of [
      [1920, 1080],
      [1280, 720],
      [390, 844],
    ] as const) {
      await wall.setViewportSize({ width, height });
      await wall.goto(`/${event.id}/screen?seconds=60`);
      await expect(wall.locator('[data-court]')).toHaveCount(courts);
      await expect(wall.locator('[data-rank]').first()).toBeAttached();
      await expect.poll(() => cutNames(wall), `${width} px`).toEqual([]);
      await wall.goto(`/${event.id}/screen?panels=next&seconds=60`);
      await expect(wall.locator('.teams').first()).toBeAttached();
      await expect.poll(() => cutNames(wall), `what comes next, ${width} px`).toEqual([]);
    }
  });
