/** @jest-environment node */
import { firstView } from './first-view';

jest.mock('@courtside/firebase', () => jest.requireActual<object>('../first-view/client'));

const frame = (given: Partial<Parameters<typeof firstView>[0]> = {}) =>
  firstView({ page: 'frame', language: 'en', pathname: '/', config: {}, ...given });
const linksIn = (html = '') => [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href);

it('has the navigation as links, in the language of the reader, and says which page is open', async () => {
  const { html = '', css = '' } = (await frame({ pathname: '/archive' })) ?? {};
  for (const href of ['/', '/archive', '/planner', '/about', '/auth', '?lang=fr', '#first-content']) expect(linksIn(html)).toContain(href);
  expect([...html.matchAll(/aria-current="page"[^>]*href="([^"]*)"/g)].map(([, href]) => href)).toEqual(['/archive', '/archive']);
  expect(html).toContain('<slot></slot>');
  expect(html).not.toMatch(/ style=|<button (?!inert="")/);
  expect(css).not.toContain('<');
  for (const [, name = ''] of html.matchAll(/ class="ff-\S+ (\w+)"/g))
    expect(`${name}: ${css.includes(`.ff .${name}`)}`).toBe(`${name}: true`);
  const inFrench = (await frame({ language: 'fr' }))?.html;
  expect(inFrench).toMatch(/>Archives<.*href="\?lang=en"/);
});

it('has the links of this site, and of its configuration nothing that would be a script', async () => {
  expect(linksIn((await frame({ config: { chatUrl: 'https://chat.example/a?b&c', contactEmail: 'we@example.org' } }))?.html)).toEqual(
    expect.arrayContaining(['https://chat.example/a?b&amp;c', 'mailto:we@example.org']),
  );
  const odd = (await frame({ config: { chatUrl: 'javascript:alert(1)', contactEmail: '"><script>' }, pathname: '/"><script>' }))?.html;
  expect(odd).not.toMatch(/javascript:|<script/);
});

it('pages with a head of their own, and screens on a wall, have none', async () => {
  for (const given of [{ pathname: '/abc/day' }, { pathname: '/abc/screen' }, { page: 'elsewhere' }])
    expect([given, await frame(given)]).toEqual([given, null]);
});
