import type { GamePlay, Goal } from '@courtside/domain';
import { act, cleanup, screen } from '@testing-library/react';
import { CommandFailure, playGame, signedIn, watchSchedule } from '../../../firebase.testkit';
import { begin, board, known, setUpBoard, show, tap, type Tell } from '../day-page.testkit';

jest.mock('@courtside/firebase', () => jest.requireActual('../../../firebase.testkit'));

setUpBoard();
const prefix = `courtside.taps.t1.${signedIn.uid}.`;
const kept = (): { readonly kind: string; readonly act: string }[] =>
  Object.entries(localStorage).flatMap(([key, text]) => (key.startsWith(prefix) ? (JSON.parse(String(text)) as []) : []));
const leave = (...taps: object[]) => localStorage.setItem(`${prefix}gone`, JSON.stringify(taps));
const goal = { id: 'lost', kind: 'goal', stage: 'match', game: 'm0', act: 'Goal for Team A (Team A – Team B)' };
const end = { id: 'end match m0', kind: 'end', stage: 'match', game: 'm0', act: 'Team A – Team B' };
const settle = () => act(() => jest.advanceTimersByTimeAsync(0));

/** Lets actions wait. @returns what lets all of them succeed */
function waitForAnswers(): () => Promise<void> {
  const waiting: (() => void)[] = [];
  jest.mocked(playGame as jest.Mock).mockImplementation(() => new Promise<void>((resolve) => waiting.push(resolve)));
  return () => {
    for (const resolve of waiting) resolve();
    return settle();
  };
}

it('a goal stays on the device until the server has answered, whatever it says', async () => {
  show();
  await begin();
  const answers: ((error?: Error) => void)[] = [];
  jest
    .mocked(playGame as jest.Mock)
    .mockImplementation(() => new Promise<void>((resolve, reject) => answers.push((error) => (error ? reject(error) : resolve()))));
  await tap('Goal for Team A');
  await tap('Goal for Team B');
  expect(kept()).toMatchObject([{ act: expect.stringContaining('Goal for Team A') as string }, { kind: 'goal' }]);
  answers[0]?.();
  await settle();
  expect(kept()).toMatchObject([{ act: expect.stringContaining('Goal for Team B') as string }]);
  answers[1]?.(new CommandFailure('conflict', 'The game was changed meanwhile.'));
  await settle();
  expect(kept()).toEqual([]);
});

it('what a page that is gone had tapped and the server has not is told when the board is opened again', async () => {
  leave(goal, end, { ...goal, id: 'there', act: 'the one that counts' }, { kind: 'something newer' });
  board.setGame('m0', {
    team1Score: 1,
    play: { state: 'playing', goals: [{ id: 'there', side: 1, at: 1, player: '' }], clock: { startedAt: 1, pausedAt: null, playedMs: 0, length: 12 }, ending: null, winner: null, isConfirmed: false }, // prettier-ignore
  });
  show();
  await settle();
  const told = screen.getAllByRole('alert').map(({ textContent }) => textContent).join(); // prettier-ignore
  expect(told).toContain('Goal for Team A (Team A – Team B)');
  expect(told).toMatch(/Team A – Team B: /);
  expect(told).not.toContain('the one that counts');
  expect(kept()).toEqual([]);
});

const inPlay: GamePlay = { state: 'playing', goals: [], clock: { startedAt: 1, pausedAt: null, playedMs: 0, length: 12 }, ending: null, winner: null, isConfirmed: false }; // prettier-ignore
/** A goal that was tapped a moment ago. */
const tappedAt = (ago = 2000): Goal => ({ id: 'lost', side: 1, at: Date.now() - ago, player: '' });
const unsentGoal = (unsent = tappedAt()) => ({ ...goal, of: 'groups', ended: 0, unsent });
const countsGoals = () => jest.mocked(playGame as jest.Mock).mockResolvedValue(undefined);
const closed = /Team A – Team B.*The page was closed before this was saved/;

