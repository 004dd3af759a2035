import { expect, type Page } from '@playwright/test';
import { chooseLanguage } from './choose-language';
import { locateNumberBox, getPartnerUrl, readTableValues } from './partner';
import type { PlatformInfo } from './platform-process';
import { locatePageTitle } from './page-title';

/** The sample organizer, and tournaments of the sample data. */
const organiser = { email: 'organiser@courtside.test', password: 'courtside' };
const groups = { address: '/JfQoh5u75EtBmZ0fwMeE', name: 'Coupe des Platanes' };
const open = '/GpMuS1oGVPHudcD7ZZJs';

/** Opens another page without a new document, as links do, so that loaded code stays. */
async function turnTo(page: Page, address: string): Promise<void> {
  await page.evaluate((target) => {
    window.history.pushState({}, '', target);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}

/** Returns the release of each app in this tab from "About this build". The shell loads the file of that dialog late. */
async function readReleases(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'About this build' }).click();
  const panel = page.getByRole('dialog', { name: 'About this build' });
  await expect(panel.getByRole('table').first()).toBeVisible();
  const text = await panel.innerText();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  return text;
}

/**
 * The smoke journey of a mix of releases, in one tab that is never reloaded. A visitor plans, reads and changes the language. Then an organizer
 * signs in, fills in a registration and opens dialogs, which are late files.
 * @returns the text of "About this build" at the end
 */
export async function walkSite(page: Page): Promise<string> {
  await page.goto('/');
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(groups.name) })
      .first(),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Planner', exact: true }).first().click();
  await locateNumberBox(page, 'Teams').fill('21');
  await page.getByRole('button', { name: 'Groups: more' }).click();
  expect((await readTableValues(page)).length).toBeGreaterThan(10);
  // Each copy of i18next uses the page's language.
  await chooseLanguage(page, 'Français');
  await expect(page.getByRole('spinbutton', { name: 'Équipes', exact: true })).toHaveValue('21');
  await chooseLanguage(page, 'English');
  await expect(locateNumberBox(page, 'Teams')).toHaveValue('21');
  await page.getByRole('link', { name: 'About', exact: true }).first().click();
  await expect(locatePageTitle(page)).toBeVisible();
  await turnTo(page, groups.address);
  await expect(page.getByRole('heading', { level: 1, name: groups.name })).toBeVisible();
  await expect(page.getByRole('table').first()).toBeVisible();

  await turnTo(page, `${open}/register`);
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
  await page.getByLabel('Email').fill(organiser.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(organiser.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Register a team' })).toBeVisible();
  await page.getByLabel('Team name').fill('Puddle Cavalry');
  await page.getByRole('combobox', { name: 'Player 1' }).fill('an');
  await expect(page.getByText('Type at least 3 characters', { exact: false })).toBeVisible();

  await page.getByRole('link', { name: 'My Tournaments' }).first().click();
  await openGroups(page);
  const about = await readReleases(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
  return about;
}

/** Opens a tournament from "My Tournaments", and its dialogs. */
async function openGroups(page: Page): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(groups.name) })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: groups.name })).toBeVisible();
  await lookIntoDialogs(page);
}

/** Opens two dialogs of the organizer's page: one with fields and one with a question. */
async function lookIntoDialogs(page: Page): Promise<void> {
  for (const name of ['Add a break', 'Delete tournament']) {
    await page.getByRole('button', { name }).first().click();
    const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    await expect(dialog.getByRole('button').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
}

/** Visits the planner on pages of a partner: the element, and the remote in a foreign host. */
export async function walkPartner(page: Page, platform: PlatformInfo): Promise<void> {
  await page.goto(getPartnerUrl(platform, '/'));
  const element = await readTableValues(page.locator('courtside-planner'));
  await page.goto(getPartnerUrl(platform, '/federation.html'));
  expect(await readTableValues(page.locator('#club-application'))).toEqual(element);
}

/** Visits the organizer's console at its own address. */
export async function walkConsole(page: Page, platform: PlatformInfo): Promise<void> {
  await page.goto(`http://localhost:${platform.ports.console}/my-tournaments`);
  await page.getByLabel('Email').fill(organiser.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(organiser.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await openGroups(page);
}
