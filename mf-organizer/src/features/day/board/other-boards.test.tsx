import { toGoalId } from '@courtside/domain/day';
import { act, screen } from '@testing-library/react';
import { playGame, tellBoard, watchBoards } from '../../../firebase.testkit';
import { boardDevice } from '../data/board-device';
import { begin, board, court, known as ready, setUpBoard, settle, show, tap, type Tell } from '../day-page.testkit';

jest.mock('@courtside/firebase', () => jest.requireActual('../../../firebase.testkit'));

setUpBoard();
let tellBoards: Tell;
beforeEach(() => {
  (tellBoard as jest.Mock).mockClear();
  watchBoards.mockImplementation((_id: string, onValue: Tell) => {
    tellBoards = onValue;
    onValue([], ready);
    return () => undefined;
  });
});

const other = (more: object = {}) => ({ device: 'otherABC', name: 'Zoé', court: 0, at: Date.now(), separateGoals: [], ...more });
const hear = (...boards: object[]) => act(() => tellBoards(boards, ready));
/** The goal of another device arrives. */
const otherGoal = (unique: string, at: number, device = 'otherABC') => {
  const game = board.game('m0')!;
  const goals = [...game.play!.goals, { id: toGoalId(unique, device), side: 1 as const, at, player: '' }].sort((a, b) => a.at - b.at);
  board.setGame('m0', { team1Score: (game.team1Score ?? 0) + 1, play: { ...game.play!, goals } });
  act(() => board.tellMatches(board.matches, ready));
};
const scores = () => court().querySelector('[data-side="1"]')?.textContent;
const panel = () => screen.getByRole('tabpanel');
const question = () => screen.queryByText('One goal or two?');
const answer = (name: string) => board.user.click(screen.getByRole('button', { name }));
/** Both devices have counted a goal. */
const countTwice = async () => {
  await begin();
  hear(other());
  await tap('Goal for Team A');
  otherGoal('theirs', Date.now() + 1_000);
  settle();
};

it('names who else scores the court, and by whom the last goal was counted', async () => {
  show();
  await begin();
  expect(panel()).not.toHaveTextContent('Also scoring here');
  hear(other(), other({ device: 'otherXYZ', name: '' }), other({ device: 'elsewher', name: 'Max', court: 1 }));
  expect(panel()).toHaveTextContent('Also scoring here: Zoé and an organizer.');
  await tap('Goal for Team A');
  expect(panel()).toHaveTextContent(/Last goal: Team A, .*\(this device\)/);
  otherGoal('theirs', Date.now() + 60_000);
  expect(panel()).toHaveTextContent(/Last goal: Team A, .*\(Zoé\)/);
  expect(question()).toBeNull();
  hear(other({ at: Date.now() - 11 * 60_000 }));
  expect(panel()).not.toHaveTextContent('Also scoring here');
});

it('tells the others which court is scored here: with the first tap, with another court, and after a while', async () => {
  show();
  await begin();
  const told = () => (tellBoard as jest.Mock).mock.calls.length;
  expect(tellBoard).toHaveBeenCalledWith('t1', { device: boardDevice(), name: '', court: 0, separateGoals: [] });
  expect(told()).toBe(1);
  await tap('Goal for Team A');
  expect(told()).toBe(1);
  act(() => void jest.advanceTimersByTime(3 * 60_000));
  await tap('Goal for Team A');
  expect(told()).toBe(2);
});

it('asks whether two goals are one, and takes the later one back', async () => {
  show();
  await countTwice();
  expect(question()).toBeInTheDocument();
  expect(panel()).toHaveTextContent('Team A: this device and Zoé each counted a goal');
  await answer('One goal: 1–0');
  expect((playGame as jest.Mock).mock.lastCall?.[2]).toEqual({ kind: 'undoGoal', id: 'theirs-otherABC' });
  expect(scores()).toBe('1');
  expect(question()).toBeNull();
});

it('takes both where there were two, tells the other devices, and asks no more', async () => {
  show();
  await countTwice();
  await answer('Two goals: 2–0');
  expect(scores()).toBe('2');
  expect(question()).toBeNull();
  expect(tellBoard).toHaveBeenLastCalledWith('t1', expect.objectContaining({ separateGoals: ['theirs-otherABC'] }));
});

it('asks no more once another device has answered', async () => {
  show();
  await countTwice();
  hear(other({ separateGoals: ['theirs-otherABC'] }));
  expect(question()).toBeNull();
  expect(scores()).toBe('2');
});

it('a finger that was on its way when the question came answers nothing', async () => {
  show();
  await begin();
  await tap('Goal for Team A');
  otherGoal('theirs', Date.now() + 1_000);
  await answer('One goal: 1–0');
  expect(scores()).toBe('2');
  settle();
  await answer('One goal: 1–0');
  expect(scores()).toBe('1');
});

it('Undo says that there was one goal: what both take back is the same', async () => {
  show();
  await countTwice();
  await tap(/Undo.*From 2–0 to 1–0/);
  expect((playGame as jest.Mock).mock.lastCall?.[2]).toEqual({ kind: 'undoGoal', id: 'theirs-otherABC' });
  expect(scores()).toBe('1');
});

it('offers no Undo for a goal that another device has taken back', async () => {
  show();
  await begin();
  await tap('Goal for Team A');
  expect(screen.getByRole('button', { name: /Undo.*From 1–0/ })).toBeEnabled();
  board.setGame('m0', { team1Score: 0, play: { ...board.game('m0')!.play!, goals: [] } });
  act(() => board.tellMatches(board.matches, ready));
  expect(screen.queryByRole('button', { name: /Undo.*From 1–0/ })).not.toBeInTheDocument();
});

it('keeps what this device said before the page was loaded again', async () => {
  show();
  await begin();
  hear(other({ device: boardDevice(), name: '', separateGoals: ['earlier'] }));
  await tap('Goal for Team A');
  otherGoal('theirs', Date.now() + 1_000);
  settle();
  await answer('Two goals: 2–0');
  expect(tellBoard).toHaveBeenLastCalledWith('t1', expect.objectContaining({ separateGoals: ['earlier', 'theirs-otherABC'] }));
});
