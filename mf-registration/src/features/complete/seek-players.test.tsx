import {
  CommandFailure,
  invitePlayer,
  readProfiles,
  readTaken,
  takeBackInvitation,
  watchEntry,
  watchFreeAgents,
  watchTeamInvitations,
} from '@courtside/firebase';
import type { FreeAgent, Invitation } from '@courtside/domain/registration';
import { createI18n } from '@courtside/i18n';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { brings, fails, meta, player, tournament } from '../../registration.testkit';
import { SeekPlayers } from './seek-players';

jest.mock('@courtside/firebase', () => jest.requireActual<{ firebaseMock: () => object }>('../../firebase.testkit').firebaseMock());

const people = ['ada', 'ben', 'cleo'].map((name) => player(name));
const [ada = '', ben = '', cleo = ''] = people.map(({ id }) => id as string);
const agent = (uid: string): FreeAgent => ({ uid, tournamentId: 't1', position: 'goal', notes: 'Left-handed.' });
const invitation = (uid: string, answer: Invitation['answer'] = null): Invitation => ({
  uid,
  tournamentId: 't1',
  teamId: 'team1',
  name: 'Mud Club',
  at: 1,
  answer,
});
let tell: (invitations: readonly Invitation[]) => void = () => undefined;
const team = (...profileIds: readonly string[]) =>
  jest
    .mocked(watchEntry)
    .mockImplementation(brings({ id: 'team1', name: 'Mud Club', groupId: null, profileIds, registeredAt: 1 } as never));
beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'errors', 'registration'] }));
beforeEach(() => {
  for (const command of [invitePlayer, takeBackInvitation])
    jest
      .mocked(command as () => Promise<void>)
      .mockReset()
      .mockResolvedValue(undefined);
  jest.mocked(readProfiles).mockResolvedValue(new Map(people.map((one) => [one.id as string, one])));
  jest.mocked(readTaken).mockResolvedValue([]);
  jest.mocked(watchFreeAgents).mockImplementation(brings([agent(ada)]));
  jest.mocked(watchTeamInvitations).mockImplementation((_id, _team, onValue) => {
    tell = (invitations) => onValue(invitations, meta);
    return () => undefined;
  });
  team('', '');
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
const show = async (...invitations: readonly Invitation[]) => {
  render(<SeekPlayers tournament={tournament({ hasEntries: true })} teamId="team1" isReadable={false} />);
  await act(() => Promise.resolve(tell(invitations)));
};
const row = (name: string) => screen.getByRole('heading', { name }).closest('li') as HTMLElement;

it('lists who looks for a team, asks, and takes it back with the focus where it was', async () => {
  await show();
  expect(row('Ada')).toHaveTextContent('Ghent · GoalLeft-handed.');
  await userEvent.click(screen.getByRole('button', { name: 'Invite Ada' }));
  expect(invitePlayer).toHaveBeenCalledWith('t1', ada);
  await act(() => Promise.resolve(tell([invitation(ada)])));
  expect(row('Ada')).toHaveTextContent('Invited. No answer yet.');
  expect(screen.getByRole('button', { name: 'Take back the invitation of Ada' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Take back the invitation of Ada' }));
  expect(takeBackInvitation).toHaveBeenCalledWith('t1', 'team1', ada);
});

it('tells what was answered, and leaves out who found another team unless they were asked', async () => {
  jest.mocked(watchFreeAgents).mockImplementation(brings([agent(ada), agent(ben)]));
  jest.mocked(readTaken).mockResolvedValue([ben]);
  await show(invitation(ada, 'declined'), invitation(cleo, 'accepted'));
  expect(row('Ada')).toHaveTextContent('Said no.');
  expect(row('Cleo')).toHaveTextContent('Said yes.');
  expect(screen.queryByText('Ben')).not.toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  await act(() => Promise.resolve(tell([invitation(ben)])));
  expect(row('Ben')).toHaveTextContent('Has another team by now.');
  expect(within(row('Ben')).getByRole('button', { name: /^Take back/ })).toBeInTheDocument();
});

it('asks nobody into a full team', async () => {
  team(cleo, 'Zoé (guest)');
  await show();
  expect(screen.getByText(/Your team is full/)).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('says that nobody looks', async () => {
  jest.mocked(watchFreeAgents).mockImplementation(brings([]));
  await show();
  expect(screen.getByText(/^Nobody is looking for a team right now/)).toBeInTheDocument();
});

it('says that the list did not arrive', async () => {
  jest.mocked(watchFreeAgents).mockImplementation(fails('unavailable'));
  await show();
  expect(screen.getByText('The list could not be loaded.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
});

it.each([
  ['unavailable', /does not answer/],
  ['permission-denied', /your team has withdrawn/],
  ['not-found', /no longer looking/],
  ['conflict', /Your team is full/],
  ['invalid', /thirty players/],
  ['unknown', /That did not work/],
] as const)('says why somebody was not asked (%s)', async (code, words) => {
  jest.mocked(invitePlayer).mockRejectedValueOnce(new CommandFailure(code, 'x'));
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Invite Ada' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
});

it('says that an answer was quicker than taking it back', async () => {
  jest.mocked(takeBackInvitation).mockRejectedValueOnce(new CommandFailure('conflict', 'x'));
  await show(invitation(ada));
  await userEvent.click(screen.getByRole('button', { name: /^Take back/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent('They have answered by now.');
});
