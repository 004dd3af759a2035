import { CommandFailure, withdrawOwnTeam } from '@courtside/firebase';
import { createI18n } from '@courtside/i18n';
import { keepTyped } from '@courtside/ui';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WithdrawTeam } from './withdraw-team';

jest.mock('@courtside/firebase', () => jest.requireActual<{ firebaseMock: () => object }>('../../firebase.testkit').firebaseMock());

beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'errors', 'registration'] }));
const withdraw = jest.mocked(withdrawOwnTeam);
const onWithdrawn = jest.fn();
beforeEach(() => {
  keepTyped('withdrawal.t1.team1.me', null, 'tab');
  withdraw.mockReset().mockResolvedValue(undefined);
  onWithdrawn.mockReset();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const open = async (isLimited = true) => {
  const { unmount } = render(<WithdrawTeam tournamentId="t1" teamId="team1" uid="me" isLimited={isLimited} onWithdrawn={onWithdrawn} />);
  await press('Withdraw the team');
  return unmount;
};

it('asks first, begins on the way out, and sends the reason', async () => {
  await open();
  expect(screen.getByRole('button', { name: 'Stay in' })).toHaveFocus();
  await userEvent.type(screen.getByLabelText('Why? (optional)'), 'Two of us are ill.');
  await press('Withdraw');
  expect(withdraw).toHaveBeenCalledWith('t1', 'team1', 'Two of us are ill.');
  expect(onWithdrawn).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it.each([
  ['unavailable', /The server does not answer/],
  ['conflict', /can no longer be withdrawn here/],
  ['internal', 'That did not work. Try again.'],
] as const)('says what became of it when it fails (%s), and keeps the reason for another try', async (code, words) => {
  withdraw.mockRejectedValueOnce(new CommandFailure(code as 'conflict', 'x'));
  await open();
  await userEvent.type(screen.getByLabelText('Why? (optional)'), 'Ill');
  await press('Withdraw');
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(onWithdrawn).not.toHaveBeenCalled();
  await press('Withdraw');
  expect(withdraw).toHaveBeenLastCalledWith('t1', 'team1', 'Ill');
  expect(onWithdrawn).toHaveBeenCalledTimes(1);
});

it.each([
  ['Close', 'Ill'],
  ['Stay in', ''],
  ['Withdraw', ''],
])('the reason that was typed before “%s” and the page was left is in the box the next time or not', async (button, left) => {
  const unmount = await open();
  await userEvent.type(screen.getByLabelText('Why? (optional)'), 'Ill');
  await press(button);
  unmount();
  await open();
  expect(screen.getByLabelText('Why? (optional)')).toHaveValue(left);
});

it('takes a reason of 500 characters, and says so beside a longer one', async () => {
  await open();
  await userEvent.click(screen.getByLabelText('Why? (optional)'));
  await userEvent.paste('x'.repeat(501));
  await press('Withdraw');
  expect(withdraw).not.toHaveBeenCalled();
  expect(screen.getByLabelText('Why? (optional)')).toHaveAccessibleDescription(/at most 500 characters/);
});

it('speaks of another team only where there is a number of places', async () => {
  await open(false);
  expect(screen.getByText(/^It no longer takes part/)).toBeInTheDocument();
  expect(screen.queryByText(/another team/)).not.toBeInTheDocument();
});
