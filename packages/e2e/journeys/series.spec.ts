import { createUnplayedBracket, findMorning, formatClockTime } from '../support/day-of-play';
import { locateBracket, openAs } from '../support/bracket-play';
import { createPlayedGroups } from '../support/played-groups';
import { expect, expectAccessible, refusals, test, visit } from '../support/people-test';
import type { Stage } from '../support/stage';
import { toTeamId } from '../support/stored-team';

// A generous limit: two devices on a slow machine.
test.setTimeout(300_000);
test.use({ actionTimeout: 20_000 });

/** Creates a bracket of four teams on one court. All but its final is played, which is the best of three games, now. */
async function finalOfToday(stage: Stage) {
  const { timeZone, date, minutes } = findMorning();
  const event = await createUnplayedBracket(stage, ['Ghost Riders', 'Mallet Club', 'Pédale Douce', 'Wet Chain'], {
    timeZone,
    startDate: date,
    endDate: date,
    bracketTimes: { startTimes: [formatClockTime(Math.floor(minutes / 5) * 5)], gameLength: 10, interval: 5, numberOfCourts: 1 },
    bracketSeries: 'upper-round2:3',
    isGameTimesVisible: true,
  });
  const game = (roundId: string, one: number, other: number) => ({
    ...{ bracketLevel: 'upper', roundId, team1Id: toTeamId(one), team2Id: toTeamId(other) },
    ...{ team1Score: 3, team2Score: 1, winner: toTeamId(one), loser: toTeamId(other) },
  });
  await stage.force(`brackets/${event.id}`, {
    gameA: game('round1', 0, 3),
    gameB: game('round1', 1, 2),
    third: game('thirdPlace', 2, 3),
    final: { ...game('round2', 0, 1), team1Score: null, team2Score: null, winner: '', loser: '' },
  });
  return event;
}

