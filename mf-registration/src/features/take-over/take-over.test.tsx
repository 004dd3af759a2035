import { CommandFailure, openOffer, takeTeam } from '@courtside/firebase';
import { createI18n } from '@courtside/i18n';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { tournament } from '../../registration.testkit';
import { TakeOver } from './take-over';

jest.mock('@courtside/firebase', () => jest.requireActual<{ firebaseMock: () => object }>('../../firebase.testkit').firebaseMock());

beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'errors', 'registration'] }));
const [onTaken, onDone] = [jest.fn(), jest.fn()];
beforeEach(() => {
  onTaken.mockReset();
  onDone.mockReset();
  jest.mocked(openOffer).mockReset().mockResolvedValue('Puddles');
  jest.mocked(takeTeam).mockReset().mockResolvedValue(undefined);
});
const show = (link = { id: 'team1', secret: 'secret' }) =>
  render(<TakeOver tournament={tournament()} link={link} onTaken={onTaken} onDone={onDone} />);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('says which team it is and what that means, and makes whoever agrees its captain', async () => {
  show();
  expect(await screen.findByRole('heading', { level: 1, name: 'Become captain of Puddles?' })).toBeInTheDocument();
  expect(screen.getByText(/The current captain loses it/)).toBeInTheDocument();
  await press('Become captain');
  expect(openOffer).toHaveBeenCalledWith('t1', 'team1', 'secret');
  expect(takeTeam).toHaveBeenCalledWith('t1', 'team1', expect.any(Function));
  expect(onTaken).toHaveBeenCalledTimes(1);
});

it('changes nothing for who does not want to', async () => {
  show();
  await screen.findByRole('heading', { name: 'Become captain of Puddles?' });
  await press('Not now');
  expect(takeTeam).not.toHaveBeenCalled();
  expect(onDone).toHaveBeenCalledTimes(1);
});

it.each([
  ['permission-denied', /This link no longer works/],
  ['invalid', /This is the link that you made/],
  ['conflict', /You have a team in this tournament already/],
] as const)('says why the link opens nothing (%s), and leads on', async (code, words) => {
  jest.mocked(openOffer).mockRejectedValueOnce(new CommandFailure(code, 'x'));
  show();
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Become captain' })).not.toBeInTheDocument();
  await press('Continue');
  expect(onDone).toHaveBeenCalledTimes(1);
});

it('knows a link that was cut off on its way, and asks no server for it', () => {
  show({ id: '', secret: '' });
  expect(screen.getByText(/This link no longer works/)).toBeInTheDocument();
  expect(openOffer).not.toHaveBeenCalled();
});

it('can be tried again without a network, before and after', async () => {
  jest.mocked(openOffer).mockRejectedValueOnce(new CommandFailure('unavailable', 'x'));
  jest.mocked(takeTeam).mockRejectedValueOnce(new CommandFailure('unavailable', 'x'));
  show();
  expect(await screen.findByText(/The server does not answer/)).toBeInTheDocument();
  await press('Try again');
  await screen.findByRole('heading', { name: 'Become captain of Puddles?' });
  await press('Become captain');
  expect(await screen.findByText(/The server does not answer/)).toBeInTheDocument();
  expect(onTaken).not.toHaveBeenCalled();
  await press('Become captain');
  expect(onTaken).toHaveBeenCalledTimes(1);
});

it('somebody else was faster', async () => {
  jest.mocked(takeTeam).mockRejectedValueOnce(new CommandFailure('permission-denied', 'x'));
  show();
  await screen.findByRole('heading', { name: 'Become captain of Puddles?' });
  await press('Become captain');
  expect(await screen.findByText(/somebody has used it/)).toBeInTheDocument();
});
