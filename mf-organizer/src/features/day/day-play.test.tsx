import { act, screen, waitFor, within } from '@testing-library/react';
import { CommandFailure, playGame } from '../../firebase.testkit';
import { someTeams, tournamentAt } from '../../organizer.testkit';
import { begin, board, court, endEarly, known, setUpBoard, show, tap, tellTeams } from './day-page.testkit';
import { GUARD_MS } from './courts/use-guard';

jest.mock('@courtside/firebase', () => jest.requireActual('../../firebase.testkit'));

setUpBoard();
const scores = () => [1, 2].map((side) => court().querySelector(`[data-side="${side}"]`)?.textContent);

it('a game goes from call to confirmation, and its end calls the next', async () => {
  show();
  expect(screen.getByText(/0 of 4 played/)).toBeInTheDocument();
  await begin();
  await tap('Goal for Team A');
  await tap('Goal for Team B');
  await tap('Goal for Team A');
  expect(scores()).toEqual(['2', '1']);
  await endEarly();
  expect(board.game('m0')).toMatchObject({ team1Score: 2, team2Score: 1, play: { state: 'finished', ending: 'played' } });
  expect(board.game('m2')?.play?.state).toBe('called');
  await tap('Confirm 2–1');
  expect(board.game('m0')?.play?.isConfirmed).toBe(true);
  expect(within(court()).getByRole('button', { name: 'Start Team A against Team C' })).toBeInTheDocument();
  expect((playGame as jest.Mock).mock.calls.map(([tournament, { id }, { kind }]) => [tournament, id, kind].join(' '))).toEqual([
    't1 m0 call',
    't1 m0 start',
    't1 m0 goal',
    't1 m0 goal',
    't1 m0 goal',
    't1 m0 end',
    't1 m2 call',
    't1 m0 confirm',
  ]);
});

it('a result whose court has gone on, by somebody with a pass, waits below the courts and is confirmed with one tap', async () => {
  show();
  await begin();
  await tap('Goal for Team A');
  await endEarly();
  // It is still on its court.
  expect(screen.queryByRole('heading', { name: /to confirm$/ })).not.toBeInTheDocument();
  await act(async () => {
    const clock = { startedAt: Date.now(), pausedAt: null, playedMs: 0, length: 12 };
    board.setGame('m2', { play: { ...board.game('m2')!.play!, state: 'playing', clock } });
    board.tellMatches(board.matches, known);
  });
  const waiting = within(screen.getByRole('region', { name: '1 result to confirm' }));
  expect(waiting.getByRole('listitem')).toHaveTextContent(/Team A – Team B.*Confirm 1–0/);
  await board.user.click(waiting.getByRole('button', { name: 'Confirm 1–0 of Team A – Team B' }));
  expect(board.game('m0')?.play?.isConfirmed).toBe(true);
  expect(screen.queryByRole('region', { name: /to confirm$/ })).not.toBeInTheDocument();
});

it('a goal is taken back within ten seconds with one tap, later from the menu', async () => {
  show();
  await begin();
  await tap('Goal for Team B');
  await tap(/Undo.*From 0–1 to 0–0/);
  expect(scores()).toEqual(['0', '0']);
  await tap('Goal for Team B');
  act(() => void jest.advanceTimersByTime(9_500));
  expect(within(court()).getByRole('button', { name: /Undo/ })).toBeInTheDocument();
  act(() => void jest.advanceTimersByTime(1_000));
  // It keeps its place, so that no neighbor moves under a finger.
  expect(within(court()).getByRole('button', { name: /Undo/ })).toHaveAttribute('aria-disabled', 'true');
  await tap(/Undo/);
  expect(scores()).toEqual(['0', '1']);
  await tap('More about court A');
  await board.user.click(screen.getByRole('menuitem', { name: 'One goal fewer for Team B' }));
  expect(scores()).toEqual(['0', '0']);
});

it('asks once before it ends a game early; playing on takes back the call that followed', async () => {
  show();
  await begin();
  act(() => void jest.advanceTimersByTime(68_000));
  await tap('End game');
  expect(within(court()).getByRole('button', { name: 'End now 10:52 left' })).toBeInTheDocument();
  expect(within(court()).getByRole('status')).toHaveTextContent('The time is not over. End the game now?');
  // It waits in its place for the answer; a second tap has no effect.
  const end = within(court()).getByRole('button', { name: 'End game' });
  expect(end).toHaveFocus();
  expect(end).toHaveAttribute('aria-disabled', 'true');
  await tap('Go on playing');
  expect(board.game('m0')?.play?.state).toBe('playing');
  expect(end).toHaveFocus();
  expect(within(court()).queryByRole('button', { name: /^End now/ })).not.toBeInTheDocument();
  await endEarly();
  expect([board.game('m0'), board.game('m2')].map((game) => game?.play?.state)).toEqual(['finished', 'called']);
  await tap('Play on');
  expect(board.game('m0')?.play?.state).toBe('playing');
  expect(board.game('m2')?.play?.state ?? 'planned').toBe('planned');
});

