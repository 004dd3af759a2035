import { tournamentAt } from '../../organizer.testkit';
import { stepLink } from './step-link';

it.each([
  ['a schedule', tournamentAt('schedule'), '#schedule'],
  ['a bracket alone, which has no schedule', tournamentAt('teams', { bracket: { upper: { round1: ['g1'] } } }), '#bracket'],
])('referees are named in the section of the games: %s', (_name, tournament, section) => {
  expect(stepLink(tournament, 'referees', 'ahead')).toBe(`/t1${section}`);
});
