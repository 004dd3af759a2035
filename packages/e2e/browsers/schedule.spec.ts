import { toMatchId, createScheduledEvent, type ScheduledEvent } from '../support/schedules';
import type { Stage } from '../support/stage';
import { expectAccessibleTo, expectSeen, expectText } from './expecting';
import { enterAs, expect, test } from './test';
import { desk, phone } from './visitor';

const days = [
  [[0, 1], [2, 3], [0, 2]],
  [[1, 3]],
] as const; // prettier-ignore

const row = (index: number) => ({ css: `#schedule [data-row="${toMatchId(index)}"]` });
const handle = (game: string) => ({ role: 'button', name: `Move ${game}` }) as const;

const readOrder = async (stage: Stage, { event }: ScheduledEvent) =>
  (await stage.read(event.organiser, `tournaments/${event.id}`))['schedule'] as Record<string, readonly string[]>;

test('on a phone a long press lifts a game to move it; a score is typed', async ({ visitor, stage, platform }) => {
  const scheduled = await createScheduledEvent(stage, 4, days);
  const organiser = await visitor({ size: phone });
  await enterAs(organiser, platform.url, scheduled.organiser, `/${scheduled.event.id}`);
  await expectSeen(organiser, row(0));
  await organiser.dragByFinger(handle('Club A v Club B'), row(1), 450);
  await expect.poll(async () => (await readOrder(stage, scheduled))['0']).toEqual([toMatchId(1), toMatchId(0), toMatchId(2)]);

  const box = { css: `${row(0).css} input` };
  await organiser.fill(box, '7');
  await organiser.press('Tab');
  const stored = async () => (await stage.read(scheduled.event.organiser, `schedules/${scheduled.event.id}`))[toMatchId(0)];
  await expect.poll(stored).toMatchObject({ team1Score: 7 });
});

test('games are dragged by mouse and moved by keys, and the announced place is the stored one', async ({ visitor, stage, platform }) => {
  const scheduled = await createScheduledEvent(stage, 4, days);
  const organiser = await visitor({ size: desk });
  await enterAs(organiser, platform.url, scheduled.organiser, `/${scheduled.event.id}`);
  await expectSeen(organiser, row(3));
  await expectAccessibleTo(organiser);
  await organiser.dragByMouse(handle('Club A v Club B'), row(3));
  await expect.poll(async () => (await readOrder(stage, scheduled))['1']).toEqual([toMatchId(0), toMatchId(3)]);

  await organiser.focus(handle('Club C v Club D'));
  await organiser.press('Space');
  await organiser.press('ArrowDown');
  await organiser.press('Space');
  await expectText(organiser, { css: '#schedule [role=status]' }, 'Club C v Club D moved to Day 1, position 2.');
  await expect.poll(async () => (await readOrder(stage, scheduled))['0']).toEqual([toMatchId(2), toMatchId(1)]);
  expect(await organiser.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Move Club C v Club D');
});