test('a phone runs a final as the best of three, which a spectator follows; its second game is corrected', async ({ person, stage }) => {
  const event = await finalOfToday(stage);
  const [lead, spectator] = [await person({ phone: true, expectErrors: refusals }), await person()];
  await visit(lead, event.organiser, `/${event.id}/day`);
  await spectator.goto(`/${event.id}`);
  const court = lead.getByRole('region', { name: 'Court A' });
  const tap = (name: string | RegExp) => court.getByRole('button', { name }).click();
  const end = async () => {
    await tap('End game');
    await tap(/^End now/);
  };
  const openResult = async () => {
    const dialog = lead.getByRole('dialog');
    await lead.getByRole('button', { name: 'More about the day' }).click();
    await lead.getByRole('menuitem', { name: 'Played games' }).click();
    await dialog.getByRole('button', { name: /^Correct: Ghost Riders\s–\sMallet Club/ }).click();
    return dialog;
  };
  const now = spectator.locator('#now [data-court="A"]');
  const final = spectator.locator('#game-final');

  await test.step('the first game is played, and the teams stay called', async () => {
    await expect(spectator.locator('#bracket')).toContainText('Final, best of 3');
    await tap(/^Call the teams Ghost Riders/);
    await tap(/^Start Ghost Riders/);
    await tap('Goal for Ghost Riders');
    await expect(now.locator('dd').first()).toHaveText('1');
    await end();
    await expect(now).toContainText('Game 2 of 3, 1–');
    await expect(final).toContainText('Game 2 of 3, 1–');
    await expectAccessible(lead);
    await expectAccessible(spectator);
  });

  await test.step('a game that was ended too early goes on', async () => {
    await tap('Play on');
    await expect(now.locator('dd').first()).toHaveText('1');
    await tap('Goal for Ghost Riders');
    await expect(now.locator('dd').first()).toHaveText('2');
    await end();
    await expect(now).toContainText('Game 2 of 3, 1–');
  });

  await test.step('the second game goes to the other team, the third decides', async () => {
    await tap(/^Start game 2/);
    await tap('Goal for Mallet Club');
    await end();
    await expect(now).toContainText('Game 3 of 3, 1–');
    await tap(/^Start game 3/);
    await tap('Goal for Ghost Riders');
    await end();
    await tap(/^Confirm/);
    await expect(final.locator('b')).toHaveText(['2', '1']);
    await expect(spectator.locator('#bracket')).toContainText('Champion');
    const stored = async () => (await stage.read(event.organiser, `brackets/${event.id}`))['final'];
    await expect.poll(stored).toMatchObject({ team1Score: 2, team2Score: 1, play: { state: 'finished', ending: 'played' } });
  });

  await test.step('its second game is corrected, so that two decide it', async () => {
    const dialog = await openResult();
    await expect(dialog.getByRole('textbox')).toHaveCount(6);
    await expectAccessible(lead);
    await dialog.getByRole('textbox').nth(2).fill('2');
    await expect(dialog.getByRole('textbox')).toHaveCount(4);
    await dialog.getByRole('button', { name: 'Save result' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(final.locator('b')).toHaveText(['2', '0']);
  });

  await test.step('its result is removed, and its teams can be called again', async () => {
    const dialog = await openResult();
    await dialog.getByRole('button', { name: 'Remove the result' }).click();
    await expectAccessible(lead);
    await dialog.getByRole('button', { name: 'Save result' }).click();
    await expect(spectator.locator('#bracket')).not.toContainText('Champion');
    await tap(/^Call the teams Ghost Riders/);
    await tap(/^Start Ghost Riders/);
    await expect(court.getByRole('button', { name: 'Undo the last goal' })).toBeDisabled();
    await expect(final).toContainText('Game 1 of 3');
  });
});

test('an organizer chooses a series when the bracket is created, and types its games', { tag: '@release' }, async ({ person, stage }) => {
  const { event } = await createPlayedGroups(stage, 4, 1);
  const [page, visitor] = [await person(), await person({ phone: true, language: 'fr' })];
  await openAs(page, event.organiser.email, event);
  await visitor.goto(`/${event.id}`);
  const dialog = page.getByRole('dialog');
  await page.locator('#bracket').getByRole('button', { name: 'Create Bracket' }).click();
  // Choices, seeds and drawing begin next to each other.
  const placeOf = async (text: string) => (await dialog.getByText(text, { exact: true }).first().boundingBox())!;
  const [type, seeds, preview] = [await placeOf('Type'), await placeOf('Seeds, from the standings'), await placeOf('Preview')];
  expect(Math.abs(type.y - seeds.y) + Math.abs(seeds.y - preview.y)).toBeLessThan(8);
  expect(type.x + 300 < seeds.x && seeds.x + 300 < preview.x).toBe(true);
  await dialog.getByRole('combobox', { name: 'Final', exact: true }).selectOption('Best of 3 games');
  await dialog.getByRole('combobox', { name: 'Semi-finals' }).selectOption('Best of 3 games');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /^Create bracket/ }).click();
  await expect(dialog).toHaveCount(0);
  expect(await stage.read(event.organiser, `tournaments/${event.id}`)).toMatchObject({
    bracketSeries: 'upper-round1:3 upper-round2:3',
  });
  await expect(visitor.locator('#bracket')).toContainText('Finale, meilleur des 3');
  await locateBracket(page)
    .getByRole('button', { name: /^Result of game 7:/ })
    .click();
  const field = (place: number) => dialog.getByRole('textbox').nth(place);
  await field(0).fill('3');
  await field(1).fill('2');
  await field(2).fill('2');
  await field(3).fill('2');
  await dialog.getByRole('radio').last().check();
  await field(4).fill('4');
  await field(5).fill('1');
  await dialog.getByRole('button', { name: 'Save result' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(visitor.locator('#game-u1-1')).toContainText('3–');
  await expect(visitor.locator('#game-u1-1 b')).toHaveText(['2', '1']);
});
