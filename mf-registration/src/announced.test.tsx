import { useSession, watchDay, watchMyRegistration, watchTournament } from '@courtside/firebase';
import { createI18n } from '@courtside/i18n';
import { screen } from '@testing-library/react';
import { brings, me, show, tournament } from './registration.testkit';

jest.mock('@courtside/firebase', () => jest.requireActual<{ firebaseMock: () => object }>('./firebase.testkit').firebaseMock());

const lines = [{ id: 'a', text: 'Soup at the fence', at: 1, until: '' }];
beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'errors', 'registration', 'tournament'] }));
beforeEach(() => {
  jest
    .mocked(watchDay)
    .mockClear()
    .mockImplementation(brings({ plan: null, announcements: lines }) as never);
  jest.mocked(watchMyRegistration).mockImplementation(brings<string | null>(null));
  jest
    .mocked(watchTournament)
    .mockImplementation(brings(tournament({ startDate: '2026-07-10', endDate: '2026-07-12', isRegistrationOpen: false })));
  jest.useFakeTimers({ now: Date.UTC(2026, 6, 9, 12) });
});
afterEach(() => jest.useRealTimers());

it.each(['signedIn', 'signedOut'] as const)('what is announced at an event stands above its registration, too: %s', (status) => {
  jest.mocked(useSession).mockReturnValue({ status, uid: status === 'signedIn' ? me : null, email: null } as never);
  show();
  expect(screen.getByRole('list', { name: 'Announcements' })).toHaveTextContent('Soup at the fence');
});

it('before the event nothing is asked for it', () => {
  jest.setSystemTime(Date.UTC(2026, 6, 1));
  jest.mocked(useSession).mockReturnValue({ status: 'signedIn', uid: me, email: null } as never);
  show();
  expect(screen.queryByRole('list', { name: 'Announcements' })).not.toBeInTheDocument();
  expect(watchDay).not.toHaveBeenCalled();
});
