import { expect, test, visit } from '../support/people-test';
import { toMatchId, createScheduledEvent } from '../support/schedules';
import { createStoredTeam, toTeamId } from '../support/stored-team';

const days = [
  [[0, 1], [2, 3]],
] as const; // prettier-ignore

test('a score typed just before a reload or a closed tab is not lost', async ({ person, stage }) => {
  const { event, organiser } = await createScheduledEvent(stage, 4, days);
  const first = await person();
  await visit(first, organiser, `/${event.id}`);
  const stored = async (side: 'team1Score' | 'team2Score') =>
    ((await stage.read(event.organiser, `schedules/${event.id}`))[toMatchId(0)] as Record<string, unknown>)[side];
  const box = (page: typeof first, name: string) =>
    page.locator(`#schedule [data-row="${toMatchId(0)}"]`).getByRole('textbox', { name: `Score of ${name}` });
  await box(first, 'Club A').fill('7');
  await first.reload();
  await expect(box(first, 'Club A')).toHaveValue('7');
  await expect.poll(() => stored('team1Score')).toBe(7);

  await box(first, 'Club B').fill('4');
  const second = await first.context().newPage();
  await first.close();
  await second.goto(`/${event.id}`);
  await expect(box(second, 'Club B')).toHaveValue('4');
  await expect.poll(() => stored('team2Score')).toBe(4);
});

test('messages below a game fit into its row on a phone, with the longest name', { tag: '@release' }, async ({ person, stage }) => {
  const { event, organiser } = await createScheduledEvent(stage, 4, days);
  await stage.force(
    `teams/${event.id}`,
    { [toTeamId(1)]: createStoredTeam('Fahrradpoloverein'.repeat(6).slice(0, 100), { groupId: '0' }) },
    [toTeamId(1)],
  );
  const page = await person({ phone: true });
  await visit(page, organiser, `/${event.id}`);
  const row = page.locator(`#schedule [data-row="${toMatchId(0)}"]`);
  await row.getByRole('textbox', { name: 'Score of Club A' }).fill('3');
  const said = row.getByText('left empty, counts as 0.', { exact: false });
  await expect(said).toBeVisible();
  const [inner, outer] = [await said.boundingBox(), await row.boundingBox()];
  expect((inner?.x ?? 0) + (inner?.width ?? 0)).toBeLessThanOrEqual((outer?.x ?? 0) + (outer?.width ?? 0));
});

test(
  'an empty side next to an entered one counts as 0, is marked so, and another user can still enter it',
  { tag: '@release' },
  async ({ person, stage }) => {
    const { event, organiser } = await createScheduledEvent(stage, 4, days);
    const page = await person();
    await visit(page, organiser, `/${event.id}`);
    const stored = async (id = toMatchId(0)) => {
      const { team1Score, team2Score } = (await stage.read(event.organiser, `schedules/${event.id}`))[id] as Record<string, unknown>;
      return [team1Score, team2Score];
    };
    const row = page.locator(`#schedule [data-row="${toMatchId(0)}"]`);
    const box = (name: string) => row.getByRole('textbox', { name: `Score of ${name}` });
    await box('Club A').fill('3');
    await expect(row.getByText('Club B, left empty, counts as 0.')).toBeVisible();
    await expect.poll(() => stored()).toEqual([3, null]);
    // When the focus leaves the game, the result is complete.
    await page
      .locator(`#schedule [data-row="${toMatchId(1)}"]`)
      .getByRole('textbox')
      .first()
      .focus();
    await expect.poll(() => stored()).toEqual([3, 0]);
    await expect(row.getByText('left empty')).toHaveCount(0);
    await expect(box('Club B')).toHaveValue('0');
    await box('Club B').fill('2');
    await expect.poll(() => stored()).toEqual([3, 2]);
    // A side that is cleared on purpose stays empty, and the row explains that.
    await box('Club B').fill('');
    await box('Club B').blur();
    await expect.poll(() => stored()).toEqual([3, null]);
    await expect(row.getByText('Not counted yet: one score is missing.')).toBeVisible();
  },
);

test('a team is refused as the referee of its own game, with a message next to the field', async ({ person, stage }) => {
  const { event, organiser } = await createScheduledEvent(stage, 4, days);
  const page = await person();
  await visit(page, organiser, `/${event.id}`);
  const referee = async () =>
    ((await stage.read(event.organiser, `schedules/${event.id}`))[toMatchId(0)] as Record<string, unknown>)['referee'];
  await page.getByRole('button', { name: 'More about Club A v Club B' }).click();
  await page.getByRole('menuitem', { name: 'Referee…' }).click();
  const dialog = page.getByRole('dialog');
  const field = dialog.getByRole('textbox', { name: 'Referee of Club A v Club B' });
  await field.fill('club b');
  await expect(field).toHaveAccessibleDescription(/A team can’t referee its own game\./);
  await dialog.getByRole('button', { name: 'Save referees' }).click();
  await expect(dialog).toBeVisible();
  expect(await referee()).toBe('');
  await field.fill('Club C');
  await dialog.getByRole('button', { name: 'Save referees' }).click();
  await expect(dialog).toHaveCount(0);
  await expect.poll(referee).toBe('Club C');
});
