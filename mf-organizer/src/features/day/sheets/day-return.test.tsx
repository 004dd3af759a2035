import { teamId, type GameEnding, type GamePlay } from '@courtside/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { storedHistory, withdrawTeam } from '../../../firebase.testkit';
import { tournamentAt } from '../../../organizer.testkit';
import { board, settle, setUpBoard, show } from '../day-page.testkit';

jest.mock('@courtside/firebase', () => jest.requireActual('../../../firebase.testkit'));

setUpBoard();
const over = (ending: GameEnding, more: Partial<GamePlay> = {}): GamePlay => ({
  ...{ state: 'finished', ending, winner: null, clock: null, goals: [], isConfirmed: false },
  ...more,
});
const left = (games: readonly string[]) => ({
  ...{ id: 'c1', game: '', kind: 'plan', by: 'u1', at: 0, from: {} },
  to: { what: 'withdrawn', teamId: 'a', games },
});
const open = async () => {
  await board.user.click(screen.getByRole('button', { name: 'More about the day' }));
  await board.user.click(screen.getByRole('menuitem', { name: 'Team A plays again' }));
  return within(await screen.findByRole('dialog', { name: 'Team A plays again' }));
};
const takeBack = async (dialog: ReturnType<typeof within>) => {
  await board.user.click(dialog.getByRole('button', { name: 'Take the team back in' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
};
const endings = () => ['m0', 'm2'].map((id) => [board.game(id)?.play?.state, board.game(id)?.play?.ending]);

beforeEach(() => {
  jest.mocked(withdrawTeam).mockClear();
  board.setGame('m0', { play: over('forfeitByTeam1') });
  board.setGame('m2', { play: over('forfeitByTeam1', { isConfirmed: true }) });
});
afterEach(() => void (storedHistory.value = []));
const withoutA = () => show(tournamentAt('schedule', { withdrawnTeamIds: [teamId('a')] }));

it('a team that comes back plays what it forfeited by leaving, seen before, and undone in one step', async () => {
  storedHistory.value = [left(['m0', 'm2'])];
  withoutA();
  const dialog = await open();
  const choice = dialog.getByRole('radio', { name: 'Play 2 games after all' });
  expect(choice).toBeChecked();
  expect(choice).toHaveAccessibleDescription(
    /Against Team B\.\s.*Against Team .*As planned; where that time has passed, next on its court\./s,
  );
  await takeBack(dialog);
  expect(withdrawTeam).toHaveBeenCalledWith('t1', 'a', false);
  expect(endings()).toEqual([
    ['planned', null],
    ['planned', null],
  ]);
  expect(await screen.findByText('Team A plays again, 2 games with it.')).toBeInTheDocument();
  settle();
  await board.user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(withdrawTeam).toHaveBeenLastCalledWith('t1', 'a', true, ['m0', 'm2']);
  await waitFor(() =>
    expect(endings()).toEqual([
      ['finished', 'forfeitByTeam1'],
      ['finished', 'forfeitByTeam1'],
    ]),
  );
});

it('or the forfeits stay', async () => {
  storedHistory.value = [left(['m0', 'm2'])];
  withoutA();
  const dialog = await open();
  await board.user.click(dialog.getByRole('radio', { name: 'Leave them as forfeits' }));
  await takeBack(dialog);
  expect(withdrawTeam).toHaveBeenCalledWith('t1', 'a', false);
  expect(endings()).toEqual([
    ['finished', 'forfeitByTeam1'],
    ['finished', 'forfeitByTeam1'],
  ]);
});

it('a no-show from before stays, and so does what was entered since, or had begun when it left', async () => {
  const clock = { startedAt: 1, pausedAt: 2, playedMs: 0, length: 12 };
  board.setGame('m0', { play: over('forfeitByTeam1', { clock }) });
  storedHistory.value = [left(['m0'])];
  withoutA();
  const dialog = await open();
  expect(dialog.queryByRole('radio')).not.toBeInTheDocument();
  expect(dialog.getByText(/^1 game stays a forfeit/)).toBeInTheDocument();
  await takeBack(dialog);
  expect(endings()).toEqual([
    ['finished', 'forfeitByTeam1'],
    ['finished', 'forfeitByTeam1'],
  ]);
});

it('nobody is offered to come back who has not left', async () => {
  show();
  await board.user.click(screen.getByRole('button', { name: 'More about the day' }));
  expect(screen.queryByRole('menuitem', { name: /plays again/ })).not.toBeInTheDocument();
});
