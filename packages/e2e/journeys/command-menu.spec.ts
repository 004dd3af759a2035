import { expectKept, noNetwork } from '../support/kept-site';
import { createPlayedGroups } from '../support/played-groups';
import { rememberSession } from '../support/session';
import { Stage } from '../support/stage';
import { expect, expectAccessible, test } from '../support/test';
import { findTextSizeFaults } from '../support/text-size';

test('the keyboard leads from any page to a tournament, one of its teams and its table', async ({ person, platform }) => {
  const { event } = await createPlayedGroups(new Stage(platform), 4, 2);
  const page = await person();
  await page.goto('/about');
  const menu = page.getByRole('dialog', { name: 'Search and go' });
  const field = menu.getByRole('combobox', { name: 'Page, tournament, team or action' });
  const press = page.getByRole('button', { name: 'Search and go' });
  await press.focus();
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(press).toBeFocused();

  await page.keyboard.press('Control+k');
  await field.fill(event.name);
  await expect(menu.getByRole('option', { name: event.name }).first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: event.name })).toBeVisible();

  await expect(page.getByRole('region', { name: 'Standings' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await field.fill('standings');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#standings$/);
  await expect(page.getByRole('heading', { level: 2, name: 'Standings' })).toBeInViewport();

  await page.keyboard.press('Control+k');
  await field.fill('club 02');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Club 02' })).toBeVisible();
  // The menu has added nothing to the history: it has the table, the tournament, and the first page.
  for (const address of [/#standings$/, new RegExp(`/${event.id}$`), /\/about$/]) {
    await page.goBack();
    await expect(page).toHaveURL(address);
  }
});

test('it works by touch on a French phone, in each size of window and text', { tag: '@release' }, async ({ person }) => {
  const page = await person({ phone: true, language: 'fr' });
  await page.goto('/archive');
  await page.getByRole('button', { name: 'Chercher et ouvrir' }).tap();
  const menu = page.getByRole('dialog', { name: 'Chercher et ouvrir' });
  await expect(menu.getByRole('option', { name: 'Planificateur' })).toBeVisible();
  await expectAccessible(page);
  expect(await findTextSizeFaults(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await menu.getByRole('combobox').fill('apparence sombre');
  await menu.getByRole('option', { name: 'Apparence : Sombre' }).tap();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(menu).toHaveCount(0);
  expect(await findTextSizeFaults(page)).toEqual([]);
});

test('without a network it opens cached pages, and shows what it can search', { tag: '@release' }, async ({ person, platform }) => {
  test.slow();
  const stage = new Stage(platform);
  const event = await stage.event();
  const page = await person({ isKept: true, expectErrors: noNetwork });
  await rememberSession(page, event.organiser.email);
  await page.goto('/my-tournaments');
  await expect(page.getByRole('link', { name: event.name, exact: true })).toBeVisible();
  await page.goto(`/${event.id}`);
  await expect(page.getByRole('heading', { level: 1, name: event.name })).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('link', { name: event.name }).first()).toBeVisible();
  await expectKept(page);
  await page.context().setOffline(true);
  await page.reload();
  await page.keyboard.press('Control+k');
  const menu = page.getByRole('dialog', { name: 'Search and go' });
  await expect(menu.getByText(/^No network\./)).toBeVisible();
  await menu.getByRole('combobox').fill(event.name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: event.name })).toBeVisible();
});
