import type { Page } from '@playwright/test';
import { DocumentReads } from '../support/document-reads';
import { createFinishedBracket } from '../support/finished-bracket';
import { getDateIn } from '../support/people';
import { logIn } from '../support/people-test';
import { Stage, type Event } from '../support/stage';
import { createStoredTeam } from '../support/stored-team';
import { expect, expectAccessible, test } from '../support/test';

const club = { club: 'Bikepolo Graz', region: 'Austria' };
const clubPage = '/clubs/austria_bikepolo-graz';
const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
const row = (page: Page, event: Event) => page.getByRole('main').getByRole('link', { name: new RegExp(event.name) });

/**
 * These pages read every tournament, and other tests make theirs private in the meantime, so the server may refuse the teams of a listed tournament. The pages
 * skip such a tournament; browsers log the refusal.
 */
const expectErrors = /403 \(Forbidden\) \(\S+\/documents:batchGet\)/;

/** Collects the requests of a page for these events that the server refused. */
function collectRefusals(page: Page, events: readonly Event[]): readonly string[] {
  const refused: string[] = [];
  page.on('response', (response) => {
    const asked = response.request().postData() ?? '';
    if (response.status() === 403 && events.some(({ id }) => asked.includes(id))) refused.push(asked);
  });
  return refused;
}

/** Adds a team with these players to an event. */
async function nameIn(stage: Stage, event: Event, name: string, profileIds: readonly string[], id = 'team0000000'): Promise<void> {
  await stage.write(event.organiser, { [`teams/${event.id}`]: { [id]: createStoredTeam(name, { profileIds, registeredAt: 1 }) } }, [id]);
}