it('ends a game with one tap once its time is over', async () => {
  show();
  await begin();
  act(() => void jest.advanceTimersByTime(721_000));
  await tap('End game');
  expect(board.game('m0')?.play?.state).toBe('finished');
});

it('goals count on the screen as they are tapped, however long the phone takes to store them; one that is refused goes', async () => {
  show();
  await begin();
  const slow = jest.mocked(playGame as jest.Mock);
  const obey = slow.getMockImplementation()!;
  const stored: (() => Promise<void>)[] = [];
  slow.mockImplementation(
    (...args: unknown[]) =>
      new Promise<void>((resolve, reject) => {
        stored.push(() => (obey(...args) as Promise<void>).then(resolve, reject));
      }),
  );
  for (const name of ['Goal for Team A', 'Goal for Team A', 'Goal for Team B']) await tap(name);
  expect(scores()).toEqual(['2', '1']);
  for (const store of stored.splice(0)) await act(store);
  expect(scores()).toEqual(['2', '1']);
  slow.mockRejectedValue(new CommandFailure('permission-denied', 'Missing or insufficient permissions.'));
  await tap('Goal for Team A');
  await waitFor(() => expect(scores()).toEqual(['2', '1']));
});

describe('whose goal it was', () => {
  const teams = someTeams.map((team) => (team.id === 'b' ? team : { ...team, profileIds: ['Zoé', '', 'Max', 'Zoé'] }));
  const asked = () => within(court()).queryByRole('group', { name: /^Who scored for/ });
  const goals = () => board.game('m0')?.play?.goals.map(({ side, player }) => `${side} ${player}`);
  beforeEach(() => tellTeams(teams));

  it('is told with one more tap while the goal can be taken back; the goal counts before, and without', async () => {
    show();
    await begin();
    await tap('Goal for Team A');
    expect(goals()).toEqual(['1 ']);
    expect(
      within(asked()!)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Zoé', 'Max']);
    await tap('Max');
    expect(within(court()).getByRole('button', { name: 'Max' })).toHaveAttribute('aria-pressed', 'true');
    expect(within(court()).getByRole('status')).toHaveTextContent('Goal by Max');
    await tap('Zoé');
    expect(goals()).toEqual(['1 Zoé']);
    await tap('Zoé');
    expect(goals()).toEqual(['1 ']);
    await tap('Max');
    act(() => void jest.advanceTimersByTime(10_500));
    expect(asked()).toBeNull();
    // Keyboard users keep their place when the button goes.
    expect(court()).toHaveFocus();
    expect(goals()).toEqual(['1 Max']);
    await tap('Goal for Team A');
    await tap('Zoé');
    await tap(/Undo/);
    expect(asked()).toBeNull();
    expect(goals()).toEqual(['1 Max']);
  });

  it('is not asked of a team that names nobody, and stands below all that can be pressed', async () => {
    show();
    await begin();
    await tap('Goal for Team B');
    expect(asked()).toBeNull();
    await tap('Goal for Team A');
    const end = within(court()).getByRole('button', { name: 'End game' });
    expect(end.compareDocumentPosition(asked()!) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('can be told and mended later, from the menu', async () => {
    show();
    await begin();
    await tap('Goal for Team B');
    act(() => void jest.advanceTimersByTime(1000));
    await tap('Goal for Team A');
    await endEarly();
    await tap('More about court A');
    await board.user.click(screen.getByRole('menuitem', { name: 'Who scored' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Who scored' }));
    await board.user.selectOptions(sheet.getByRole('combobox', { name: '1–1, Team A' }), 'Max');
    expect(goals()).toEqual(['2 ', '1 Max']);
    expect(within(sheet.getByRole('combobox', { name: '0–1, Team B' })).getAllByRole('option')).toHaveLength(1);
  });
});

it('the clock counts down, stands while it is paused, and says how far it is over time', async () => {
  const vibrate = jest.fn();
  Object.assign(navigator, { vibrate });
  localStorage.setItem('courtside.dayAlarm', 'on');
  show();
  await begin();
  const clock = () => within(court()).getByRole('timer').textContent;
  expect(clock()).toBe('12:00');
  act(() => void jest.advanceTimersByTime(90_000 - GUARD_MS));
  await tap('Pause');
  expect(clock()).toBe('10:30');
  act(() => void jest.advanceTimersByTime(60_000));
  expect(clock()).toBe('10:30');
  await tap('Resume');
  expect(vibrate).not.toHaveBeenCalled();
  act(() => void jest.advanceTimersByTime(645_500));
  expect(clock()).toBe('+00:15');
  expect(within(court()).getByText('Time is up')).toBeInTheDocument();
  expect(vibrate).toHaveBeenCalledTimes(1);
});

it('a game of two periods says which one it is, and sounds at the end of each', async () => {
  const vibrate = jest.fn();
  Object.assign(navigator, { vibrate });
  localStorage.setItem('courtside.dayAlarm', 'on');
  show(tournamentAt('schedule', { gameLengths: { 'day-0': '2x10+5' } }));
  await begin();
  expect(within(court()).getByText('Period 1 of 2')).toBeInTheDocument();
  act(() => void jest.advanceTimersByTime(601_000));
  expect(within(court()).getByText('End of period 1')).toBeInTheDocument();
  expect(vibrate).toHaveBeenCalledTimes(1);
  act(() => void jest.advanceTimersByTime(40_000));
  expect(within(court()).getByText('Period 2 of 2')).toBeInTheDocument();
  act(() => void jest.advanceTimersByTime(560_000));
  expect(within(court()).queryByText(/[Pp]eriod/)).not.toBeInTheDocument();
  expect(vibrate).toHaveBeenCalledTimes(2);
});

it('the screen stays awake while a game runs', async () => {
  const release = jest.fn(() => Promise.resolve());
  const request = jest.fn(() => Promise.resolve({ release }));
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
  show();
  expect(request).not.toHaveBeenCalled();
  await begin();
  expect(request).toHaveBeenCalledWith('screen');
  await endEarly();
  expect(release).toHaveBeenCalled();
});

it('who works with the keyboard stays at the court when the button that was pressed is gone', async () => {
  show();
  const focus = jest.spyOn(court(), 'focus');
  await begin();
  expect(court()).toHaveFocus();
  // The board does not scroll: its tabs and the saving state stay in view.
  expect(focus).toHaveBeenCalledWith({ preventScroll: true });
  await board.user.tab();
  expect(within(court()).getByRole('button', { name: 'Pause' })).toHaveFocus();
});

it('sounds by what a tap before has woken: phones let nothing else sound', async () => {
  const starts = jest.fn();
  const tone = { frequency: { value: 0 }, connect: jest.fn(), start: starts, stop: jest.fn() };
  const context = { state: 'suspended', currentTime: 0, destination: {}, resume: jest.fn(), createOscillator: () => tone };
  context.resume.mockImplementation(() => {
    context.state = 'running';
    return Promise.resolve();
  });
  const made = jest.fn(() => context);
  Object.assign(window, { AudioContext: made });
  show();
  await begin();
  expect(made).not.toHaveBeenCalled();
  await tap('More about court A');
  await board.user.click(screen.getByRole('menuitem', { name: 'Sound and vibration at the end of time' }));
  await tap('Goal for Team A');
  expect(made).toHaveBeenCalledTimes(1);
  expect(context.resume).toHaveBeenCalledTimes(1);
  act(() => void jest.advanceTimersByTime(721_000));
  expect(starts).toHaveBeenCalledTimes(2);
  expect(made).toHaveBeenCalledTimes(1);
});

describe('what was refused is told, with what it was, until it is read', () => {
  const refuse = (code: string, message = '') => (playGame as jest.Mock).mockRejectedValueOnce(new CommandFailure(code, message));
  it.each([
    ['conflict', '', 'Someone else changed this at the same moment. Look at it again and retry.'],
    ['invalid', 'alreadyFinished', 'This game is over already.'],
    ['invalid', 'alreadyPaused', 'This game has changed in the meantime.'],
    ['invalid', 'othersBegun', 'A game that waited for this one has begun, so play cannot go on here. Correct the result instead.'],
    ['permission-denied', 'Missing or insufficient permissions.', 'You may no longer change this game.'],
    ['not-found', '', 'It was deleted in the meantime.'],
    ['unknown', 'Out of paper.', 'Out of paper.'],
  ])('%s %s', async (code, message, words) => {
    show();
    await begin();
    refuse(code, message);
    await tap('Goal for Team B');
    await tap('Goal for Team A');
    expect(await screen.findByRole('alert')).toHaveTextContent(`Goal for Team B (Team A – Team B): ${words}`);
    refuse(code, message);
    await tap('Goal for Team B');
    expect(await screen.findByText(/^2 ×/)).toBeInTheDocument();
    expect(scores()).toEqual(['1', '0']);
    await board.user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
