import type { Match, MatchId } from '@courtside/domain';
import { applyChange, decide, type DayAction } from '@courtside/domain/day';
import { createI18n } from '@courtside/i18n';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { playGame, setSession, signedIn, signedOut, watchSchedule, watchTeams, watchTournament } from '../../firebase.testkit';
import { matchesAt, someTeams, tournamentAt } from '../../organizer.testkit';
import { DayPage } from './day-page';

jest.mock('@courtside/firebase', () => jest.requireActual('../../firebase.testkit'));

type Tell = (value: unknown) => void;
const now = Date.UTC(2027, 5, 12, 13, 30); // 09:30 in Montréal, the first day
let user: ReturnType<typeof userEvent.setup>;
let matches: ReadonlyMap<MatchId, Match>;
let tellMatches: Tell = () => undefined;

/** Each tap changes the game as the domain says, and the watch tells it, as the client does before the server has answered. */
function obey(_id: string, { id }: { id: string }, action: DayAction): Promise<void> {
  const match = matches.get(id as MatchId)!;
  const verdict = decide(match, action);
  if (!verdict.allowed) return Promise.reject(new Error(verdict.reason));
  matches = new Map(matches).set(id as MatchId, applyChange(match, verdict.change, Date.now()));
  act(() => tellMatches(matches));
  return Promise.resolve();
}

const show = (tournament: unknown = tournamentAt('schedule')) => {
  watchTournament.mockImplementation((_id: string, onValue: Tell) => {
    onValue(tournament);
    return () => undefined;
  });
  render(
    <MemoryRouter initialEntries={['/t1/day']}>
      <Routes>
        <Route path="/:tournamentId/day" element={<DayPage />} />
      </Routes>
    </MemoryRouter>,
  );
};
const court = () => screen.getByRole('region', { name: 'Court A' });
const tap = (name: string | RegExp) => user.click(within(court()).getByRole('button', { name }));
const scores = () => [1, 2].map((side) => court().querySelector(`[data-side="${side}"]`)?.textContent);
const begin = async () => {
  await tap('Call the teams Team A and Team B to court A');
  await tap('Start Team A against Team B');
};

beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'tournament', 'bracket', 'organizerDay'] }));
beforeEach(() => {
  jest.useFakeTimers({ now });
  user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  localStorage.clear();
  setSession(signedIn);
  matches = matchesAt('schedule');
  watchTeams.mockImplementation((_id: string, onValue: Tell) => {
    onValue(someTeams);
    return () => undefined;
  });
  watchSchedule.mockImplementation((_id: string, onValue: Tell) => {
    tellMatches = onValue;
    onValue(matches);
    return () => undefined;
  });
  (playGame as jest.Mock).mockReset().mockImplementation(obey);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('a game goes from call to confirmation, and its end calls the next', async () => {
  show();
  expect(screen.getByText(/0 of 4 played/)).toBeInTheDocument();
  await begin();
  await tap('Goal for Team A');
  await tap('Goal for Team B');
  await tap('Goal for Team A');
  expect(scores()).toEqual(['2', '1']);
  await tap('End game');
  expect(matches.get('m0' as MatchId)).toMatchObject({ team1Score: 2, team2Score: 1, play: { state: 'finished', ending: 'played' } });
  expect(matches.get('m2' as MatchId)?.play?.state).toBe('called');
  await tap('Confirm 2–1');
  expect(matches.get('m0' as MatchId)?.play?.isConfirmed).toBe(true);
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

it('names what comes next on each court, and keeps the other court in its tab', async () => {
  show();
  expect(within(court()).getByRole('list')).toHaveTextContent(/Next.*Team A.*Team C/);
  await user.click(screen.getByRole('tab', { name: /Court B/ }));
  expect(screen.getByRole('region', { name: 'Court B' })).toHaveTextContent(/Team C.*Team D.*Next.*Team B.*Team D/);
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
  expect(within(court()).queryByRole('button', { name: /Undo/ })).not.toBeInTheDocument();
  await tap('More about court A');
  await user.click(screen.getByRole('menuitem', { name: 'One goal fewer for Team B' }));
  expect(scores()).toEqual(['0', '0']);
});

it('the clock counts down, stands while it is paused, and says how far it is over time', async () => {
  const vibrate = jest.fn();
  Object.assign(navigator, { vibrate });
  localStorage.setItem('courtside.dayAlarm', 'on');
  show();
  await begin();
  const clock = () => within(court()).getByRole('timer').textContent;
  expect(clock()).toBe('12:00');
  act(() => void jest.advanceTimersByTime(90_000));
  expect(clock()).toBe('10:30');
  await tap('Pause');
  act(() => void jest.advanceTimersByTime(60_000));
  expect(clock()).toBe('10:30');
  await tap('Resume');
  expect(vibrate).not.toHaveBeenCalled();
  act(() => void jest.advanceTimersByTime(645_000));
  expect(clock()).toBe('+00:15');
  expect(within(court()).getByText('Time is up')).toBeInTheDocument();
  expect(vibrate).toHaveBeenCalledTimes(1);
});

it('the screen stays awake while a game runs', async () => {
  const release = jest.fn(() => Promise.resolve());
  const request = jest.fn(() => Promise.resolve({ release }));
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
  show();
  expect(request).not.toHaveBeenCalled();
  await begin();
  expect(request).toHaveBeenCalledWith('screen');
  await tap('End game');
  expect(release).toHaveBeenCalled();
});

it('who works with the keyboard stays at the court when the button that was pressed is gone', async () => {
  show();
  await begin();
  expect(court()).toHaveFocus();
  await user.tab();
  expect(within(court()).getByRole('button', { name: 'Pause' })).toHaveFocus();
});

it('says what was refused', async () => {
  (playGame as jest.Mock).mockRejectedValue(new Error('The game was changed meanwhile.'));
  show();
  await tap('Call the teams Team A and Team B to court A');
  expect(await screen.findByRole('alert')).toHaveTextContent('It was not saved: The game was changed meanwhile.');
});

it('without games today it offers the days that have some', async () => {
  jest.setSystemTime(Date.UTC(2027, 5, 20, 12));
  show();
  expect(screen.getByRole('heading', { name: 'No games today' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Sunday 13 June' }));
  expect(court()).toHaveTextContent(/Team E.*Team F/);
});

it('is for organisers: others get the way to the tournament, and to the login', () => {
  setSession(signedOut);
  show(tournamentAt('schedule', { isTournamentPublic: true }));
  expect(screen.getByRole('heading', { name: 'This board is for the organisers' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'To the tournament' })).toHaveAttribute('href', '/t1');
  expect(screen.getByRole('link', { name: 'Login' })).toBeInTheDocument();
});

it('says that there is no such tournament', () => {
  show(null);
  expect(screen.getByRole('heading', { name: 'Tournament not found' })).toBeInTheDocument();
});
