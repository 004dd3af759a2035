import { CommandFailure, confirmTeam, declineTeam, leaveTeam, watchEntry, watchNamingEntries, watchTeamPlayer } from '@courtside/firebase';
import type { TeamPlayer } from '@courtside/domain/registration';
import { createI18n } from '@courtside/i18n';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { me, tournament } from '../../registration.testkit';
import { ConfirmTeams } from './confirm-teams';

jest.mock('@courtside/firebase', () => jest.requireActual<{ firebaseMock: () => object }>('../../firebase.testkit').firebaseMock());

const meta = { fromCache: false, pending: false };
const mine: TeamPlayer = { uid: me, tournamentId: 't1', teamId: 'team1', leftAt: null, isConfirmed: true };
const entry = (id: string, name: string) => ({ id, name, groupId: null, profileIds: [me], registeredAt: 1 }) as never;
let tell: (player: TeamPlayer | null) => void = () => undefined;
beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'errors', 'registration'] }));
beforeEach(() => {
  jest.mocked(leaveTeam).mockReset().mockResolvedValue(undefined);
  jest.mocked(confirmTeam).mockReset().mockResolvedValue(undefined);
  jest.mocked(declineTeam).mockReset().mockResolvedValue(undefined);
  jest.mocked(watchNamingEntries).mockImplementation(() => () => undefined);
  jest.mocked(watchTeamPlayer).mockImplementation((_id, _uid, onValue) => {
    tell = (player) => onValue(player, meta);
    return () => undefined;
  });
  jest.mocked(watchEntry).mockImplementation((_id, _team, onValue) => {
    onValue(entry('team1', 'Mud Club'), meta);
    return () => undefined;
  });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
const show = (changes: object = {}, ownTeamId: string | null = null) =>
  render(<ConfirmTeams tournament={tournament({ hasEntries: true, ...changes })} uid={me} ownTeamId={ownTeamId} isReadable={false} />);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('says nothing to whom no team names, who left it, or who is its captain', () => {
  const { unmount } = show();
  act(() => tell(null));
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  act(() => tell({ ...mine, leftAt: 5 }));
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  unmount();
  show({}, 'team1');
  act(() => tell(mine));
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});

it('names the team, asks before it takes the player out, and says so where the focus is', async () => {
  show();
  act(() => tell(mine));
  expect(screen.getByRole('heading', { name: 'You play for Mud Club' })).toBeInTheDocument();
  await press('Take myself out');
  expect(screen.getByRole('button', { name: 'Stay in the team' })).toHaveFocus();
  await press('Take me out');
  expect(leaveTeam).toHaveBeenCalledWith('t1', 'team1');
  act(() => tell({ ...mine, leftAt: 5 }));
  expect(document.activeElement).not.toBe(document.body);
  expect(document.activeElement).toHaveTextContent('You are out of Mud Club.');
});

it.each([
  ['unavailable', /The server does not answer/],
  ['conflict', /no longer possible here/],
  ['internal', 'That did not work. Try again.'],
] as const)('says what became of it when it fails (%s), and takes another try', async (code, words) => {
  jest.mocked(leaveTeam).mockRejectedValueOnce(new CommandFailure(code as 'conflict', 'x'));
  show();
  act(() => tell(mine));
  await press('Take myself out');
  await press('Take me out');
  expect(await screen.findByText(words)).toBeInTheDocument();
  await press('Take me out');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

it('leads to the captain once there are groups', () => {
  show({ groups: { one: ['team1'] } });
  act(() => tell(mine));
  expect(screen.getByText(/^The groups are made/)).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

const named = { ...mine, isConfirmed: false };

it('asks a player whom a captain named, and says that they have confirmed it where the focus is', async () => {
  show();
  act(() => tell(named));
  expect(screen.getByRole('heading', { name: 'Mud Club names you as a player' })).toBeInTheDocument();
  await press('I play for this team');
  expect(confirmTeam).toHaveBeenCalledWith('t1', 'team1', []);
  act(() => tell(mine));
  expect(document.activeElement).toHaveTextContent('Confirmed: you play for Mud Club.');
  expect(screen.getByRole('heading', { name: 'You play for Mud Club' })).toBeInTheDocument();
});

it('shows every team that names a player; confirming one leaves the others', async () => {
  jest.mocked(watchNamingEntries).mockImplementation((_id, _uid, onValue) => {
    onValue([entry('team1', 'Mud Club'), entry('team2', 'Strangers')], meta);
    return () => undefined;
  });
  show();
  act(() => tell({ ...named, teamId: 'team2' }));
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Strangers names you as a player',
    'Mud Club names you as a player',
  ]);
  await userEvent.click(screen.getAllByRole('button', { name: 'I play for this team' })[1]!);
  expect(confirmTeam).toHaveBeenCalledWith('t1', 'team1', ['team2']);
  // A team that still names them once they have confirmed another: they leave it, and keep theirs.
  act(() => tell(mine));
  await press('Not my team');
  jest.mocked(declineTeam).mockRejectedValueOnce(new CommandFailure('unavailable', 'x'));
  await press('Take me out');
  expect(await screen.findByText(/The server does not answer/)).toBeInTheDocument();
  await press('Take me out');
  expect(declineTeam).toHaveBeenCalledTimes(2);
  expect(declineTeam).toHaveBeenLastCalledWith('t1', 'team2', 'team1');
  expect(leaveTeam).not.toHaveBeenCalled();
});

it.each([
  ['unavailable', /The server does not answer/],
  ['conflict', /no longer possible here/],
] as const)('says that it is not confirmed when that fails (%s), and takes another try', async (code, words) => {
  jest.mocked(confirmTeam).mockRejectedValueOnce(new CommandFailure(code, 'x'));
  show();
  act(() => tell(named));
  await press('I play for this team');
  expect(await screen.findByText(words)).toBeInTheDocument();
  await press('I play for this team');
  expect(screen.queryByText(words)).not.toBeInTheDocument();
});
