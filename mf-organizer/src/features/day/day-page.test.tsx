import type { GamePlay, Match, MatchId } from '@courtside/domain';
import { applyChange, decide, type DayAction } from '@courtside/domain/day';
import { createI18n } from '@courtside/i18n';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import {
  changeDayPlan,
  playGame,
  setReferee,
  setSession,
  signedIn,
  signedOut,
  watchDay,
  watchSchedule,
  watchTeams,
  watchTournament,
  withdrawTeam,
} from '../../firebase.testkit';
import { matchesAt, someTeams, tournamentAt } from '../../organizer.testkit';
import { DayPage } from './day-page';

jest.mock('@courtside/firebase', () => jest.requireActual('../../firebase.testkit'));

type Tell = (value: unknown, meta?: object) => void;
const known = { fromCache: false, pending: false };
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
  act(() => tellMatches(matches, known));
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
        <Route path="/:tournamentId/day" element={<DayPage History={() => null} />} />
      </Routes>
    </MemoryRouter>,
  );
};
const called: GamePlay = { state: 'called', ending: null, winner: null, clock: null, goals: [], isConfirmed: false };
const court = () => screen.getByRole('region', { name: 'Court A' });
const tap = (name: string | RegExp) => user.click(within(court()).getByRole('button', { name }));
const scores = () => [1, 2].map((side) => court().querySelector(`[data-side="${side}"]`)?.textContent);
const begin = async () => {
  await tap('Call the teams Team A and Team B to court A');
  await tap('Start Team A against Team B');
};

beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'tournament', 'bracket', 'organizerDay', 'errors'] }));
beforeEach(() => {
  jest.useFakeTimers({ now });
  user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  localStorage.clear();
  setSession(signedIn);
  matches = matchesAt('schedule');
  watchDay.mockImplementation((_id: string, onValue: Tell) => {
    onValue({ plan: null, announcements: [] });
    return () => undefined;
  });
  watchTeams.mockImplementation((_id: string, onValue: Tell) => {
    onValue(someTeams, known);
    return () => undefined;
  });
  watchSchedule.mockImplementation((_id: string, onValue: Tell) => {
    tellMatches = onValue;
    onValue(matches, known);
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

describe('whose goal it was', () => {
  const teams = someTeams.map((team) => (team.id === 'b' ? team : { ...team, profileIds: ['Zoé', '', 'Max', 'Zoé'] }));
  const asked = () => within(court()).queryByRole('group', { name: /^Who scored for/ });
  const goals = () => matches.get('m0' as MatchId)?.play?.goals.map(({ side, player }) => `${side} ${player}`);
  beforeEach(() =>
    watchTeams.mockImplementation((_id: string, onValue: Tell) => {
      onValue(teams, known);
      return () => undefined;
    }),
  );

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
    // Who works with the keyboard is not thrown out by what goes.
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
    await tap('End game');
    await tap('More about court A');
    await user.click(screen.getByRole('menuitem', { name: 'Who scored' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Who scored' }));
    await user.selectOptions(sheet.getByRole('combobox', { name: '1–1, Team A' }), 'Max');
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

describe('what happens to the plan and to teams', () => {
  const open = async (menu: string, item: string) => {
    await user.click(screen.getByRole('button', { name: menu }));
    await user.click(screen.getByRole('menuitem', { name: item }));
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
    await user.click(sheet.getByRole('button', { name: '10:15 in 45 min' }));
    const effect = sheet.getByRole('region', { name: 'What it does' });
    expect(effect).toHaveTextContent(/Games moved\s*3\s*1 game is paused/);
    await user.click(sheet.getByRole('button', { name: 'Stop until 10:15' }));
    expect(await screen.findByText('Everything is stopped; play goes on at 10:15.')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByText('Everything is stopped until 10:15')).toBeInTheDocument();
    expect(matches.get('m0' as MatchId)?.play?.clock?.pausedAt).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.queryByText(/Everything is stopped/)).not.toBeInTheDocument());
    const [[, after, seen], [, before, last]] = (changeDayPlan as jest.Mock).mock.calls;
    expect(seen).toBeNull();
    expect(after).toMatchObject({ resumeAt: '2027-06-12T10:15' });
    expect(before).toMatchObject({ resumeAt: '' });
    expect(last).toBe(after);
    await waitFor(() => expect(matches.get('m0' as MatchId)?.play?.clock?.pausedAt).toBeNull());
  });

  it('closing a court takes back the call of its teams, and undoing it calls them again', async () => {
    (changeDayPlan as jest.Mock).mockReset().mockResolvedValue(undefined);
    matches = new Map(matches).set('m1' as MatchId, { ...matches.get('m1' as MatchId)!, play: called });
    show();
    const sheet = await open('More about court B', 'Close court B');
    expect(sheet.getByText(/^1 game was called and will not be next/)).toBeInTheDocument();
    await user.click(sheet.getByRole('button', { name: 'Close court B' }));
    await waitFor(() => expect(matches.get('m1' as MatchId)?.play?.state).toBe('planned'));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(matches.get('m1' as MatchId)?.play?.state).toBe('called'));
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
    // Since then two games have changed places.
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

  it('a no-show is a forfeit in three taps, with its result and places told before, and is undone', async () => {
    show();
    const sheet = await open('More about court A', 'Team A is missing');
    const noShow = sheet.getByRole('radio', { name: 'No-show: 5–0 for Team B' });
    expect(noShow).toBeChecked();
    expect(noShow).toHaveAccessibleDescription(/Team [AB]: place \d → \d in group A/);
    await user.click(sheet.getByRole('button', { name: 'Record the no-show' }));
    expect(matches.get('m0' as MatchId)?.play).toMatchObject({ state: 'finished', ending: 'forfeitByTeam1' });
    expect(await screen.findByText('No-show of Team A: 5–0 for Team B.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(matches.get('m0' as MatchId)?.play).toMatchObject({ state: 'planned', ending: null }));
  });

  it('a team that leaves forfeits what is left, and what it has played stands or falls', async () => {
    show(tournamentAt('schedule', { withdrawnGames: 'fall' }));
    const sheet = await open('More about court A', 'Team A is missing');
    const leave = sheet.getByRole('radio', { name: 'Team A leaves the tournament' });
    expect(leave).toHaveAccessibleDescription(/2 remaining games become forfeits \(5–0\)\.\s0 played games no longer count\./);
    await user.click(leave);
    await user.click(sheet.getByRole('button', { name: 'Withdraw the team' }));
    expect(withdrawTeam).toHaveBeenCalledWith('t1', 'a', true);
    expect(['m0', 'm2'].map((id) => matches.get(id as MatchId)?.play?.ending)).toEqual(['forfeitByTeam1', 'forfeitByTeam1']);
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
    await user.click(suggested!);
    expect(setReferee).toHaveBeenCalledWith('t1', 'm0', expect.stringMatching(/^Team [E-H]$/));
  });
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
