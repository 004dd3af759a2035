import type { Locator, Page } from '@playwright/test';
import { clockTime, morning, Taps, typeScores, unplayedBracket } from '../support/day-of-play';
import { expect, expectAccessible, refusals, test, visit } from '../support/people-test';
import { matchId, scheduledEvent } from '../support/schedules';

/** Three rounds of four groups of four, each on both courts at once: game 2s is on court A, 2s + 1 on court B. The first of a pair is the stronger team. */
const rounds = [[[0, 1], [2, 3]], [[0, 2], [1, 3]], [[0, 3], [1, 2]]] as const; // prettier-ignore
const groups = [0, 4, 8, 12];
const games = rounds.flatMap((round) => groups.flatMap((first) => round.map(([one, other]) => [first + one, first + other] as const)));
const club = (index: number) => `Club ${String.fromCharCode(65 + index)}`;
const range = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);
const SLOT = 15;

test.setTimeout(150_000);
test.use({ actionTimeout: 20_000 });

test('sixteen teams, two courts, rain: an organiser’s phone, a scorekeeper’s and a French spectator’s page say the same all day', async ({
  person,
  stage,
}) => {
  const { timeZone, date, minutes } = morning();
  // Four of twelve rounds are over.
  const start = Math.floor(minutes / 5) * 5 - 4 * SLOT;
  const scheduled = await scheduledEvent(stage, 16, [games]);
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
      startTimes: [clockTime(start)],
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
  /** What a spectator has of a game: its row, and the card of a court. */
  const row = (game: number) => spectator.locator(`#match-${matchId(game)}`);
  const score = async (game: number, one: number | string, other: number | string) => {
    await expect(row(game).locator('b[data-side="1"]')).toHaveText(String(one));
    await expect(row(game).locator('b[data-side="2"]')).toHaveText(String(other));
  };
  const card = (letter: string) => spectator.locator(`#now [data-court="${letter}"]`);
  /** The start of the next game that a board and the spectators' page tell. */
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

  await test.step('two games begin, one by a pass', async () => {
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
    const goesOn = clockTime(Math.floor(minutes / 5) * 5 + 40);
    await taps.on(more, item('Rain: stop everything'), dialog.getByLabel('Or at another time'));
    await dialog.getByLabel('Or at another time').fill(goesOn);
    await expect(dialog.getByRole('region', { name: 'What it does' })).toContainText('2 games are paused');
    await expectAccessible(lead);
    await taps.on(button(dialog, `Stop until ${goesOn}`));
    expect(taps.count).toBeLessThanOrEqual(4);
    for (const page of [lead, keeper]) await expect(page.getByText(`Everything is stopped until ${goesOn}`)).toBeVisible();
    await expect(button(court(keeper, 'B'), 'Resume')).toBeVisible();
    for (const letter of ['A', 'B']) {
      await expect(card(letter)).toContainText('Arrêt de jeu');
      await agree(letter, (next) => next >= start + 4 * SLOT + 40);
    }
    // The last games of the group stage are later, too.
    await expect(row(23).locator('[data-expected]')).toContainText(/\d\d:\d\d/);
  });

  await test.step('it is dry sooner than was thought', async () => {
    await button(lead, 'Go on now').click();
    await button(dialog, 'Go on now').click();
    await expect(keeper.getByText(/^Everything is stopped/)).toHaveCount(0);
    await button(court(lead, 'A'), 'Resume').click();
    await button(court(keeper, 'B'), 'Resume').click();
    for (const letter of ['A', 'B']) await expect(card(letter)).toContainText('Direct');
    await agree('A', (next) => next < start + 4 * SLOT + 40);
  });

  await test.step('a game is over for everybody with one tap, and confirmed with another', async () => {
    const taps = new Taps();
    await taps.on(button(court(lead, 'A'), 'End game'), button(court(lead, 'A'), 'Confirm 1–0'));
    expect(taps.count).toBeLessThanOrEqual(2);
    await expect(row(8)).toHaveAttribute('data-phase', /over|played|finished/);
    await expect(card('A')).toContainText('Appelé sur le terrain');
    await button(court(keeper, 'B'), 'End game').click();
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
    await button(court(lead, 'B'), 'Open court B').click();
    await button(dialog, 'Open court B').click();
    await expect(
      court(keeper, 'B').getByRole('button', {
        name: /^(Call the teams|Start)/,
      }),
    ).toBeVisible();
    await expect(card('B')).not.toContainText('Fermé');
  });

  /** The game that is up on court A, and how many goals each side has in the end. */
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

  await test.step('a team does not come: its game is a forfeit', async () => {
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

  await test.step('a team is late, and leaves the tournament in the end', async () => {
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

  await test.step('a line is announced to everybody', async () => {
    await more.click();
    await item('Announce').click();
    await dialog.getByLabel('What to announce').fill('Soup at the fence');
    await button(dialog, 'Announce').click();
    for (const page of [lead, keeper, spectator])
      await expect(page.getByRole('listitem').filter({ hasText: 'Soup at the fence' }).last()).toBeVisible();
  });

  await test.step('the rest is played, and the tables are what was played', async () => {
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
});

test('two semi-finals from a French phone, one by a golden goal; a wrong score is corrected while a later game runs, and everybody sees it', async ({
  person,
  stage,
}) => {
  const { timeZone, date, minutes } = morning();
  const names = ['Ghost Riders', 'Mallet Club', 'Pédale Douce', 'Wet Chain'] as const;
  const event = await unplayedBracket(stage, names, {
    timeZone,
    startDate: date,
    endDate: date,
    bracketTimes: {
      startTimes: [clockTime(Math.floor(minutes / 5) * 5)],
      gameLength: 10,
      interval: 5,
      numberOfCourts: 2,
    },
    isGameTimesVisible: true,
  });
  const [lead, keeper, spectator] = [
    await person({ phone: true, language: 'fr', expectErrors: refusals }),
    await person({ phone: true, expectErrors: refusals }),
    await person(),
  ];
  await visit(lead, event.organiser, `/${event.id}/day`);
  await spectator.goto(`/${event.id}`);
  const court = (letter: string) => lead.getByRole('region', { name: `Terrain ${letter}` });
  const tap = (letter: string, name: string | RegExp) => court(letter).getByRole('button', { name }).click();
  const final = spectator.locator('#game-final');

  await test.step('both semi-finals are played, one is decided by a golden goal', async () => {
    await tap('A', /^Appeler les équipes/);
    await tap('A', /^Lancer/);
    await tap('A', 'But pour Ghost Riders');
    await expect(spectator.locator('#now [data-court="A"] dd').first()).toHaveText('1');
    await tap('A', 'Fin du match');
    await tap('A', /^Confirmer/);
    await expect(final).toContainText('Ghost Riders');
    await lead.getByRole('tab', { name: /Terrain B/ }).click();
    await tap('B', /^Appeler les équipes/);
    await tap('B', /^Lancer/);
    await tap('B', 'Fin du match');
    await tap('B', 'Pédale Douce a gagné');
    await tap('B', /^Confirmer/);
    await expect(final).toContainText('Pédale Douce');
    await expect(spectator.locator('#game-gameB')).toContainText(/golden goal/i);
  });

  await test.step('the game for third place runs by a pass when a semi-final turns out to have been scored the wrong way round', async () => {
    const dialog = lead.getByRole('dialog');
    await lead.getByRole('button', { name: 'Plus pour la journée' }).click();
    await lead.getByRole('menuitem', { name: 'Accès' }).click();
    await dialog.getByRole('button', { name: 'Créer un accès' }).click();
    await dialog.getByLabel('Nom de l’accès').fill('La table');
    await dialog.getByRole('button', { name: 'Créer un accès' }).click();
    await keeper.goto(await dialog.getByRole('textbox', { name: 'Lien de l’accès' }).inputValue());
    const onCourt = keeper.getByRole('region', { name: 'Court A' });
    await onCourt.getByRole('button', { name: /^Call the teams Wet Chain and Mallet Club/ }).click();
    await onCourt.getByRole('button', { name: /^Start Wet Chain/ }).click();
    await onCourt.getByRole('button', { name: 'Goal for Mallet Club' }).click();
    await expect(spectator.locator('#now [data-court="A"] dd')).toHaveText(['0', '1']);

    // The organiser corrects it on the phone, and sees before what becomes of both games.
    await lead.goto(`/${event.id}`);
    await lead.locator('#game-gameA').getByRole('button').click();
    await dialog.getByRole('textbox').nth(0).fill('1');
    await dialog.getByRole('textbox').nth(1).fill('2');
    await dialog.getByRole('button', { name: 'Enregistrer le résultat' }).click();
    await expect(dialog).toContainText(/devient\sWet Chain\s–\sPédale Douce/);
    await expect(dialog).toContainText(/en cours, devient\sGhost Riders\s–\sMallet Club et recommence/);
    await expectAccessible(lead);
    await dialog.getByRole('radio', { name: 'Aller au bout de la correction' }).click();
    await dialog.getByRole('button', { name: /^Enregistrer et effacer/ }).click();
    await expect(dialog).toHaveCount(0);
    await expect(final).toContainText('Wet Chain');
    await expect(spectator.locator('#game-gameA')).toContainText('2');
    await onCourt.getByRole('button', { name: /^Call the teams Ghost Riders and Mallet Club/ }).click();
    await expect(onCourt).toContainText('Called');
  });
});
