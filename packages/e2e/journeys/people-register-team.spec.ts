import { createEmail, signUp } from '../support/people';
import { expect, expectAccessible, tabTo, test, visit } from '../support/people-test';
import { createStoredTeam } from '../support/stored-team';

test('from sign-up to a team that a visitor and the organizer see immediately', async ({ person, stage }) => {
  test.slow();
  const mark = `qq${Date.now().toString(36)}`;
  const friend = await stage.player(`${mark} friend`, { club: 'Lyon Bike Polo' });
  const event = await stage.event();
  const [captain, visitor, organiser] = await Promise.all([person(), person(), person()]);
  await visitor.goto(`/${event.id}`);
  await expect(visitor.getByRole('heading', { level: 1, name: event.name })).toBeVisible();
  await visit(organiser, event.organiser, `/${event.id}`);
  await expect(organiser.getByRole('heading', { level: 1, name: event.name })).toBeVisible();

  await captain.goto(`/${event.id}`);
  await captain
    .getByRole('main')
    .getByRole('link', { name: /^Register/ })
    .click();
  await expect(captain.getByText('Sorry, you must be logged in to register')).toBeVisible();
  await captain.getByRole('main').getByRole('link', { name: 'Login' }).click();
  await captain.getByRole('link', { name: 'Sign up' }).click();
  // The login form stays until the next page is loaded.
  await expect(captain.getByRole('heading', { level: 1, name: 'Sign up' })).toBeVisible();
  const email = createEmail('captain');
  await captain.getByLabel('Email').fill(email);
  await captain.getByRole('textbox', { name: 'Password' }).fill('123456');
  await captain.getByRole('button', { name: 'Sign up', exact: true }).click();

  await expect(captain.getByRole('heading', { level: 1, name: 'Register a team' })).toBeVisible();
  await expect(captain.getByRole('main').getByLabel('Email')).toHaveValue(email);
  await expect(captain.getByRole('combobox', { name: /^Player/ })).toHaveCount(2);
  await expectAccessible(captain);
  await captain.getByLabel('Team name').fill('Puddle Cavalry');
  await captain.getByRole('combobox', { name: 'Player 2' }).fill(mark.toUpperCase());
  await captain.getByRole('option', { name: /Friend, Lyon Bike Polo/ }).click();
  await captain.getByRole('button', { name: 'Register', exact: true }).dblclick();
  await expect(captain.getByRole('heading', { level: 1, name: 'Registration Complete!' })).toBeFocused();
  await expect(captain.getByText('Congratulations, your registration was successful!')).toBeVisible();
  // The page shows the name as entered, and so does the note about mail.
  await expect(captain.getByText(email, { exact: true })).toBeVisible();
  await expectAccessible(captain);

  await expect(visitor.getByText('Puddle Cavalry').filter({ visible: true }).first()).toBeVisible();
  // On the organizer's page the name is in a field, or is text.
  await expect
    .poll(() =>
      organiser.evaluate(
        () =>
          [...document.querySelectorAll('main input')].map((input) => (input as HTMLInputElement).value).join() +
          document.querySelector('main')?.textContent,
      ),
    )
    .toContain('Puddle Cavalry');
  expect(await stage.teams(event)).toMatchObject([{ name: 'Puddle Cavalry', profileIds: ['', friend.uid] }]);

  await captain.reload();
  await expect(captain.getByRole('heading', { level: 1, name: 'Registration Complete!' })).toBeVisible();
  await captain.getByRole('link', { name: 'View Event Details' }).click();
  await expect(captain.getByRole('heading', { level: 1, name: event.name })).toBeVisible();
});

test(
  'the search begins at three characters, shows five players, and works by keyboard only',
  { tag: '@release' },
  async ({ person, stage }) => {
    const mark = `kk${Date.now().toString(36)}`;
    const players = await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map((letter) => stage.player(`${mark} ${letter}${letter}`)));
    const event = await stage.event();
    const captain = await stage.account('captain');
    const page = await person();
    const asked: string[] = [];
    page.on('request', (request) => {
      const body = request.postData() ?? '';
      if (request.url().includes(':runQuery') && body.includes('"profiles"') && body.includes('"searchName"')) asked.push(body);
    });
    await visit(page, captain, `/${event.id}/register`);
    await tabTo(page, 'Team name', 'textbox');
    await page.keyboard.type('By keys alone');
    await tabTo(page, 'Player 1', 'combobox');
    await page.keyboard.type(mark.slice(0, 2));
    await expect(page.getByText('Type at least 3 characters', { exact: false })).toBeVisible();
    await page.keyboard.type(mark.slice(2), { delay: 30 });
    await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(5);
    expect(asked, 'one question for all the letters').toHaveLength(1);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(0);
    await page.keyboard.press('Control+A');
    await page.keyboard.type(mark);
    await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(5);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('combobox', { name: 'Player 1' })).toHaveValue(/Bb$/);

    // The same player can't be chosen twice.
    await tabTo(page, 'Player 2', 'combobox');
    await page.keyboard.type(mark);
    const taken = page.getByRole('option', { name: /Already in this team/ });
    await expect(taken).toHaveAttribute('aria-disabled', 'true');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('combobox', { name: 'Player 2' })).toHaveValue(/Cc$/);
    await tabTo(page, 'Register', 'button');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Registration Complete!' })).toBeFocused();
    expect(await stage.teams(event)).toMatchObject([{ profileIds: [players[1]?.uid, players[2]?.uid] }]);
  },
);

