import { formatClockTime, findMorning, Taps } from '../support/day-of-play';
import { expect, expectAccessible, refusals, test, visit } from '../support/people-test';
import { toMatchId, createScheduledEvent } from '../support/schedules';

test(
  'a team leaves and returns: its forfeited games are to be played again, also for spectators, and that can be undone',
  { tag: '@release' },
  async ({ person, stage }) => {
    test.slow();
    const { timeZone, date, minutes } = findMorning();
    const scheduled = await createScheduledEvent(stage, 4, [
      [
        [0, 1],
        [2, 3],
        [0, 2],
      ],
    ]);
    const { event, organiser } = scheduled;
    const members = [0, 1, 2, 3].map((team) => `team${String(team).padStart(7, '0')}`);
    await stage.change(event, { timeZone, startDate: date, endDate: date, isGameTimesVisible: true, groups: { 0: members } });
    await stage.change(event, {
      scheduleTimes: { startTimes: [formatClockTime(Math.floor(minutes / 5) * 5)], gameLength: 12, interval: 3, numberOfCourts: 1 },
    });
    const lead = await person({ phone: true, expectErrors: refusals });
    const spectator = await person();
    await Promise.all([visit(lead, organiser, `/${event.id}/day`), spectator.goto(`/${event.id}`)]);
    const dialog = lead.getByRole('dialog');
    const button = (name: string | RegExp) => lead.getByRole('button', { name });
    const item = (name: string | RegExp) => lead.getByRole('menuitem', { name });
    const forfeits = (count: number) =>
      expect
        .poll(async () => {
          const all = await Promise.all(
            [0, 2].map((game) => spectator.locator(`#match-${toMatchId(game)} [data-ending^="forfeit"]`).count()),
          );
          return all.reduce((sum, one) => sum + one, 0);
        })
        .toBe(count);

    await button('More about court A').click();
    await item('Club A is missing').click();
    await dialog.getByRole('radio', { name: /leaves the tournament/ }).click();
    await button('Withdraw the team').click();
    await forfeits(2);

    const taps = new Taps();
    await taps.on(button('More about the day'), item('Club A plays again'));
    await expect(dialog.getByRole('radio', { name: 'Play 2 games after all' })).toBeChecked();
    await expectAccessible(lead);
    await taps.on(button('Take the team back in'));
    expect(taps.count).toBeLessThanOrEqual(4);
    await forfeits(0);
    await expect(lead.getByRole('region', { name: 'Court A' })).toContainText('Club A');
    await button('Undo').click();
    await forfeits(2);
  },
);
