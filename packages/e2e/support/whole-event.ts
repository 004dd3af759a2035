import { expect, type Locator, type Page } from '@playwright/test';
import { getDateIn } from './people';
import { visit } from './people-test';
import type { Account, Stage } from './stage';

/** Names of teams from the strongest to the weakest: the lower number wins every game. */
export const nameTeams = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `Club ${String(index + 1).padStart(2, '0')}`);

const getStrength = (name: string | null | undefined): number => Number(/Club (\d+)/.exec(name ?? '')?.[1]);

export const region = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

export interface WholeEventOptions {
  readonly teams: readonly string[];
  /** Without groups, the teams are imported, and neither groups nor games are made. */
  readonly groups?: number;
  readonly legs?: 1 | 2;
  /** From today, in days. */
  readonly startsIn?: number;
  readonly lasts?: number;
}

/** The ranks that play a further stage. */
export interface Ranks {
  readonly first: number;
  /** Null for all behind the first. */
  readonly last: number | null;
  /** The name of the stage that they come from; by default the one that the dialog names. */
  readonly source?: string;
  /** Counted over all groups, and not in each of them. */
  readonly isOverAll?: boolean;
}

export interface FurtherGroupsChoices extends Ranks {
  readonly groups: number;
  readonly carries?: string;
}

/** Runs in the page. */
const getLabel = (box: Element): string => box.getAttribute('aria-label') ?? (box as HTMLInputElement).labels?.[0]?.innerText ?? '';

/** An event that an organizer sets up in the browser, from “New tournament” to its end. */
export class WholeEvent {
  readonly page: Page;
  readonly id: string;
  readonly #stage: Stage;
  readonly #organiser: Account;

  private constructor(stage: Stage, organiser: Account, page: Page, id: string) {
    this.#stage = stage;
    this.#organiser = organiser;
    this.page = page;
    this.id = id;
  }

