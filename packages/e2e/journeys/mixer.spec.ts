import { locateBracket, drag, openAs, playToTheEnd } from '../support/bracket-play';
import { createTournament } from '../support/organizing';
import { createEmail, signUp } from '../support/people';
import { Stage } from '../support/stage';
import { expect, expectAccessible, test } from '../support/test';

test('a mixer of 13, from the form to the champion', async ({ person }) => {
  test.setTimeout(150_000);
  const page = await person();
  await signUp(page, createEmail('mixer'));
  await page.goto('/organize');
  const name = `Mixer ${Date.now()}`;
  await createTournament(page, { name, mixer: true });
  const players = page.locator('#players');
  const card = (player: string) =>
    players.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name: player, exact: true }) });

  await test.step('sample players are added with continued numbers', async () => {
    await expect(players).toContainText('Teams are drawn from 12 players or more.');
    await expect(page.getByRole('button', { name: 'Create Mixer Teams' })).toBeDisabled();
    for (const [count, last] of [
      ['12', 'PLAYER 12'],
      ['2', 'PLAYER 14'],
    ] as const) {
      await page.getByRole('button', { name: 'Add Mock Players' }).click();
      await page.getByRole('spinbutton', { name: 'Players' }).fill(count);
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Add \d+ player/ })
        .click();
      await expect(card(last)).toBeVisible();
    }
    await expect(card('PLAYER 14')).toContainText('N/A');
  });

  await test.step('one player leaves, others get a skill', async () => {
    await players.getByRole('button', { name: 'Remove PLAYER 14', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove player' }).click();
    await expect(card('PLAYER 14')).toHaveCount(0);
    // While the save is pending, the page asks before it is left.
    await expect(() => page.reload()).toPass();
    await expect(card('PLAYER 13')).toBeVisible();
    await expect(card('PLAYER 14')).toHaveCount(0);
    for (const [player, skill] of [
      ['PLAYER 1', 10],
      ['PLAYER 2', 9],
      ['PLAYER 3', 1],
      ['PLAYER 4', 2],
    ] as const) {
      await players.getByRole('button', { name: `Set the skill of ${player}`, exact: true }).click();
      await page.getByRole('slider').fill(String(skill));
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
      await expect(card(player)).toContainText(`Skill ${skill}`);
    }
    await expectAccessible(page);
  });

  await test.step('teams are drawn, drawn again, changed by menu, mouse and keys, and created', async () => {
    await page.getByRole('button', { name: 'Create Mixer Teams' }).click();
    const dialog = page.getByRole('dialog');
    const teams = () =>
      dialog
        .locator('[data-team]')
        .evaluateAll((lists) =>
          lists.map((list) => [...list.querySelectorAll<HTMLElement>('[data-player]')].map((row) => row.dataset['player'] ?? '')),
        );
    const drawn = await teams();
    expect(drawn.map((team) => team.length).sort()).toEqual([3, 3, 3, 4]);
    await expect(dialog).toContainText(/Spread 0\.\d\d/);
    await dialog.getByRole('button', { name: 'Draw again' }).click();
    await expect.poll(teams).not.toEqual(drawn);
    const before = await teams();
    const [one = '', other = '', third = ''] = [before[0]?.[0], before[1]?.[0], before[2]?.[0]];

    await dialog.getByRole('button', { name: `Swap ${one} with`, exact: true }).click();
    await page.getByRole('menuitem', { name: new RegExp(`^${other}, team 2`) }).click();
    await expect.poll(async () => (await teams())[0]?.[0]).toBe(other);

    await drag(page, dialog.getByRole('button', { name: `Move ${other}`, exact: true }), dialog.locator(`[data-player="${third}"]`));
    await expect.poll(async () => (await teams())[2]?.[0]).toBe(other);

    await dialog.getByRole('button', { name: `Move ${third}`, exact: true }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await expect(dialog.locator('[data-over]')).toHaveCount(1);
    await page.keyboard.press('Space');
    await expect.poll(async () => (await teams())[1]).toContain(third);
    await expectAccessible(page);

    await dialog.getByRole('button', { name: 'Create 4 teams' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator('#teams')).toContainText('TEAM 4');
  });

  await test.step('groups, schedule and bracket follow as in any tournament', async () => {
    await page.locator('#groups').getByRole('button', { name: 'Create Groups' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Create/ })
      .click();
    await expect(players).toContainText('The groups exist');
    await page.locator('#schedule').getByRole('button', { name: 'Create Schedule' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Create/ })
      .click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator('#standings').getByRole('table').first()).toBeVisible();
    await page.locator('#bracket').getByRole('button', { name: 'Create Bracket' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Create bracket, 4 teams' }).click();
    expect(await playToTheEnd(page)).toBe(4);
    await expect(locateBracket(page)).toContainText('Champion');
  });
});

test('organizers see more of a player than visitors do', { tag: '@release' }, async ({ person, platform }) => {
  const stage = new Stage(platform);
  const zoe = await stage.player('zoé martin', { pronouns: 'elle', club: 'Lyon', region: 'France', skill: 7 });
  const event = await stage.event({ tournamentType: 'MIXER', playerIds: [zoe.uid, 'PLAYER 2'] });
  const organiser = await person({ phone: true, language: 'fr' });
  const visitor = await person();
  await openAs(organiser, event.organiser.email, event);
  const card = organiser.locator('#players').getByRole('listitem').filter({ hasText: 'Zoé Martin' });
  await expect(card).toContainText('elle');
  await expect(card).toContainText('Lyon');
  await expectAccessible(organiser);
  expect(await organiser.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  await visitor.goto(`/${event.id}`);
  await expect(visitor.getByRole('heading', { level: 1, name: event.name })).toBeVisible();
  // Waits until the page has all its content.
  await expect(visitor.getByRole('heading', { level: 2, name: 'Details' })).toBeVisible();
  await expect(visitor.locator('.fc, .fv')).toHaveCount(0);
  await expect(visitor.getByText('Zoé Martin')).toHaveCount(0);
  await organiser.locator('#visitors').getByRole('switch', { name: 'Joueurs' }).click();
  await expect(visitor.getByText('Zoé Martin')).toBeVisible();
  await expect(visitor.locator('#players')).not.toContainText('elle');
});
