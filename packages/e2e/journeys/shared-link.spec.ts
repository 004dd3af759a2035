import { openDetails } from '../support/organizing';
import { createEmail, getDateIn, createPng, signUp } from '../support/people';
import { expect, test } from '../support/test';

test('the preview of a shared link has name, dates and poster if the tournament is public, and otherwise nothing', async ({
  person,
  request,
  platform,
}) => {
  const organiser = await person();
  const name = `Coupe "d’été" <script>alert(1)</script> & fils ${Date.now()}`;
  await signUp(organiser, createEmail('ada'));
  await organiser.goto('/organize');
  await organiser.getByLabel('Name', { exact: true }).fill(name);
  await organiser.getByLabel('Location').fill('Genève');
  await organiser.getByLabel('Start date').fill(getDateIn(20));
  await organiser.getByLabel('End date').fill(getDateIn(21));
  await openDetails(organiser);
  await organiser.getByLabel('Description').fill('Two days\non two courts.');
  await organiser
    .locator('input[type=file]')
    .setInputFiles({ name: 'poster.png', mimeType: 'image/png', buffer: createPng(64, 48, [10, 83, 66]) });
  await organiser.getByRole('button', { name: 'Create Tournament' }).click();
  await expect(organiser.getByRole('heading', { level: 1, name })).toBeVisible();
  const address = organiser.url();

  expect(await (await request.get(address)).text()).not.toContain('og:title');
  await organiser.getByRole('button', { name: 'Open Tournament' }).click();
  await organiser.getByRole('alertdialog').getByRole('button', { name: 'Open Tournament' }).click();
  await expect(organiser.getByRole('button', { name: 'Open Tournament' })).toHaveCount(0);

  await expect.poll(async () => (await request.get(address)).text()).toContain('og:title');
  const html = await (await request.get(address)).text();
  expect(html).not.toContain('<script>alert');
  // Our pages may not parse text as HTML, so the test uses another page.
  const reader = await organiser.context().newPage();
  const tags = await reader.evaluate((text) => {
    const page = new DOMParser().parseFromString(text, 'text/html');
    return Object.fromEntries(
      [...page.querySelectorAll('meta[property]')].map((meta) => [meta.getAttribute('property'), meta.getAttribute('content')]),
    );
  }, html);
  expect(tags['og:title']).toBe(name);
  expect(tags['og:description']).toMatch(/^\d{1,2}( \w+)?( \d{4})?( – |–)\d{1,2} \w+ \d{4} · Genève · Two days on two courts\.$/);
  expect(tags['og:description']).toContain(String(new Date(getDateIn(21)).getUTCFullYear()));
  expect(tags['og:url']).toBe(`${platform.url}${new URL(address).pathname}`);
  const poster = await request.get(tags['og:image'] ?? '');
  expect(poster.headers()['content-type']).toBe('image/png');
});
