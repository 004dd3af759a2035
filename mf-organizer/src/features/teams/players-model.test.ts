import { foundTeams, replaced, without } from './players-model';

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

it('changes the entry that was meant, although those before it have gone', () => {
  expect(replaced(['a', 'b', 'c'], 1, 'b', 'x')).toEqual(['a', 'x', 'c']);
  expect(replaced(['b', 'c'], 1, 'b', 'x')).toEqual(['x', 'c']);
  expect(replaced(['a', 'c'], 1, 'b', 'x')).toEqual(['a', 'c', 'x']);
  expect(replaced(['', 'b', ''], 2, '', 'x')).toEqual(['', 'b', 'x']);
  expect(without(['b', 'c'], 1, 'b')).toEqual(['c']);
  expect(without(['a', 'c'], 1, 'b')).toEqual(['a', 'c']);
});
