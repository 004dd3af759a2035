import { expect, type Page } from '@playwright/test';
import { getDateIn, password } from './people';

export interface NewTournament {
  readonly name: string;
  readonly mixer?: boolean;
}

/** Signs in on the console's own sign-in page, which appears at every address. */
export async function signInToConsole(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
}

/** Unfolds the fields that few users change before they create a tournament. */
export const openDetails = (page: Page): Promise<void> => page.getByRole('button', { name: 'More details' }).click();

/** Fills in the form that is open and sends it. @returns the new tournament's id */
export async function createTournament(page: Page, { name, mixer = false }: NewTournament): Promise<string> {
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Location').fill('Parc La Fontaine, Montréal');
  await page.getByLabel('Start date').fill(getDateIn(10));
  await page.getByLabel('End date').fill(getDateIn(11));
  await openDetails(page);
  await page.getByLabel('Description').fill('Two days on two courts.');
  if (mixer) await page.getByRole('radio', { name: /Mixer/ }).check();
  await page.getByRole('button', { name: 'Create Tournament' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  return new URL(page.url()).pathname.slice(1);
}

/** Returns the width of the poster on a tournament's page (px), after it has loaded. */
export const measurePosterWidth = (page: Page): Promise<number> =>
  page
    .locator('main img')
    .first()
    .evaluate((image: HTMLImageElement) => image.naturalWidth);
