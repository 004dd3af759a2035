import { locateBracket, flick, openAs, openGame, locateOpenGames, playToTheEnd, score, listSeeds } from '../support/bracket-play';
import { createPlayedGroups } from '../support/played-groups';
import { Stage } from '../support/stage';
import { expect, expectAccessible, test } from '../support/test';

test('a double bracket of six: from the standings to the champion, watched live, corrected, deleted and created again', async ({
  person,
  platform,
}) => {
  test.setTimeout(180_000);
  const stage = new Stage(platform);
  const { event, names } = await createPlayedGroups(stage, 6);
  const organiser = await person();
  const spectator = await person({ phone: true });
  await spectator.goto(`/${event.id}`);
  await expect(spectator.getByRole('heading', { level: 1, name: event.name })).toBeVisible();
  await openAs(organiser, event.organiser.email, event);

  await test.step('seeds come from the standings, and can be changed', async () => {
    await organiser.locator('#bracket').getByRole('button', { name: 'Create Bracket' }).click();
    const dialog = organiser.getByRole('dialog');
    expect(await listSeeds(organiser)).toEqual(names);
    await expect(dialog.locator('[data-seed="1"]')).toContainText('bye');
    await expect(dialog.locator('[data-seed="3"]')).toContainText('v 6');
    await dialog.getByRole('radio', { name: /^Double/ }).check();
    await dialog.getByRole('textbox', { name: 'Seed of Club 05' }).fill('1');
    await dialog.getByRole('textbox', { name: 'Seed of Club 05' }).press('Enter');
    expect(await listSeeds(organiser)).toEqual(['Club 05', 'Club 01', 'Club 02', 'Club 03', 'Club 04', 'Club 06']);
    // Clubs 02 and 06 are in one group and would meet first.
    await expect(dialog).toContainText('Same group in the first round');
    await expectAccessible(organiser);
    // With text of twice the size a seed's number still fits in its field.
    const seed = dialog.getByRole('textbox', { name: 'Seed of Club 05' });
    const spare = await seed.evaluate((field) => {
      document.documentElement.style.fontSize = '200%';
      const room = field.clientHeight - parseFloat(getComputedStyle(field).lineHeight);
      document.documentElement.style.fontSize = '';
      return room;
    });
    expect(spare).toBeGreaterThan(0);
    await flick(organiser, dialog.getByRole('button', { name: 'Move Club 06' }), dialog.locator('[data-seed="2"]'));
    expect((await listSeeds(organiser)).slice(0, 3)).toEqual(['Club 05', 'Club 06', 'Club 01']);
    await dialog.getByRole('button', { name: 'Move Club 06' }).focus();
    for (const [key, said] of [
      ['Space', 'Club 06: seed 2.'],
      ['ArrowUp', 'Club 06: seed 1.'],
      ['Space', 'Club 06 is now seed 1.'],
    ] as const) {
      await organiser.keyboard.press(key);
      await expect(dialog.getByRole('status').filter({ hasText: said })).toHaveCount(1);
    }
    await expect.poll(async () => (await listSeeds(organiser))[0]).toBe('Club 06');
    await dialog.getByRole('button', { name: 'Back to the standings' }).click();
    expect(await listSeeds(organiser)).toEqual(names);
    await dialog.getByRole('button', { name: 'Create bracket, 6 teams' }).click();
    await expect(locateBracket(organiser)).toContainText('0 of 10 games played');
  });

  await test.step('the schedule is locked, and the first drawn lower round is round 1', async () => {
    await expect(organiser.locator('#schedule')).toContainText('A bracket exists');
    await expect(locateBracket(organiser)).toContainText('Lower round 1');
    await expect(locateBracket(organiser)).not.toContainText('Lower round 3');
    await expectAccessible(organiser);
    const score = organiser
      .locator('#schedule')
      .getByRole('textbox', { name: /^Score of/ })
      .first();
    await expect(score).toHaveJSProperty('readOnly', true);
    await organiser.getByRole('button', { name: 'Unlock the scores of day 1' }).click();
    await organiser.getByRole('alertdialog').getByRole('button', { name: 'Unlock' }).click();
    // A user does not type below an open dialog, but the boxes are enabled before it has closed.
    await expect(organiser.getByRole('alertdialog')).toHaveCount(0);
    await expect(score).toHaveJSProperty('readOnly', false);
    const was = await score.inputValue();
    const id = String(await score.locator('xpath=ancestor::*[@data-row][1]').getAttribute('data-row'));
    // The bracket was made from this result, so a warning appears before a different one is saved.
    for (const goals of ['9', was]) {
      await score.fill(goals);
      await expect(organiser.locator('#schedule')).toContainText('The bracket was seeded from the old tables. It stays as it is.');
      await organiser.locator('#schedule').getByRole('button', { name: 'Save the correction' }).click();
      await expect(organiser.locator('#schedule').getByRole('button', { name: 'Save the correction' })).toHaveCount(0);
      await expect(organiser.locator('#schedule')).toContainText('Saved');
      await expect
        .poll(async () => Object.values((await stage.read(event.organiser, `schedules/${event.id}`))[id] as object))
        .toContain(Number(goals));
    }
    await organiser.getByRole('button', { name: 'Lock again: the scores of day 1' }).click();
    await expect(score).toHaveJSProperty('readOnly', true);
    await expect(locateBracket(organiser)).toContainText('0 of 10 games played');
  });

  await test.step('a result moves both teams to their next games, live for the spectator', async () => {
    await expect(locateBracket(spectator)).toBeVisible();
    await spectator.getByLabel('My team', { exact: true }).selectOption('Club 01');
    const nextGames = spectator.locator('#now').getByRole('article', { name: /^Game \d+$/ });
    // The schedule has six games.
    await expect(nextGames.first()).toHaveAccessibleName('Game 7');
    await expect(spectator.locator('#now')).toContainText('Opponent: Winner of game');
    // No team's name contains it.
    await score(organiser, 'u1-2', 2, 77);
    await expect(locateBracket(organiser)).toContainText('1 of 10 games played');
    await expect(spectator.locator('#bracket #game-u1-2')).toContainText('77');
    await expect(spectator.locator('#now')).toContainText('Your next game: no.');
  });

  await test.step('the lower side wins the grand final, so it is played again', async () => {
    const played = await playToTheEnd(organiser, (_, gameId) =>
      gameId.startsWith('gf1') || gameId.startsWith('grandFinal') ? [3, 5] : [5, 3],
    );
    expect(played).toBe(10);
    await expect(locateBracket(organiser)).toContainText('11 of 11 games played');
    await expect(locateBracket(spectator)).toContainText('Champion');
    await expect(spectator.locator('#now').getByRole('article', { name: /^Game \d+$/ })).toHaveCount(0);
    const champion = await locateBracket(organiser).getByText('Champion').locator('..').textContent();
    await expect(locateBracket(spectator).getByText('Champion').locator('..')).toHaveText(champion ?? '');
    await expectAccessible(spectator);
  });

  await test.step('a correction shows its consequences, and changes nothing until they are confirmed', async () => {
    const first = locateBracket(organiser).locator('#game-u1-2').getByRole('button');
    await first.click();
    const dialog = organiser.getByRole('dialog');
    await dialog.getByRole('textbox').nth(0).fill('99');
    await dialog.getByRole('button', { name: 'Save result' }).click();
    await expect(dialog).toContainText('This result changes later games');
    await expectAccessible(organiser);
    await dialog.getByRole('button', { name: 'Back' }).click();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(locateBracket(organiser)).toContainText('11 of 11 games played');
    await organiser.reload();
    await expect(locateBracket(organiser)).toContainText('11 of 11 games played');
    await expect(locateBracket(organiser).locator('#game-u1-2')).toContainText('77');
    await first.click();
    await dialog.getByRole('textbox').nth(0).fill('99');
    await dialog.getByRole('button', { name: 'Save result' }).click();
    await dialog.getByRole('radio', { name: 'Carry it through' }).check();
    await dialog.getByRole('button', { name: /^Save, and clear \d+ games$/ }).click();
    await expect(dialog).toHaveCount(0);
    await expect(locateBracket(organiser)).not.toContainText('Champion');
    await expect(locateBracket(spectator)).not.toContainText('Champion');
    await playToTheEnd(organiser);
    await expect(locateBracket(spectator)).toContainText('Champion');
  });

  await test.step('after the bracket is deleted, the schedule is unlocked and another bracket can be created', async () => {
    await locateBracket(organiser).getByRole('button', { name: 'More tools for the bracket' }).click();
    await organiser.getByRole('menuitem', { name: 'Delete the bracket' }).click();
    const question = organiser.getByRole('alertdialog');
    await expect(question).toContainText(/\d+ results/);
    await question.getByRole('button', { name: 'Delete bracket' }).click();
    await expect(organiser.locator('#schedule')).not.toContainText('A bracket exists');
    await expect(spectator.locator('#bracket [data-status]')).toHaveCount(0);
    await organiser.locator('#bracket').getByRole('button', { name: 'Create Bracket' }).click();
    await organiser.getByRole('dialog').getByRole('button', { name: 'Create bracket, 6 teams' }).click();
    await expect(locateBracket(organiser)).toContainText('0 of 6 games played');
  });
});

