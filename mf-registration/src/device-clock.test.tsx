import { useSession, watchForm, watchMyRegistration, watchOwnProfile, watchTeams, watchTournament } from '@courtside/firebase';
import { createI18n } from '@courtside/i18n';
import { screen } from '@testing-library/react';
import { brings, me, player, show, tournament } from './registration.testkit';

jest.mock('@courtside/firebase', () => jest.requireActual<{ firebaseMock: () => object }>('./firebase.testkit').firebaseMock());

const HOUR = 3_600_000;

beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'errors', 'registration', 'tournament'] }));
beforeEach(() => {
  jest.mocked(useSession).mockReturnValue({ status: 'signedIn', uid: me, email: 'me@example.org', hasPassword: true } as never);
  jest.mocked(watchMyRegistration).mockImplementation(brings<string | null>(null));
  jest.mocked(watchOwnProfile).mockImplementation(brings(player('zoé dœ')));
  jest.mocked(watchTeams).mockImplementation(brings([]));
  jest.mocked(watchForm).mockImplementation(brings({ questions: [], fee: null, checkIn: null }));
});
afterEach(() => Reflect.deleteProperty(globalThis, 'fetch'));

it.each([
  ['an hour slow', HOUR, { registrationOpensAt: Date.now() + HOUR / 2 }, 'Register a team'],
  ['an hour fast', -HOUR, { registrationOpensAt: Date.now() - HOUR / 2 }, 'Registration has not begun yet'],
  ['an hour slow at its end', HOUR, { registrationClosesAt: Date.now() + HOUR / 2 }, 'Registration is Closed'],
])('on a device whose clock is %s, registration is what the server holds to', async (_, ahead, times, heading) => {
  const fetched = jest.fn(() => Promise.resolve({ headers: new Headers({ date: new Date(Date.now() + ahead).toUTCString() }) }));
  Object.assign(globalThis, { fetch: fetched });
  jest.mocked(watchTournament).mockImplementation(brings(tournament(times)));
  show();
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
});

it('asks nothing of a registration that no time begins or ends', async () => {
  const fetched = jest.fn();
  Object.assign(globalThis, { fetch: fetched });
  jest.mocked(watchTournament).mockImplementation(brings(tournament()));
  show();
  expect(await screen.findByRole('heading', { level: 1, name: 'Register a team' })).toBeInTheDocument();
  expect(fetched).not.toHaveBeenCalled();
});
