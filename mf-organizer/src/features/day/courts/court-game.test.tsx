import { createI18n } from '@courtside/i18n';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BoardGame } from '../data/board-model';
import { CourtGame } from './court-game';
import { DayProvider, type DayTools } from '../data/day-context';
import { GUARD_MS } from './use-guard';

jest.mock('@courtside/firebase', () => jest.requireActual('../../../firebase.testkit'));

beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'organizerDay', 'schedule', 'bracket'] }));
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const perform = jest.fn();
const minutesLeft = (minutes: number) => ({ startedAt: Date.now() - (12 - minutes) * 60_000, pausedAt: null, playedMs: 0, length: 12 });
const inFinal = (scores: readonly [number | null, number | null], clock: object | null = null, more: object = {}) =>
  ({
    ...{ id: 'semifinal1', kind: 'bracket', phase: 'playing', hasTeams: true, teams: ['', ''], seeds: [null, null], courtLetter: 'A' },
    state: {
      team1Score: scores[0],
      team2Score: scores[1],
      play: { state: 'playing', ending: null, winner: null, clock, goals: [], isConfirmed: false, ...more },
    },
  }) as unknown as BoardGame;

function show(game: BoardGame, games: ReadonlyMap<string, object> = new Map()) {
  perform.mockReset();
  const tools = {
    ...{ tournament: {}, bracket: null, plan: { resumeAt: null, games }, now: { instant: 0, minutes: 0 }, teamsById: new Map() },
    ...{ boards: { separateGoals: new Set() }, act: perform, by: 'organizer', playersOf: () => [], goOn: () => undefined },
    referees: new Map(),
  } as unknown as DayTools;
  const at = (shown: BoardGame) => (
    <DayProvider value={tools}>
      <CourtGame game={shown} next={null} onGone={() => undefined} />
    </DayProvider>
  );
  const { rerender } = render(at(game));
  return (later: BoardGame) => rerender(at(later));
}
const press = async (name: string | RegExp, at = 0) => {
  act(() => void jest.advanceTimersByTime(GUARD_MS));
  await userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).click(screen.getAllByRole('button', { name })[at]!);
};
const answers = () => within(screen.getByRole('group')).getAllByRole('button').map(({ textContent }) => textContent); // prettier-ignore

it('ends a bracket game by the goals on the screen, also those that are not stored yet', async () => {
  show(inFinal([null, null]));
  await press(/^Goal for/);
  await press('End game');
  expect(screen.queryByText('Level: who wins?')).not.toBeInTheDocument();
  const [ended, action] = perform.mock.lastCall as [BoardGame, object];
  expect(action).toEqual({ kind: 'end', ending: 'played', winner: null });
  expect(ended.state).toMatchObject({ team1Score: 1 });
});

it('asks who wins once a goal levels a game that was to end early, and whether to end once another one decides it', async () => {
  const later = show(inFinal([1, 0], minutesLeft(5)));
  await press('End game');
  expect(answers()).toEqual([expect.stringMatching(/^End now/), 'Go on playing']);
  await press(/^Goal for/, 1);
  expect(screen.getByRole('group', { name: 'Level: who wins?' })).toBeInTheDocument();
  expect(answers()).toEqual(['Play on', expect.stringMatching(/won$/), expect.stringMatching(/won$/)]);
  expect(screen.getByRole('status')).toHaveTextContent('Level: who wins?');
  // A goal of another device decides it.
  later(inFinal([2, 0], minutesLeft(5)));
  expect(screen.getByRole('group', { name: 'The time is not over. End the game now?' })).toBeInTheDocument();
  expect(answers()).toEqual([expect.stringMatching(/^End now/), 'Go on playing']);
  await press(/^End now/);
  expect(perform).toHaveBeenLastCalledWith(expect.anything(), { kind: 'end', ending: 'played', winner: null });
});

it('names the winners of a level game below their own goals, also when the sides are swapped', async () => {
  show(inFinal([0, 0]));
  await press('Swap sides');
  await press('End game');
  await press(/won$/);
  expect(perform).toHaveBeenLastCalledWith(expect.anything(), { kind: 'end', ending: 'goldenGoal', winner: 2 });
});

it('does not ask about the next game of a series if another device ended the last one', async () => {
  const later = show(inFinal([1, 0], minutesLeft(5)));
  await press('End game');
  const isAsked = () => screen.queryByRole('group', { name: /End the game now|who wins/ }) !== null;
  expect(isAsked()).toBe(true);
  const games = [{ scores: [1, 0], winner: 1, goals: 1 }];
  later({ ...inFinal([null, null], minutesLeft(5), { games }), phase: 'called', referee: '', bestOf: 3 });
  later({ ...inFinal([null, null], minutesLeft(12), { games }), bestOf: 3 });
  expect(isAsked()).toBe(false);
});

