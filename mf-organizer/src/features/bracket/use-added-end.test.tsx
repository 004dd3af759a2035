import { teamId } from '@courtside/domain';
import { renderHook } from '@testing-library/react';
import { ScheduleProvider } from '../../games/schedule-context';
import { matchesAt, someTeams, tournamentAt } from '../../organizer.testkit';
import { pageWords } from '../../words.testkit';
import { useAddedEnd } from './use-added-end';

jest.mock('@courtside/firebase', () => jest.requireActual<{ everyCommand: object }>('../../saving/command.testkit').everyCommand);

beforeAll(pageWords);

const endWith = (count: number) =>
  renderHook(() => useAddedEnd(Array.from({ length: count }, (_, index) => teamId(`t${index}`))), {
    wrapper: ({ children }) => (
      <ScheduleProvider tournament={tournamentAt('schedule')} teams={someTeams} matches={matchesAt('schedule')}>
        {children}
      </ScheduleProvider>
    ),
  }).result.current;

it.each([
  [4, '4 games'],
  [256, '256 games'],
])('the end after a bracket of %d teams is estimated from its games', (count, games) => {
  expect(endWith(count)).toContain(games);
});

it.each([3, 257])('a bracket of %d teams can’t be drawn, so nothing is said of its end', (count) => {
  expect(endWith(count)).toBeNull();
});
