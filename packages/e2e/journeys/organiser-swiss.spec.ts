import type { Page } from '@playwright/test';
import { expect, expectAccessible, refusals, test, visit } from '../support/people-test';
import { createScheduledEvent } from '../support/schedules';
import { listGameRows, listTeamNames } from '../support/tables';

/** The first named team wins every open game of the last round, 3 to 1, except that Club A always wins. */
async function playRound(page: Page, round: number): Promise<string[][]> {
  const rows = listGameRows(page).and(page.locator(`[data-place^="${round}"]`));
  const pairs: string[][] = [];
  for (const row of await rows.all()) {
    const boxes = row.getByRole('textbox');
    const names = await boxes.evaluateAll((found) =>
      found.map((box) =>
        (box.getAttribute('aria-label') ?? (box as HTMLInputElement).labels?.[0]?.innerText ?? '').replace('Score of ', ''),
      ),
    );
    const firstWins = (names[0] ?? '') < (names[1] ?? '');
    await boxes.nth(0).fill(firstWins ? '3' : '1');
    await boxes.nth(1).fill(firstWins ? '1' : '3');
    pairs.push([...names].sort());
  }
  return pairs;
}

test('Swiss rounds of four teams until every pair has met, with reasons, closed rounds and a correction', async ({ person, stage }) => {
  test.slow();
  const { event, organiser } = await createScheduledEvent(stage, 4);
  const page = await person();
  const spectator = await person({ expectErrors: refusals });
  await visit(page, organiser, `/${event.id}`);
  const dialog = page.getByRole('dialog');
  await page.locator('#schedule').getByRole('button', { name: 'Create Schedule' }).click();
  await dialog.getByText('Swiss rounds', { exact: true }).click();
  await dialog.getByRole('button', { name: /^Create schedule, 2 games/ }).click();
  await expect(listGameRows(page)).toHaveCount(2);
  await page.locator('#visitors').getByRole('switch', { name: 'Schedule' }).click();
  await spectator.goto(`/${event.id}`);

  const met = [await playRound(page, 0)];
  for (const number of [2, 3]) {
    await expect(page.locator('#standings tbody tr').first().locator('td').last()).toHaveText(String(3 * (number - 1)));
    await page.getByRole('button', { name: 'Next Round' }).click();
    await dialog.getByRole('switch', { name: 'Why these pairings?' }).click();
    await expect(dialog.getByText(/^(Both have|Closest possible)/).first()).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: `Create round ${number}` }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('Closed: a later round was drawn from its results.')).toHaveCount(number - 1);
    met.push(await playRound(page, number - 1));
  }
  // Every pair has met once.
  expect(new Set(met.flat().map((pair) => pair.join())).size).toBe(6);
  await page.getByRole('button', { name: 'Next Round' }).click();
  await expect(dialog.getByText('All possible matchups have been played')).toBeVisible();
  // The score that was typed just now counts.
  await expect(dialog.getByText(/no result yet/)).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.locator('#standings tbody tr').first().locator('td').last()).toHaveText('9');

  // Earlier rounds are read-only until the user unlocks one.
  const row = listGameRows(page).and(page.locator('[data-place^="0"]')).first();
  const game = String(await row.getAttribute('data-row'));
  const first = row.getByRole('textbox').first();
  await expect(first).toHaveJSProperty('readOnly', true);
  await page.getByRole('button', { name: 'Unlock round 1' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unlock' }).click();
  // A user does not type below an open dialog, but the boxes are enabled before it has closed.
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(first).toHaveJSProperty('readOnly', false);
  await first.fill('0');
  await expect(page.getByText('Unlocked for corrections. Later pairings stay as they are.')).toBeVisible();
  // The page shows what depends on the old result before the new one is saved.
  await expect(page.getByText('Round 2 and Round 3 were drawn from the old result. Their pairings stay as they are.')).toBeVisible();
  await page.getByRole('button', { name: 'Save the correction' }).click();
  await expect(page.getByRole('button', { name: 'Save the correction' })).toHaveCount(0);
  await expect.poll(async () => (await stage.read(event.organiser, `schedules/${event.id}`))[game]).toMatchObject({ team1Score: 0 });
  await expect(spectator.locator(`#match-${game} b[data-side="1"]`)).toHaveText('0');
  await expect.poll(() => listTeamNames(spectator.locator('#standings table').first())).toHaveLength(4);
  await expect(
    spectator
      .locator('#schedule')
      .getByText(/^Round 3/)
      .first(),
  ).toBeVisible();
});

