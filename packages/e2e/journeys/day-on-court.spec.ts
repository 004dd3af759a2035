import type { Page } from '@playwright/test';
import { getDateIn } from '../support/people';
import { expect, refusals, test, visit } from '../support/people-test';
import { toMatchId, createScheduledEvent } from '../support/schedules';

const day = [
  [[0, 1], [2, 3]],
] as const; // prettier-ignore
const locateCourt = (page: Page) => page.getByRole('region', { name: 'Court A' });
const press = (page: Page, name: string) => page.getByRole('tabpanel').getByRole('button', { name }).click();

test(
  'a tap reaches two viewers through the game’s small document; despite a lost connection the schedule is written once, with the result',
  { tag: '@release' },
  async ({ person, stage }) => {
    const { event, organiser } = await createScheduledEvent(stage, 4, day);
    await stage.change(event, {
      startDate: getDateIn(0),
      endDate: getDateIn(1),
      timeZone: 'UTC',
      isTournamentPublic: true,
      isSchedulePublic: true,
      isTeamsPublic: true,
    });
    const scorer = await person({ phone: true, expectErrors: refusals });
    const viewers = [await person({ phone: true }), await person()];
    const stored = async (path: string) => (await stage.read(event.organiser, path))[toMatchId(0)];
    await visit(scorer, organiser, `/${event.id}/day`);
    await press(scorer, 'Call the teams Club A and Club B to court A');
    await press(scorer, 'Start Club A against Club B');
    await expect.poll(() => stored(`schedules/${event.id}`)).toMatchObject({ play: { state: 'playing' } });
    const started = await stored(`schedules/${event.id}`);
    for (const viewer of viewers) await viewer.goto(`/${event.id}#match-${toMatchId(0)}`);
    const shows = async (score: string) => {
      for (const viewer of viewers) await expect(viewer.locator(`#match-${toMatchId(0)} b[data-side="1"]`)).toHaveText(score);
    };
    await press(scorer, 'Goal for Club A');
    await expect.poll(() => stored(`schedules/${event.id}/onCourt/${toMatchId(0)}`)).toMatchObject({ team1Score: 1 });
    await shows('1');
    await scorer.context().setOffline(true);
    await expect(scorer.getByText('Waiting for network')).toBeVisible();
    await press(scorer, 'Goal for Club A');
    await expect(locateCourt(scorer).locator('[data-side="1"]')).toHaveText('2');
    await scorer.context().setOffline(false);
    await expect.poll(() => stored(`schedules/${event.id}/onCourt/${toMatchId(0)}`)).toMatchObject({ team1Score: 2 });
    // No tap was written into the schedule.
    expect(await stored(`schedules/${event.id}`)).toEqual(started);
    await shows('2');
    await press(scorer, 'End game');
    await scorer.getByRole('button', { name: /^End now/ }).click();
    await expect.poll(() => stored(`schedules/${event.id}`)).toMatchObject({ team1Score: 2, team2Score: 0, play: { state: 'finished' } });
    for (const viewer of viewers) await viewer.reload();
    await shows('2');
  },
);
