import { formatClockTime, findMorning } from '../support/day-of-play';
import { refusals, visit } from '../support/people-test';
import { createScheduledEvent } from '../support/schedules';
import { Stage } from '../support/stage';
import { expect, expectAccessible, test } from '../support/test';

/** Records the page's notifications, which this browser can't show. */
function keepNotifications(): void {
  const told: string[] = [];
  const Real = window.Notification;
  Object.assign(window, {
    told,
    Notification: class extends Real {
      constructor(title: string, options?: NotificationOptions) {
        super(title, options);
        told.push(title);
      }
    },
  });
}

test('a visitor who follows a team gets a notification when it is called, and always sees when it plays', async ({ person, platform }) => {
  test.slow();
  const stage = new Stage(platform);
  const { timeZone, date, minutes } = findMorning();
  const { event, organiser } = await createScheduledEvent(stage, 4, [
    [
      [0, 1],
      [2, 3],
      [0, 2],
      [1, 3],
    ],
  ]);
  await stage.change(event, { timeZone, startDate: date, endDate: date, isGameTimesVisible: true });
  const inHalfAnHour = formatClockTime(Math.ceil((minutes + 30) / 5) * 5);
  await stage.change(event, { scheduleTimes: { startTimes: [inHalfAnHour], gameLength: 12, interval: 3, numberOfCourts: 2 } });
  const reader = await person({ phone: true, language: 'fr', expectErrors: refusals });
  await reader.context().grantPermissions(['notifications']);
  await reader.addInitScript(keepNotifications);
  await reader.goto(`/${event.id}`);
  const tell = reader.getByRole('button', { name: /^(Me prévenir avant nos matchs|Notifications activées)$/ });
  await expect(reader.getByRole('heading', { level: 2, name: 'Équipes' })).toBeVisible();
  await expect(tell).toHaveCount(0);
  await reader.getByLabel('Mon équipe').selectOption({ label: 'Club A' });
  await tell.press('Enter');
  await expect(tell).toHaveAttribute('aria-pressed', 'true');

  // The section with the details is out of sight: a single line replaces it and leads back.
  await reader.getByRole('heading', { level: 2, name: 'Équipes' }).scrollIntoViewIfNeeded();
  const line = reader.getByRole('link', { name: /Vous jouez dans \d+ minutes sur le terrain A/ });
  await expect(line).toBeInViewport();
  await expectAccessible(reader);
  // The message about a lost network does not cover it.
  await reader.context().setOffline(true);
  const notice = reader.getByRole('status').filter({ hasText: /Pas de réseau|Connexion perdue/ });
  await expect(notice).toBeInViewport();
  const gapBelow = async () => {
    const [above, below] = [await line.boundingBox(), await notice.boundingBox()];
    return below!.y - above!.y - above!.height;
  };
  await expect.poll(gapBelow).toBeGreaterThanOrEqual(4);
  await reader.context().setOffline(false);
  await expect(notice).toHaveCount(0);

  const lead = await person();
  await visit(lead, organiser, `/${event.id}/day`);
  await lead
    .getByRole('region', { name: 'Court A' })
    .getByRole('button', { name: /^Call the teams/ })
    .press('Enter');
  const told = () => reader.evaluate(() => (window as unknown as { readonly told: readonly string[] }).told);
  await expect.poll(told).toEqual(['On vous appelle sur le terrain A']);
  await reader.getByRole('link', { name: 'On vous appelle sur le terrain A' }).press('Enter');
  const card = reader.getByRole('region', { name: 'Votre prochain match' });
  await expect(card.getByText('On vous appelle')).toBeInViewport({ ratio: 1 });
  await expect(reader.getByRole('link', { name: 'On vous appelle sur le terrain A' })).toHaveCount(0);
});
