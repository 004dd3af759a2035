import type { Page } from '@playwright/test';
import { getDateIn } from '../support/people';
import { expect, expectAccessible, refusals, test, visit } from '../support/people-test';
import { recordScripts } from '../support/transfers';
import { toMatchId, createScheduledEvent } from '../support/schedules';

// The games of one court: every second one.
const day = [
  [[0, 1], [2, 3], [0, 2], [1, 3]],
] as const; // prettier-ignore
const today = { startDate: getDateIn(0), endDate: getDateIn(1), timeZone: 'UTC' };
/** The limit for the organizer's remote on a scorekeeper's phone, in compressed kilobytes: it loads the board and no other tool. */
const BUDGET = 84;

const tapIn = (page: Page) => (name: string | RegExp) =>
  page.getByRole('region', { name: 'Court A' }).getByRole('button', { name }).click();
const inMenu = async (page: Page, item: string) => {
  await page.getByRole('button', { name: 'More about the day' }).click();
  await page.getByRole('menuitem', { name: item }).click();
};

test(
  'an organizer creates a pass; its holder scores without an account, spectators see it live, and revoking the pass ends it',
  { tag: '@sizes' },
  async ({ person, platform, stage }) => {
    test.slow();
    const { event, organiser } = await createScheduledEvent(stage, 4, day);
    await stage.change(event, today);
    const lead = await person({ phone: true, expectErrors: refusals });
    await visit(lead, organiser, `/${event.id}/day`);
    await expect(lead.getByRole('region', { name: 'Court A' })).toBeVisible();

    // A pass for court A: its link and its code are shown once.
    await inMenu(lead, 'Passes');
    const dialog = lead.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Make a pass' }).click();
    await expect(dialog.getByText('Give the pass a name, so that you can tell it from others.')).toBeVisible();
    await dialog.getByLabel('Name of the pass').fill('Zoé at the fence');
    await dialog.getByLabel('Good for').selectOption({ label: 'Court A' });
    await dialog.getByRole('button', { name: 'Make a pass' }).click();
    await expect(dialog.getByRole('img', { name: /^QR code/ })).toBeVisible();
    await expectAccessible(lead);
    const link = await dialog.getByLabel('Link of the pass').inputValue();
    await dialog.getByRole('button', { name: 'Close' }).last().click();

    // The user who opens it has no account. The secret is removed from the address, and the web server never sees it.
    const keeper = await person({ phone: true, expectErrors: refusals });
    const asked: string[] = [];
    keeper.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')));
    const scripts = await recordScripts(keeper, platform.ports['mf-organizer'] ?? 0);
    await keeper.goto(link);
    const court = keeper.getByRole('region', { name: 'Court A' });
    await expect(court).toBeVisible();
    expect(new URL(keeper.url()).hash).toBe('');
    const secret = link.split('.').at(-1) ?? '';
    expect(secret.length).toBeGreaterThan(20);
    expect(asked.filter((request) => request.includes(secret))).toEqual([]);
    await expect(keeper.getByRole('tab', { name: /Court B/ })).toHaveCount(0);
    await expectAccessible(keeper);

    const spectator = await person();
    await spectator.goto(`/${event.id}`);
    const score = spectator.locator(`#match-${toMatchId(0)} b[data-side="1"]`);
    await expect(spectator.locator(`#match-${toMatchId(0)}`)).toBeAttached();
    const tap = tapIn(keeper);
    await tap('Call the teams Club A and Club B to court A');
    await tap('Start Club A against Club B');
    await tap('Goal for Club A');
    await expect(score).toHaveText('1');
    const costs = [...scripts()];
    expect(costs.filter(([name]) => /^(tools|desk|.*organizer.*)$/.test(name))).toEqual([]);
    expect(costs.reduce((sum, [, kilobytes]) => sum + kilobytes, 0)).toBeLessThan(BUDGET);

    // Without a network goals wait, and each arrives once.
    await keeper.context().setOffline(true);
    await expect(keeper.getByText('Waiting for network')).toBeVisible();
    await tap('Goal for Club A');
    await tap('Goal for Club A');
    await keeper.context().setOffline(false);
    await expect(score).toHaveText('3');

    // An announcement reaches every open page.
    await inMenu(lead, 'Announce');
    await lead.getByRole('dialog').getByRole('button', { name: 'Court B is closed' }).click();
    await lead.getByRole('dialog').getByRole('button', { name: 'Announce', exact: true }).click();
    for (const page of [lead, keeper, spectator]) {
      await expect(page.getByRole('list', { name: 'Announcements' }).getByText('Court B is closed')).toBeVisible();
    }
    await expect(spectator.getByRole('status').filter({ hasText: 'Announcement: Court B is closed' })).toBeAttached();
    await spectator.getByRole('button', { name: 'Dismiss: Court B is closed' }).click();
    await expect(spectator.getByRole('list', { name: 'Announcements' })).toHaveCount(0);

    // The pass is revoked while they score: goals that waited for the network do not count, and a message says so.
    await keeper.context().setOffline(true);
    await expect(keeper.getByText('Waiting for network')).toBeVisible();
    await tap('Goal for Club B');
    await inMenu(lead, 'Passes');
    await lead.getByRole('button', { name: 'Revoke the pass Zoé at the fence' }).click();
    await lead.getByRole('alertdialog').getByRole('button', { name: 'Revoke pass' }).click();
    // The dialog closes after the server's response; an earlier goal would still count.
    await expect(lead.getByRole('alertdialog')).toHaveCount(0);
    await keeper.context().setOffline(false);
    await expect(keeper.getByRole('heading', { name: 'This pass was revoked' })).toBeVisible();
    await expect(keeper.getByText('Goal for Club B (Club A – Club B): You may no longer change this game.')).toBeVisible();
    await expect(court).toHaveCount(0);
    await keeper.goto(link);
    await expect(keeper.getByRole('heading', { name: /This pass (was revoked|does not open the board)/ })).toBeVisible();
    await expect(score).toHaveText('3');
    await expect(spectator.locator(`#match-${toMatchId(0)} b[data-side="2"]`)).toHaveText('0');
    expect((await stage.read(event.organiser, `schedules/${event.id}`))[toMatchId(0)]).not.toMatchObject({ team2Score: 1 });
  },
);
