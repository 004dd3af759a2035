import { CommandFailure, offerTeam, takeBackOffer, watchHandover } from '@courtside/firebase';
import { createI18n } from '@courtside/i18n';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { brings, tournament } from '../../registration.testkit';
import { HandOver } from './hand-over';

jest.mock('@courtside/firebase', () => jest.requireActual<{ firebaseMock: () => object }>('../../firebase.testkit').firebaseMock());

beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'errors', 'registration'] }));
const offered = { by: 'me', name: 'Puddles', offeredAt: Date.UTC(2026, 5, 1), takenBy: '', takenAt: null };
beforeEach(() => {
  jest.mocked(offerTeam).mockReset().mockResolvedValue('secret');
  jest.mocked(takeBackOffer).mockReset().mockResolvedValue(undefined);
  jest.mocked(watchHandover).mockImplementation(brings<typeof offered | null>(null));
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const open = async () => {
  render(<HandOver tournament={tournament()} teamId="team1" team="Puddles" />);
  await press('Hand the team over');
};

it('makes a link that is shown once, and copied', async () => {
  await open();
  await press('Make a link');
  expect(offerTeam).toHaveBeenCalledWith('t1', 'team1', 'Puddles');
  expect(screen.getByLabelText('Link for the next captain')).toHaveValue('http://localhost/t1/register#captain=team1.secret');
  // `setup` also provides a clipboard.
  await userEvent.setup().click(screen.getByRole('button', { name: 'Copy the link' }));
  expect(await navigator.clipboard.readText()).toBe('http://localhost/t1/register#captain=team1.secret');
  expect(await screen.findByText('Copied.')).toBeInTheDocument();
  await press('Done');
  await press('Hand the team over');
  expect(screen.queryByLabelText('Link for the next captain')).not.toBeInTheDocument();
});

it('says that there is a link, and takes it back', async () => {
  jest.mocked(watchHandover).mockImplementation(brings(offered));
  await open();
  expect(screen.getByText(/There is a link already/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Make a new link' })).toBeInTheDocument();
  await press('Take the link back');
  expect(takeBackOffer).toHaveBeenCalledWith('t1', 'team1');
  expect(await screen.findByText('The link was taken back and no longer works.')).toBeInTheDocument();
});

it('does not offer to take back what somebody has taken', async () => {
  jest.mocked(watchHandover).mockImplementation(brings({ ...offered, takenAt: 1 } as never));
  await open();
  expect(screen.queryByRole('button', { name: 'Take the link back' })).not.toBeInTheDocument();
});

it.each([
  ['unavailable', /The server does not answer/],
  ['permission-denied', /no longer this team’s captain/],
  ['internal', 'That did not work. Try again.'],
] as const)('says why it fails (%s), and can be tried again', async (code, words) => {
  jest.mocked(offerTeam).mockRejectedValueOnce(new CommandFailure(code as 'conflict', 'x'));
  await open();
  await press('Make a link');
  expect(await screen.findByText(words)).toBeInTheDocument();
  await press('Make a link');
  expect(await screen.findByLabelText('Link for the next captain')).toBeInTheDocument();
});