test('a Hayes bracket of seven, on a phone and in French, to the end', { tag: '@release' }, async ({ person, platform }) => {
  test.setTimeout(120_000);
  const { event } = await createPlayedGroups(new Stage(platform), 7, 1);
  const organiser = await person({ phone: true, language: 'fr' });
  await openAs(organiser, event.organiser.email, event);
  await organiser.getByRole('button', { name: 'Créer le tableau' }).click();
  const dialog = organiser.getByRole('dialog');
  await dialog.getByRole('radio', { name: /^Hayes double/ }).check();
  await expect(dialog.locator('[data-seed="7"]')).toContainText('Hayes');
  await expectAccessible(organiser);
  await dialog.getByRole('button', { name: 'Créer le tableau, 7 équipes' }).click();
  await expect(locateOpenGames(organiser).first()).toBeVisible();
  expect(await organiser.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectAccessible(organiser);
  await playToTheEnd(organiser);
  await expect(locateBracket(organiser)).toContainText('Club 01');
  await expect(locateBracket(organiser)).toContainText('Classement final');
  await expectAccessible(organiser);
});

test('two organizers score different games at the same time, then the same game', { tag: '@release' }, async ({ person, platform }) => {
  const stage = new Stage(platform);
  const { event } = await createPlayedGroups(stage, 8);
  const second = await stage.account('second');
  await stage.change(event, { organizerUids: [event.organiser.uid, second.uid] });
  // The server refuses one of two conflicting transactions, and the SDK retries it. The browser logs the refusal.
  const met = { expectErrors: /status of (400|409).*documents:commit/ };
  const ada = await person(met);
  const bea = await person(met);
  await openAs(ada, event.organiser.email, event);
  await openAs(bea, second.email, event);
  await ada.locator('#bracket').getByRole('button', { name: 'Create Bracket' }).click();
  await ada.getByRole('dialog').getByRole('button', { name: 'Create bracket, 8 teams' }).click();
  await expect(locateOpenGames(bea)).toHaveCount(4);

  await Promise.all([score(ada, 'u1-1', 5, 1), score(bea, 'u1-2', 2, 6)]);
  await expect(locateBracket(ada)).toContainText('2 of 8 games played');
  await expect(locateBracket(bea)).toContainText('2 of 8 games played');

  const [hers, theirs] = [await openGame(ada, 'u1-3'), await openGame(bea, 'u1-3')];
  await theirs.getByRole('textbox').nth(0).fill('1');
  await theirs.getByRole('textbox').nth(1).fill('4');
  await hers.getByRole('textbox').nth(0).fill('3');
  await hers.getByRole('textbox').nth(1).fill('2');
  await hers.getByRole('button', { name: 'Save result' }).click();
  await expect(hers).toHaveCount(0);
  await expect(theirs).toContainText('Someone else has entered this game in the meantime');
  await expect(theirs).toContainText(/Saved now: .* 3–\u20602 /);
  await expectAccessible(bea);
  await theirs.getByRole('button', { name: 'Keep theirs' }).click();
  await expect(theirs.getByRole('textbox').nth(0)).toHaveValue('3');
  await theirs.getByRole('button', { name: 'Cancel' }).click();
  await expect(locateBracket(bea)).toContainText('3 of 8 games played');
});
