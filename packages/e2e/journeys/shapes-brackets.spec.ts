import type { Locator, Page } from '@playwright/test';
import type { Stage } from '../support/stage';
import { expect, test } from '../support/people-test';
import { expectRanking, listRanks, nameTeams, region, WholeEvent } from '../support/whole-event';

// Whole events, from the form of a new tournament to the ranking of all teams. A generous limit: every game of a bracket has its dialog.
test.setTimeout(600_000);
test.use({ actionTimeout: 30_000 });

const tag = '@release';
const ranking = (visitor: Page) => visitor.locator('#final-ranking');
const howItEnded = (visitor: Page) => region(visitor, 'How it ended');
const expectChampion = (visitor: Page) => expect(howItEnded(visitor).locator('[data-champion]')).toContainText('Club 01');

interface Shape {
  readonly teams: number;
  readonly groups: number;
  /** The number of teams in the bracket. */
  readonly bracket: number;
  /** Chooses more in the dialog of the bracket. */
  readonly choose?: (dialog: Locator) => Promise<unknown>;
  /** The name of a second bracket, for all other teams. */
  readonly rest?: string;
}

interface Actors {
  readonly person: (options?: { readonly phone: boolean }) => Promise<Page>;
  readonly stage: Stage;
}

/** Plays groups and the brackets after them to their end. Returns a visitor's page of it, and the teams from the strongest. */
async function play({ person, stage }: Actors, { teams: count, groups, bracket, choose, rest }: Shape) {
  const [page, visitor] = [await person(), await person({ phone: true })];
  const teams = nameTeams(count);
  const event = await WholeEvent.create(stage, page, { teams, groups });
  await event.show('Schedule');
  await event.playGames();
  await event.openBracket();
  await choose?.(event.dialog);
  await event.createBracket(bracket);
  if (rest !== undefined) await event.addBracket(rest, count - bracket);
  await event.show('Bracket');
  if (rest !== undefined) await event.playBracket(rest);
  await event.playBracket();
  await visitor.goto(`/${event.id}`);
  return { visitor, teams };
}

test('shape 1: two groups and one bracket', { tag }, async ({ person, stage }) => {
  const { visitor, teams } = await play({ person, stage }, { teams: 8, groups: 2, bracket: 8 });
  await expectRanking([ranking(visitor)], teams, teams.slice(0, 4));
  await expectChampion(visitor);
});

test('shape 2: twenty teams, the first ten in an A bracket, the others in a B bracket', { tag }, async ({ person, stage }) => {
  const { visitor, teams } = await play({ person, stage }, { teams: 20, groups: 2, bracket: 10, rest: 'B bracket' });
  await expectRanking([ranking(visitor)], teams.slice(0, 10), teams.slice(0, 4));
  await expectRanking([region(visitor, 'B bracket')], teams.slice(10), teams.slice(10, 14));
  await expect(howItEnded(visitor)).toContainText(/Club 01.*B bracket.*Club 11/);
});

test('shape 6: six groups of six, and the best sixteen in a bracket', { tag }, async ({ person, stage }) => {
  const { visitor, teams } = await play({ person, stage }, { teams: 36, groups: 6, bracket: 16 });
  await expect(listRanks(ranking(visitor))).toHaveCount(16);
  await expectChampion(visitor);
  const tables = visitor.locator('#standings').getByRole('table');
  await expect(tables).toHaveCount(6);
  const names = await tables.getByRole('rowheader').allInnerTexts();
  expect(names.map((text) => /Club \d+/.exec(text)?.[0]).sort()).toEqual(teams);
});

test('shape 10: semi-finals as the best of three games, the final as the best of five', { tag }, async ({ person, stage }) => {
  const choose = async (dialog: Locator) => {
    await dialog.getByRole('combobox', { name: 'Final', exact: true }).selectOption('Best of 5 games');
    await dialog.getByRole('combobox', { name: 'Semi-finals' }).selectOption('Best of 3 games');
  };
  const { visitor, teams } = await play({ person, stage }, { teams: 8, groups: 2, bracket: 8, choose });
  await expectRanking([ranking(visitor)], teams, teams.slice(0, 4));
  await expectChampion(visitor);
  await expect(visitor.locator('#game-u3-1 b')).toHaveText(['3', '0']);
  await expect(visitor.locator('#game-u2-1 b')).toHaveText(['2', '0']);
  // On a phone, rounds before the last ones are folded.
  await visitor.locator('#bracket').getByRole('button', { name: 'Earlier rounds' }).click();
  await expect(visitor.locator('#game-u1-1 b')).toHaveText(['5', '3']);
});

test('shape 11: twelve teams play for each of the twelve places', { tag }, async ({ person, stage }) => {
  const choose = (dialog: Locator) => dialog.getByLabel('Play for places').selectOption('1 to 12');
  const { visitor, teams } = await play({ person, stage }, { teams: 12, groups: 2, bracket: 12, choose });
  await expectRanking([ranking(visitor)], teams, teams.slice(0, 4));
  const rows = listRanks(ranking(visitor));
  for (let place = 1; place <= 12; place += 1) await expect(rows.nth(place - 1)).toContainText(new RegExp(`Place ${place}(?!\\d)`));
});

test('shape 12: eight of twenty-four teams start in the lower bracket', { tag }, async ({ person, stage }) => {
  const choose = async (dialog: Locator) => {
    await dialog.getByRole('radio', { name: /^Double/ }).check();
    await dialog.getByLabel('Start in the upper bracket').selectOption('Seeds 1 to 16');
  };
  const { visitor, teams } = await play({ person, stage }, { teams: 24, groups: 4, bracket: 24, choose });
  await expectRanking([ranking(visitor)], teams, teams.slice(0, 2));
  await expectChampion(visitor);
});