it('offers no undo of a goal of the last game of a series, and does so for one of this game', async () => {
  const clock = minutesLeft(5);
  const later = show({ ...inFinal([0, 0], clock), bestOf: 3 });
  const undo = () => screen.getByRole('button', { name: /^Undo/ });
  await press(/^Goal for/);
  const [, { goal }] = perform.mock.lastCall as [BoardGame, { goal: { id: string } }];
  const goals = [goal];
  expect(undo()).toBeEnabled();
  expect(undo()).toHaveTextContent('1–0');
  const games = [{ scores: [1, 0], winner: 1, goals: 1 }];
  later({ ...inFinal([null, null], clock, { games, goals }), phase: 'called', referee: '', bestOf: 3 });
  later({ ...inFinal([null, null], minutesLeft(12), { games, goals }), bestOf: 3 });
  expect(undo()).not.toHaveTextContent('–');
  await press(/^Goal for/, 1);
  expect(undo()).toHaveTextContent('0–1');
});

it('DP-7 offers to play on until a game that waited for this one has begun, and says so then', () => {
  const clock = { ...minutesLeft(5), pausedAt: Date.now() };
  const over = { ...inFinal([1, 0], clock, { state: 'finished', ending: 'played' }), phase: 'finished' } as BoardGame;
  const later = (phase: string, play: object = {}) =>
    new Map([['final', { after: ['semifinal1'], phase, state: { team1Score: null, team2Score: null, play: { state: phase, ...play } } }]]);
  const isOffered = (games: ReadonlyMap<string, object>) => {
    cleanup();
    show(over, games);
    const isThere = screen.queryByRole('button', { name: 'Play on' }) !== null;
    expect(screen.queryAllByText(/^A game that waited for this one has begun/)).toHaveLength(isThere ? 0 : 1);
    return isThere;
  };
  expect(isOffered(later('called'))).toBe(true);
  // Decided without play.
  expect(isOffered(later('finished', { ending: 'forfeitByTeam1' }))).toBe(true);
  expect(isOffered(later('playing'))).toBe(false);
  expect(isOffered(later('called', { games: [{ scores: [1, 0], winner: 1, goals: 1 }] }))).toBe(false);
  expect(isOffered(later('finished', { clock }))).toBe(false);
});

it('says what a game would end with, the goals of the leader first', async () => {
  const later = show(inFinal([1, 3], minutesLeft(5)));
  await press('End game');
  expect(screen.getByRole('group')).toHaveTextContent(/leads 3–1\./);
  later({ ...inFinal([2, 2], minutesLeft(5)), kind: 'match' });
  expect(screen.getByRole('group')).toHaveTextContent('It is level at 2–2.');
});

it('does not ask whether time is to be cut short when it is over', async () => {
  const later = show(inFinal([1, 1], minutesLeft(-1)));
  await press('End game');
  later(inFinal([2, 1], minutesLeft(-1)));
  expect(screen.getByRole('group', { name: 'End the game now?' })).toBeInTheDocument();
});

it('calls the goal that decides a level bracket game after its time golden', () => {
  const later = show(inFinal([1, 1], minutesLeft(-1)));
  const word = () => screen.getAllByRole('button', { name: /^Goal for/ })[0]!.textContent;
  expect(word()).toContain('Golden goal');
  later(inFinal([2, 1], minutesLeft(-1)));
  expect(word()).not.toContain('Golden');
  later({ ...inFinal([1, 1], minutesLeft(-1)), kind: 'match' });
  expect(word()).not.toContain('Golden');
});

it('names the winner of a level game before its result is confirmed', () => {
  const later = show(inFinal([1, 1], minutesLeft(-1)));
  expect(screen.queryByText(/won$/)).not.toBeInTheDocument();
  later({ ...inFinal([1, 1], minutesLeft(-1), { state: 'finished', ending: 'goldenGoal', winner: 2 }), phase: 'finished' });
  expect(screen.getByText(/won$/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Confirm 1–1' })).toBeEnabled();
});

it('shows between two games of a series how the last one ended, and the games won, in the order of the sides', async () => {
  const games = [{ scores: [3, 1], winner: 1, goals: 4 }];
  const later = show({ ...inFinal([0, 0], minutesLeft(5)), bestOf: 3 });
  await press('Swap sides');
  later({ ...inFinal([null, null], minutesLeft(5), { games }), phase: 'called', referee: '', bestOf: 3 });
  expect(screen.getByText('Game 1 is over')).toHaveTextContent(/1–.?3$/);
  expect(screen.getByText('Games won')).toBeInTheDocument();
  expect(screen.getAllByText(/^[01]$/).map(({ textContent }) => textContent)).toEqual(['0', '1']);
  expect(screen.getByRole('button', { name: /^Start game 2/ })).toBeEnabled();
  expect(screen.queryByText('+1')).not.toBeInTheDocument();
});
