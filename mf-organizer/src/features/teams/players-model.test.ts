import { foundTeams } from './players-model';

const teams = [
  { name: 'Azoé', profileIds: [] },
  { name: 'Les Étoiles', profileIds: ['Zoé Martin', ''] },
  { name: 'Cœur de Lion', profileIds: ['a'.repeat(28)] },
];
const profiles = new Map([['a'.repeat(28), { name: 'jean-françois' }]]);
const names = (wanted: string) => foundTeams(teams, wanted, profiles).map(({ name }) => name);

it('finds teams by their own or their players’ names, whatever the accents, and leaves them in their order', () => {
  expect(names('zoe')).toEqual(['Azoé', 'Les Étoiles']);
  expect(names('ETOILES')).toEqual(['Les Étoiles']);
  expect(names('coeur')).toEqual(['Cœur de Lion']);
  expect(names('jean francois')).toEqual(['Cœur de Lion']);
  expect(names('')).toHaveLength(3);
  expect(names('nobody')).toEqual([]);
});
