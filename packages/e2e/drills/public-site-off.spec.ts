import { createTournament, signInToConsole } from '../support/organizing';
import { createEmail, signUp } from '../support/people';
import { startPlatform } from '../support/platform-process';
import { expect, expectAccessible, test } from '../support/test';

test('without the public site the console works, from sign-in to a tournament’s tools', async ({ person }) => {
  test.setTimeout(180_000);
  // A separate platform, since every other test needs the public site.
  const { info, stop } = await startPlatform({ arguments: ['--empty'] });
  try {
    const email = createEmail('alone');
    const visitor = await person({
      platform: info,
      expectErrors:
        /ERR_CONNECTION|ERR_SOCKET_NOT_CONNECTED|ERR_EMPTY_RESPONSE|RUNTIME-0|RemoteFailure|Failed to fetch|Loading (chunk|script)/,
    });
    await signUp(visitor, email);
    for (const site of Object.keys(info.pids).filter((name) => name === 'shell' || name.startsWith('mf-')))
      process.kill(info.pids[site] ?? 0, 'SIGKILL');
    // A process that is ending resets new connections; later ones are refused.
    await expect(visitor.goto('/')).rejects.toThrow(/ERR_CONNECTION_(REFUSED|RESET)/);

    const page = await person({ phone: true });
    await page.goto(`http://localhost:${info.ports.console}/`);
    await signInToConsole(page, email);
    await expect(page.getByRole('heading', { level: 1, name: 'My Tournaments' })).toBeVisible();
    await page.getByRole('link', { name: 'Organize', exact: true }).first().click();
    const name = `Alone ${Date.now()}`;
    await createTournament(page, { name, mixer: true });
    await page.getByRole('button', { name: 'Add Mock Players' }).click();
    await page.getByRole('button', { name: 'Add 12 players' }).click();
    await page.getByRole('button', { name: 'Create Mixer Teams' }).click();
    await page.getByRole('button', { name: 'Create 4 teams' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByText('TEAM 4').first()).toBeVisible();
    await page.locator('#bracket').getByRole('button', { name: 'Create Bracket' }).click();
    await page.getByRole('button', { name: 'Create bracket, 4 teams' }).click();
    await expect(page.getByText('0 of 4 games played')).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.getByRole('link', { name: 'My Tournaments' }).click();
    await expect(page.getByRole('link', { name: new RegExp(name) })).toBeVisible();
    // The page closes before its backend stops, too.
    await page.context().close();
  } finally {
    await stop();
  }
});
