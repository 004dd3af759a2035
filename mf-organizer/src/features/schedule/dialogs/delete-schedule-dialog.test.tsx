import { createI18n } from '@courtside/i18n';
import { render, screen } from '@testing-library/react';
import { ScheduleProvider } from '../../../games/schedule-context';
import { matchesAt, someTeams, tournamentAt } from '../../../organizer.testkit';
import { DeleteScheduleDialog } from './delete-schedule-dialog';

jest.mock('@courtside/firebase', () => jest.requireActual('../../../firebase.testkit'));

beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'errors', 'organizerSchedule', 'organizerUndo'] }));

it.each([
  ['says that the points of a late team stay', { h: '3 Came late' }, true],
  ['says nothing of points that no team has', {}, false],
])('%s', (_, pointAdjustments, isSaid) => {
  render(
    <ScheduleProvider tournament={tournamentAt('swiss', { pointAdjustments })} teams={someTeams} matches={matchesAt('swiss')}>
      <DeleteScheduleDialog onClose={jest.fn()} />
    </ScheduleProvider>,
  );
  expect(screen.queryByText(/bonus points stay/) !== null).toBe(isSaid);
});
