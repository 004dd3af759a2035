import type { Page } from '@playwright/test';
import { DayOfGroups } from '../support/day-of-groups';
import { addBracket, addFurtherBracket, findMorning, formatClockTime, FURTHER_STAGE } from '../support/day-of-play';
import { expect, refusals, test, visit } from '../support/people-test';
import { region } from '../support/whole-event';

// Sixteen halves of games on a phone, however slow the machine.
test.setTimeout(300_000);
test.use({ actionTimeout: 20_000 });

/** One phone at two courts. */
class Scorekeeper {
  readonly #page: Page;
  constructor(page: Page) {
    this.#page = page;
  }

  async #show(letter: 'A' | 'B') {
    await this.#page.getByRole('tab', { name: new RegExp(`Court ${letter}`) }).click();
    return this.#page.getByRole('region', { name: `Court ${letter}` });
  }

  /** Starts the next game of a court. @returns the names of its teams */
  async start(letter: 'A' | 'B', of: string): Promise<readonly [string, string]> {
    const court = await this.#show(letter);
    const start = court.getByRole('button', { name: /^Start Club/ });
    const call = court.getByRole('button', { name: /^Call the teams/ });
    const next = court.getByRole('button', { name: 'Next game' });
    await expect(start.or(call).or(next).first()).toBeVisible();
    if (await next.isVisible()) await next.click();
    await expect(start.or(call).first()).toBeVisible();
    await expect(court).toContainText(of);
    if (await call.isVisible()) await call.click();
    const [, one = '', other = ''] = /Start (Club \d+) against (Club \d+)/.exec((await start.getAttribute('aria-label')) ?? '') ?? [];
    await start.click();
    await expect(court.getByRole('button', { name: `Goal for ${one}` })).toBeVisible();
    return [one, other];
  }

  async goals(letter: 'A' | 'B', team: string, count: number): Promise<void> {
    const court = await this.#show(letter);
    for (let goal = 0; goal < count; goal += 1) await court.getByRole('button', { name: `Goal for ${team}` }).click();
  }

  async end(letter: 'A' | 'B'): Promise<void> {
    const court = await this.#show(letter);
    await court.getByRole('button', { name: 'End game' }).click();
    await court.getByRole('button', { name: /^End now/ }).click();
  }
}

const lower = (teams: readonly [string, string]): string => (teams[0] < teams[1] ? teams[0] : teams[1]);

test(
  'one phone with a pass plays A and B brackets on two courts to both champions, reloaded and offline in between',
  { tag: '@release' },
  async ({ person, stage }) => {
    const { event } = await DayOfGroups.create(stage);
    const start = (minutes: number) => [formatClockTime(Math.floor(findMorning().minutes / 5) * 5 + 5 + minutes)];
    const times = { gameLength: 12, interval: 3, numberOfCourts: 2 };
    await addBracket(stage, event, [1, 2, 3, 4], { bracketTimes: { ...times, startTimes: start(0) } });
    await addFurtherBracket(stage, event, [5, 6, 7, 8], {
      name: 'B bracket',
      bracketTimes: { ...times, startTimes: start(60) },
      gamesBefore: 4,
    });
    const [lead, phone, visitor] = [
      await person({ expectErrors: refusals }),
      await person({ phone: true, expectErrors: refusals }),
      await person({ phone: true }),
    ];
    const keeper = new Scorekeeper(phone);
    const champion = (name: string) => (name === 'A' ? visitor.locator('#bracket') : region(visitor, name)).locator('[data-champion]');

    await test.step('a pass for all courts opens the board on the phone', async () => {
      await visit(lead, event.organiser, `/${event.id}/day`);
      await lead.getByRole('button', { name: 'More about the day' }).click();
      await lead.getByRole('menuitem', { name: 'Passes' }).click();
      const dialog = lead.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Make a pass' }).click();
      await dialog.getByLabel('Name of the pass').fill('Both courts');
      await dialog.getByRole('button', { name: 'Make a pass' }).click();
      const link = await dialog.getByLabel('Link of the pass').inputValue();
      await phone.goto(link);
      await expect(phone.getByRole('tab', { name: /Court B/ })).toBeVisible();
      await visitor.goto(`/${event.id}`);
    });

    await test.step('both semi-finals of A are played at the same time; the phone is reloaded meanwhile', async () => {
      const [a, b] = [await keeper.start('A', 'Semi-finals'), await keeper.start('B', 'Semi-finals')];
      await keeper.goals('A', lower(a), 1);
      await keeper.goals('B', lower(b), 2);
      await phone.reload();
      await keeper.goals('A', lower(a), 1);
      await keeper.end('A');
      await keeper.end('B');
      await expect(visitor.locator('#game-final')).toContainText('Club 01');
    });

    await test.step('the final and the third-place game of A', async () => {
      for (const round of ['Third place', 'Final']) {
        await keeper.goals('A', lower(await keeper.start('A', round)), 1);
        await keeper.end('A');
      }
      await expect(champion('A')).toContainText('Club 01');
    });

    await test.step('the semi-finals of B, one of them ended without a network', async () => {
      const [a, b] = [await keeper.start('A', 'B bracket · Semi-finals'), await keeper.start('B', 'B bracket · Semi-finals')];
      await phone.context().setOffline(true);
      await expect(phone.getByText('Waiting for network')).toBeVisible();
      await keeper.goals('A', lower(a), 3);
      await keeper.end('A');
      await keeper.goals('B', lower(b), 1);
      await phone.context().setOffline(false);
      await expect(visitor.locator(`#game-${FURTHER_STAGE}-final`)).toContainText(lower(a));
      await keeper.goals('B', lower(b), 1);
      await keeper.end('B');
    });

    await test.step('the final and the third-place game of B: both champions stand, and every game has the result of the phone', async () => {
      for (const round of ['Third place', 'Final']) {
        await keeper.goals('A', lower(await keeper.start('A', `B bracket · ${round}`)), 2);
        await keeper.end('A');
      }
      await expect(champion('B bracket')).toContainText('Club 05');
      await expect(champion('A')).toContainText('Club 01');
      await expect(region(visitor, 'How it ended')).toContainText(/Club 01.*B bracket.*Club 05/);
      await expect(phone.getByRole('alert')).toHaveCount(0);
      const fresh = await person({ phone: true });
      await fresh.goto(`/${event.id}`);
      // A page that was open keeps the ranking where it has appeared.
      const linesOf = async (page: Page) => (await page.locator('#bracket').innerText()).split('\n').toSorted();
      await expect.poll(() => linesOf(fresh)).toEqual(await linesOf(visitor));
    });
  },
);
