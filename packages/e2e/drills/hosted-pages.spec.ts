import { chooseLanguage } from '../support/choose-language';
import { startHostedSite, released } from '../support/release-site';
import { Stage } from '../support/stage';
import { expect, expectAccessible, test } from '../support/test';

test('on Firebase Hosting a function renders pages with link previews and content before any script, and serves calendars', async ({
  person,
  platform,
}) => {
  test.setTimeout(300_000);
  const site = await startHostedSite(platform, { pages: { region: 'europe-west1' } });
  try {
    for (const app of released) await site.command('release', app);
    await site.serve();
    const stage = new Stage(platform);
    const name = `Coupe “d’Été” <${Date.now()}>`;
    const event = await stage.event({ name, location: 'Gand, Belgique' });
    const hidden = await stage.event({ name: 'Not told', isTournamentPublic: false });
    const origin = site.info.url;
    const ask = async (address: string, headers: Record<string, string> = {}) => {
      const response = await fetch(`${origin}${address}`, { headers: { 'Accept-Language': 'en', ...headers } });
      return { status: response.status, about: response.headers, text: await response.text() };
    };

    // A preview of a link in a chat, and a visitor whose scripts are not loaded yet.
    const told = await ask(`/${event.id}`);
    expect(told.status).toBe(200);
    expect(told.text).toContain(`<meta property="og:url" content="${origin}/${event.id}" />`);
    expect(told.text).toContain('application/ld+json');
    expect(told.about.get('cache-control')).toBe('public, max-age=0, must-revalidate, s-maxage=5');
    expect(told.about.get('content-security-policy')).toBe((await ask('/archive')).about.get('content-security-policy'));
    for (const address of [`/${event.id}/register`, `/${event.id}/teams/x`]) expect((await ask(address)).text).toContain('og:title');
    expect((await ask(`/${hidden.id}`)).text).not.toContain('Not told');
    expect((await ask('/no-such-tournament')).status).toBe((await fetch(`${platform.url}/no-such-tournament`)).status);
    expect((await ask('/', { 'Accept-Language': 'fr' })).text).toContain('<html lang="fr"');
    // Hosting forwards only this cookie.
    expect((await ask('/', { Cookie: '__session=fr' })).text).toContain('<html lang="fr"');
    expect((await ask('/index.html')).status).toBe(404);

    // Documents for programs have the same caching times as on the embedded servers.
    for (const address of ['/robots.txt', '/sitemap.xml', '/feed.atom', `/${event.id}/calendar.ics`]) {
      const ours = await fetch(`${platform.url}${address}`);
      expect([address, (await ask(address)).about.get('cache-control')]).toEqual([address, ours.headers.get('cache-control')]);
    }
    expect((await ask(`/${event.id}/calendar.ics`)).text).toContain('BEGIN:VCALENDAR');
    expect((await ask(`/${hidden.id}/calendar.ics`)).status).toBe(404);
    expect((await ask('/robots.txt')).text).toContain(`Sitemap: ${origin}/sitemap.xml`);
    expect((await ask('/sitemap.xml')).text).toContain(`<loc>${origin}/${event.id}</loc>`);
    expect((await ask('/feed.atom')).text).toContain('Gand, Belgique');

    // The live releases draw frame and first view, which a function that has just started may send with its second page.
    for (const address of ['/', `/${event.id}`, `/${event.id}/register`, '/archive', '/planner?teams=9'])
      await expect
        .poll(async () => [...(await ask(address)).text.matchAll(/ class="(ff|fv)"/g)].map(([, found]) => found))
        .toEqual(['ff', 'fv']);
    expect((await ask('/planner?teams=9')).text).toMatch(/rel="preload"[^>]* data-early/);

    // A visitor whose scripts never load, in the language that they chose here before.
    const reader = await person({
      platform: site.info,
      phone: true,
      expectErrors: /ERR_FAILED|Failed to load resource/,
      expectRefusals: /^policy refused: style-src-elem inline/,
    });
    await reader.context().addCookies([{ name: '__session', value: 'fr', url: origin }]);
    await reader.route(/\.js(\?|$)/, (route) => route.abort());
    await reader.goto(`/${event.id}`);
    await expect(reader.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(reader.locator('html')).toHaveAttribute('lang', 'fr');
    // The written styles apply; a style that an attacker adds with their nonce does not.
    const applied = await reader.evaluate(() => {
      const added = document.createElement('style');
      added.nonce = 'written';
      added.textContent = 'h1 { color: red }';
      document.head.append(added);
      return [...document.querySelectorAll<HTMLStyleElement>('.ff style, .fv style'), added].map((style) => style.sheet !== null);
    });
    expect(applied).toEqual([true, true, false]);

    // A visitor with scripts opens home, a card and its page, and the server renders the next page in the chosen language.
    const page = await person({ platform: site.info });
    await page.goto('/');
    await page.locator(`main li a[href="/${event.id}"]`).first().click();
    await expect(page).toHaveURL(`${origin}/${event.id}`);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.goto(`/${event.id}`);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expectAccessible(page);
    await chooseLanguage(page, 'Français');
    await expect.poll(async () => (await page.context().cookies()).find((cookie) => cookie.name === '__session')?.value).toBe('fr');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    for (const one of [reader, page]) await one.context().close();
  } finally {
    await site.stop();
  }
});
