import { apps } from '../../apps.mjs';
import { getPagePattern, isFullPage, isPageAddress, linkTo, pageAt } from './links';

describe('links', () => {
  it('lead to the pages of the apps', () => {
    expect(linkTo('home')).toBe('/');
    expect(linkTo('resetPassword')).toBe('/auth/reset-password');
    expect(linkTo('tournament', 'abc')).toBe('/abc');
    expect(linkTo('register', 'abc')).toBe('/abc/register');
  });

  it('hold what stands in a blank together', () => {
    expect(linkTo('register', 'a/b c')).toBe('/a%2Fb%20c/register');
  });

  it('are asked for what the page needs, and for nothing else', () => {
    // @ts-expect-error a tournament has an id
    linkTo('tournament');
    // @ts-expect-error the archive has none
    linkTo('archive', 'abc');
    // @ts-expect-error there is no such page
    expect(linkTo('nowhere')).toBe('/');
  });

  it.each([
    ['/abc/register', true],
    ['/a-B_1/register', true],
    ['/abc', false],
    ['//evil.example/register', false],
    ['/abc/register?x', false],
    ['/a b/register', false],
    ['/abc/register/', false],
  ])('%s leads to a registration: %s', (path, expected) => expect(isPageAddress('register', path)).toBe(expected));

  it.each([
    ['?view=visitor', '', false],
    ['?reveal=0', '', false],
    ['?reveal=0', '?reveal=1', true],
    ['?seed=3', '', true],
  ])('lead with %s and with %s to the same page: %s', (one, other, expected) =>
    expect(pageAt({ pathname: '/abc', search: one }) === pageAt({ pathname: '/abc', search: other })).toBe(expected),
  );

  it.each([
    ['/abc/day', true],
    ['/abc/day/', true],
    ['/abc', false],
    ['/abc/screen', false],
  ])('%s has a head of its own: %s', (path, expected) => expect(isFullPage(path)).toBe(expected));

  it('have one address for a page, whichever app answers it, and one page for an address', () => {
    const all = Object.values(apps).flatMap(({ pages }) => Object.entries(pages));
    for (const [page, pattern] of all)
      expect([page, all.filter(([name]) => name === page).map(([, other]) => other)]).toEqual([page, expect.arrayContaining([pattern])]);
    expect(new Set(all.map(([page]) => page)).size).toBe(new Set(all.map(([, pattern]) => pattern)).size);
    expect(new Set(all.map((entry) => entry.join())).size).toBe(new Set(all.map(([page]) => page)).size);
    expect(getPagePattern('register')).toBe('/:tournamentId/register');
  });
});
