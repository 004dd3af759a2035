import type { GamePlay, Goal } from '@courtside/domain';
import { act, screen } from '@testing-library/react';
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
const tapped: Goal = { id: 'lost', side: 1, at: 5, player: '' };

it('a goal that the earlier page had not stored is sent again with its id, so that it counts once', async () => {
  jest.mocked(playGame as jest.Mock).mockResolvedValue(undefined);
  leave({ ...goal, of: 'groups', ended: 0, unsent: tapped });
  board.setGame('m0', { play: inPlay });
  show();
  await settle();
  expect(jest.mocked(playGame as jest.Mock).mock.calls).toMatchObject([
    ['t1', { id: 'm0' }, { kind: 'goal', goal: tapped }, expect.anything()],
  ]);
  expect(screen.queryByText(/Goal for Team A \(/)).not.toBeInTheDocument();
});

it.each([
  ['a goal of a game of a series that has ended since', { ...goal, ended: 1, unsent: tapped }],
  ['a goal of another stage', { ...goal, of: 'b2', ended: 0, unsent: tapped }],
  ['an end', { ...end, of: 'groups', ended: 0, unsent: null }],
])('%s is not sent again, and told', async (_what, left) => {
  leave(left);
  board.setGame('m0', { play: inPlay });
  show();
  await settle();
  expect(playGame).not.toHaveBeenCalled();
  expect(screen.getByText(/Team A – Team B.*The page was closed before this was saved/)).toBeInTheDocument();
});

it('a goal is sent by this device once it is stored here, and not again by the next page', async () => {
  show();
  await begin();
  const answer = waitForAnswers();
  await tap('Goal for Team A');
  const [one] = kept() as unknown as [{ readonly id: string; readonly unsent?: object }];
  expect(one.unsent).toMatchObject({ id: one.id, side: 1 });
  board.setGame('m0', { team1Score: 1, play: { ...inPlay, goals: [{ ...tapped, id: one.id }] } });
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
