import { userId } from '@courtside/domain';
import { missingFields } from './missing-fields';

const profile = { id: userId('a'), name: 'zoé', pronouns: 'elle', club: 'Ghent', region: 'Benelux', skill: 7 };

it('names what is missing', () => {
  expect(missingFields(profile)).toEqual([]);
  expect(missingFields({ ...profile, club: ' ', skill: null })).toEqual(['club', 'skill']);
  expect(missingFields(null)).toEqual(['name', 'pronouns', 'club', 'region', 'skill']);
});
