import { inDays } from '../support/people';
import { expect, expectAccessible, test, visit } from '../support/people-test';

test('my tournaments stand in order of start, private and past ones too; others do not', async ({ person, stage }) => {
  const late = await stage.event({ name: 'Late', startDate: inDays(40), endDate: inDays(41) });
  const { organiser } = late;
  const first = {
    location: 'Gand',
    description: 'x',
    tournamentType: 'STANDARD',
    organizerUids: [organiser.uid],
    isTournamentPublic: false,
  };
  for (const [name, day] of [
    ['Soon', 3],
    ['Past', -30],
  ] as const) {
    const id = `${name}${organiser.uid.slice(0, 12)}`;
    await stage.write(organiser, {
      [`tournaments/${id}`]: { ...first, name, startDate: inDays(day), endDate: inDays(day + 1) },
      [`teams/${id}`]: {},
    });
  }
  const foreign = await stage.event({ name: 'Somebody else’s' });
  const page = await person();
  await visit(page, organiser, '/');
  await page.getByRole('link', { name: 'My Tournaments' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My Tournaments' })).toBeVisible();
  const names = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(names).toHaveText([/Past/, /Soon/, /Late/]);
  await expect(page.getByText(foreign.name)).toHaveCount(0);
  await expectAccessible(page);
});

test('the navigation follows who one is', async ({ person, stage }) => {
  const page = await person({ phone: true });
  const menu = page.getByRole('dialog');
  const entries = async () => {
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(menu.getByRole('link', { name: 'Home', exact: true })).toBeVisible();
    const texts = await menu
      .getByRole('link')
      .or(menu.getByRole('button', { name: 'Logout' }))
      .allInnerTexts();
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    // The step back from the menu would end a navigation that begins meanwhile.
    await expect.poll(() => page.evaluate(() => (window.history.state as { overlay?: number } | null)?.overlay ?? 0)).toBe(0);
    return texts.map((text) => text.trim());
  };
  await page.goto('/planner');
  expect(await entries()).toEqual(expect.arrayContaining(['Home', 'Archive', 'Planner']));
  expect(await entries()).not.toEqual(expect.arrayContaining(['My Tournaments']));
  await visit(page, await stage.account('member'), '/planner');
  // The page is drawn before it has asked the device who reads it.
  await expect.poll(entries).toEqual(expect.arrayContaining(['Home', 'Archive', 'Planner', 'My Tournaments', 'Organize', 'Logout']));
  await page.goto('/my-tournaments');
  await expect(page.getByText('You don’t organize a tournament yet')).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await menu.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/$/);
  // What was in the page asks to log in, too, until home is there.
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
});
