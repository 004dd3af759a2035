import { formatClockTime, findMorning } from '../support/day-of-play';
import { signInToConsole } from '../support/organizing';
import { expect, test, visit } from '../support/people-test';
import { createScheduledEvent } from '../support/schedules';

test('on a day of play organizers find the screen on the wall from their console through the public site', async ({
  person,
  stage,
  platform,
}) => {
  const { timeZone, date, minutes } = findMorning();
  const { event, organiser } = await createScheduledEvent(stage, 4, [[[0, 1], [2, 3], [0, 2], [1, 3]]]); // prettier-ignore
  const scheduleTimes = { startTimes: [formatClockTime(minutes)], gameLength: 12, interval: 3, numberOfCourts: 2 };
  await stage.change(event, { timeZone, startDate: date, endDate: date, scheduleTimes });
  const lead = await person();
  await visit(lead, organiser, `/${event.id}`);
  await lead.getByRole('link', { name: 'Wall screen' }).click();
  await expect(lead.locator('[data-court]')).toHaveCount(2);
  await expect(lead.getByRole('navigation')).toHaveCount(0);
  await lead.goBack();
  await expect(lead.getByRole('link', { name: 'Wall screen' })).toBeVisible();

  const page = await person();
  await page.goto(`http://localhost:${platform.ports.console}/${event.id}`);
  await signInToConsole(page, organiser.email);
  await page.getByRole('link', { name: 'Wall screen' }).click();
  const way = page.getByRole('link', { name: 'Open the public site' });
  await expect(way).toHaveAttribute('href', new RegExp(`^http://[^/]+/${event.id}/screen$`));
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page.getByRole('link', { name: 'Wall screen' })).toBeVisible();
});
