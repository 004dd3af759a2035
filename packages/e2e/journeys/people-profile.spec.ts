import { createEmail, signUp } from '../support/people';
import { expect, expectAccessible, refusals, tabTo, test, visit } from '../support/people-test';

test('a new player fills in the profile by keyboard only, with a club from the list', async ({ person, stage }) => {
  test.slow();
  const account = await stage.account('zoe');
  const page = await person();
  await visit(page, account, '/profile');
  await expect(page.getByText('All fields are required')).toBeVisible();
  await expectAccessible(page);

  await tabTo(page, 'Save', 'button');
  await page.keyboard.press('Enter');
  const summary = page.getByRole('alert').filter({ hasText: 'You must fill in all fields!' });
  await expect(summary).toBeFocused();
  for (const message of ['Enter your name.', 'Enter your pronouns.', 'Choose your club.', 'Choose your region.'])
    await expect(summary).toContainText(message);
  await expectAccessible(page);

  await tabTo(page, 'Name', 'textbox');
  await page.keyboard.type('  Zoé D’ŒUF ');
  await page.keyboard.press('Tab');
  await page.keyboard.type('elle');
  await page.keyboard.press('Tab');
  const club = page.getByRole('combobox', { name: 'Club' });
  await expect(club).toBeFocused();
  await page.keyboard.type('montpel');
  await expect(page.getByRole('option', { name: /Montpellier/ })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(club).toHaveValue('Montpellier Bike Polo');
  await expect(page.getByLabel('Region')).toHaveValue('France');
  await tabTo(page, 'Skill', 'slider');
  await page.keyboard.press('End');
  await expect(page.getByRole('slider', { name: 'Skill' })).toHaveValue('10');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('slider', { name: 'Skill' })).toHaveValue('10');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('slider', { name: 'Skill' })).toHaveValue('1');
  await tabTo(page, 'Email', 'textbox');
  await page.keyboard.type('x');
  await expect(page.getByRole('main').getByRole('textbox', { name: 'Email' })).toHaveValue(account.email);
  await tabTo(page, 'Save', 'button');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(summary).toHaveCount(0);

  expect(await stage.read(account, `profiles/${account.uid}`)).toEqual({
    name: 'zoé d’œuf',
    searchName: 'zoe doeuf',
    pronouns: 'elle',
    club: 'Montpellier Bike Polo',
    region: 'France',
    skill: 1,
    isPageHidden: true,
  });
  expect(await stage.read(account, `profiles/${account.uid}/private/contact`)).toEqual({ email: account.email });
  await page.reload();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Zoé d’Œuf');
  await expect(club).toHaveValue('Montpellier Bike Polo');
});

