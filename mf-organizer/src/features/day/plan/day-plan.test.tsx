import type { GamePlay } from '@courtside/domain';
import { act, screen, waitFor, within } from '@testing-library/react';
import { changeDayPlan, CommandFailure, setReferee, tellConnection, watchDay, withdrawTeam } from '../../../firebase.testkit';
import { tournamentAt } from '../../../organizer.testkit';
import { begin, board, court, known, settle, setUpBoard, show, type Tell } from '../day-page.testkit';

jest.mock('@courtside/firebase', () => jest.requireActual('../../../firebase.testkit'));

setUpBoard();
const called: GamePlay = { state: 'called', ending: null, winner: null, clock: null, goals: [], isConfirmed: false };

const open = async (menu: string, item: string) => {
  await board.user.click(screen.getByRole('button', { name: menu }));
  await board.user.click(screen.getByRole('menuitem', { name: item }));
  return within(await screen.findByRole('dialog'));
};

it('rain gives new times in four taps, stands above the courts, and is undone with one', async () => {
  let tell: Tell = () => undefined;
  watchDay.mockImplementation((_id, onValue) => {
    tell = onValue;
    onValue({ plan: null, announcements: [] });
    return () => undefined;
  });
  (changeDayPlan as jest.Mock).mockReset().mockImplementation((_id: string, plan: unknown) => {
    act(() => tell({ plan, announcements: [] }));
    return Promise.resolve();
  });
  show();
  await begin();
  const sheet = await open('More about the day', 'Rain: stop everything');
  await board.user.click(sheet.getByRole('button', { name: '10:15 in 45 min' }));
  const effect = sheet.getByRole('region', { name: 'What it does' });
  expect(effect).toHaveTextContent(/Games moved\s*3\s*1 game is paused/);
  await board.user.click(sheet.getByRole('button', { name: 'Stop until 10:15' }));
  expect(await screen.findByText('Everything is stopped; play resumes at 10:15.')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByText('Everything is stopped until 10:15')).toBeInTheDocument();
  expect(board.game('m0')?.play?.clock?.pausedAt).not.toBeNull();
  settle();
  await board.user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(screen.queryByText(/Everything is stopped/)).not.toBeInTheDocument());
  const [[, after, seen], [, before, last]] = (changeDayPlan as jest.Mock).mock.calls;
  expect(seen).toBeNull();
  expect(after).toMatchObject({ resumeAt: '2027-06-12T10:15' });
  expect(before).toMatchObject({ resumeAt: '' });
  expect(last).toBe(after);
  await waitFor(() => expect(board.game('m0')?.play?.clock?.pausedAt).toBeNull());
});

it('closing a court takes back the call of its teams, and undoing it calls them again', async () => {
  (changeDayPlan as jest.Mock).mockReset().mockResolvedValue(undefined);
  board.setGame('m1', { play: called });
  show();
  const sheet = await open('More about court B', 'Close court B');
  expect(sheet.getByText(/^1 game was called and will not be next/)).toBeInTheDocument();
  await board.user.click(sheet.getByRole('button', { name: 'Close court B' }));
  await waitFor(() => expect(board.game('m1')?.play?.state).toBe('planned'));
  const undo = await screen.findByRole('button', { name: 'Undo' });
  settle();
  await board.user.click(undo);
  await waitFor(() => expect(board.game('m1')?.play?.state).toBe('called'));
});

it('a plan follows the schedule that is edited: it is shown so at once, and stored again for the passes, once', async () => {
  const plan = {
    courts: { 0: ['m0', 'm2'], 1: ['m1', 'm3', 'gone'] },
    starts: { m0: '2027-06-12T09:40', m2: '2027-06-12T09:57', gone: '2027-06-12T10:14' },
    homes: { m0: '2027-06-12T09:00 0', m2: '2027-06-12T09:17 0', gone: '2027-06-12T09:34 1' },
    closedCourts: [],
    resumeAt: '',
  };
  watchDay.mockImplementation((_id, onValue) => {
    onValue({ plan, announcements: [] });
    return () => undefined;
  });
  (changeDayPlan as jest.Mock).mockReset().mockResolvedValue(undefined);
  // Since then, two games have swapped places.
  show(tournamentAt('schedule', { schedule: { '0': ['m3', 'm1', 'm2', 'm0'], '1': ['m4', 'm5'] } }));
  expect(court()).toHaveTextContent(/Team B.*Team D/);
  expect(court()).toHaveTextContent('planned 09:40');
  act(() => void jest.advanceTimersByTime(60_000));
  const [[, next, seen]] = (changeDayPlan as jest.Mock).mock.calls;
  expect(changeDayPlan).toHaveBeenCalledTimes(1);
  expect(seen).toEqual(plan);
  expect(next).toMatchObject({
    courts: { 0: ['m3', 'm2', 'm4'], 1: ['m1', 'm0', 'm5'] },
    starts: { m3: '2027-06-12T09:40', m2: '2027-06-12T09:57' },
  });
  expect(Object.keys(next.starts)).not.toContain('gone');
});

