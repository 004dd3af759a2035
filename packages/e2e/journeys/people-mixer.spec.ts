import { commits, expect, expectAccessible, sendTogether, refusals, test, visit } from '../support/people-test';

const open = { tournamentType: 'MIXER', isPlayersPublic: true, playerIds: [] };

test(
  'a player without a profile is led there and back, joins, appears live, and leaves again',
  { tag: '@release' },
  async ({ person, stage }) => {
    test.slow();
    const event = await stage.event(open);
    const player = await stage.account('player');
    const name = `Zoé Test${Date.now()}`;
    const [page, visitor] = await Promise.all([person(), person()]);
    await visitor.goto(`/${event.id}`);
    await expect(visitor.getByRole('heading', { level: 1, name: event.name })).toBeVisible();

    await visit(page, player, `/${event.id}/register`);
    await expect(page.getByText('You must be signed in and have a completed profile to register!')).toBeVisible();
    await expect(page.getByText('Missing in your profile: name, pronouns, club, region and skill.', { exact: false })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Fill in my profile' }).click();
    await expect(page.getByText('Save your profile, then go on with your registration.')).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Name', { exact: true }).fill(name);
    await page.getByLabel('Pronouns').fill('elle');
    await page.getByRole('combobox', { name: 'Club' }).fill('Montpel');
    await page.getByRole('option', { name: /Montpellier/ }).click();
    await page.getByRole('button', { name: 'Save' }).click();

    await expect(page).toHaveURL(new RegExp(`/${event.id}/register$`));
    await expect(page.getByText(name)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Join' }).dblclick();
    await expect(page.getByRole('heading', { level: 1, name: 'Registration Complete!' })).toBeFocused();
    await expect(page.getByText('Congratulations, your registration was successful!')).toBeVisible();
    await expectAccessible(page);
    await expect(visitor.getByText(name).filter({ visible: true }).first()).toBeVisible();
    expect(await stage.read(player, `tournaments/${event.id}`)).toMatchObject({ playerIds: [player.uid] });

    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Registration Complete!' })).toBeVisible();
    await page.getByRole('button', { name: 'Leave the mixer' }).click();
    const question = page.getByRole('alertdialog');
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Leave the mixer' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Join the mixer' })).toBeVisible();
    await expect.poll(() => stage.read(player, `tournaments/${event.id}`)).toMatchObject({ playerIds: [] });
  },
);

test(
  'one player in two browsers, and others in the same second: each of them is in the mixer once',
  { tag: '@release' },
  async ({ person, stage }) => {
    test.slow();
    const event = await stage.event(open);
    const [ada, lin] = [await stage.player('ada mixer'), await stage.player('lin mixer')];
    const pages = await Promise.all(
      [ada, ada, lin].map(async (account) => {
        const page = await person({ expectErrors: refusals });
        await visit(page, account, `/${event.id}/register`);
        await expect(page.getByRole('button', { name: 'Join' })).toBeVisible();
        return page;
      }),
    );
    await sendTogether(pages, commits);
    for (const page of pages) await page.getByRole('button', { name: 'Join' }).click();
    for (const page of pages) await expect(page.getByRole('heading', { level: 1, name: 'Registration Complete!' })).toBeVisible();
    const { playerIds } = await stage.read(ada, `tournaments/${event.id}`);
    expect([...(playerIds as string[])].sort()).toEqual([ada.uid, lin.uid].sort());
  },
);

test('in French: without a network, and then closed while the page is open', async ({ person, stage }) => {
  const event = await stage.event(open);
  const page = await person({ language: 'fr', phone: true, expectErrors: refusals });
  await visit(page, await stage.player('hors ligne'), `/${event.id}/register`);
  const join = page.getByRole('button', { name: 'Participer' });
  await expect(join).toBeVisible();
  await page.context().setOffline(true);
  await join.click();
  const failure = page.getByRole('alert').filter({ hasText: 'Votre inscription n’a pas abouti' });
  await expect(failure).toContainText('Il n’y a pas de réseau.');
  await expectAccessible(page);
  await page.context().setOffline(false);
  await stage.change(event, { isRegistrationOpen: false });
  await expect(page.getByRole('heading', { level: 1, name: 'Les inscriptions sont fermées' })).toBeVisible();
  await expect(page.getByText('Désolé, les inscriptions sont fermées')).toBeVisible();
  await expectAccessible(page);
});
