import type { Page } from '@playwright/test';
import { createEmail } from '../support/people';
import { expect, expectAccessible, fillIn, refusals, test } from '../support/people-test';
import { createStoredTeam } from '../support/stored-team';

/** Expects enough contrast, accessible names, large targets, and no sideways scrolling. */
async function expectSound(page: Page): Promise<void> {
  await expectAccessible(page);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    'the page scrolls sideways',
  ).toBeLessThanOrEqual(0);
}

test('every page for users works in the dark theme, on a small phone, in French', { tag: '@release' }, async ({ person, stage }) => {
  test.slow();
  const mark = `nn${Date.now().toString(36)}`;
  const double = await stage.player(`${mark} au-très-long-nom-de-famille`);
  const event = await stage.event({ name: 'Championnat francophone de bike-polo sur béton, édition d’hiver « Les Frimas »' });
  await stage.write(event.organiser, {
    [`teams/${event.id}`]: {
      AAAAAAAAAAA: createStoredTeam('W'.repeat(100), { profileIds: [double.uid, ''] }),
    },
  });
  const mixer = await stage.event({ tournamentType: 'MIXER', playerIds: [] });
  const page = await person({ phone: true, language: 'fr', expectErrors: refusals });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 320, height: 640 });
  const submit = page.locator('main form button[type=submit]').first();

  await page.goto('/auth');
  await submit.click();
  await expectSound(page);
  await fillIn(page, createEmail('personne'), 'pas le bon');
  await submit.click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectSound(page);
  await page.goto('/profile');
  await expect(page.getByRole('main').getByRole('link', { name: 'Se connecter' })).toBeVisible();
  await expectSound(page);

  await page.goto('/auth/signup');
  await fillIn(page, createEmail('nouvelle'), '123456');
  await submit.click();
  await expect(page.getByRole('link', { name: 'Profil', exact: true })).toBeVisible();
  await page.goto(`/${mixer.id}/register`);
  await expect(page.getByRole('link', { name: 'Remplir mon profil' })).toBeVisible();
  await expectSound(page);

  await page.goto('/profile');
  await submit.click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectSound(page);
  await page.getByRole('combobox', { name: 'Club' }).fill('bike');
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await expectSound(page);
  await page.keyboard.press('Escape');
  for (const name of ['Changer de mot de passe', 'Changer d’adresse', 'Supprimer mon compte']) {
    await page.getByRole('button', { name }).click();
    await expect(
      page.getByRole('dialog').or(page.getByRole('alertdialog')).getByLabel('Mot de passe actuel', { exact: true }),
    ).toBeVisible();
    await expectSound(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toHaveCount(0);
  }

  // The typed club is not saved: the browser asks, and the test leaves the page.
  page.once('dialog', (question) => void question.accept());
  await page.goto(`/${event.id}/register`);
  await page.getByRole('combobox', { name: 'Joueur 1' }).fill(mark);
  await page.getByRole('listbox').getByRole('option').click();
  await expectSound(page);
  await submit.click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectSound(page);
  await page.getByLabel('Nom de l’équipe').fill('M'.repeat(100));
  await submit.click();
  await expect(page.getByRole('heading', { level: 1, name: /Inscription terminée/ })).toBeVisible();
  await expectSound(page);
  await stage.change(event, { isRegistrationOpen: false });
  await page.reload();
  // A captain's own page remains, because the team is checked in there on the day.
  await expect(page.getByRole('heading', { level: 1, name: /Inscription terminée/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Confier l’équipe' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Modifier l’équipe' })).toHaveCount(0);
  await expectSound(page);
  const closed = await stage.event({ isRegistrationOpen: false });
  await page.goto(`/${closed.id}/register`);
  await expect(page.getByRole('heading', { level: 1, name: 'Les inscriptions sont fermées' })).toBeVisible();
  await expectSound(page);
});
