import type { Locator, Page } from '@playwright/test';
import { createTournament } from '../support/organizing';
import { expect, expectAccessible, refusals, test, visit } from '../support/people-test';

const names = Array.from({ length: 8 }, (_, index) => `Équipe ${String.fromCharCode(65 + index)}`);
const step = (page: Page, name: string): Locator => page.locator('#path li').filter({ has: page.getByRole('heading', { name }) });
const visitors = (page: Page): Locator => page.locator('#visitors');

/** Counts the user's presses and filled-in fields from now on. */
function presses() {
  let count = 0;
  const fields = new Set<Locator>();
  return {
    press: async (...things: readonly Locator[]) => {
      for (const thing of things) {
        count += 1;
        await thing.click();
      }
    },
    type: async (field: Locator, text: string) => {
      count += 1;
      fields.add(field);
      await field.click();
      await field.fill(text);
    },
    paste: async (field: Locator, text: string) => {
      count += 2; // one press into the field, and one on "paste"
      fields.add(field);
      await field.fill(text);
    },
    count: () => count,
    fields: () => fields.size,
  };
}

test(
  'the list of next steps leads from an empty tournament to a public one in at most 16 presses',
  { tag: '@release' },
  async ({ person, stage }) => {
    const me = await stage.player('paula path');
    const page = await person({ phone: true });
    await visit(page, me, '/organize');
    const id = await createTournament(page, { name: 'Step by step' });
    const dialog = page.getByRole('dialog');
    const { press, paste, count } = presses();

    await expect(step(page, 'Teams')).toHaveAttribute('aria-current', 'step');
    await expect(step(page, 'Schedule')).toContainText('Needs the groups.');
    await expect(visitors(page)).toContainText('Nothing yet: only organizers see this tournament.');
    await expectAccessible(page);
    await press(step(page, 'Teams').getByRole('button', { name: 'Add teams' }));
    await paste(dialog.getByLabel('Paste the teams'), names.join('\n'));
    await press(dialog.getByRole('button', { name: 'Import 8 teams' }));

    await expect(step(page, 'Groups and bracket')).toHaveAttribute('aria-current', 'step');
    // A button that needs the room is below the words of its step, not next to them.
    const registration = step(page, 'Registration');
    await expect(registration.getByRole('button', { name: 'Open Registration' })).toBeVisible();
    const widthOf = async (part: Locator) => (await part.boundingBox())!.width;
    expect(await widthOf(registration.locator('.fact'))).toBeGreaterThan(0.7 * (await widthOf(registration)));
    await press(step(page, 'Groups and bracket').getByRole('button', { name: 'Create Groups' }));
    await press(dialog.getByRole('button', { name: /^Create \d groups?$/ }));
    await press(step(page, 'Schedule').getByRole('button', { name: 'Create Schedule' }));
    await press(dialog.getByRole('button', { name: /^Create schedule, / }));
    await expect(step(page, 'Schedule')).toContainText(/\d+ games · /);
    await press(step(page, 'Referees').getByRole('button', { name: 'Referees' }));
    await press(dialog.getByRole('button', { name: 'Fill the empty ones' }));
    await press(dialog.getByRole('button', { name: 'Save referees' }));
    await expect(step(page, 'Referees')).toContainText(/games have a referee\./);

    await expect(step(page, 'Publish')).toHaveAttribute('aria-current', 'step');
    await press(step(page, 'Publish').getByRole('button', { name: 'Publish' }));
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('This can’t be undone.');
    await press(question.getByRole('button', { name: 'Publish' }));
    await expect(step(page, 'Publish')).toContainText('Visitors see the games.');
    expect(count()).toBeLessThanOrEqual(16);
    await expect(page.locator('#path')).toContainText(/[56] of 6/);
    await expectAccessible(page);

    const spectator = await person({ expectErrors: refusals });
    await spectator.goto(`/${id}`);
    await expect(spectator.locator('#schedule tbody').getByText('Équipe H').first()).toBeVisible();
    await expect(spectator.locator('#teams')).toBeVisible();

    // One control hides and shows a section, and the visitor's page follows.
    const schedule = visitors(page).getByRole('switch', { name: 'Schedule' });
    await expect(schedule).toBeChecked();
    await schedule.press('Space');
    await expect(schedule).not.toBeChecked();
    await expect(schedule).toBeFocused();
    await expect(spectator.locator('#schedule')).toHaveCount(0);
    await expect(step(page, 'Publish')).toContainText('Not yet: Schedule');
    // The section has a link to that control.
    await page.locator('#schedule').getByRole('button', { name: 'Not public: change what visitors see' }).click();
    await expect(visitors(page)).toBeFocused();
    await schedule.click();
    await expect(spectator.locator('#schedule')).toBeVisible();
  },
);