test('a club that is not listed, another region, and values at each limit', { tag: '@release' }, async ({ person, stage }) => {
  test.slow();
  const account = await stage.account('atlantis');
  const page = await person({ phone: true });
  await visit(page, account, '/profile');
  await page.getByLabel('Name', { exact: true }).fill('x'.repeat(81));
  await page.getByLabel('Pronouns').fill('they/them');
  await page.getByRole('combobox', { name: 'Club' }).fill('Garage');
  await expect(page.getByText(/No club matches “Garage”/)).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert')).toContainText('Choose a club from the list, or tick “My club isn’t listed”.');
  await expect(page.getByText('Use at most 80 characters.').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('My club isn’t listed').check();
  await page.getByLabel('Name of your club').fill('c'.repeat(101));
  await page.getByLabel('Region', { exact: true }).selectOption('Another region');
  await page.getByLabel('Name of your region').fill('r'.repeat(100));
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Use at most 100 characters.').first()).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill('É'.repeat(80));
  await page.getByLabel('Name of your club').fill('c'.repeat(100));
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(await stage.read(account, `profiles/${account.uid}`)).toEqual({
    name: 'é'.repeat(80),
    searchName: 'e'.repeat(80),
    pronouns: 'they/them',
    club: 'c'.repeat(100),
    region: 'r'.repeat(100),
    skill: 5,
    isPageHidden: true,
  });
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(overflow, 'the page scrolls sideways').toBeLessThanOrEqual(0);
});

test('the page asks before unsaved changes are lost', { tag: '@release' }, async ({ person, stage }) => {
  const account = await stage.player('saved');
  const page = await person();
  await visit(page, account, '/');
  await page.getByRole('link', { name: 'Profile' }).click();
  await page.getByLabel('Pronouns').fill('iel');
  await page.getByRole('link', { name: 'Archive' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await page.goBack();
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(page.getByLabel('Pronouns')).toHaveValue('iel');

  const asked = page.waitForEvent('dialog');
  const leaving = page.close({ runBeforeUnload: true });
  await (await asked).dismiss();
  await leaving;
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Archive' }).click();
  await expect(page).toHaveURL(/\/archive$/);
});

test('it also asks on the way back to a part of a page, and on logout', { tag: '@release' }, async ({ person, stage }) => {
  const account = await stage.player('stays');
  const page = await person();
  await visit(page, account, '/');
  await page.getByRole('link', { name: 'Skip to the content' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/#main$/);
  await page.getByRole('link', { name: 'Profile' }).click();
  await page.getByLabel('Pronouns').fill('iel');
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await page.goBack();
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Pronouns')).toHaveValue('iel');
  await page.getByRole('button', { name: 'Logout' }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
});

test(
  'a profile saved in one browser appears in the other, unless the user is typing there',
  { tag: '@release' },
  async ({ person, stage }) => {
    test.slow();
    const account = await stage.player('twin');
    const [first, second] = await Promise.all([person(), person()]);
    for (const page of [first, second]) await visit(page, account, '/profile');
    await first.getByLabel('Pronouns').fill('iel');
    await first.getByRole('button', { name: 'Save' }).click();
    await expect(second.getByLabel('Pronouns')).toHaveValue('iel');
    await second.getByLabel('Pronouns').fill('xe');
    await first.getByLabel('Pronouns').fill('elle');
    await first.getByRole('button', { name: 'Save' }).click();
    await expect.poll(async () => (await stage.read(account, `profiles/${account.uid}`))['pronouns']).toBe('elle');
    await expect(second.getByLabel('Pronouns')).toHaveValue('xe');
    await second.getByRole('button', { name: 'Save' }).click();
    await expect(first.getByLabel('Pronouns')).toHaveValue('xe');
  },
);

test(
  'without a network the page says that the profile was not saved, and loses nothing',
  { tag: '@release' },
  async ({ person, stage }) => {
    const account = await stage.player('offline');
    const page = await person({ language: 'fr', expectErrors: refusals });
    await visit(page, account, '/profile');
    await page.getByLabel('Pronoms').fill('iel');
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Le profil n’a pas été enregistré' })).toBeVisible();
    await expect(page.getByLabel('Pronoms')).toHaveValue('iel');
    await expectAccessible(page);
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(page.getByText('Enregistré', { exact: true })).toBeVisible();
    expect(await stage.read(account, `profiles/${account.uid}`)).toMatchObject({ pronouns: 'iel' });
  },
);

test('markup in a profile is shown as text to its owner and to captains', { tag: '@release' }, async ({ person, stage }) => {
  const mark = `qqq${Date.now()}`;
  await stage.player(`${mark}<img src=x onerror=window.hit=1>`, { club: '<script>window.hit=1</script>' });
  const event = await stage.event({ name: 'Coupe <b>des</b> signes' });
  const page = await person();
  await signUp(page, createEmail('captain'));
  await page.goto(`/${event.id}/register`);
  await page.getByRole('combobox', { name: 'Player 1' }).fill(mark);
  await expect(page.getByRole('option', { name: /<script>/ })).toBeVisible();
  await expect(page.getByText('Coupe <b>des</b> signes')).toBeVisible();
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);
});
