import type { Locator, Page } from '@playwright/test';
import { openDetails } from '../support/organizing';
import { getDateIn } from '../support/people';
import { expect, expectAccessible, test, visit } from '../support/people-test';
import { locatePageTitle } from '../support/page-title';

test('a newer release is announced on the next page, does not interrupt this one, and loads on request without leaving the page', async ({
  person,
}) => {
  const page = await person({ language: 'fr' });
  const words = 'Une nouvelle version du site est prête.';
  await page.goto('/planner');
  await expect(locatePageTitle(page)).toBeVisible();
  await page.route(/\/remotes\.json/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...((await response.json()) as object), shell: { release: '9.9.9-00000000' } } });
  });
  const isAsked = page.waitForResponse(/\/remotes\.json/);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await isAsked;
  await expect(page.getByText(words)).toHaveCount(0);

  const said = page.getByRole('status').filter({ hasText: words });
  // The response is processed at some later time, so the message may appear only on the page after the next.
  await expect(async () => {
    await page.getByRole('link', { name: 'Planificateur' }).first().click();
    await page.getByRole('link', { name: 'Archives' }).first().click();
    await expect(said).toBeVisible({ timeout: 500 });
  }).toPass();
  await expectAccessible(page);
  await page.unroute(/\/remotes\.json/);
  await said.getByRole('button', { name: 'La charger' }).click();
  await expect(page.getByText(words)).toHaveCount(0);
  await expect(locatePageTitle(page)).toBeVisible();
  await expect(page).toHaveURL(/\/archive$/);
});

/** The code that sends data is in this file, which is loaded when the first data is sent. */
const commands = /firebase-commands\.\w+\.js/;
const redeploy = (page: Page) => page.route(commands, (route) => route.fulfill({ status: 404, body: '' }));

/** Presses the offered reload when all new files are served. */
async function loadTheNewVersion(page: Page, place: Page | Locator = page): Promise<void> {
  await expect(
    place.getByText('This site has just been updated, and a part of this page is no longer there.', { exact: false }),
  ).toBeVisible();
  await page.unroute(commands);
  await place.getByRole('button', { name: 'Load the new version' }).click();
}

test(
  'a file that is missing after a release offers a reload, which restores the page and the typed text',
  { tag: '@release' },
  async ({ person, stage }) => {
    test.slow();
    const page = await person({ expectErrors: /404|ChunkLoadError/ });
    const questions: string[] = [];
    page.on('dialog', (dialog) => questions.push(dialog.type()) && void dialog.accept());
    const me = await stage.player('typing');
    await visit(page, me, '/');
    const name = `Typed ${Date.now()}`;
    const fields: ReadonlyArray<readonly [string, string]> = [
      ['Name', name],
      ['Location', 'Parc La Fontaine, Montréal'],
      ['Start date', getDateIn(10)],
      ['End date', getDateIn(11)],
      ['Description', 'Two days on two courts.'],
    ];
    await redeploy(page);
    await page.goto('/organize');
    await openDetails(page);
    for (const [label, value] of fields) await page.getByLabel(label).fill(value);
    await page.getByRole('button', { name: 'Create Tournament' }).click();
    await expectAccessible(page);
    await loadTheNewVersion(page);
    for (const [label, value] of fields) await expect(page.getByLabel(label)).toHaveValue(value);
    await page.getByRole('button', { name: 'Create Tournament' }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

    // Details are saved while they are typed, as soon as that is possible again.
    await redeploy(page);
    await page.reload();
    await page.getByRole('button', { name: 'Edit details' }).click();
    const description = page.getByRole('textbox', { name: 'Description' });
    await description.fill('Three days on one court.');
    await description.blur();
    await loadTheNewVersion(page);
    await expect(description).toHaveValue('Three days on one court.');
    const id = new URL(page.url()).pathname.slice(1);
    await expect.poll(async () => (await stage.read(me, `tournaments/${id}`))['description']).toBe('Three days on one court.');

    // The profile asks before it is left with unsaved changes, but not before a reload that restores them.
    await redeploy(page);
    await page.goto('/profile');
    await page.getByLabel('Pronouns').fill('she/her');
    await page.getByRole('button', { name: 'Save' }).click();
    await loadTheNewVersion(page);
    await expect(page.getByLabel('Pronouns')).toHaveValue('she/her');
    expect(questions).toEqual([]);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.poll(async () => (await stage.read(me, `profiles/${me.uid}`))['pronouns']).toBe('she/her');
  },
);

test(
  'after the reload for a missing file, and only after that one, a dialog is open again with its typed text',
  { tag: '@release' },
  async ({ person, stage }) => {
    test.slow();
    const page = await person({ expectErrors: /404|ChunkLoadError/ });
    const event = await stage.event();
    await redeploy(page);
    await visit(page, event.organiser, `/${event.id}`);
    const adding = page.getByRole('dialog', { name: 'Add a team' });
    await page.getByRole('button', { name: 'Add a team' }).click();
    await adding.getByLabel('Team name').fill('Puddle Cavalry');
    await adding.getByRole('button', { name: 'Add team' }).click();
    await expect(adding.getByRole('alert')).toBeVisible();
    await expectAccessible(page);
    await loadTheNewVersion(page, adding);
    await expect(adding.getByLabel('Team name')).toHaveValue('Puddle Cavalry');
    await adding.getByRole('button', { name: 'Add team' }).click();
    await expect(adding).toHaveCount(0);
    await expect.poll(async () => (await stage.teams(event)).map(({ name }) => name)).toEqual(['Puddle Cavalry']);
    await expect(page).toHaveURL(`/${event.id}`);

    // A dialog from a menu, with a preview of the pasted text.
    await redeploy(page);
    await page.reload();
    const tools = page.getByRole('button', { name: 'More tools for the teams' });
    const importing = page.getByRole('dialog', { name: 'Import teams' });
    await tools.click();
    await page.getByRole('menuitem', { name: 'Import teams' }).click();
    await importing.getByRole('textbox').fill('name\nCanal\nDocks');
    await importing.getByRole('button', { name: 'Import 2 teams' }).click();
    await expect(importing.getByRole('alert')).toBeVisible();
    await loadTheNewVersion(page, importing);
    await expect(importing.getByRole('textbox')).toHaveValue('name\nCanal\nDocks');
    await importing.getByRole('button', { name: 'Import 2 teams' }).click();
    await expect(importing).toHaveCount(0);
    await expect.poll(async () => (await stage.teams(event)).length).toBe(3);

    // After the user's own reload the dialog is closed.
    await page.getByRole('button', { name: 'Add a team' }).click();
    await adding.getByLabel('Team name').fill('Nobody');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: event.name })).toBeVisible();
    await page.getByRole('button', { name: 'Add a team' }).click();
    await expect(adding.getByLabel('Team name')).toHaveValue('');
  },
);