it('a goal that the earlier page had not stored is sent again with its id, so that it counts once', async () => {
  const counted = countsGoals();
  const unsent = tappedAt();
  leave(unsentGoal(unsent));
  board.setGame('m0', { play: inPlay });
  show();
  await settle();
  expect(counted.mock.calls).toMatchObject([['t1', { id: 'm0' }, { kind: 'goal', goal: unsent }, expect.anything()]]);
  expect(screen.queryByText(/Goal for Team A \(/)).not.toBeInTheDocument();
});

it.each([
  ['a goal of a game of a series that has ended since', () => ({ ...unsentGoal(), ended: 1 }), inPlay],
  ['a goal of another stage', () => ({ ...unsentGoal(), of: 'b2' }), inPlay],
  ['a goal of more than a minute ago', () => unsentGoal(tappedAt(61_000)), inPlay],
  ['a goal before one that was tapped instead', () => unsentGoal(), () => ({ ...inPlay, goals: [{ ...tappedAt(1000), id: 'instead' }] })],
  ['an end', () => ({ ...end, of: 'groups', ended: 0, unsent: null }), inPlay],
])('%s is not sent again, and told', async (_what, left, play) => {
  leave(left());
  board.setGame('m0', { play: typeof play === 'function' ? play() : play });
  show();
  await settle();
  expect(playGame).not.toHaveBeenCalled();
  expect(screen.getByText(closed)).toBeInTheDocument();
});

it('a goal that was stored after all, and undone before it was sent, does not come back', async () => {
  const counted = countsGoals();
  let tell: Tell = () => undefined;
  const stored = { ...inPlay, goals: [tappedAt()] };
  board.setGame('m0', { team1Score: 1, play: stored });
  watchSchedule.mockImplementation((_id: string, onValue: Tell) => {
    tell = onValue;
    onValue(board.matches, { fromCache: false, pending: true });
    return () => undefined;
  });
  leave(unsentGoal());
  show();
  await settle();
  board.setGame('m0', { team1Score: 0, play: inPlay });
  act(() => tell(board.matches, known));
  await settle();
  expect(counted).not.toHaveBeenCalled();
});

it('a board that was closed before the server had answered leaves its taps to the next one', async () => {
  const counted = countsGoals();
  watchSchedule.mockImplementation((_id: string, onValue: Tell) => {
    onValue(board.matches, { fromCache: true, pending: false });
    return () => undefined;
  });
  board.setGame('m0', { play: inPlay });
  leave(unsentGoal());
  show();
  await settle();
  cleanup();
  expect(counted).not.toHaveBeenCalled();
  watchSchedule.mockImplementation((_id: string, onValue: Tell) => {
    onValue(board.matches, known);
    return () => undefined;
  });
  show();
  await settle();
  expect(counted).toHaveBeenCalledTimes(1);
});

it('a goal is sent by this device once it is stored here, and not again by the next page', async () => {
  show();
  await begin();
  const answer = waitForAnswers();
  await tap('Goal for Team A');
  const [one] = kept() as unknown as [{ readonly id: string; readonly unsent?: object }];
  expect(one.unsent).toMatchObject({ id: one.id, side: 1 });
  board.setGame('m0', { team1Score: 1, play: { ...inPlay, goals: [{ ...tappedAt(), id: one.id }] } });
  act(() => board.tellMatches(board.matches, { fromCache: false, pending: true }));
  expect(kept()).toMatchObject([{ id: one.id }]);
  expect(kept()[0]).not.toHaveProperty('unsent');
  await answer();
});

it('an undone goal is not sent again', async () => {
  show();
  await begin();
  const answer = waitForAnswers();
  await tap('Goal for Team A');
  await tap(/^Undo/);
  expect(kept()).toEqual([]);
  await answer();
});

it('the end of a later game of a series has not arrived with the game before', async () => {
  leave({ ...end, ended: 1, act: 'the second end' }, { ...end, id: 'end match m0 0', ended: 0, act: 'the first end' });
  board.setGame('m0', {
    play: { state: 'playing', games: [{ scores: [1, 0], winner: 1, goals: 0 }], goals: [], clock: { startedAt: 1, pausedAt: null, playedMs: 0, length: 12 }, ending: null, winner: null, isConfirmed: false }, // prettier-ignore
  });
  show();
  await settle();
  const told = screen.getAllByRole('alert').map(({ textContent }) => textContent).join(); // prettier-ignore
  expect(told).toContain('the second end');
  expect(told).not.toContain('the first end');
});

it('nothing is told while it is on its way', async () => {
  let tell: Tell = () => undefined;
  watchSchedule.mockImplementation((_id: string, onValue: Tell) => {
    tell = onValue;
    onValue(board.matches, { fromCache: false, pending: true });
    return () => undefined;
  });
  leave(goal);
  show();
  await settle();
  expect(screen.queryByText(/Goal for Team A \(/)).not.toBeInTheDocument();
  expect(kept()).toHaveLength(1);
  act(() => tell(board.matches, known));
  expect(screen.getByText(/Goal for Team A \(/)).toBeInTheDocument();
});
