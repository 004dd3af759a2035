import { frenchSpaces } from './french-spaces';

it('keeps French punctuation with its word, at every depth', () => {
  expect(frenchSpaces({ a: 'Êtes-vous sûr ?', b: { c: 'Rien pour « {{term}} ».' } })).toEqual({
    a: 'Êtes-vous sûr\u00a0?',
    b: { c: 'Rien pour «\u00a0{{term}}\u00a0».' },
  });
});