  /** Creates the tournament with its teams, and opens it. */
  static async create(stage: Stage, page: Page, options: WholeEventOptions): Promise<WholeEvent> {
    const { teams, groups, legs = 1, startsIn = 10, lasts = 2 } = options;
    const organiser = await stage.player(`willa whole ${Date.now()}`);
    const name = `Coupe ${Date.now()}`;
    await visit(page, organiser, '/organize');
    await page.getByLabel('Name', { exact: true }).fill(name);
    await page.getByLabel('Location').fill('Parc La Fontaine, Montréal');
    await page.getByLabel('Start date').fill(getDateIn(startsIn));
    await page.getByLabel('End date').fill(getDateIn(startsIn + lasts - 1));
    if (groups !== undefined) {
      await page.getByLabel('Teams', { exact: true }).fill(teams.join('\n'));
      if (groups > 4) await page.getByRole('checkbox', { name: 'More than 4 groups' }).check();
      await page.getByRole('spinbutton', { name: 'Groups' }).fill(String(groups));
      if (legs === 2) await page.getByLabel('Each pair meets').selectOption('2');
      await expect(page.getByText(new RegExp(`^${teams.length} teams · ${groups} groups? of `))).toBeVisible();
    }
    await page.getByRole('button', { name: 'Create Tournament' }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    const event = new WholeEvent(stage, organiser, page, new URL(page.url()).pathname.slice(1));
    if (groups === undefined) await event.#importTeams(teams);
    await page.getByRole('button', { name: 'Open Tournament' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Open Tournament' }).click();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    return event;
  }

  async #importTeams(teams: readonly string[]): Promise<void> {
    await this.page.locator('#teams').getByRole('button', { name: 'Import teams' }).click();
    await this.dialog.getByLabel('Paste the teams').fill(teams.join('\n'));
    await this.submit(`Import ${teams.length} teams`);
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  /** Presses the button of the open dialog that saves it, and waits until it is closed. */
  async submit(name: string | RegExp): Promise<void> {
    await this.dialog.getByRole('button', { name }).click();
    await expect(this.dialog).toHaveCount(0);
  }

  /** Shows visitors a part of the event: *Schedule*, *Bracket* … */
  async show(part: string): Promise<void> {
    const control = this.page.locator('#visitors').getByRole('switch', { name: part });
    await control.click();
    await expect(control).toBeChecked();
  }

  /** Groups of teams that were imported. @param later the number of the best teams, which begin in a later stage */
  async createGroups(count: number, { later = 0 } = {}): Promise<void> {
    await this.page.locator('#groups').getByRole('button', { name: 'Create Groups' }).click();
    if (later > 0) {
      await this.dialog.getByRole('checkbox', { name: 'Some teams begin in a later group stage' }).check();
      const field = this.dialog.getByLabel('Teams that begin later');
      await field.fill(String(later));
      // However wide the dialog is, the two buttons are near the number.
      expect((await field.locator('..').boundingBox())!.width).toBeLessThan(260);
    }
    await this.dialog.getByRole('radio', { name: new RegExp(`^${count} groups?`) }).check();
    await this.submit(new RegExp(`^Create ${count} groups?`));
  }

  read(path: string): Promise<Record<string, unknown>> {
    return this.#stage.read(this.#organiser, path);
  }

  readTournament(): Promise<Record<string, unknown>> {
    return this.read(`tournaments/${this.id}`);
  }

  /** Changes fields of the tournament without the rules. */
  async change(fields: Record<string, unknown>): Promise<void> {
    await this.#stage.force(`tournaments/${this.id}`, fields, Object.keys(fields));
  }

  /**
   * Stores a result of every game of groups that has none, so that the page receives them: the stronger team wins, by more goals the weaker the other is.
   * @param stageName of a further stage; by default the first groups
   */
  async playGames(stageName?: string): Promise<void> {
    const teams = (await this.read(`teams/${this.id}`)) as Record<string, { readonly name: string }>;
    const path = `schedules/${this.id}${stageName === undefined ? '' : `/stages/${await this.#findStage(stageName)}`}`;
    const games = (await this.read(path)) as Record<string, { team1Id: string; team2Id: string; team1Score: number | null }>;
    const open = Object.entries(games).filter(([, { team1Score }]) => team1Score === null);
    expect(open.length, 'games to play').toBeGreaterThan(0);
    const results = open.map(([id, { team1Id, team2Id }]) => {
      const gap = getStrength(teams[team2Id]?.name) - getStrength(teams[team1Id]?.name);
      const goals = 1 + (Math.abs(gap) % 9);
      return [id, { team1Score: gap > 0 ? goals : 0, team2Score: gap > 0 ? 0 : goals }] as const;
    });
    const fields = results.flatMap(([id]) => [`\`${id}\`.team1Score`, `\`${id}\`.team2Score`]);
    await this.#stage.force(path, Object.fromEntries(results), fields);
  }

  async #findStage(name: string): Promise<string> {
    const section = region(this.page, name);
    await expect(section).toBeVisible();
    const { drawnGroupStages = [] } = (await this.readTournament()) as { drawnGroupStages?: readonly string[] };
    for (const id of drawnGroupStages) if ((await this.read(`tournaments/${this.id}/stages/${id}`))['name'] === name) return id;
    throw new Error(`No drawn stage is called ${name}.`);
  }

  /** Creates Swiss rounds by the dialog of the schedule. @param label of its button @param isKept teams in no group stay */
  async createSwissRounds(label: string, { isKept = false } = {}): Promise<void> {
    await this.page.locator('#schedule').getByRole('button', { name: 'Create Schedule' }).click();
    const odd = this.dialog.getByRole('checkbox', { name: /^Swiss rounds with an odd number/ });
    if ((await odd.count()) > 0) await odd.check();
    else await this.dialog.getByRole('radio', { name: /^Swiss rounds/ }).check();
    if (isKept) await this.dialog.getByRole('checkbox', { name: /^Keep \d+ teams? in no group/ }).check();
    await this.submit(label);
  }

  /** Draws the next Swiss round. @param section of a further stage; by default the first groups */
  async drawRound(number: number, section: Locator = this.page.locator('#schedule')): Promise<void> {
    await section.getByRole('button', { name: 'Next Round' }).click();
    await this.submit(`Create round ${number}`);
    await expect(section).toContainText(`Round ${number}`);
  }

  /** Opens the dialog of the first bracket. */
  async openBracket(): Promise<void> {
    await this.page.locator('#bracket').getByRole('button', { name: 'Create Bracket' }).click();
    await expect(this.dialog.getByLabel('Teams in the bracket')).toBeVisible();
  }

  /** Creates the bracket of the open dialog. */
  async createBracket(size: number): Promise<void> {
    await this.dialog.getByLabel('Teams in the bracket').fill(String(size));
    await this.submit(`Create bracket, ${size} teams`);
  }

  /** Adds a bracket and creates it. @param of its ranks; by default the teams that are in no other bracket */
  async addBracket(name: string, size: number, of?: Ranks): Promise<void> {
    await this.page.getByRole('button', { name: 'More tools for the bracket' }).click();
    await this.page.getByRole('menuitem', { name: 'Add another bracket' }).click();
    await this.dialog.getByLabel('Name').fill(name);
    if (of) await this.#chooseRanks(of);
    await this.submit('Add the bracket');
    await region(this.page, name)
      .getByRole('button', { name: `Create ${name}` })
      .click();
    await this.submit(`Create bracket, ${size} teams`);
  }

  /** Adds a group stage of these ranks. */
  async addGroups(name: string, { groups, carries = 'Nothing', ...of }: FurtherGroupsChoices): Promise<void> {
    await this.page.getByRole('button', { name: /^Add (a second|another) group stage/ }).click();
    await this.dialog.getByLabel('Name').fill(name);
    await this.#chooseRanks(of);
    await this.dialog.getByLabel('Number of groups').fill(String(groups));
    await this.dialog.getByRole('radio', { name: carries }).check();
    await this.submit('Add the group stage');
  }

  /** Creates the games of a group stage that was added. */
  async drawGroups(name: string, { isSwiss = false } = {}): Promise<void> {
    await region(this.page, name)
      .getByRole('button', { name: `Create ${name}` })
      .click();
    if (isSwiss) await this.dialog.getByRole('radio', { name: 'Swiss rounds' }).check();
    await this.submit(/^Create \d+ games?/);
  }

  async #chooseRanks({ first, last, source, isOverAll = false }: Ranks): Promise<void> {
    if (source !== undefined) await this.dialog.getByLabel('Teams come from').selectOption({ label: source });
    // One group has only its own ranks.
    const ofEach = this.dialog.getByRole('radio', { name: 'Ranks of each group' });
    const isOfEach = !isOverAll && (await ofEach.count()) > 0;
    await (isOfEach ? ofEach : this.dialog.getByRole('radio', { name: 'Ranks', exact: true })).check();
    await this.dialog.getByLabel('From rank').fill(String(first));
    await this.dialog.getByLabel('To rank').fill(last === null ? '' : String(last));
  }

  /** Plays a bracket to its end through its dialogs: the stronger team wins. @param name of a further bracket; by default the first one */
  async playBracket(name?: string): Promise<void> {
    const section = name === undefined ? this.page.locator('#bracket') : region(this.page, name);
    const next = section.locator('[data-game]').first();
    await expect(next).toBeVisible();
    for (;;) {
      const game = await next.getAttribute('data-game', { timeout: 3000 }).catch(() => null);
      if (game === null) break;
      await next.getByRole('button').first().click();
      const boxes = this.dialog.getByRole('textbox');
      // A series has two boxes for each of its games; those of the next one appear with a result.
      for (let box = 0; box < (await boxes.count()); box += 2) {
        const pair = [boxes.nth(box), boxes.nth(box + 1)] as const;
        const [one = '', other = ''] = await Promise.all(pair.map((field) => field.evaluate(getLabel)));
        const isFirst = getStrength(one) < getStrength(other);
        await pair[0].fill(isFirst ? '5' : '3');
        await pair[1].fill(isFirst ? '3' : '5');
      }
      await boxes.last().press('Enter');
      await expect(this.dialog).toHaveCount(0);
      await expect(section.locator(`[data-game="${game}"]`)).toHaveCount(0);
    }
    await expect(section).toContainText(/(\d+) of \1 games? played/);
  }
}

/** Returns the teams of rankings on a visitor's page, in order. */
export async function listRanked(...rankings: readonly Locator[]): Promise<string[]> {
  const texts = await Promise.all(rankings.map((ranking) => listRanks(ranking).allInnerTexts()));
  return texts.flat().map((text) => /Club \d+/.exec(text)?.[0] ?? text);
}

export const listRanks = (ranking: Locator): Locator => ranking.getByRole('listitem').filter({ hasText: /Places? \d/ });

/** Expects that rankings on a visitor's page have each of these teams once. @param best teams that come first, in order */
export async function expectRanking(rankings: readonly Locator[], teams: readonly string[], best: readonly string[]): Promise<void> {
  await expect.poll(async () => (await listRanked(...rankings)).sort()).toEqual(teams);
  expect((await listRanked(...rankings)).slice(0, best.length)).toEqual(best);
}
