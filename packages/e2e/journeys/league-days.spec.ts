import { expect, expectAccessible, refusals, test, visit } from '../support/people-test';
import { getDateIn } from '../support/people';
import { createScheduledEvent } from '../support/schedules';

// A generous limit: two people on a slow machine.
test.setTimeout(240_000);
test.use({ actionTimeout: 20_000 });

const timeZone = 'Etc/UTC';
const toWords = (date: string, locale: string) =>
  new Date(`${date}T12:00:00Z`).toLocaleDateString(locale, { day: 'numeric', month: 'long', timeZone });

test(
  'a league plays on five days in as many months: dates chosen by keyboard, shown on a phone and in the calendar, and changed',
  { tag: '@release' },
  async ({ person, stage }) => {
    const dates = [3, 31, 59, 87, 122].map((days) => getDateIn(days));
    const [first = '', second = '', third = ''] = dates;
    const fields = { startDate: first, endDate: getDateIn(130), timeZone, isGameTimesVisible: true };
    const { event, organiser } = await createScheduledEvent(stage, 6, [], fields);
    const [page, phone] = [await person({ expectErrors: refusals }), await person({ phone: true, language: 'fr', expectErrors: refusals })];
    await visit(page, organiser, `/${event.id}`);
    const schedule = page.locator('#schedule');
    const dialog = page.getByRole('dialog');

    await test.step('the schedule is created with its dates; one that can’t be is said beside its field', async () => {
      await schedule.getByRole('button', { name: 'Create Schedule' }).press('Enter');
      await dialog.getByLabel('Days', { exact: true }).fill('5');
      await dialog.getByRole('checkbox', { name: 'Days on other dates' }).press('Space');
      for (const [index, date] of dates.entries()) if (index > 0) await dialog.getByLabel(`Date of day ${index + 1}`).fill(date);
      await dialog.getByLabel('Courts', { exact: true }).fill('2');
      await dialog.getByRole('checkbox', { name: 'Days with their own place or courts' }).press('Space');
      await dialog.getByLabel('Place of day 2').fill('Hardcourt Ouest, Lyon');
      await dialog.getByLabel('Courts on day 2').fill('7');
      await expect(dialog.getByLabel('Courts on day 2')).toHaveAccessibleDescription('From 1 to 6.');
      await dialog.getByLabel('Courts on day 2').fill('1');
      await dialog.getByLabel('Date of day 3').fill(second);
      await expect(dialog.getByText('Must be after day 2.')).toBeVisible();
      await expectAccessible(page);
      await dialog.getByRole('button', { name: /^Create/ }).press('Enter');
      await expect(dialog.getByLabel('Date of day 3')).toHaveValue(second);
      await dialog.getByLabel('Date of day 3').fill(third);
      await dialog.getByRole('button', { name: /^Create/ }).press('Enter');
      await expect(dialog).toHaveCount(0);
    });

    await stage.change(event, { isSchedulePublic: true });
    const days = phone.locator('#schedule caption');
    await test.step('organizer and visitors see the dates', async () => {
      await expect(schedule.getByRole('heading', { level: 3 })).toHaveText(
        dates.map((date, index) => new RegExp(`Day ${index + 1}.*${toWords(date, 'en-GB')}`)),
      );
      await phone.goto(`/${event.id}`);
      await expect(days).toHaveText(dates.map((date, index) => new RegExp(`Jour ${index + 1}.*${toWords(date, 'fr-FR')}`)));
      await expectAccessible(phone);
    });

    await test.step('the second day is at its own place, on one court', async () => {
      await expect(days.nth(1)).toContainText('Hardcourt Ouest, Lyon');
      await expect(days.nth(0)).not.toContainText('Hardcourt');
      const rows = (day: number) => phone.locator('#schedule table').nth(day);
      await expect(rows(0)).toContainText(/Terrain B/);
      await expect(rows(1)).not.toContainText(/Terrain B/);
      await expect(schedule.getByRole('region', { name: /^Day 2/ })).toContainText('Hardcourt Ouest, Lyon');
      expect((await stage.read(organiser, `tournaments/${event.id}`))['scheduleTimes']).toMatchObject({
        venues: '\n1 Hardcourt Ouest, Lyon',
      });
    });

    await test.step('a calendar program has the games on their dates', async () => {
      const text = await (await page.request.get(`/${event.id}/calendar.ics`)).text();
      for (const date of dates) expect(text.split(`DTSTART:${date.replaceAll('-', '')}`)).toHaveLength(4);
      expect(text.replace(/\r?\n /g, '').match(/^LOCATION:.*Hardcourt Ouest\\, Lyon/gm)).toHaveLength(3);
    });

    await test.step('a day moves to another date, and the phone follows', async () => {
      await schedule.getByRole('button', { name: 'Game times' }).press('Enter');
      const field = dialog.getByLabel('Date of day 5');
      await expect(field).toHaveValue(dates[4] ?? '');
      await field.fill(getDateIn(131));
      await expect(dialog.getByText(/^The tournament ends on/)).toBeVisible();
      await field.fill(getDateIn(129));
      await dialog.getByRole('button', { name: 'Save times' }).press('Enter');
      await expect(dialog).toHaveCount(0);
      await expect(days.nth(4)).toContainText(toWords(getDateIn(129), 'fr-FR'));
      expect((await stage.read(organiser, `tournaments/${event.id}`))['scheduleTimes']).toMatchObject({ days: '- 28 56 84 126' });
    });

    await test.step('days that follow each other again say so', async () => {
      await schedule.getByRole('button', { name: 'Game times' }).press('Enter');
      await dialog.getByRole('checkbox', { name: 'Days on other dates' }).press('Space');
      await dialog.getByRole('button', { name: 'Save times' }).press('Enter');
      await expect(days.nth(1)).toContainText(toWords(getDateIn(4), 'fr-FR'));
    });
  },
);

test('Swiss rounds are played on two evenings, with their dates in the headings', { tag: '@release' }, async ({ person, stage }) => {
  const rounds = [
    [
      [0, 1],
      [2, 3],
    ],
    [
      [0, 2],
      [1, 3],
    ],
  ] as const;
  const fields = { startDate: getDateIn(3), endDate: getDateIn(20), timeZone, isGameTimesVisible: true };
  const { event, organiser } = await createScheduledEvent(stage, 4, rounds);
  await stage.change(event, fields);
  await stage.force(`tournaments/${event.id}`, { scheduleType: 'swissRounds' }, ['scheduleType']);
  const page = await person({ expectErrors: refusals });
  const phone = await person({ phone: true, expectErrors: refusals });
  await phone.goto(`/${event.id}`);
  const shown = phone.locator('#schedule caption');
  await expect(shown).toHaveText([/^Round 1\b/, /^Round 2\b/]);
  await visit(page, organiser, `/${event.id}`);
  const schedule = page.locator('#schedule');
  await schedule.getByRole('button', { name: 'Game times' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: 'Rounds on other dates' }).press('Space');
  await dialog.getByLabel('Date of round 2').fill(getDateIn(10));
  await dialog.getByRole('button', { name: 'Save times' }).press('Enter');
  await expect(dialog).toHaveCount(0);
  const dates = [3, 10].map((days) => toWords(getDateIn(days), 'en-GB'));
  for (const headings of [shown, schedule.getByRole('heading', { name: /^Round/ })])
    await expect(headings).toHaveText(dates.map((date, index) => new RegExp(`Round ${index + 1}.*${date}`)));
});
