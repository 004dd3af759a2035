import { listSeeds } from '../support/bracket-play';
import { expect, test } from '../support/people-test';
import { listTeamNames } from '../support/tables';
import { expectRanking, listRanked, listRanks, nameTeams, region, WholeEvent } from '../support/whole-event';

// Whole events of several stages, from the form of a new tournament to the ranking of all teams. A generous limit: every game of a bracket has its dialog.
test.setTimeout(600_000);
test.use({ actionTimeout: 30_000 });

const tag = '@release';

test(
  'shape 3: two Swiss groups of twelve, sixteen teams in a double elimination, the rest in a single one',
  { tag },
  async ({ person, stage }) => {
    const [page, visitor] = [await person(), await person({ phone: true })];
    const teams = nameTeams(24);
    const event = await WholeEvent.create(stage, page, { teams });
    await event.createGroups(2);
    await event.createSwissRounds('Create schedule, 12 games');
    await event.show('Schedule');
    await event.playGames();
    for (const round of [2, 3, 4]) {
      await event.drawRound(round);
      await event.playGames();
    }
    await event.openBracket();
    await event.dialog.getByRole('radio', { name: /^Double/ }).check();
    await event.createBracket(16);
    await event.addBracket('Consolation', 8);
    await event.show('Bracket');
    await event.playBracket('Consolation');
    await event.playBracket();
    await visitor.goto(`/${event.id}`);
    const rankings = [visitor.locator('#final-ranking'), region(visitor, 'Consolation')];
    await expectRanking(rankings, teams, teams.slice(0, 2));
    await expect(listRanks(visitor.locator('#final-ranking'))).toHaveCount(16);
    const [best = ''] = await listRanked(region(visitor, 'Consolation'));
    await expect(region(visitor, 'How it ended')).toContainText(new RegExp(`Club 01.*Consolation.*${best}`));
  },
);

test('shape 4: two groups of nine, two groups of four in which earlier games count, a final four', { tag }, async ({ person, stage }) => {
  const [page, visitor] = [await person(), await person({ phone: true })];
  const teams = nameTeams(18);
  const event = await WholeEvent.create(stage, page, { teams, groups: 2 });
  await event.show('Schedule');
  await event.playGames();
  await event.addGroups('Main round', { first: 1, last: 4, groups: 2, carries: 'Games between teams of a group' });
  const main = region(page, 'Main round');
  await main.getByRole('button', { name: 'Create Main round' }).click();
  await expect(event.dialog).toContainText('4 games count again.');
  // Two of each earlier group play in each of the new ones.
  await event.submit('Create 8 games');
  await event.playGames('Main round');
  await event.openBracket();
  await expect(event.dialog).toContainText('The teams come from Main round.');
  await event.createBracket(4);
  await event.show('Bracket');
  await event.playBracket();
  await visitor.goto(`/${event.id}`);
  const ranking = visitor.locator('#event-ranking');
  await expectRanking([ranking], teams, teams.slice(0, 4));
  // Those of the main round are before all others.
  expect((await listRanked(ranking)).slice(0, 8).sort()).toEqual(teams.slice(0, 8));
  await expect(region(visitor, 'How it ended').locator('[data-champion]')).toContainText('Club 01');
});

test(
  'shape 5: three groups, Swiss rounds of those that miss the cut, and both in a double elimination',
  { tag },
  async ({ person, stage }) => {
    const [page, visitor] = [await person(), await person({ phone: true })];
    const teams = nameTeams(24);
    const event = await WholeEvent.create(stage, page, { teams, groups: 3 });
    await event.show('Schedule');
    await event.playGames();
    await event.addGroups('Second chance', { first: 5, last: null, groups: 1 });
    const second = region(page, 'Second chance');
    await second.getByRole('button', { name: 'Create Second chance' }).click();
    await event.dialog.getByRole('radio', { name: 'Swiss rounds' }).check();
    await event.submit('Create 6 games');
    await event.playGames('Second chance');
    for (const round of [2, 3]) {
      await event.drawRound(round, second);
      await event.playGames('Second chance');
    }
    // Its table is drawn again with the results of the last round.
    const chance = region(page, 'Second chance: table').getByRole('table');
    const countAtEnd = async () =>
      (await chance.getByRole('row').allInnerTexts()).filter((text) => /Club \d+ 3 /.test(text.replace(/\s+/g, ' '))).length;
    await expect.poll(countAtEnd).toBe(12);
    const ranks = (await listTeamNames(chance)).map((text) => /Club \d+/.exec(text)?.[0]);
    await event.openBracket();
    await expect(event.dialog).toContainText('The teams of Second chance come after those that ranked above them, by their table there.');
    await event.dialog.getByRole('radio', { name: /^Double/ }).check();
    await event.dialog.getByLabel('Teams in the bracket').fill('16');
    await expect(event.dialog.locator('[data-seed]')).toHaveCount(16);
    const seeds = await listSeeds(page);
    expect([...seeds.slice(0, 12)].sort()).toEqual(teams.slice(0, 12));
    expect(seeds.slice(12)).toEqual(ranks.slice(0, 4));
    await event.submit('Create bracket, 16 teams');
    await event.show('Bracket');
    await event.playBracket();
    await visitor.goto(`/${event.id}`);
    const ranking = visitor.locator('#event-ranking');
    await expectRanking([ranking], teams, teams.slice(0, 2));
    expect((await listRanked(ranking)).slice(16)).toEqual(ranks.slice(4));
    await expect(region(visitor, 'How it ended').locator('[data-champion]')).toContainText('Club 01');
  },
);
