import type { Page } from '@playwright/test';
import { expect, test } from '../support/people-test';
import { expectRanking, listRanks, nameTeams, region, WholeEvent } from '../support/whole-event';

// Whole events, from the form of a new tournament to the ranking of all teams. A generous limit: every game of a bracket has its dialog.
test.setTimeout(600_000);
test.use({ actionTimeout: 30_000 });

const tag = '@release';
const ranking = (visitor: Page) => visitor.locator('#final-ranking');
const howItEnded = (visitor: Page) => region(visitor, 'How it ended');

test('shape 1: two groups and one bracket', { tag }, async ({ person, stage }) => {
  const [page, visitor] = [await person(), await person({ phone: true })];
  const teams = nameTeams(8);
  const event = await WholeEvent.create(stage, page, { teams, groups: 2 });
  await event.show('Schedule');
  await event.playGames();
  await event.openBracket();
  await event.createBracket(8);
  await event.show('Bracket');
  await event.playBracket();
  await visitor.goto(`/${event.id}`);
  await expectRanking([ranking(visitor)], teams, teams.slice(0, 4));
  await expect(howItEnded(visitor).locator('[data-champion]')).toContainText('Club 01');
});

test('shape 2: twenty teams, the first ten in an A bracket, the others in a B bracket', { tag }, async ({ person, stage }) => {
  const [page, visitor] = [await person(), await person({ phone: true })];
  const teams = nameTeams(20);
  const event = await WholeEvent.create(stage, page, { teams, groups: 2 });
  await event.show('Schedule');
  await event.playGames();
  await event.openBracket();
  await event.createBracket(10);
  await event.addBracketOfRest('B bracket', 10);
  await event.show('Bracket');
  await event.playBracket('B bracket');
  await event.playBracket();
  await visitor.goto(`/${event.id}`);
  await expectRanking([ranking(visitor)], teams.slice(0, 10), teams.slice(0, 4));
  await expectRanking([region(visitor, 'B bracket')], teams.slice(10), teams.slice(10, 14));
  await expect(howItEnded(visitor)).toContainText(/Club 01.*B bracket.*Club 11/);
});

test('shape 6: six groups of six, and the best sixteen in a bracket', { tag }, async ({ person, stage }) => {
  const [page, visitor] = [await person(), await person({ phone: true })];
  const teams = nameTeams(36);
  const event = await WholeEvent.create(stage, page, { teams, groups: 6 });
  await event.show('Schedule');
  await event.playGames();
  await event.openBracket();
  await event.createBracket(16);
  await event.show('Bracket');
  await event.playBracket();
  await visitor.goto(`/${event.id}`);
  await expect(listRanks(ranking(visitor))).toHaveCount(16);
  await expect(howItEnded(visitor).locator('[data-champion]')).toContainText('Club 01');
  const tables = visitor.locator('#standings').getByRole('table');
  await expect(tables).toHaveCount(6);
  const names = await tables.getByRole('rowheader').allInnerTexts();
  expect(names.map((text) => /Club \d+/.exec(text)?.[0]).sort()).toEqual(teams);
});

test('shape 10: semi-finals as the best of three games, the final as the best of five', { tag }, async ({ person, stage }) => {
  const [page, visitor] = [await person(), await person({ phone: true })];
  const teams = nameTeams(8);
  const event = await WholeEvent.create(stage, page, { teams, groups: 2 });
  await event.show('Schedule');
  await event.playGames();
  await event.openBracket();
  await event.dialog.getByRole('combobox', { name: 'Final', exact: true }).selectOption('Best of 5 games');
  await event.dialog.getByRole('combobox', { name: 'Semi-finals' }).selectOption('Best of 3 games');
  await event.createBracket(8);
  await event.show('Bracket');
  await event.playBracket();
  await visitor.goto(`/${event.id}`);
  await expectRanking([ranking(visitor)], teams, teams.slice(0, 4));
  await expect(howItEnded(visitor).locator('[data-champion]')).toContainText('Club 01');
  await expect(visitor.locator('#game-u3-1 b')).toHaveText(['3', '0']);
  await expect(visitor.locator('#game-u2-1 b')).toHaveText(['2', '0']);
  await expect(visitor.locator('#game-u1-1 b')).toHaveText(['5', '3']);
});

test('shape 11: twelve teams play for each of the twelve places', { tag }, async ({ person, stage }) => {
  const [page, visitor] = [await person(), await person({ phone: true })];
  const teams = nameTeams(12);
  const event = await WholeEvent.create(stage, page, { teams, groups: 2 });
  await event.show('Schedule');
  await event.playGames();
  await event.openBracket();
  await event.dialog.getByLabel('Play for places').selectOption('1 to 12');
  await event.createBracket(12);
  await event.show('Bracket');
  await event.playBracket();
  await visitor.goto(`/${event.id}`);
  await expectRanking([ranking(visitor)], teams, teams.slice(0, 4));
  const rows = listRanks(ranking(visitor));
  for (let place = 1; place <= 12; place += 1) await expect(rows.nth(place - 1)).toContainText(new RegExp(`Place ${place}(?!\\d)`));
});

test('shape 12: eight of twenty-four teams start in the lower bracket', { tag }, async ({ person, stage }) => {
  const [page, visitor] = [await person(), await person({ phone: true })];
  const teams = nameTeams(24);
  const event = await WholeEvent.create(stage, page, { teams, groups: 4 });
  await event.show('Schedule');
  await event.playGames();
  await event.openBracket();
  await event.dialog.getByRole('radio', { name: /^Double/ }).check();
  await event.dialog.getByLabel('Start in the upper bracket').selectOption('Seeds 1 to 16');
  await event.createBracket(24);
  await event.show('Bracket');
  await event.playBracket();
  await visitor.goto(`/${event.id}`);
  await expectRanking([ranking(visitor)], teams, teams.slice(0, 2));
  await expect(howItEnded(visitor).locator('[data-champion]')).toContainText('Club 01');
});
