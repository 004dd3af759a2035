import type { CheckIn, CheckInHours } from '@courtside/domain/registration';
import { checkInOwnTeam, CommandFailure, takeBackOwnCheckIn, watchCheckIn } from '@courtside/firebase';
import { createI18n } from '@courtside/i18n';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { brings, tournament } from '../../registration.testkit';
import { OwnCheckIn } from './own-check-in';

jest.mock('@courtside/firebase', () => jest.requireActual<{ firebaseMock: () => object }>('../../firebase.testkit').firebaseMock());

const HOUR = 3_600_000;
const open = () => ({ opensAt: Date.now() - HOUR, closesAt: Date.now() + HOUR });
const there: CheckIn = { teamId: 'a', checkedInAt: Date.now(), checkedInBy: 'me' };

beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'errors', 'registration'] }));
beforeEach(() => {
  jest.mocked(checkInOwnTeam).mockReset().mockResolvedValue(undefined);
  jest.mocked(takeBackOwnCheckIn).mockReset().mockResolvedValue(undefined);
  jest.mocked(watchCheckIn).mockImplementation(brings<CheckIn | null>(null));
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
const show = (hours: CheckInHours) => render(<OwnCheckIn tournament={tournament({ timeZone: 'UTC' })} teamId="a" hours={hours} />);
const button = (name: string) => screen.getByRole('button', { name });

it('in its hours it is one press, and what is true then is read out', async () => {
  show(open());
  expect(screen.getByRole('heading')).toHaveTextContent('Are you there?');
  await userEvent.click(button('We are there: check in'));
  expect(checkInOwnTeam).toHaveBeenCalledWith(expect.any(String), 'a');
  expect(screen.getByRole('heading')).toHaveFocus();
});

it('says that it is done and since when, and takes it back', async () => {
  jest.mocked(watchCheckIn).mockImplementation(brings<CheckIn | null>(there));
  show(open());
  expect(screen.getByRole('heading')).toHaveTextContent('Your team is checked in');
  await userEvent.click(button('Take the check-in back'));
  expect(takeBackOwnCheckIn).toHaveBeenCalledWith(expect.any(String), 'a');
});

it.each([
  ['before', { opensAt: Date.now() + HOUR, closesAt: Date.now() + 2 * HOUR }, 'Check-in'],
  ['after', { opensAt: 1, closesAt: 2 }, 'Check-in is over'],
])('%s its hours it says what will be or can be done, and offers nothing that is refused', (_when, hours, heading) => {
  show(hours);
  expect(screen.getByRole('heading')).toHaveTextContent(heading);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it.each([
  ['unavailable', /The server does not answer, and your team is not checked in/],
  ['conflict', /no longer possible here/],
  ['internal', /That did not work/],
] as const)('says what became of it when it fails (%s), and can be tried again', async (code, words) => {
  jest.mocked(checkInOwnTeam).mockRejectedValueOnce(new CommandFailure(code as 'conflict', 'x'));
  show(open());
  await userEvent.click(button('We are there: check in'));
  expect(await screen.findByText(words)).toBeInTheDocument();
  await userEvent.click(button('We are there: check in'));
  expect(checkInOwnTeam).toHaveBeenCalledTimes(2);
  expect(screen.queryByText(words)).not.toBeInTheDocument();
});
