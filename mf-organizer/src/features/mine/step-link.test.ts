import { tournamentAt } from '../../organizer.testkit';
import { stepLink } from './step-link';

const place = { when: 'ahead', roundSection: 'schedule' } as const;

it.each([
  ['a schedule', tournamentAt('schedule'), '#schedule'],
  ['a bracket alone, which has no schedule', tournamentAt('teams', { bracket: { upper: { round1: ['g1'] } } }), '#bracket'],
])('referees are named in the section of the games: %s', (_name, tournament, section) => {
  expect(stepLink(tournament, 'referees', place)).toBe(`/t1${section}`);
});

it('the next round is drawn in the section of the groups that are played last', () => {
  const tournament = tournamentAt('swiss', { hasFurtherGroups: true });
  expect(stepLink(tournament, 'round', { ...place, when: 'today' })).toBe('/t1#schedule');
  expect(stepLink(tournament, 'round', { when: 'today', roundSection: 'stage-mainRound11' })).toBe('/t1#stage-mainRound11');
});
