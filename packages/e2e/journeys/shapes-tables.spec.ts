import { getDateIn } from '../support/people';
import { expect, test } from '../support/people-test';
import { listTeamNames } from '../support/tables';
import { expectRanking, nameTeams, region, WholeEvent } from '../support/whole-event';

// Whole events that a table decides, or leads to a bracket of all, from the form of a new tournament to the ranking of all teams.
test.setTimeout(600_000);
test.use({ actionTimeout: 30_000 });

const tag = '@release';

test('shape 8: a league on five Sundays in five months', { tag }, async ({ person, stage }) => {
  const [page, visitor] = [await person(), await person({ phone: true })];
  const teams = nameTeams(6);
  const event = await WholeEvent.create(stage, page, { teams, startsIn: 3, lasts: 125 });
  await event.createGroups(1);
  await page.locator('#schedule').getByRole('button', { name: 'Create Schedule' }).click();
  await event.dialog.getByLabel('Days', { exact: true }).fill('5');
  await event.dialog.getByRole('checkbox', { name: 'Days on other dates' }).check();
  for (const [index, days] of [31, 59, 87, 122].entries()) await event.dialog.getByLabel(`Date of day ${index + 2}`).fill(getDateIn(days));
  await event.submit('Create schedule, 15 games');
  await event.show('Schedule');
  await event.playGames();
  await visitor.goto(`/${event.id}`);
  await expect(visitor.locator('#schedule caption')).toHaveCount(5);
  await expect.poll(() => listTeamNames(visitor.locator('#standings table'))).toEqual(teams);
  // Its last day has passed: the table has the winner.
  await event.change({ startDate: getDateIn(-130), endDate: getDateIn(-6) });
  await visitor.reload();
  await expect(region(visitor, 'How it ended')).toContainText(/Winner\s*Club 01/);
});

test('shape 14: an odd number of teams plays Swiss rounds, one comes late and one leaves', { tag }, async ({ person, stage }) => {
  const [page, visitor] = [await person(), await person({ phone: true })];
  const everybody = nameTeams(8);
  const event = await WholeEvent.create(stage, page, { teams: everybody.slice(0, 7) });
  await event.createGroups(1);
  await event.createSwissRounds('Create schedule, 3 games');
  await event.show('Schedule');
  await event.playGames();
  const useTool = async (name: string) => {
    await page.locator('#schedule').getByRole('button', { name: 'More tools for the schedule' }).click();
    await page.getByRole('menuitem', { name }).click();
  };
  await useTool('Add a late team');
  await event.dialog.getByLabel('Team name').fill('Club 08');
  await event.submit('Add the team');
  await event.drawRound(2);
  await event.playGames();
  await useTool('Withdrawn teams');
  await event.dialog.getByRole('switch', { name: 'Club 05 plays on' }).click();
  await event.dialog.getByRole('button', { name: 'Close' }).last().click();
  await event.drawRound(3);
  await event.playGames();
  await event.openBracket();
  await event.createBracket(7);
  await event.show('Bracket');
  await event.playBracket();
  await visitor.goto(`/${event.id}`);
  const playing = everybody.filter((name) => name !== 'Club 05');
  await expectRanking([visitor.locator('#final-ranking')], playing, ['Club 01']);
  await expect(region(visitor, 'How it ended').locator('[data-champion]')).toContainText('Club 01');
  const table = visitor.locator('#standings table');
  expect((await listTeamNames(table)).map((text) => /Club \d+/.exec(text)?.[0]).sort()).toEqual(everybody);
});

test(
  'shape 7: a wildcard day in Swiss rounds, then groups of its best and of seeded teams, and their bracket',
  { tag },
  async ({ person, stage }) => {
    const [page, visitor] = [await person(), await person({ phone: true })];
    const teams = nameTeams(18);
    const event = await WholeEvent.create(stage, page, { teams });
    await event.createGroups(1, { later: 6 });
    await event.createSwissRounds('Create schedule, 6 games', { isKept: true });
    await event.show('Schedule');
    await event.playGames();
    for (const round of [2, 3]) {
      await event.drawRound(round);
      await event.playGames();
    }
    await event.addGroups('Main event', { first: 1, last: 6, groups: 3 });
    const main = region(page, 'Main event');
    await expect(main).toContainText('Ranks 1–6, and 6 teams that begin here');
    await expect(main.getByRole('listitem').first()).toContainText(/Group A\s*Club 01/);
    await visitor.goto(`/${event.id}`);
    await expect(visitor.getByText('Begins here')).toHaveCount(6);
    await main.getByRole('button', { name: 'Create Main event' }).click();
    await event.submit('Create 18 games');
    await event.playGames('Main event');
    await event.openBracket();
    await event.createBracket(8);
    await event.show('Bracket');
    await event.playBracket();
    await visitor.goto(`/${event.id}`);
    await expectRanking([visitor.locator('#event-ranking')], teams, ['Club 01']);
    await expect(region(visitor, 'How it ended').locator('[data-champion]')).toContainText('Club 01');
  },
);
