import { DocumentReads } from '../support/document-reads';
import { Stage } from '../support/stage';
import { createStoredTeam } from '../support/stored-team';
import { expect, expectAccessible, test } from '../support/test';

/** Returns a word that no tournament of another journey has. It has only letters, so that no time stamp contains it. */
const unheard = () => Array.from({ length: 8 }, () => 'bcdfghjkmpqrtvwxz'[Math.floor(Math.random() * 17)]).join('');

test('a visitor finds a tournament by words without accents, chooses a country, goes back, and shares the address', async ({
  person,
  platform,
}) => {
  test.slow();
  const stage = new Stage(platform);
  const word = unheard();
  await stage.event({ name: `Trophée Élan ${word}`, location: 'Parc Laurier, Montréal, Canada' });
  await stage.event({ name: `Coupe Élan ${word}`, location: 'Gand, Belgique', isRegistrationOpen: false });

  const page = await person();
  await page.goto('/');
  const cards = page.getByRole('main').getByRole('listitem');
  const count = page.getByText(/^\d+ of \d+ tournaments found$/);
  await expect(cards.filter({ hasText: word })).toHaveCount(2);
  const field = page.getByRole('searchbox', { name: 'Tournament, place or team' });
  await field.fill(`elan ${word}`);
  await expect(count).toHaveText(/^2 of /);
  await expect(cards).toHaveCount(2);
  // By keyboard to the next filter, for open registration.
  await field.press('Tab');
  await page.keyboard.press('Space');
  await expect(count).toHaveText(/^1 of /);
  await expect(cards).toContainText('Trophée Élan');
  await expect(page).toHaveURL(/open=1/);
  await page.goBack();
  await expect(count).toHaveText(/^2 of /);
  await page.getByRole('combobox', { name: 'Country or region' }).selectOption({ label: 'Belgium' });
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText('Coupe Élan');
  await expectAccessible(page);

  // A visitor with the shared address sees the same in their language, on a phone.
  const other = await person({ phone: true, language: 'fr' });
  await other.goto(page.url());
  await expect(other.getByText(/^1 tournoi trouvé sur \d+$/)).toBeVisible();
  await expect(other.getByRole('combobox', { name: 'Pays ou région' }).locator('option:checked')).toHaveText('Belgique');
  await expect(other.getByRole('link', { name: new RegExp(`Coupe Élan ${word}`) })).toBeInViewport();
  await expectAccessible(other);
  expect(await other.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await other.getByRole('searchbox').fill(`${word}${word}`);
  await expect(other.getByRole('heading', { name: 'Aucun tournoi ni équipe' })).toBeVisible();
  await other.getByRole('button', { name: 'Afficher tous les tournois' }).click();
  await expect(other.getByRole('searchbox')).toBeFocused();
  await expect(other.getByRole('link', { name: new RegExp(`Trophée Élan ${word}`) })).toBeAttached();
  // The texts of the select boxes are not cut off.
  const cut = await other
    .getByRole('search')
    .getByRole('combobox')
    .evaluateAll((lists) =>
      (lists as HTMLSelectElement[]).flatMap((list) => {
        const { fontWeight, fontSize, fontFamily, paddingInlineStart, paddingInlineEnd } = getComputedStyle(list);
        const pen = document.createElement('canvas').getContext('2d')!;
        pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
        const words = list.selectedOptions[0]?.text ?? '';
        // A box as wide as its text has fractions of a pixel, which `clientWidth` rounds.
        const width = list.getBoundingClientRect().width - list.offsetWidth + list.clientWidth;
        const cutOff = pen.measureText(words).width - width + parseFloat(paddingInlineStart) + parseFloat(paddingInlineEnd);
        return cutOff > 0.5 ? [`${words}: ${cutOff} px`] : [];
      }),
    );
  expect(cut).toEqual([]);
});

test('somebody finds a team by a part of its name, and opens its page by keyboard', async ({ person, platform }) => {
  const stage = new Stage(platform);
  const word = unheard();
  const event = await stage.event({ name: `Coupe des Geysers ${word}`, location: 'Reykjavík, Iceland', isRegistrationOpen: false });
  const id = 'team0000001';
  await stage.write(event.organiser, { [`teams/${event.id}`]: { [id]: createStoredTeam(`Élans ${unheard()} de Þingvellir`) } }, [id]);
  const page = await person({ phone: true, language: 'fr' });
  const reads = await DocumentReads.of(page);
  await page.goto('/?country=IS');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
  expect((await reads.settled()).requested['teams'] ?? 0).toBe(0);
  await page.getByRole('searchbox', { name: 'Tournoi, lieu ou équipe' }).fill('elans');
  await expect(page.getByText(/^0 tournoi trouvé sur \d+ · 1 équipe$/)).toBeVisible();
  const team = page.getByRole('region', { name: 'Équipes' }).getByRole('link');
  await expect(team).toContainText(`Coupe des Geysers ${word}`);
  await expectAccessible(page);
  await team.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/${event.id}/teams/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: /^Élans/ })).toBeVisible();
});

test('the archive queries one month, and reads only a part of it', async ({ person, platform }) => {
  const stage = new Stage(platform);
  const word = unheard();
  const long = { isRegistrationOpen: false, startDate: '2011-04-30', endDate: '2011-05-01' };
  await stage.event({ ...long, name: `Vieux Fond ${word}`, location: 'Lyon, France' });
  const page = await person();
  const reads = await DocumentReads.of(page);
  await page.goto(`/archive?month=2011-04&q=${word}`);
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('combobox', { name: 'Month' }).locator('option:checked')).toHaveText('April 2011');
  expect((await reads.settled()).requested['tournaments']).toBeLessThanOrEqual(24);
});

test('a new tournament has structured data for search engines, and is in the feed that home links to', async ({ person, platform }) => {
  test.slow();
  const stage = new Stage(platform);
  const name = `Flux & <Vent> ${unheard()}`;
  const event = await stage.event({ name, location: 'Lyon, France' });
  const page = await person();
  // The page's policy refuses scripts, and a refusal would fail this journey.
  await page.goto(`/${event.id}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '{}') as Record<string, unknown>;
  expect(data).toMatchObject({
    '@type': 'SportsEvent',
    name,
    'url': page.url(),
    'location': { '@type': 'Place', 'address': 'Lyon, France' },
  });

  await page.goto('/');
  const link = page.getByRole('link', { name: 'New tournaments as a feed (Atom)' });
  await expect(link).toHaveAttribute('href', '/feed.atom?lang=en');
  // The server caches data of other visitors' requests for half a minute.
  const feed = async () => (await page.request.get(`${platform.url}/feed.atom?lang=en`)).text();
  await expect.poll(feed, { timeout: 60_000, intervals: [1000, 5000] }).toContain(`urn:x-courtside:tournament:${event.id}<`);
  expect((await (await page.request.get(`${platform.url}/robots.txt`)).text()).split('\n')).toContain(
    `Sitemap: ${platform.url}/sitemap.xml`,
  );
});