test('a team withdraws: the round has a bye, which counts as a win', { tag: '@release' }, async ({ person, stage }) => {
  const { event, organiser } = await createScheduledEvent(stage, 6);
  const page = await person({ phone: true });
  await visit(page, organiser, `/${event.id}`);
  const dialog = page.getByRole('dialog');
  await page.locator('#schedule').getByRole('button', { name: 'Create Schedule' }).click();
  await dialog.getByText('Swiss rounds', { exact: true }).click();
  await dialog.getByRole('button', { name: /^Create schedule, 3 games/ }).click();
  await expect(listGameRows(page)).toHaveCount(3);
  await playRound(page, 0);
  await page.getByRole('button', { name: 'More tools for the schedule' }).click();
  await page.getByRole('menuitem', { name: 'Withdrawn teams' }).click();
  await dialog.getByRole('switch', { name: 'Club F plays on' }).click();
  await expect(dialog.getByText('5 teams play on')).toBeVisible();
  await expect(dialog.getByText(/number of teams is odd/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await page.getByRole('button', { name: 'Next Round' }).click();
  await expect(dialog.getByText(/has a bye: a win without goals/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Create round 2' }).click();
  await expect(listGameRows(page)).toHaveCount(5);
  await expect(page.getByText(/^Bye: Club [DE]$/)).toBeVisible();
});

test('a mistaken round is drawn again, paired by hand and removed', { tag: '@release' }, async ({ person, stage }) => {
  const { event, organiser } = await createScheduledEvent(stage, 6);
  const page = await person();
  await visit(page, organiser, `/${event.id}`);
  const dialog = page.getByRole('dialog');
  const question = page.getByRole('alertdialog');
  await page.locator('#schedule').getByRole('button', { name: 'Create Schedule' }).click();
  await dialog.getByText('Swiss rounds', { exact: true }).click();
  await dialog.getByRole('button', { name: /^Create schedule, 3 games/ }).click();
  await expect(listGameRows(page)).toHaveCount(3);
  // The first round is removed with the schedule.
  await expect(page.getByRole('button', { name: 'Remove round 1' })).toHaveCount(0);
  await playRound(page, 0);
  await page.getByRole('button', { name: 'Next Round' }).click();

  // Before the round is written, two teams swap places, and the page shows the effect on its quality.
  await dialog.getByRole('button', { name: 'Exchange two teams' }).click();
  const before = await dialog.locator('li').allInnerTexts();
  const [one = '', other = ''] = [before[0], before[1]].map((text) => /Club [A-F]/.exec(text ?? '')?.[0] ?? '');
  await dialog.getByLabel('This team').selectOption(one);
  await dialog.getByLabel('changes places with').selectOption(other);
  await dialog.getByRole('button', { name: 'Exchange', exact: true }).click();
  await expect(dialog.getByText('Paired by hand.')).toBeVisible();
  await expect(dialog.getByText(/^Exchanged by hand: /)).toHaveCount(2);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Back to the proposed pairings' }).click();
  await expect(dialog.getByText(/^Exchanged by hand: /)).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Create round 2' }).click();
  await expect(listGameRows(page)).toHaveCount(6);
  await expect(page.getByRole('button', { name: 'Unlock round 1' })).toBeVisible();

  // After it is written: a changed pairing names the result that would be removed.
  const second = listGameRows(page).and(page.locator('[data-place^="1"]'));
  await second.first().getByRole('textbox').nth(0).fill('4');
  await second.first().getByRole('textbox').nth(1).fill('2');
  await expect(second.first().getByRole('textbox').nth(1)).toHaveValue('2');
  const opponents = () =>
    second.evaluateAll((rows) => rows.map((row) => [...row.textContent!.matchAll(/Club [A-F]/g)].map(([name]) => name)));
  const [[first = ''] = [], [third = ''] = []] = await opponents();
  await page.getByRole('button', { name: 'Exchange two teams of round 2' }).click();
  await dialog.getByLabel('This team').selectOption(first);
  await dialog.getByLabel('changes places with').selectOption(third);
  await expect(dialog.getByText(/4–\u20602$/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Exchange the teams' }).click();
  await expect(dialog).toHaveCount(0);
  await expect.poll(async () => (await opponents()).map(([name]) => name).slice(0, 2)).toEqual([third, first]);
  await expect(second.first().getByRole('textbox').nth(0)).toHaveValue('');

  // A round that is drawn again has the proposed pairings.
  await page.getByRole('button', { name: 'Draw again: round 2' }).click();
  await dialog.getByRole('button', { name: 'Draw round 2 again' }).click();
  await expect(dialog).toHaveCount(0);
  await expect.poll(async () => (await opponents()).map(([name]) => name).slice(0, 2)).toEqual([first, third]);

  await page.getByRole('button', { name: 'Remove round 2' }).click();
  await expect(question.getByText('3 games')).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Remove the round' }).click();
  await expect(listGameRows(page)).toHaveCount(3);
  await expect(page.getByText('Closed: a later round was drawn from its results.')).toHaveCount(0);
  await expect
    .poll(async () => Object.keys((await stage.read(event.organiser, `tournaments/${event.id}`))['schedule'] as object))
    .toEqual(['0']);
  expect(Object.keys(await stage.read(event.organiser, `schedules/${event.id}`))).toHaveLength(3);
});
