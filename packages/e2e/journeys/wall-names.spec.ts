import type { Page } from '@playwright/test';
import { formatClockTime, findMorning, createUnplayedBracket } from '../support/day-of-play';
import { expect, refusals, test, visit } from '../support/people-test';
import { createScheduledEvent } from '../support/schedules';
import { toTeamId } from '../support/stored-team';
import { longNames } from '../support/text-size';

/** Returns the names that are larger than their court or row, so that the wall cuts them off or the next row covers them. */
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

/** Just short enough for the letters of short names, on two lines. */
const names = [...longNames.slice(0, 3), 'Les Garçons Bouchers du Bitume'];

for (const courts of [2, 3, 4, 6])
  test(
    `the screen on the wall shows ${courts} courts with the longest names, and cuts none off`,
    { tag: courts === 4 ? [] : '@release' },
    async ({ person, stage }) => {
      const { timeZone, date, minutes } = findMorning();
      const pairs = Array.from({ length: 24 }, (_, game) => [game % 8, (game + 1 + (game % 3)) % 8] as const);
      const { event } = await createScheduledEvent(stage, 8, [pairs]);
      const teams = await stage.read(event.organiser, `teams/${event.id}`);
      const named = Object.entries(teams).map(([id, team], index) => [
        id,
        { ...(team as object), name: `${names[index % 4]} ${index}`.slice(-90) },
      ]);
      await stage.write(event.organiser, { [`teams/${event.id}`]: Object.fromEntries(named) as Record<string, unknown> });
      await stage.change(event, {
        timeZone,
        startDate: date,
        endDate: date,
        scheduleTimes: { startTimes: [formatClockTime(minutes)], gameLength: 12, interval: 3, numberOfCourts: courts },
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
    },
  );

test(
  'in French the clock of a game covers nothing, and a referee’s long name displaces nothing in its row',
  { tag: '@release' },
  async ({ person, stage }) => {
    test.slow();
    const { timeZone, date, minutes } = findMorning();
    const pairs = Array.from({ length: 12 }, (_, game) => [game % 4, (game + 1 + (game % 3)) % 4] as const);
    const { event, organiser } = await createScheduledEvent(stage, 4, [pairs]);
    const start = formatClockTime(minutes);
    await stage.change(event, {
      ...{ timeZone, startDate: date, endDate: date, isGameTimesVisible: true },
      scheduleTimes: { startTimes: [start], gameLength: 12, interval: 3, numberOfCourts: 2 },
    });
    const games = Object.keys(await stage.read(event.organiser, `schedules/${event.id}`));
    for (const game of games)
      await stage.write(event.organiser, { [`schedules/${event.id}`]: { [game]: { referee: longNames[1]!.slice(0, 80) } } }, [
        `${game}.referee`,
      ]);
    const lead = await person({ expectErrors: refusals });
    await visit(lead, organiser, `/${event.id}/day`);
    const on = (name: RegExp) => lead.getByRole('region', { name: 'Court A' }).getByRole('button', { name });
    await on(/^Call the teams/).click();
    await on(/^Start/).click();
    const wall = await person({ language: 'fr' });
    for (const courts of [2, 3]) {
      await stage.change(event, { scheduleTimes: { startTimes: [start], gameLength: 12, interval: 3, numberOfCourts: courts } });
      await wall.setViewportSize({ width: 1920, height: 1080 });
      await wall.goto(`/${event.id}/screen?seconds=60`);
      await expect(wall.locator('[data-court]')).toHaveCount(courts);
      const court = wall.locator('[data-court="A"]');
      await expect(court.getByRole('timer')).toBeVisible();
      const [state, clock] = [await court.getByText('Direct', { exact: true }).boundingBox(), await court.getByRole('timer').boundingBox()];
      expect(state!.x + state!.width).toBeLessThanOrEqual(clock!.x);
      const outside = () =>
        wall.evaluate(() =>
          [...document.querySelectorAll('ol > li')].flatMap((row) => {
            const { top, bottom } = row.getBoundingClientRect();
            return [...row.querySelectorAll('.teams, .referee, .when > .court')].flatMap((part) => {
              const box = part.getBoundingClientRect();
              return box.top < top - 1 || box.bottom > bottom + 1 ? [part.textContent] : [];
            });
          }),
        );
      await expect.poll(outside, `${courts} courts`).toEqual([]);
    }
  },
);

test('the wall shows a champion, long names of the next teams, and large icons', async ({ person, stage }) => {
  const { timeZone, date, minutes } = findMorning();
  const event = await createUnplayedBracket(stage, ['Étoile Filante de Rosemont', longNames[0]!, longNames[1]!, 'Goose Patrol'], {
    ...{ timeZone, startDate: date, endDate: date, isGameTimesVisible: true },
    bracketTimes: { startTimes: [formatClockTime(minutes - 60)], gameLength: 12, interval: 3, numberOfCourts: 1 },
  });
  const [one, two, three, four] = [0, 1, 2, 3].map(toTeamId);
  const end = (id: string, team1Id?: string, team2Id?: string) => {
    const fields = { team1Id, team2Id, team1Score: 3, team2Score: 1, winner: team1Id, loser: team2Id };
    return stage.force(`brackets/${event.id}`, { [id]: fields }, Object.keys(fields).map((field) => `${id}.${field}`)); // prettier-ignore
  };
  await end('gameA', one, four);
  await end('gameB', two, three);
  await end('third', three, four);
  await end('final', one, two);
  const wall = await person();
  for (const [width, height] of [
    [1920, 1080],
    [1280, 720],
    [390, 844],
  ] as const) {
    await wall.setViewportSize({ width, height });
    await wall.goto(`/${event.id}/screen?seconds=60`);
    const victory = wall.getByRole('region', { name: 'Champion' });
    await expect(victory).toContainText('Étoile Filante de Rosemont');
    await expect(victory.getByRole('listitem')).toHaveCount(2);
    await expect.poll(() => cutNames(wall), `${width} px`).toEqual([]);
    const box = (await victory.boundingBox())!;
    const name = (await victory.getByText('Étoile Filante de Rosemont').boundingBox())!;
    expect(name.y + name.height).toBeLessThan(box.y + box.height);
    const last = (await victory.getByRole('list').boundingBox())!;
    expect(last.y + last.height).toBeLessThan(box.y + box.height);
    expect((await victory.locator('svg').first().boundingBox())!.width).toBeGreaterThan(38);
  }
});
