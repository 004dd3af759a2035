import { collectComplaints } from '../support/complaints';
import { startPlatform, type PlatformProcess } from '../support/platform-process';
import { askForSkew, brokenClient, mixes, type Mix } from '../support/skew-mixes';
import { walkConsole, walkPartner, walkSite } from '../support/skew-walk';
import { expect, test } from '../support/test';

/* Pages that combine builds of different days. */

let platform: PlatformProcess;
const goLive = (mix: Mix) => askForSkew<Readonly<Record<string, string>>>('live', platform.info.dataFolder, JSON.stringify(mix));

test.beforeAll(async () => {
  test.setTimeout(1_800_000);
  await askForSkew('build', ...[...mixes, brokenClient].map((mix) => JSON.stringify(mix)));
  platform = await startPlatform();
});
test.afterAll(() => platform?.stop());

for (const [index, mix] of mixes.entries()) {
  const label = Object.entries(mix).map(([app, release]) => `${app} ${release}`);
  test(`mix ${index + 1}: ${label.join(', ')}`, async ({ browser }) => {
    test.slow();
    const live = await goLive(mix);
    const context = await browser.newContext({ baseURL: platform.info.url });
    const complaints = await collectComplaints(context);
    const page = await context.newPage();
    const about = await walkSite(page);
    for (const [app, release] of Object.entries(live)) if (app !== 'console') expect(about, app).toContain(release);
    await walkPartner(page, platform.info);
    if (mix.console) await walkConsole(page, platform.info);
    await context.close();
    expect(complaints).toEqual([]);
  });
}

test('a client that lacks an export is reported by its name; a remote that needs it is refused before it runs, and the rest works', async ({
  person,
}) => {
  test.slow();
  const { status, complaint } = await askForSkew<{
    status: number;
    complaint: string;
  }>('contracts', 'renamed-client');
  expect(status).toBe(1);
  expect(complaint).toContain('useTournament is gone');

  await goLive(brokenClient);
  const page = await person({
    platform: platform.info,
    expectErrors: /useOneTournament/,
  });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(`:${platform.info.ports['mf-registration']}/`)) asked.push(request.url());
  });
  const said = page.waitForEvent('console', (message) =>
    message.text().includes('needs CommandRefused, useOneTournament of @courtside/firebase'),
  );
  await page.goto('/GpMuS1oGVPHudcD7ZZJs/register');
  await said;
  await expect(page.getByRole('alert')).toBeVisible();
  expect(asked).toEqual([]);
  await page.getByRole('link', { name: 'Planner', exact: true }).first().click();
  await expect(page.getByRole('spinbutton', { name: 'Teams', exact: true })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
