import { expect, expectAccessible, test } from '../support/test';

test('a newer release is said on the next page, not while somebody is busy with this one, and loaded at their wish where they are', async ({
  person,
}) => {
  const page = await person({ language: 'fr' });
  const words = 'Une nouvelle version du site est prête.';
  await page.goto('/planner');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.route(/\/remotes\.json/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...((await response.json()) as object), shell: { release: '9.9.9-00000000' } } });
  });
  const isAsked = page.waitForResponse(/\/remotes\.json/);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await isAsked;
  await expect(page.getByText(words)).toHaveCount(0);

  const said = page.getByRole('status').filter({ hasText: words });
  // The answer is worked through when it is, so the next page may be the one after.
  await expect(async () => {
    await page.getByRole('link', { name: 'Planificateur' }).first().click();
    await page.getByRole('link', { name: 'Archives' }).first().click();
    await expect(said).toBeVisible({ timeout: 500 });
  }).toPass();
  await expectAccessible(page);
  await page.unroute(/\/remotes\.json/);
  await said.getByRole('button', { name: 'La charger' }).click();
  await expect(page.getByText(words)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/archive$/);
});
