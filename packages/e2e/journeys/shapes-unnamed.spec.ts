import type { Locator, Page } from '@playwright/test';
import { getDateIn } from '../support/people';
import { expect, test } from '../support/people-test';
import { listRanked, nameTeams, region, WholeEvent, type FurtherGroupsChoices, type Ranks } from '../support/whole-event';

// Whole events of shapes without a name: the same dialogs make them. A generous limit: every game of a bracket has its dialog.
test.setTimeout(600_000);
test.use({ actionTimeout: 30_000 });

interface Groups extends FurtherGroupsChoices {
  readonly name: string;
  /** The number of Swiss rounds; a round robin without it. */
  readonly rounds?: number;
}

interface Bracket {
  readonly teams: number;
  /** Only a further bracket has one. */
  readonly name?: string;
  readonly of?: Ranks;
  /** Chooses more in the dialog. */
  readonly choose?: (dialog: Locator) => Promise<unknown>;
}

interface Shape {
  readonly title: string;
  readonly teams: number;
  /** The number of the first groups; without them, `rounds` Swiss rounds, or no groups at all. */
  readonly groups?: number;
  readonly legs?: 2;
  readonly rounds?: number;
  readonly further?: readonly Groups[];
  readonly brackets?: readonly Bracket[];
  /** How many teams come first, how many after them …: the best first, in any order among each other. */
  readonly levels: readonly number[];
}

const shapes: readonly Shape[] = [
  {
    ...{ title: 'a bracket for each rank of four groups of three', teams: 12, groups: 4 },
    brackets: [{ teams: 4 }, { name: 'B', teams: 4, of: { first: 2, last: 2 } }, { name: 'C', teams: 4, of: { first: 3, last: 3 } }],
    levels: [1, 3, 4, 4],
  },
  {
    ...{ title: 'three groups, a gold and a silver group side by side, and a bracket of each', teams: 12, groups: 3 },
    further: [
      { name: 'Gold', first: 1, last: 2, groups: 1, carries: 'Games between teams of a group' },
      { name: 'Silver', source: 'The first groups', first: 3, last: 4, groups: 1 },
    ],
    brackets: [{ teams: 4 }, { name: 'Silver final', teams: 4, of: { source: 'Silver', first: 1, last: 4 } }],
    levels: [1, 1, 1, 1, 2, 4, 2],
  },
  {
    ...{ title: 'a knockout of ten without groups', teams: 10 },
    brackets: [{ teams: 10 }],
    levels: [1, 1, 1, 1, 6],
  },
  {
    ...{ title: 'nine teams in Swiss rounds, one resting, and a final round of the best five', teams: 9, rounds: 4 },
    further: [{ name: 'Final round', first: 1, last: 5, groups: 1, carries: 'Games between teams of a group' }],
    levels: [1, 8],
  },
  {
    ...{ title: 'groups of two legs, Swiss rounds of the best, and a final of three games', teams: 8, groups: 2, legs: 2 },
    further: [{ name: 'Swiss', first: 1, last: 3, groups: 1, rounds: 2 }],
    brackets: [
      { teams: 4, choose: (dialog) => dialog.getByRole('combobox', { name: 'Final', exact: true }).selectOption('Best of 3 games') },
    ],
    levels: [1, 5, 2],
  },
  {
    ...{ title: 'Swiss rounds, and each half of the table in a group of its own', teams: 10, rounds: 3 },
    further: [
      { name: 'Upper half', first: 1, last: 5, groups: 1, isOverAll: true },
      { name: 'Lower half', source: 'The first groups', first: 6, last: null, groups: 1, isOverAll: true },
    ],
    levels: [1, 9],
  },
];

async function playFirst(event: WholeEvent, { teams, groups, rounds }: Shape): Promise<void> {
  if (groups === undefined && rounds === undefined) return;
  if (rounds !== undefined) {
    await event.createGroups(1);
    await event.createSwissRounds(`Create schedule, ${Math.floor(teams / 2)} games`);
  }
  await event.show('Schedule');
  await event.playGames();
  for (let round = 2; round <= (rounds ?? 1); round += 1) {
    await event.drawRound(round);
    await event.playGames();
  }
}

async function playFurther(event: WholeEvent, further: readonly Groups[]): Promise<void> {
  for (const { name, rounds: _, ...choices } of further) await event.addGroups(name, choices);
  for (const { name, rounds } of further) {
    await event.drawGroups(name, { isSwiss: rounds !== undefined });
    await event.playGames(name);
    for (let round = 2; round <= (rounds ?? 1); round += 1) {
      await event.drawRound(round, region(event.page, name));
      await event.playGames(name);
    }
  }
}

async function playBrackets(event: WholeEvent, brackets: readonly Bracket[]): Promise<void> {
  if (brackets.length === 0) return;
  for (const { name, teams, of, choose } of brackets) {
    if (name !== undefined) await event.addBracket(name, teams, of);
    else {
      await event.openBracket();
      await choose?.(event.dialog);
      await event.createBracket(teams);
    }
  }
  await event.show('Bracket');
  // The final of the first one is the last game.
  for (const { name } of brackets.toReversed()) await event.playBracket(name);
}

/** Returns the rankings on a visitor's page: of the event where it has further groups, else of each bracket. */
const locateRankings = (visitor: Page, { further = [], brackets = [] }: Shape): readonly Locator[] =>
  further.length > 0
    ? [visitor.locator('#event-ranking')]
    : brackets.map(({ name }) => (name === undefined ? visitor.locator('#final-ranking') : region(visitor, name)));

const split = (names: readonly string[], levels: readonly number[]): readonly (readonly string[])[] =>
  levels.map((_, index) => {
    const start = levels.slice(0, index).reduce((sum, count) => sum + count, 0);
    return names.slice(start, start + levels[index]!).toSorted();
  });

for (const shape of shapes) {
  test(shape.title, { tag: '@release' }, async ({ person, stage }) => {
    const [page, visitor] = [await person(), await person({ phone: true })];
    const teams = nameTeams(shape.teams);
    const { groups, legs } = shape;
    const event = await WholeEvent.create(stage, page, { teams, ...(groups && { groups }), ...(legs && { legs }) });
    await playFirst(event, shape);
    await playFurther(event, shape.further ?? []);
    await playBrackets(event, shape.brackets ?? []);
    // Without a bracket the event is over after its last day.
    if (!shape.brackets) await event.change({ startDate: getDateIn(-9), endDate: getDateIn(-8) });
    await visitor.goto(`/${event.id}`);
    const rankings = locateRankings(visitor, shape);
    await expect.poll(async () => (await listRanked(...rankings)).toSorted()).toEqual(teams);
    expect(split(await listRanked(...rankings), shape.levels)).toEqual(split(teams, shape.levels));
    const ended = region(visitor, 'How it ended');
    await (shape.brackets
      ? expect(ended.locator('[data-champion]')).toContainText('Club 01')
      : expect(ended).toContainText(/Winner\s*Club 01/));
  });
}