test(
  'a player of another team is marked; a player without a profile is stored by name until they have one',
  { tag: '@release' },
  async ({ person, stage }) => {
    const mark = `tt${Date.now().toString(36)}`;
    const double = await stage.player(`${mark} twice`);
    const event = await stage.event();
    await stage.write(event.organiser, {
      [`teams/${event.id}`]: {
        AAAAAAAAAAA: createStoredTeam('First Team', { profileIds: [double.uid, ''] }),
      },
    });
    const page = await person({ phone: true });
    await visit(page, await stage.account('captain'), `/${event.id}/register`);
    await page.getByLabel('Team name').fill('Second Team');
    const first = page.getByRole('combobox', { name: 'Player 1' });
    await first.fill(mark);
    await expect(page.getByRole('option', { name: /Already in the team First Team/ })).toBeVisible();
    await page.getByRole('listbox').getByRole('option').click();
    await expect(page.getByText(/is in the team First Team already/)).toBeVisible();
    await expectAccessible(page);
    const guest = `${mark} guest`;
    await page.getByRole('combobox', { name: 'Player 2' }).fill(guest);
    await expect(page.getByText('No profile? The name is kept', { exact: false })).toBeVisible();
    // The list covers the content below it until the user clicks elsewhere.
    await page.getByRole('heading', { level: 1 }).click();
    await page.getByRole('combobox', { name: 'Player 2' }).fill('x'.repeat(101));
    await expect(page.getByRole('combobox', { name: 'Player 2' })).toHaveAccessibleDescription(/Use at most 100 characters/);
    await page.getByRole('button', { name: 'Register', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('Player 2: Use at most 100 characters.');
    await expectAccessible(page);
    await page.getByRole('combobox', { name: 'Player 2' }).fill(guest);
    await page.getByRole('heading', { level: 1 }).click();
    await page.getByRole('button', { name: 'Register', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Registration Complete!' })).toBeVisible();
    const second = async () => (await stage.teams(event)).find(({ name }) => name === 'Second Team');
    expect(await second()).toMatchObject({ profileIds: [double.uid, guest] });

    // Visitors see the name among the other players.
    const shown = new RegExp(`${mark} guest`, 'i');
    const visitor = await person({ phone: true, language: 'fr' });
    await visitor.goto(`/${event.id}`);
    await expect(visitor.getByRole('region', { name: 'Équipes' }).getByText(shown).first()).toBeVisible();

    // The player has a profile now, which replaces the name.
    const registered = await stage.player(guest);
    await page.getByRole('button', { name: 'Change the team' }).click();
    const place = page.getByRole('combobox', { name: 'Player 2' });
    await expect(place).toHaveValue(guest);
    await expect(page.getByText('There is a profile with this name.', { exact: false })).toBeVisible();
    await place.press('ArrowDown');
    await place.press('Enter');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save the team' }).click();
    await expect(page.getByRole('button', { name: 'Change the team' })).toBeFocused();
    expect(await second()).toMatchObject({ profileIds: [double.uid, registered.uid] });
  },
);

test('values at each limit, in French', { tag: '@release' }, async ({ person, stage }) => {
  const event = await stage.event({ playersPerTeam: 12 });
  const page = await person({ language: 'fr', phone: true });
  await visit(page, await stage.account('capitaine'), `/${event.id}/register`);
  await expect(page.getByRole('combobox', { name: /^Joueur/ })).toHaveCount(12);
  const send = page.getByRole('button', { name: 'Envoyer l’inscription' });
  await page.getByLabel('Nom de l’équipe').fill('   ');
  await page.getByRole('main').getByLabel('Adresse e-mail').fill('etoile@');
  await send.click();
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary).toContainText('Donnez un nom à l’équipe.');
  await expect(summary).toContainText('Ajoutez ce qui suit le @');
  await expectAccessible(page);
  await summary.getByRole('link', { name: 'Donnez un nom à l’équipe.' }).click();
  await expect(page.getByLabel('Nom de l’équipe')).toBeFocused();
  await page.getByLabel('Nom de l’équipe').fill('É'.repeat(101));
  await page.getByRole('main').getByLabel('Adresse e-mail').fill('etoile@exemple.org');
  await send.click();
  await expect(summary).toContainText('Utilisez au plus 100 caractères.');
  await page.getByLabel('Nom de l’équipe').fill('É'.repeat(100));
  await send.click();
  await expect(page.getByRole('heading', { level: 1, name: /Inscription terminée/ })).toBeVisible();
  await expect(page.getByText('Félicitations, votre inscription a réussi', { exact: false })).toBeVisible();
  await expectAccessible(page);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(overflow, 'the page scrolls sideways').toBeLessThanOrEqual(0);
  expect(await stage.teams(event)).toMatchObject([{ name: 'É'.repeat(100), profileIds: Array(12).fill('') }]);
});

test('a team’s name is shown as text everywhere', { tag: '@release' }, async ({ person, stage }) => {
  const event = await stage.event();
  const page = await person();
  await signUp(page, createEmail('captain'));
  await page.goto(`/${event.id}/register`);
  const name = '<img src=x onerror="window.hit=1"><script>window.hit=1</script>';
  await page.getByLabel('Team name').fill(name);
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page.getByText(name)).toBeVisible();
  await page.getByRole('link', { name: 'View Event Details' }).click();
  await expect(page.getByText(name).filter({ visible: true }).first()).toBeVisible();
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);
});
