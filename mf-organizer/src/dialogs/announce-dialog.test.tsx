import { createI18n } from '@courtside/i18n';
import { render, screen } from '@testing-library/react';
import { tournamentAt } from '../organizer.testkit';
import { AnnounceDialog } from './announce-dialog';

jest.mock('@courtside/firebase', () => jest.requireActual('../firebase.testkit'));

beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'errors', 'organizerDesk'] }));
afterEach(() => jest.useRealTimers());

it.each([
  ['2026-07-09', 'The pages of the tournament show it from the day before the event until the day after.'],
  ['2026-07-10', 'Everybody who has a page of the tournament open sees it at once.'],
  ['2026-07-13', 'Everybody who has a page of the tournament open sees it at once.'],
  ['2026-07-14', 'The pages of the tournament show it from the day before the event until the day after.'],
])('says truly who sees it: %s', (today, words) => {
  jest.useFakeTimers({ now: new Date(`${today}T12:00:00Z`) });
  const tournament = tournamentAt('schedule', { startDate: '2026-07-11', endDate: '2026-07-12', timeZone: 'UTC' });
  render(<AnnounceDialog tournament={tournament} courts={['A']} onClose={() => undefined} />);
  expect(screen.getByText(words)).toBeInTheDocument();
});
