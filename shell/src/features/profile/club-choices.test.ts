import { clubChoices, findClubs, getClubGroup, listedClub } from './club-choices';

const choices = clubChoices([
  {
    name: 'Cascadia',
    areas: [
      { name: 'Oregon', clubs: ['Portland'] },
      { name: 'Washington', clubs: ['Seattle', 'Spokane'] },
    ],
  },
  { name: 'Québec', areas: [{ name: 'Québec', clubs: ['Montréal Bike Polo'] }] },
]);

it('lists clubs by region, then by area', () => {
  expect(choices.map((choice) => `${getClubGroup(choice)}: ${choice.name}`)).toEqual([
    'Cascadia · Oregon: Portland',
    'Cascadia · Washington: Seattle',
    'Cascadia · Washington: Spokane',
    'Québec: Montréal Bike Polo',
  ]);
});

it.each([
  ['', 4],
  ['montreal', 1],
  ['QUÉBEC polo', 1],
  ['washington s', 2],
  ['cascadia', 3],
  ['nowhere', 0],
])('%j finds %d', (text, count) => {
  expect(findClubs(choices, text)).toHaveLength(count);
});

it('ranks the beginning of a name before the inside of one, and keeps each heading whole', () => {
  const clubs = clubChoices([
    { name: 'USA', areas: [{ name: 'East', clubs: ['Burlington (Vermont)', 'Boston'] }] },
    { name: 'France', areas: [{ name: 'Sud', clubs: ['Clermont', 'Œil de Lynx', 'Montpellier'] }] },
    { name: 'Canada', areas: [{ name: 'Québec', clubs: ['Bike Polo Montréal'] }] },
  ]);
  expect(findClubs(clubs, 'mont').map(({ name }) => name)).toEqual([
    'Montpellier',
    'Clermont',
    'Bike Polo Montréal',
    'Burlington (Vermont)',
  ]);
  expect(findClubs(clubs, 'oeil').map(({ name }) => name)).toEqual(['Œil de Lynx']);
});

it('knows a stored club by name and region', () => {
  expect(listedClub(choices, 'Seattle', 'Cascadia')).toMatchObject({ area: 'Washington' });
  expect(listedClub(choices, 'Seattle', 'Elsewhere')).toBeNull();
  expect(listedClub(choices, 'Garage Polo', 'Cascadia')).toBeNull();
});
