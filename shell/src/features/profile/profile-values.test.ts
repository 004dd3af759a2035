import type { Profile } from '@courtside/firebase';
import { clubChoices } from './club-choices';
import { otherRegion, profileIssues, toEntry, toValues } from './profile-values';

jest.mock('@courtside/firebase', () => ({ profileLimits: { name: 80, pronouns: 40, club: 100, region: 100 } }));

const choices = clubChoices([{ name: 'Cascadia', areas: [{ name: 'Oregon', clubs: ['Portland'] }] }]);
const regions = ['Cascadia', 'Québec'];
const stored = { id: 'x', name: 'zoé dœ', pronouns: 'elle', club: 'Portland', region: 'Cascadia', skill: 7 } as unknown as Profile;
const values = toValues(stored, choices, regions);

it('shows a stored profile nicely, and saves the same', () => {
  expect(values).toMatchObject({ name: 'Zoé Dœ', clubText: 'Portland', isClubFree: false, region: 'Cascadia', skill: 7 });
  expect(toEntry(values)).toEqual({
    name: 'Zoé Dœ',
    pronouns: 'elle',
    club: 'Portland',
    region: 'Cascadia',
    skill: 7,
    isPageHidden: false,
  });
  expect(profileIssues(values)).toEqual([]);
});

it('keeps a club and a region that are not on the list', () => {
  const free = toValues({ ...stored, club: 'Garage Polo', region: 'Atlantis' }, choices, regions);
  expect(free).toMatchObject({ isClubFree: true, clubFree: 'Garage Polo', region: otherRegion, regionFree: 'Atlantis' });
  expect(toEntry(free)).toMatchObject({ club: 'Garage Polo', region: 'Atlantis' });
  expect(profileIssues(free)).toEqual([]);
});

it('has a page until somebody wants none, and keeps that', () => {
  expect(toValues(null, choices, regions).hasPage).toBe(false);
  expect(values.hasPage).toBe(true);
  const hidden = toValues({ ...stored, isPageHidden: true }, choices, regions);
  expect(hidden.hasPage).toBe(false);
  expect(toEntry(hidden).isPageHidden).toBe(true);
});

it('lets everything be written by hand where the list could not be loaded', () => {
  const free = toValues(stored, [], []);
  expect(free).toMatchObject({ isClubFree: true, clubFree: 'Portland', region: otherRegion, regionFree: 'Cascadia' });
  expect(toValues(null, [], [])).toMatchObject({ isClubFree: true, region: otherRegion });
});

it('a new player has everything to fill in but the slider', () => {
  const empty = toValues(null, choices, regions);
  expect(profileIssues(empty).map(({ field, code }) => `${field} ${code}`)).toEqual([
    'name name',
    'pronouns pronouns',
    'clubText club',
    'region region',
  ]);
  expect(empty.skill).toBe(5);
});

it.each([
  ['80 characters', { name: 'é'.repeat(80) }, []],
  ['81 characters', { name: 'é'.repeat(81) }, [{ field: 'name', code: 'tooLong', most: 80 }]],
  ['41 characters of pronouns', { pronouns: 'x'.repeat(41) }, [{ field: 'pronouns', code: 'tooLong', most: 40 }]],
  ['text in the club box, nothing chosen', { club: null, clubText: 'Port' }, [{ field: 'clubText', code: 'clubUnchosen' }]],
  ['an empty club of one’s own', { isClubFree: true, clubFree: ' ' }, [{ field: 'clubFree', code: 'clubFree' }]],
  ['101 characters of a club', { isClubFree: true, clubFree: 'x'.repeat(101) }, [{ field: 'clubFree', code: 'tooLong', most: 100 }]],
  ['an unnamed other region', { region: otherRegion, regionFree: '' }, [{ field: 'regionFree', code: 'regionFree' }]],
])('%s', (_, changes, issues) => {
  expect(profileIssues({ ...values, ...changes })).toEqual(issues);
});
