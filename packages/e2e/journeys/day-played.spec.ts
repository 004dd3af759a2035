import type { Locator, Page } from '@playwright/test';
import { addBracket, formatClockTime, findMorning, Taps, typeScores } from '../support/day-of-play';
import { expect, expectAccessible, refusals, test, visit } from '../support/people-test';
import { toMatchId, createScheduledEvent } from '../support/schedules';

/** Three rounds of four groups of four, each on both courts at once: game 2s is on court A, 2s + 1 on court B. The first of a pair is the stronger team. */
const rounds = [[[0, 1], [2, 3]], [[0, 2], [1, 3]], [[0, 3], [1, 2]]] as const; // prettier-ignore
const groups = [0, 4, 8, 12];
const games = rounds.flatMap((round) => groups.flatMap((first) => round.map(([one, other]) => [first + one, first + other] as const)));
const club = (index: number) => `Club ${String.fromCharCode(65 + index)}`;
const range = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);
const SLOT = 15;

// A generous limit: a whole day on three devices on a slow machine.
test.setTimeout(300_000);
test.use({ actionTimeout: 20_000 });

test(
  'sixteen teams, two courts, rain: an organizer’s phone, a scorekeeper’s and a French spectator’s page agree all day',
  { tag: '@release' },
  async ({ person, stage }) => {
    const { timeZone, date, minutes } = findMorning();
    // Four of twelve rounds are over.
    const start = Math.floor(minutes / 5) * 5 - 4 * SLOT;
    const scheduled = await createScheduledEvent(stage, 16, [games]);
    const members = groups.map((first) => range(first, first + 4).map((team) => `team${String(team).padStart(7, '0')}`));
    await stage.change(scheduled.event, {
      timeZone,
      startDate: date,
      endDate: date,
      isGameTimesVisible: true,
      pointsPerWin: 3,
    });
    await stage.change(scheduled.event, {
      groups: Object.fromEntries(members.map((ids, group) => [String(group), ids])),
      scheduleTimes: {
        startTimes: [formatClockTime(start)],
        gameLength: 12,
        interval: 3,
        numberOfCourts: 2,
      },
    });
    const { event, organiser } = scheduled;
    await typeScores(stage, scheduled, range(0, 8), [3, 1]);

    const [lead, keeper, spectator] = [
      await person({ phone: true, expectErrors: refusals }),
      await person({ phone: true, expectErrors: refusals }),
      await person({ language: 'fr' }),
    ];
    const court = (page: Page, letter: string) => page.getByRole('region', { name: `Court ${letter}` });
    const button = (on: Locator | Page, name: string | RegExp) => on.getByRole('button', { name });
    const item = (name: string | RegExp) => lead.getByRole('menuitem', { name });
    const more = button(lead, 'More about the day');
    const dialog = lead.getByRole('dialog');
    /** Locates the spectator's views of a game: its row, and the card of a court. */
    const row = (game: number) => spectator.locator(`#match-${toMatchId(game)}`);
    const score = async (game: number, one: number | string, other: number | string) => {
      await expect(row(game).locator('b[data-side="1"]')).toHaveText(String(one));
      await expect(row(game).locator('b[data-side="2"]')).toHaveText(String(other));
    };
    const card = (letter: string) => spectator.locator(`#now [data-court="${letter}"]`);
    /** Returns the start of the next game on a board and on the spectator's page. */
    const agree = async (letter: string, isAbout: (minutes: number) => boolean) => {
      await expect(async () => {
        const told = [
          await court(lead, letter).locator('ol > li').first().locator('b').first().innerText(),
          await card(letter).locator('footer strong').innerText(),
        ].map((text) => /\d\d:\d\d/.exec(text)?.[0] ?? text);
        expect(told[0]).toBe(told[1]);
        const [hours = NaN, rest = NaN] = (told[0] ?? '').split(':').map(Number);
        expect(isAbout(hours * 60 + rest), `${told[0]} on court ${letter}`).toBe(true);
      }).toPass({ timeout: 20_000 });
    };

    await test.step('two games begin, one of them with a pass', async () => {
      await visit(lead, organiser, `/${event.id}/day`);
      await more.click();
      await item('Passes').click();
      await button(dialog, 'Make a pass').click();
      await dialog.getByLabel('Name of the pass').fill('The fence of B');
      await dialog.getByLabel('Good for').selectOption({ label: 'Court B' });
      await button(dialog, 'Make a pass').click();
      const link = await dialog.getByLabel('Link of the pass').inputValue();
      await button(dialog, 'Close').last().click();
      await Promise.all([keeper.goto(link), spectator.goto(`/${event.id}`)]);
      await button(court(lead, 'A'), /^Call the teams/).click();
      await button(court(lead, 'A'), /^Start/).click();
      await button(court(lead, 'A'), `Goal for ${club(games[8]![0])}`).click();
      await button(court(keeper, 'B'), /^Call the teams/).click();
      await button(court(keeper, 'B'), /^Start/).click();
      await button(court(keeper, 'B'), `Goal for ${club(games[9]![1])}`).click();
      await score(8, 1, 0);
      await score(9, 0, 1);
      for (const letter of ['A', 'B']) await expect(card(letter)).toContainText('Direct');
      await expect(court(lead, 'B').locator('[data-side="2"]')).toHaveText('1');
    });

    await test.step('it rains for forty minutes', async () => {
      const taps = new Taps();
      const goesOn = formatClockTime(Math.floor(minutes / 5) * 5 + 40);
      await taps.on(more, item('Rain: stop everything'), dialog.getByLabel('Or at another time'));
      await dialog.getByLabel('Or at another time').fill(goesOn);
      await expect(dialog.getByRole('region', { name: 'What it does' })).toContainText('2 games are paused');
      await expectAccessible(lead);
      await taps.on(button(dialog, `Stop until ${goesOn}`));
      expect(taps.count).toBeLessThanOrEqual(4);
      for (const page of [lead, keeper]) await expect(page.getByText(`Everything is stopped until ${goesOn}`)).toBeVisible();
      await expect(button(court(keeper, 'B'), 'Resume')).toBeVisible();
      // No game runs, and no team is called.
      await expect(spectator.getByRole('status').filter({ hasText: 'Le jeu est arrêté' })).toContainText(goesOn);
      await expect(spectator.getByText('Direct', { exact: true })).toHaveCount(0);
      for (const letter of ['A', 'B']) {
        await expect(card(letter)).toContainText(`En attente jusqu’à ${goesOn}`);
        await agree(letter, (next) => next >= start + 4 * SLOT + 40);
      }
      // The last games of the group stage are later, too.
      await expect(row(22).locator('th s')).toHaveText(/\d\d:\d\d$/);
    });

    await test.step('the rain ends earlier than expected', async () => {
      await button(lead, 'Resume now').click();
      await button(dialog, 'Resume now').click();
      await expect(keeper.getByText(/^Everything is stopped/)).toHaveCount(0);
      await button(court(lead, 'A'), 'Resume').click();
      await button(court(keeper, 'B'), 'Resume').click();
      for (const letter of ['A', 'B']) await expect(card(letter)).toContainText('Direct');
      await agree('A', (next) => next < start + 4 * SLOT + 40);
    });

    await test.step('a tap and an answer end a game before its time is over, and another tap confirms it', async () => {
      const taps = new Taps();
      await taps.on(...['End game', /^End now/, 'Confirm 1–0'].map((name) => button(court(lead, 'A'), name)));
      expect(taps.count).toBeLessThanOrEqual(3);
      await expect(row(8)).toHaveAttribute('data-phase', /over|played|finished/);
      await expect(card('A')).toContainText('Appelé sur le terrain');
      await button(court(keeper, 'B'), 'End game').click();
      await button(court(keeper, 'B'), /^End now/).click();
      await expect(row(9)).toHaveAttribute('data-phase', /over|played|finished/);
      await button(court(keeper, 'B'), 'Next game').click();
      await lead.getByRole('tab', { name: /Court B/ }).click();
      await button(court(lead, 'B'), 'Confirm 0–1').click();
      await expect(court(lead, 'B')).toContainText('Called');
    });

    await test.step('a court is closed, and opened again', async () => {
      const taps = new Taps();
      await taps.on(button(lead, 'More about court B'), item('Close court B'), button(dialog, 'Close court B'));
      expect(taps.count).toBeLessThanOrEqual(4);
      for (const page of [lead, keeper]) await expect(court(page, 'B')).toContainText('Court B is closed');
      await expect(card('B')).toContainText('Fermé');
      await expect(row(11).locator('[data-expected]')).toContainText('Terrain A');
      // An organizer's schedule on a desktop shows the same as the spectator's.
      const desk = await person({ expectErrors: refusals });
      await visit(desk, organiser, `/${event.id}`);
      await expect(desk.locator(`[data-row="${toMatchId(11)}"] [data-expected]`)).toHaveText(
        /^(expected|moved|now) .*\d\d:\d\d, Court A$/i,
      );
      await expectAccessible(desk);
      await desk.close();
      await button(court(lead, 'B'), 'Open court B').click();
      await button(dialog, 'Open court B').click();
      await expect(
        court(keeper, 'B').getByRole('button', {
          name: /^(Call the teams|Start)/,
        }),
      ).toBeVisible();
      await expect(card('B')).not.toContainText('Fermé');
    });

    /** The next game on court A, and the final goals of each side. */
    const results = new Map<number, readonly [number, number]>([
      [8, [1, 0]],
      [9, [0, 1]],
    ]);
    const menuOfA = button(lead, 'More about court A');
    const upOnA = async () => {
      await menuOfA.click();
      const missing = await item(/ is missing$/).allInnerTexts();
      await lead.keyboard.press('Escape');
      const [one, other] = missing.map((text) => text.replace(' is missing', '').trim());
      return games.findIndex((pair) => club(pair[0]) === one && club(pair[1]) === other);
    };

    await test.step('a team does not appear: its game is a forfeit', async () => {
      await lead.getByRole('tab', { name: /Court A/ }).click();
      const game = await upOnA();
      const taps = new Taps();
      await taps.on(menuOfA, item(`${club(games[game]![1])} is missing`), button(dialog, 'Record the no-show'));
      await expect(card('A')).toContainText(`Forfait : ${club(games[game]![1])}`);
      await expect(card('A').locator('dd')).toHaveText(['5', '0']);
      await taps.on(button(court(lead, 'A'), 'Confirm 5–0'));
      expect(taps.count).toBeLessThanOrEqual(4);
      results.set(game, [5, 0]);
    });

    await test.step('a team is late, and finally leaves the tournament', async () => {
      const game = await upOnA();
      const [stays, leaves] = games[game]!;
      await menuOfA.click();
      await item(`${club(leaves)} is missing`).click();
      await dialog.getByRole('radio', { name: /^Wait 5 minutes/ }).click();
      await button(dialog, 'Wait').click();
      await expect(lead.getByText(`${club(leaves)}: waiting 5 minutes.`)).toBeVisible();
      await expect(row(game).locator('[data-expected]')).toContainText(/\d\d:\d\d/);
      const taps = new Taps();
      await taps.on(menuOfA, item(`${club(leaves)} is missing`));
      await taps.on(dialog.getByRole('radio', { name: /leaves the tournament/ }), button(dialog, 'Withdraw the team'));
      expect(taps.count).toBeLessThanOrEqual(4);
      const left = games.flatMap((pair, index) => (index > 9 && !results.has(index) && pair.includes(leaves) ? [index] : []));
      expect(left).toContain(game);
      for (const one of left) {
        results.set(one, games[one]![0] === leaves ? [0, 5] : [5, 0]);
        await expect(row(one).locator('[data-ending^="forfeit"]')).toBeAttached();
      }
      await expect(card('A').locator('dd')).toHaveText(['5', '0']);
      await expect(court(lead, 'A')).toContainText(club(stays));
    });

    await test.step('a message is announced to all pages', async () => {
      await more.click();
      await item('Announce').click();
      await dialog.getByLabel('What to announce').fill('Soup at the fence');
      await button(dialog, 'Announce').click();
      for (const page of [lead, keeper, spectator])
        await expect(page.getByRole('listitem').filter({ hasText: 'Soup at the fence' }).last()).toBeVisible();
    });

    await test.step('the rest is played, and the tables match the played games', async () => {
      const rest = range(0, games.length).filter((game) => game > 7 && !results.has(game));
      await typeScores(stage, scheduled, rest, [3, 1]);
      const points = new Map(range(0, 16).map((team) => [club(team), 0]));
      games.forEach(([one, other], game) => {
        const [scored, conceded] = results.get(game) ?? [3, 1];
        const winner = club(scored > conceded ? one : other);
        points.set(winner, points.get(winner)! + 3);
      });
      const table = (page: Page) =>
        page
          .locator('#standings tbody tr:has(th)')
          .evaluateAll((rows) =>
            rows.map((one) => [one.querySelector('th')?.textContent, Number(one.querySelector('strong')?.textContent)] as const),
          );
      await expect.poll(async () => Object.fromEntries(await table(spectator))).toEqual(Object.fromEntries(points));
      await lead.goto(`/${event.id}`);
      const told = await table(spectator);
      await expect.poll(() => table(lead)).toEqual(told);
      expect(told.map(([, own]) => own)).toEqual(groups.flatMap((_first, group) => told.slice(4 * group, 4 * group + 4).map(([, own]) => own).sort((a, b) => b - a))); // prettier-ignore
    });

    await test.step('four teams advance; a pass runs a semi-final, and one with swapped scores is corrected afterwards', async () => {
      const names = await spectator.locator('#standings tbody tr:has(th) th').allInnerTexts();
      const seeds = groups.map((_first, group) => /Club ([A-P])/.exec(names[4 * group]!)![1]!.charCodeAt(0) - 65);
      const times = { startTimes: [formatClockTime(Math.floor(minutes / 5) * 5)], gameLength: 12, interval: 3, numberOfCourts: 2 };
      await addBracket(stage, event, seeds as [number, number, number, number], { bracketTimes: times });
      const [one, two, three, four] = seeds.map(club) as [string, string, string, string];
      await visit(lead, organiser, `/${event.id}/day`);
      const final = spectator.locator('#game-final');
      // The forfeits of the team that left must still be confirmed on their courts.
      for (const letter of ['B', 'A']) {
        await lead.getByRole('tab', { name: new RegExp(`Court ${letter}`) }).click();
        await expect(async () => {
          const confirm = button(court(lead, letter), /^Confirm/);
          if (await confirm.isVisible()) await confirm.click({ timeout: 1000 });
          await expect(button(court(lead, letter), /^Call the teams/)).toBeVisible({ timeout: 1000 });
        }).toPass();
      }
      await button(court(lead, 'A'), `Call the teams ${one} and ${four} to court A`).click();
      await button(court(keeper, 'B'), `Call the teams ${two} and ${three} to court B`).click();
      await button(court(lead, 'A'), /^Start/).click();
      await button(court(keeper, 'B'), /^Start/).click();
      await button(court(lead, 'A'), `Goal for ${one}`).click();
      await button(court(keeper, 'B'), `Goal for ${three}`).click();
      await button(court(lead, 'A'), 'End game').click();
      await button(court(lead, 'A'), /^End now/).click();
      await button(court(lead, 'A'), 'Confirm 1–0').click();
      await expect(final).toContainText(one);
      await button(court(keeper, 'B'), 'End game').click();
      await button(court(keeper, 'B'), /^End now/).click();
      await lead.getByRole('tab', { name: /Court B/ }).click();
      await button(court(lead, 'B'), 'Confirm 0–1').click();
      await expect(final).toContainText(three);
      await more.click();
      await item('Played games').click();
      await button(dialog, new RegExp(`^Correct: ${one} – ${four}`)).click();
      await dialog.getByRole('textbox').nth(1).fill('2');
      await expect(dialog).toContainText(`becomes ${four} v ${three}`);
      await button(dialog, 'Save').click();
      await expect(dialog).toHaveCount(0);
      await expect(final).toContainText(four);
      await expect(final).not.toContainText(one);
      await lead.getByRole('tab', { name: /Court A/ }).click();
      await expect(spectator.locator('#game-third')).toContainText(one);
    });
  },
);
