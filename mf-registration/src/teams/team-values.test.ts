import { userId } from '@courtside/domain';
import type { Question } from '@courtside/domain/registration';
import { blankPlace, getPlayerName, toProfileIds, teamIssues, withPlaces, type PlayerEntry } from './team-values';

const chosen = (letter: string): PlayerEntry => ({ text: letter, player: { id: userId(letter.repeat(28)), name: letter, club: '' } });
const sound = { name: 'Puddle Cavalry', email: 'captain@example.org', players: [chosen('a'), blankPlace, chosen('b')], given: {} };
const shirt: Question = { id: 'shirt', kind: 'choice', text: 'T-shirt size?', choices: ['S', 'M'], isRequired: true };

it('a name, an address and any number of chosen players are enough', () => {
  expect(teamIssues(sound, [])).toEqual([]);
  expect(teamIssues({ ...sound, players: [blankPlace, blankPlace] }, [])).toEqual([]);
  expect(teamIssues({ ...sound, name: 'é'.repeat(100), email: ' a@b ' }, [])).toEqual([]);
});

it.each([
  ['no name', { name: '  ' }, 'name', 'nameMissing'],
  ['101 characters', { name: 'x'.repeat(101) }, 'name', 'nameTooLong'],
  ['no address', { email: ' ' }, 'email', 'emailMissing'],
  ['half an address', { email: 'etoile.filante@' }, 'email', 'emailAfterAt'],
  ['no @', { email: 'etoile' }, 'email', 'emailWrong'],
  ['an address of 255 characters', { email: `${'x'.repeat(249)}@b.org` }, 'email', 'emailWrong'],
  ['a player’s name of 101 characters', { players: [chosen('a'), { text: '😀'.repeat(101), player: null }] }, 'players.1', 'nameTooLong'],
  ['the same player twice', { players: [chosen('a'), blankPlace, chosen('a')] }, 'players.2', 'samePlayerTwice'],
])('%s is told', (_, changes, field, code) => {
  expect(teamIssues({ ...sound, ...changes }, [])).toEqual([{ field, code }]);
});

it('tells all at once, in the order of the form', () => {
  const players = [{ text: 'x'.repeat(101), player: null }, chosen('a'), chosen('a')];
  const issues = teamIssues({ name: '', email: '', players, given: {} }, [shirt]);
  expect(issues.map(({ field }) => field)).toEqual(['name', 'email', 'players.0', 'players.2', 'given.shirt']);
});

it('takes the name of a player without a profile, and stores it without blanks around it', () => {
  const players = [chosen('a'), { text: ` ${'😀'.repeat(100)} `, player: null }, { text: '  ', player: null }];
  expect(teamIssues({ ...sound, players }, [])).toEqual([]);
  expect(toProfileIds(players)).toEqual(['a'.repeat(28), '😀'.repeat(100), '']);
  expect(players.map(getPlayerName)).toEqual(['a', '😀'.repeat(100), null]);
});

it('stores as many places as a team has', () => {
  expect(toProfileIds(withPlaces([chosen('a')], 3))).toEqual(['a'.repeat(28), '', '']);
  expect(toProfileIds(withPlaces([chosen('a'), chosen('b')], 1))).toEqual(['a'.repeat(28)]);
});
