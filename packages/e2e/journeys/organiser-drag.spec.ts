import { dragByFinger, dragByMouse } from '../support/dragging';
import { expect, test, visit } from '../support/people-test';
import { toMatchId, createScheduledEvent } from '../support/schedules';

const days = [
  [
    [0, 1],
    [2, 3],
  ],
  [
    [0, 2],
    [1, 3],
  ],
] as const;

test('games are dragged by mouse, between days and within a day', async ({ person, stage }) => {
  const { event, organiser } = await createScheduledEvent(stage, 4, days);
  const page = await person();
  await visit(page, organiser, `/${event.id}`);
  const stored = async () => (await stage.read(event.organiser, `tournaments/${event.id}`))['schedule'] as Record<string, string[]>;
  const row = (id: string) => page.locator(`#schedule [data-row="${id}"]`);
  const handle = (game: string) => page.getByRole('button', { name: `Move ${game}`, exact: true });
  await expect(row(toMatchId(0))).toBeVisible();
  await dragByMouse(page, handle('Club A v Club B'), row(toMatchId(3)));
  await expect.poll(async () => (await stored())['1']).toEqual([toMatchId(2), toMatchId(0), toMatchId(3)]);
  await expect(page.locator('#schedule [data-day="1"] [data-row]').nth(1)).toHaveAttribute('data-row', toMatchId(0));
  await dragByMouse(page, handle('Club A v Club C'), row(toMatchId(3)));
  await expect.poll(async () => (await stored())['1']).toEqual([toMatchId(0), toMatchId(3), toMatchId(2)]);
  expect((await stored())['0']).toEqual([toMatchId(1)]);
});

test('on a phone a long press lifts a game, and an immediate swipe scrolls', { tag: '@release' }, async ({ person, stage }) => {
  const { event, organiser } = await createScheduledEvent(stage, 4, days);
  const page = await person({ phone: true });
  await visit(page, organiser, `/${event.id}`);
  const stored = async () => (await stage.read(event.organiser, `tournaments/${event.id}`))['schedule'] as Record<string, string[]>;
  const row = (id: string) => page.locator(`#schedule [data-row="${id}"]`);
  const handle = page.getByRole('button', { name: 'Move Club A v Club B', exact: true });
  const scrollY = () => page.evaluate(() => window.scrollY);
  const second = page.getByRole('button', { name: 'Move Club A v Club C', exact: true });
  for (const shown of [row(toMatchId(0)), second]) await shown.scrollIntoViewIfNeeded();
  const before = await scrollY();
  await dragByFinger(page, second, row(toMatchId(0)), 0);
  await expect.poll(scrollY).toBeGreaterThan(before);
  expect((await stored())['0']).toEqual([toMatchId(0), toMatchId(1)]);
  await dragByFinger(page, handle, row(toMatchId(1)), 450);
  await expect.poll(async () => (await stored())['0']).toEqual([toMatchId(1), toMatchId(0)]);
});

test('teams are dragged between groups', async ({ person, stage }) => {
  const { event, organiser } = await createScheduledEvent(stage, 4);
  await stage.change(event, { groups: { '0': ['team0000000', 'team0000001'], '1': ['team0000002', 'team0000003'] } });
  const page = await person();
  await visit(page, organiser, `/${event.id}`);
  const groups = page.locator('#groups');
  await dragByMouse(page, groups.getByRole('button', { name: 'Move Club A', exact: true }), groups.locator('[data-team="team0000003"]'));
  await expect
    .poll(async () => (await stage.read(event.organiser, `tournaments/${event.id}`))['groups'])
    .toEqual({ '0': ['team0000001'], '1': ['team0000002', 'team0000000', 'team0000003'] });
  await dragByMouse(
    page,
    groups.getByRole('button', { name: 'Move Club B', exact: true }),
    groups.getByRole('region', { name: 'Waiting list' }),
  );
  await expect(groups.getByRole('region', { name: 'Waiting list' }).getByText('Club B')).toBeVisible();
  await expect
    .poll(async () => (await stage.read(event.organiser, `tournaments/${event.id}`))['groups'])
    .toEqual({ '0': [], '1': ['team0000002', 'team0000000', 'team0000003'] });
});
