import type { Locator, Page } from '@playwright/test';
import { getDateIn } from '../support/people';
import { expect, expectAccessible, refusals, test, visit } from '../support/people-test';
import { findTextSizeFaults } from '../support/text-size';
import { recordScripts } from '../support/transfers';
import { toMatchId, createScheduledEvent } from '../support/schedules';

// The games of one court: every second one.
const day = [
  [[0, 1], [2, 3], [0, 2], [1, 3]],
] as const; // prettier-ignore
const today = { startDate: getDateIn(0), endDate: getDateIn(1), timeZone: 'UTC' };
/**
 * The limit for the organizer's remote on a phone at the court, in compressed kilobytes: it loads the board and no other tool. A fifth of it is the model that
 * computes expected times.
 */
const BUDGET = 84;

/** Moves a finger from right to left over an element. */
async function swipeLeft(page: Page, over: Locator): Promise<void> {
  const touch = await page.context().newCDPSession(page);
  const { y, height } = (await over.boundingBox())!;
  const at = (x: number) => [{ x, y: y + height / 2 }];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(340) });
  for (let x = 320; x >= 40; x -= 20) await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(x) });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test(
  'a phone runs a game from the call to the confirmation, offline in between, live for a spectator',
  { tag: '@sizes' },
  async ({ person, platform, stage }) => {
    const { event, organiser } = await createScheduledEvent(stage, 4, day);
    await stage.change(event, today);
    const phone = await person({ phone: true, expectErrors: refusals });
    const scripts = await recordScripts(phone, platform.ports['mf-organizer'] ?? 0);
    await visit(phone, organiser, `/${event.id}/day`);
    const spectator = await person();
    await spectator.goto(`/${event.id}`);
    const seen = (side: 1 | 2) => spectator.locator(`#match-${toMatchId(0)} b[data-side="${side}"]`);
    await expect(spectator.locator(`#match-${toMatchId(0)}`)).toBeAttached();

    const court = phone.getByRole('region', { name: 'Court A' });
    const tap = (name: string | RegExp) => court.getByRole('button', { name }).click();
    await tap('Call the teams Club A and Club B to court A');
    await tap('Start Club A against Club B');
    // The sheets for changes of the schedule load later, and only for organizers.
    const costs = [...scripts()].filter(([name]) => name !== 'day-sheets');
    expect(costs.map(([name]) => name)).toContain('day');
    expect(costs.filter(([name]) => /^(tools|.*organizer.*)$/.test(name))).toEqual([]);
    expect(costs.reduce((sum, [, kilobytes]) => sum + kilobytes, 0)).toBeLessThan(BUDGET);
    await tap('Goal for Club A');
    await expect(seen(1)).toHaveText('1');
    await expectAccessible(phone);

    await court.getByRole('button', { name: 'More about court A' }).click();
    await phone.getByRole('menuitem', { name: 'Correct the clock' }).click();
    const sheet = phone.getByRole('dialog');
    await sheet.getByRole('button', { name: '1 minute less' }).click();
    await expect(sheet.getByRole('timer')).toHaveText(/^(11:00|10:\d\d)$/);
    await sheet.getByLabel('Time left').fill('7:70');
    await sheet.getByRole('button', { name: 'Set the clock' }).click();
    await expect(sheet.getByText('Minutes and seconds, from 0:00 to 12:00.')).toBeVisible();
    await expectAccessible(phone);
    await sheet.getByLabel('Time left').fill('7:30');
    await sheet.getByRole('button', { name: 'Set the clock' }).click();
    await expect(sheet).toHaveCount(0);
    await expect(spectator.locator('#now [data-court="A"]').getByRole('timer')).toHaveText(/07:(30|[012]\d)$/);

    await phone.context().setOffline(true);
    await expect(phone.getByText('Waiting for network')).toBeVisible();
    await tap('Goal for Club B');
    await tap('Goal for Club A');
    await tap('Goal for Club A');
    await tap(/Undo.*From 3–1 to 2–1/);
    await expect(court.locator('[data-side="1"]')).toHaveText('2');
    await phone.context().setOffline(false);
    await expect(seen(1)).toHaveText('2', { timeout: 30_000 });
    await expect(seen(2)).toHaveText('1');

    await tap('End game');
    await tap(/^End now/);
    await tap('Confirm 2–1');
    await expect(court.getByRole('button', { name: 'Start Club A against Club C' })).toBeVisible();
    const stored = async () => (await stage.read(event.organiser, `schedules/${event.id}`)) as Record<string, Record<string, unknown>>;
    await expect
      .poll(async () => (await stored())[toMatchId(0)])
      .toMatchObject({ team1Score: 2, team2Score: 1, play: { state: 'finished', ending: 'played', isConfirmed: true } });
    const { play } = (await stored())[toMatchId(0)] as { play: { goals1: object; goals2: object } };
    expect([play.goals1, play.goals2].map((goals) => Object.keys(goals).length)).toEqual([2, 1]);
    // A swipe shows the next court, and the arrow keys of the tabs lead back. Off-screen courts can't be focused.
    const tab = (letter: string) => phone.getByRole('tab', { name: new RegExp(`Court ${letter}`) });
    await swipeLeft(phone, court.getByRole('timer'));
    await expect(tab('B')).toHaveAttribute('aria-selected', 'true');
    const other = phone.getByRole('region', { name: 'Court B' });
    await expect(other).toContainText('Club C');
    await expect(other).toBeInViewport({ ratio: 0.5 });
    await expect(court.locator('..')).toHaveAttribute('inert');
    await tab('B').press('ArrowLeft');
    await expect(tab('A')).toBeFocused();
    await expect(court).toBeInViewport({ ratio: 0.5 });
    await tab('B').click();
    await expect(other.getByRole('button', { name: /^Call the teams/ })).toBeVisible();
    expect(await findTextSizeFaults(phone)).toEqual([]);
    await phone.getByRole('link', { name: 'Back to the tournament' }).click();
    await phone.getByRole('link', { name: 'Court board' }).click();
    await expect(phone.getByRole('heading', { level: 1, name: 'Court board' })).toBeVisible();
  },
);