it('without a network a change of the plan is refused at once, can be left, and is done when tried again', async () => {
  (changeDayPlan as jest.Mock).mockReset().mockResolvedValue(undefined);
  show();
  const sheet = await open('More about the day', 'Rain: stop everything');
  act(() => tellConnection('offline'));
  await board.user.click(sheet.getByRole('button', { name: /^Stop until/ }));
  expect(await sheet.findByText(/There is no network/)).toBeInTheDocument();
  expect(changeDayPlan).not.toHaveBeenCalled();
  expect(sheet.getByRole('button', { name: 'Cancel' })).toBeEnabled();
  act(() => tellConnection('online'));
  await board.user.click(sheet.getByRole('button', { name: /^Stop until/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(changeDayPlan).toHaveBeenCalledTimes(1);
});

it('who is overtaken by another organiser’s change of the plan is told, sees what their own does now, and does it on top', async () => {
  let tellDay: Tell = () => undefined;
  watchDay.mockImplementation((_id: string, onValue: Tell) => {
    tellDay = onValue;
    onValue({ plan: null, announcements: [] }, known);
    return () => undefined;
  });
  (changeDayPlan as jest.Mock).mockReset().mockRejectedValueOnce(new CommandFailure('conflict', 'changed')).mockResolvedValue(undefined);
  show();
  const sheet = await open('More about the day', 'Rain: stop everything');
  await board.user.click(sheet.getByRole('button', { name: /^Stop until/ }));
  expect(await sheet.findByText(/Someone else changed this at the same moment/)).toBeInTheDocument();
  const theirs = { courts: { 0: ['m0', 'm1', 'm2', 'm3', 'm4', 'm5'], 1: [] }, starts: {}, homes: {}, closedCourts: ['1'], resumeAt: '' };
  act(() => tellDay({ plan: theirs, announcements: [] }, known));
  await board.user.click(sheet.getByRole('button', { name: /^Stop until/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(changeDayPlan).toHaveBeenCalledTimes(2);
  const [, plan, seen] = (changeDayPlan as jest.Mock).mock.calls[1];
  expect(seen).toEqual(theirs);
  expect(plan).toMatchObject({ closedCourts: ['1'], resumeAt: expect.stringMatching(/T10:00$/) });
});

it('a no-show is a forfeit in three taps, with its result and places told before, and is undone', async () => {
  show();
  const sheet = await open('More about court A', 'Team A is missing');
  const noShow = sheet.getByRole('radio', { name: 'No-show: 5–0 for Team B' });
  expect(noShow).toBeChecked();
  expect(noShow).toHaveAccessibleDescription(/Team [AB]: place \d → \d in group A/);
  await board.user.click(sheet.getByRole('button', { name: 'Record the no-show' }));
  expect(board.game('m0')?.play).toMatchObject({ state: 'finished', ending: 'forfeitByTeam1' });
  expect(await screen.findByText('No-show of Team A: 5–0 for Team B.')).toBeInTheDocument();
  settle();
  await board.user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(board.game('m0')?.play).toMatchObject({ state: 'planned', ending: null }));
});

it('a team that leaves forfeits what is left, and what it has played stands or falls', async () => {
  show(tournamentAt('schedule', { withdrawnGames: 'fall' }));
  const sheet = await open('More about court A', 'Team A is missing');
  const leave = sheet.getByRole('radio', { name: 'Team A leaves the tournament' });
  expect(leave).toHaveAccessibleDescription(/2 remaining games become forfeits \(5–0\)\.\s0 played games no longer count\./);
  await board.user.click(leave);
  await board.user.click(sheet.getByRole('button', { name: 'Withdraw the team' }));
  expect(withdrawTeam).toHaveBeenCalledWith('t1', 'a', true, ['m0', 'm2']);
  expect(['m0', 'm2'].map((id) => board.game(id)?.play?.ending)).toEqual(['forfeitByTeam1', 'forfeitByTeam1']);
});

it('a court that falls behind says by how much, and when its next game is expected beside when it was planned', async () => {
  show();
  expect(court()).not.toHaveTextContent(/min late/);
  await begin();
  expect(court()).toHaveTextContent(/30 min late/);
  expect(within(court()).getByRole('list')).toHaveTextContent(/Next\s*expected about 09:45\s*planned 09:17/);
});

it('names the referee that was suggested with one tap', async () => {
  show();
  const [suggested] = within(court()).getAllByRole('button', { name: /^Referee: Team .\? \(/ });
  settle();
  await board.user.click(suggested!);
  expect(setReferee).toHaveBeenCalledWith('t1', 'm0', expect.stringMatching(/^Team [E-H]$/));
});

it('warns before a game starts that its referee is at another court, and not while it is played', async () => {
  board.setGame('m0', { referee: ' team c' });
  board.setGame('m1', { play: called });
  show();
  expect(await within(court()).findByText('Team C plays on court B')).toBeInTheDocument();
  await begin();
  expect(within(court()).queryByText('Team C plays on court B')).not.toBeInTheDocument();
});

it('warns before a game starts that a team of it referees on another court', async () => {
  board.setGame('m1', { referee: 'Team A', play: called });
  show();
  expect(await within(court()).findByText('Team A referees on court B')).toBeInTheDocument();
});
