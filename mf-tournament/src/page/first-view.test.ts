/** @jest-environment node */
import { firstView } from './first-view';
import type { GivenDocument } from '../first-view/given';
import { asWritten } from '../first-view/markup';

jest.mock('@courtside/firebase', () => jest.requireActual<object>('../first-view/client'));

const far = '2040-06-12';
const tournament = (id: string, fields: object = {}): GivenDocument => ({
  id,
  data: {
    name: `Cup ${id}`,
    location: 'Paris, France',
    startDate: far,
    endDate: far,
    organizerUids: [],
    isTournamentPublic: true,
    ...fields,
  },
});
const home = (tournaments: readonly GivenDocument[], language: 'en' | 'fr' = 'en') => firstView({ page: 'home', language, tournaments });

describe('the first view of home', () => {
  it('is the page’s own, in the language of the reader, with links and the styles of all that it draws', async () => {
    const view = await home([tournament('b'), tournament('a', { startDate: '2040-06-11' })], 'fr');
    expect(view?.html).toMatch(/Prochains tournois.*href="\/a".*11–12 juin 2040.*href="\/b"/);
    expect((await home([tournament('a')]))?.html).toContain('Upcoming tournaments');
    for (const [, names = ''] of view?.html.matchAll(/ class="(fv-[^"]*)"/g) ?? [])
      for (const name of names.split(' ').filter((one) => /^[a-zA-Z]{5,7}$/.test(one))) expect(view?.css).toContain(`.fv .${name}`);
  });

  it('shows what is public and can be read, and so many cards as a reader sees before there is the page', async () => {
    const many = Array.from({ length: 30 }, (_, index) => tournament(`many${index}`));
    const hidden = tournament('hidden', { isTournamentPublic: false });
    const broken = tournament('broken', { startDate: 7 });
    const view = await home([hidden, broken, ...many]);
    expect(view?.html.match(/<li/g)).toHaveLength(12);
    expect(view?.html).not.toMatch(/Cup (hidden|broken)/);
    expect(await home([hidden])).toBeNull();
  });

  it('of what people typed shows the text', async () => {
    const view = await home([tournament('t', { name: '</script><img src=x onerror=alert(1)>" class="sc-a" style="x', location: '<b>' })]);
    expect(view?.html).toContain('&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt;&quot; class=&quot;sc-a&quot; style=&quot;x');
    expect(view?.html).not.toMatch(/<script|<b>|onerror="/);
    expect(view?.css).not.toContain('<');
  });

  it('asks for no stored pictures, and nothing can be typed into it that would be lost', async () => {
    const view = await home([tournament('t', { imageSrc: 'https://example.org/poster.png' })]);
    expect(view?.html).not.toContain('example.org');
    expect(view?.html).toMatch(/<form inert=""/);
    expect(view?.html).not.toContain(' style=');
  });
});

it('a style attribute, which no policy allows, becomes a rule', () => {
  expect(asWritten('<p style="width:50%">a</p><p style="--x:&quot;b&quot;">style="c"</p><i style="width:50%"></i>', '.sc-a{}')).toEqual({
    html: '<p data-fv="0">a</p><p data-fv="1">style="c"</p><i data-fv="0"></i>',
    css: '.fv-a{}.fv [data-fv="0"]{width:50%}.fv [data-fv="1"]{--x:"b"}',
  });
});
