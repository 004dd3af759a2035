import { createI18n } from '@courtside/i18n';
import { fireEvent, render, screen } from '@testing-library/react';
import * as client from '../../firebase.testkit';
import { sampleTournament } from '../../firebase.testkit';
import { RegistrationState } from './registration-state';

jest.mock('@courtside/firebase', () => jest.requireActual('../../firebase.testkit'));

const now = Date.UTC(2027, 5, 1, 12);
const hour = 3_600_000;
const open = { ...sampleTournament, groups: {}, isRegistrationOpen: true, isTournamentPublic: true, playersPerTeam: 3 };

beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'errors', 'organizer'] }));
beforeEach(() => jest.useFakeTimers({ now }));
afterEach(() => jest.useRealTimers());

it.each([
  ['open without times', {}, 'Registration is open for teams of 3 players.', null],
  ['ahead', { registrationOpensAt: now + hour }, 'Registration opens by itself, for teams of 3 players.', /^Opens on /],
  ['ahead, for a mixer', { registrationOpensAt: now + hour, tournamentType: 'MIXER' }, 'Registration opens by itself.', /^Opens on /],
  ['open since', { registrationOpensAt: now - hour }, 'Registration is open for teams of 3 players.', /^Open since /],
  ['over', { registrationClosesAt: now - hour }, 'Registration is closed.', /^Closed since /],
  ['not public yet', { isTournamentPublic: false }, 'Registration is open for teams of 3 players.', /isn’t public yet/],
])('says what is true now: %s', (_name, change, state, line) => {
  render(<RegistrationState tournament={{ ...open, ...change } as never} />);
  expect(screen.getByRole('status')).toHaveTextContent(state);
  if (line) expect(screen.getByText(line)).toBeInTheDocument();
});

it('asks for confirmed addresses, and no longer', () => {
  const { rerender } = render(<RegistrationState tournament={open as never} />);
  fireEvent.click(screen.getByRole('switch', { name: 'Only confirmed addresses', checked: false }));
  expect(client.setNeedsProvenEmail).toHaveBeenLastCalledWith(open.id, true);
  rerender(<RegistrationState key="asked" tournament={{ ...open, needsProvenEmail: true } as never} />);
  fireEvent.click(screen.getByRole('switch', { name: 'Only confirmed addresses', checked: true }));
  expect(client.setNeedsProvenEmail).toHaveBeenLastCalledWith(open.id, false);
});