test('one form and one list: from “Organize” to a public schedule with referees in 7 presses and 3 fields', async ({ person, stage }) => {
  const me = await stage.player('fay first');
  const page = await person({ phone: true });
  await visit(page, me, '/organize');
  const { press, type, paste, count, fields } = presses();
  const submit = page.getByRole('button', { name: 'Create Tournament' });
  await expect(submit).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);

  await type(page.getByLabel('Name'), 'In one go');
  await type(page.getByLabel('Location'), 'Parc La Fontaine, Montréal');
  await paste(page.getByLabel('Teams', { exact: true }), names.join('\n'));
  await expect(page.getByText('8 teams · 2 groups of 4 · 12 games')).toBeVisible();
  await expect(page.getByLabel('Courts', { exact: true })).toHaveAttribute('inputmode', 'numeric');
  await expectAccessible(page);
  // A reload, or another page of the site, loses no typed text.
  await page.reload();
  await expect(page.getByText('8 teams · 2 groups of 4 · 12 games')).toBeVisible();
  await page.goto('/planner');
  await page.goBack();
  await expect(page.getByLabel('Name')).toHaveValue('In one go');
  await expect(page.getByLabel('Teams', { exact: true })).toHaveValue(names.join('\n'));
  await expect(page.getByText('8 teams · 2 groups of 4 · 12 games')).toBeVisible();
  await press(submit);

  await expect(page.getByRole('heading', { level: 1, name: 'In one go' })).toBeVisible();
  const id = new URL(page.url()).pathname.slice(1);
  await expect(step(page, 'Schedule')).toContainText('12 games · ');
  await expect(step(page, 'Referees')).toContainText('12 of 12 games have a referee.');
  await expect(step(page, 'Publish')).toHaveAttribute('aria-current', 'step');
  await press(step(page, 'Publish').getByRole('button', { name: 'Publish' }));
  await press(page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }));
  await expect(step(page, 'Publish')).toContainText('Visitors see the games.');
  // The steps above take 19 presses and 6 fields.
  expect(count()).toBeLessThanOrEqual(7);
  expect(fields()).toBe(3);

  const spectator = await person({ expectErrors: refusals });
  await spectator.goto(`/${id}`);
  await expect(spectator.locator('#schedule tbody').getByText('Équipe H').first()).toBeVisible();
});

test('without a connection the form says that it failed, keeps everything, and can be sent again', async ({ person, stage }) => {
  const me = await stage.player('olga offline');
  const page = await person({ phone: true, expectErrors: /ERR_INTERNET_DISCONNECTED|Failed to fetch|net::/ });
  await visit(page, me, '/organize');
  await page.getByLabel('Name').fill('On a train');
  await page.getByLabel('Location').fill('Lausanne');
  await page.getByLabel('Teams', { exact: true }).fill(names.join('\n'));
  await expect(page.getByText('8 teams · 2 groups of 4 · 12 games')).toBeVisible();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Create Tournament' }).click();
  await expect(page.getByText('Failed to create tournament')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(/There is no network\. Try again/)).toBeInViewport();
  // The page's notice, that the network is gone, covers no part of the button.
  const notice = await page.getByRole('status').filter({ hasText: 'updates by itself' }).first().boundingBox();
  const button = await page.getByRole('button', { name: 'Create Tournament' }).boundingBox();
  expect(button!.y + button!.height).toBeLessThanOrEqual(notice!.y);
  await expect(page.getByLabel('Name')).toHaveValue('On a train');
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Create Tournament' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'On a train' })).toBeVisible();
  await expect(step(page, 'Schedule')).toContainText('12 games · ');
});