test(
  'from a team to its player, to their club, and back to a tournament, on a phone in two languages',
  { tag: '@release' },
  async ({ person, platform }) => {
    test.slow();
    const stage = new Stage(platform);
    const shown = { ...club, isPageHidden: false };
    const ada = await stage.player('ada dœ-lovelace', { ...shown, searchName: 'ada doe lovelace' });
    const ben = await stage.player('ben hidden', { ...club, searchName: 'ben hidden', isPageHidden: true });
    const won = await createFinishedBracket(stage, { names: ['Graz United', 'Second', 'Third', 'Fourth'], day: -2 });
    await nameIn(stage, won, 'Graz United', [ada.uid, ben.uid, 'Typed Name']);
    const secret = await createFinishedBracket(stage, { names: ['Secret', 'b', 'c', 'd'], day: -2, fields: { isBracketPublic: false } });
    await nameIn(stage, secret, 'Secret Result', [ada.uid, '']);
    await stage.change(secret, { isBracketPublic: false });
    const coming = await stage.event();
    await nameIn(stage, coming, 'Graz Again', [ada.uid, '']);
    const unshown = await stage.event();
    await nameIn(stage, unshown, 'Unshown', [ada.uid, '']);
    await stage.change(unshown, { isTeamsPublic: false, isSchedulePublic: true });
    // The tournament is private from the beginning, because pages may have cached a public one.
    const hidden = await stage.event();
    await nameIn(stage, hidden, 'Private', [ada.uid, '']);
    await stage.force(`tournaments/${hidden.id}`, {
      ...(await stage.read(hidden.organiser, `tournaments/${hidden.id}`)),
      isTournamentPublic: false,
    });

    const page = await person({ phone: true, expectErrors });
    const refused = collectRefusals(page, [won, secret, coming, unshown, hidden]);
    await page.goto(`/${won.id}`);
    const team = page.getByRole('listitem').filter({ hasText: 'Graz United' }).filter({ hasText: 'Typed Name' }).last();
    await expect(team.getByRole('link')).toHaveText(['Graz United', 'Ada Dœ-Lovelace']);
    await expect(team.getByText('Ben Hidden')).toBeVisible();
    await team.getByRole('link', { name: 'Ada Dœ-Lovelace' }).click();
    await expect(page).toHaveURL(`/players/${ada.uid}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Ada Dœ-Lovelace' })).toBeVisible();
    await expect(page).toHaveTitle(/Ada Dœ-Lovelace/);
    await row(page, won).scrollIntoViewIfNeeded();
    await expect(row(page, won)).toHaveAccessibleName(/Graz United.*Place 1 of 4/);
    await expect(row(page, coming)).toBeAttached();
    await row(page, secret).scrollIntoViewIfNeeded();
    await expect(row(page, secret)).toHaveAccessibleName(/Secret Result$/);
    await expect(row(page, unshown)).toHaveCount(0);
    await expect(row(page, hidden)).toHaveCount(0);
    expect(await sideways(page)).toBe(0);
    await expectAccessible(page);

    await page.getByRole('link', { name: club.club }).click();
    await expect(page).toHaveURL(clubPage);
    await expect(page.getByRole('heading', { level: 1, name: club.club })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Ada Dœ-Lovelace' })).toBeVisible();
    await expect(page.getByText('Ben Hidden')).toHaveCount(0);
    await expect(row(page, coming)).toBeAttached();
    for (const event of [unshown, hidden]) await expect(row(page, event)).toHaveCount(0);
    await expectAccessible(page);
    // The tournament opens at the team of the player.
    await page.goBack();
    await row(page, won).click();
    await expect(page).toHaveURL(`/${won.id}?team=team0000000`);

    // The team's own page names them as its tournament does.
    await page.goto(`/${won.id}/teams/team0000000`);
    const players = page.locator('#players');
    await expect(players.getByRole('listitem')).toHaveText(['Ada Dœ-Lovelace', 'Ben Hidden', 'Typed Name']);
    await expect(players.getByRole('link')).toHaveText(['Ada Dœ-Lovelace']);

    // A visitor with the address sees the same in their language, with large text on the smallest phone.
    const other = await person({ phone: true, language: 'fr', expectErrors });
    await other.setViewportSize({ width: 320, height: 700 });
    await other.goto(`/players/${ada.uid}`);
    await other.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await expect(other.getByRole('heading', { level: 2, name: 'À venir' })).toBeVisible();
    await row(other, won).scrollIntoViewIfNeeded();
    await expect(row(other, won)).toHaveAccessibleName(/Place 1 sur 4/);
    expect(await sideways(other)).toBe(0);
    await expectAccessible(other);
    await other.goto(clubPage);
    await expect(other.getByRole('heading', { level: 2, name: 'Joueurs' })).toBeVisible();
    expect(await sideways(other)).toBe(0);
    await expectAccessible(other);
    expect(refused).toEqual([]);
  },
);

test(
  'a player who wants no page looks like a missing one, to visitors and in the list of the club, immediately',
  { tag: '@release' },
  async ({ person, platform }) => {
    const stage = new Stage(platform);
    const me = await stage.player('zoe pages', { club: 'Linz', region: 'Austria' });
    const own = await person({ expectErrors });
    await logIn(own, me.email);
    await own.goto('/profile');
    const choice = own.getByRole('checkbox', { name: /^A page of my own/ });
    await expect(choice).toBeChecked();
    const save = async () => {
      const saved = own.waitForResponse((response) => /documents:commit/.test(response.url()) && response.ok());
      await own.getByRole('button', { name: 'Save', exact: true }).click();
      await saved;
      await expect(own.getByText('Saved')).toBeVisible();
    };
    // A player who was never asked is in no list. Saving the profile asks them.
    await own.getByRole('textbox', { name: /^Pronouns/ }).fill('elle');
    await save();
    await own.getByRole('link', { name: 'Look at your page' }).click();
    await expect(own.getByText('This is your page, as everybody sees it.')).toBeVisible();

    const stranger = await person({ expectErrors });
    await stranger.goto('/clubs/austria_linz');
    await expect(stranger.getByRole('link', { name: 'Zoe Pages' })).toBeVisible();
    await stranger.getByRole('link', { name: 'Zoe Pages' }).click();
    await expect(stranger.getByRole('heading', { level: 1, name: 'Zoe Pages' })).toBeVisible();

    await own.getByRole('link', { name: 'Change it, or switch it off' }).click();
    await choice.uncheck();
    await save();
    await expect(own.getByRole('link', { name: 'Look at your page' })).toHaveCount(0);

    const said = async (path: string) => {
      await stranger.goto(path);
      await expect(stranger.getByRole('heading', { level: 1, name: 'No player’s page here' })).toBeVisible();
      return [await stranger.getByRole('main').innerText(), await stranger.title()];
    };
    const hidden = await said(`/players/${me.uid}`);
    expect(hidden).toEqual(await said(`/players/${'nobody'.padEnd(28, '0')}`));
    expect(hidden).toEqual(await said('/players/register'));
    await expectAccessible(stranger);
    await stranger.goto('/clubs/austria_linz');
    await expect(stranger.getByRole('heading', { level: 1, name: 'Linz' })).toBeVisible();
    await expect(stranger.getByText('Zoe Pages')).toHaveCount(0);
    await stranger.goto('/clubs/austria_nothing');
    await expect(stranger.getByRole('heading', { level: 1, name: 'No club here' })).toBeVisible();

    // The form has the saved choice.
    await own.reload();
    await expect(choice).not.toBeChecked();
  },
);

test('a player’s page reads each tournament once, and the teams of those that show them', async ({ person, platform }) => {
  const stage = new Stage(platform);
  const ada = await stage.player('ada reads', { ...club, isPageHidden: false });
  const won = await createFinishedBracket(stage, { names: ['Readers', 'b', 'c', 'd'], day: -2 });
  await nameIn(stage, won, 'Readers', [ada.uid, '']);
  const closed = await stage.event({ startDate: getDateIn(5), endDate: getDateIn(5) });
  await stage.change(closed, { isTeamsPublic: false });
  const page = await person({ expectErrors });
  const refused = collectRefusals(page, [won, closed]);
  const reads = await DocumentReads.of(page);
  await page.goto(`/players/${ada.uid}`);
  await expect(row(page, won)).toHaveAccessibleName(/Place 1 of 4/);
  const { requested, listeners } = await reads.settled();
  expect(requested[`profiles/${ada.uid}`]).toBe(1);
  // Only tournaments of its region.
  expect(requested['clubs']).toBe(1);
  expect(requested[`teams/${won.id}`]).toBe(1);
  expect(requested[`tournaments/${won.id}`]).toBe(1);
  expect(requested[`brackets/${won.id}`]).toBe(1);
  expect(requested[`teams/${closed.id}`]).toBeUndefined();
  const teams = Object.keys(requested).filter((path) => path.startsWith('teams/'));
  expect(teams.length).toBeLessThanOrEqual(requested['tournaments'] ?? 0);
  expect(refused).toEqual([]);
  // No listener stays open.
  expect(listeners).toEqual({});
});
