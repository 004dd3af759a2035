import { createI18n } from '@courtside/i18n';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import {
  claimPass,
  CommandFailure,
  playGame,
  setSession,
  signedIn,
  signedOut,
  tellConnection,
  watchDay,
  watchMyPass,
  watchPass,
  watchSchedule,
  watchTeams,
  watchTournament,
} from '../../../firebase.testkit';
import { matchesAt, someTeams, tournamentAt } from '../../../organizer.testkit';
import { DayPage } from '../day-page';
import { GUARD_MS } from '../courts/use-guard';

jest.mock('@courtside/firebase', () => jest.requireActual('../../../firebase.testkit'));

type Tell = (value: unknown, meta: object) => void;
type Fail = (error: object) => void;
const now = Date.UTC(2027, 5, 12, 13, 30); // 09:30 in Montréal, the first day
const guest = { ...signedOut, guestUid: 'g1' } as typeof signedOut;
const known = { fromCache: false, pending: false };
const somePass = { id: 'p1', name: 'Zoé', court: 0, createdAt: now, createdBy: 'u1', isRevoked: false };
let tellMine: (value: unknown) => void = () => undefined;
let tellPass: (value: unknown) => void = () => undefined;
let mine: string | null;
let address = '';

function Address() {
  const { pathname, hash } = useLocation();
  address = pathname + hash;
  return null;
}
const page = () => (
  <>
    <Address />
    <Routes>
      <Route path="/:tournamentId/day" element={<DayPage History={() => null} />} />
      <Route path="*" element={<p>elsewhere</p>} />
    </Routes>
  </>
);
const show = (at: string, tournament: unknown = tournamentAt('schedule', { isTournamentPublic: true })) => {
  watchTournament.mockImplementation((_id: string, onValue: Tell) => {
    onValue(tournament, known);
    return () => undefined;
  });
  const shown = render(<MemoryRouter initialEntries={['/before', at]} initialIndex={1} children={page()} />);
  return shown.unmount;
};
const settle = () => act(async () => void (await jest.advanceTimersByTimeAsync(0)));
/** Presses a button of court A that has been there for a while. */
const press = async (name: string | RegExp) => {
  act(() => void jest.advanceTimersByTime(GUARD_MS));
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  await user.click(within(court()).getByRole('button', { name }));
};
const court = () => screen.getByRole('region', { name: 'Court A' });

beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'tournament', 'bracket', 'organizerDay', 'errors'] }));
beforeEach(() => {
  jest.useFakeTimers({ now });
  sessionStorage.clear();
  setSession(signedOut);
  tellConnection('online');
  mine = null;
  for (const [watch, value] of [
    [watchTeams, someTeams],
    [watchSchedule, matchesAt('schedule')],
    [watchDay, { plan: null, announcements: [] }],
  ] as const) {
    watch.mockImplementation((_id: string, onValue: Tell) => {
      onValue(value, known);
      return () => undefined;
    });
  }
  watchMyPass.mockImplementation((_id: string, _uid: string, onValue: Tell) => {
    tellMine = (value) => act(() => onValue(value, known));
    onValue(mine, known);
    return () => undefined;
  });
  watchPass.mockImplementation((_id: string, _pass: string, onValue: Tell) => {
    tellPass = (value) => act(() => onValue(value, known));
    onValue(somePass, known);
    return () => undefined;
  });
  (claimPass as jest.Mock).mockReset().mockImplementation(() => {
    setSession(guest);
    mine = 'p1';
    return Promise.resolve();
  });
  (playGame as jest.Mock).mockReset().mockResolvedValue(undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('a link is taken up once and leaves the address; its court alone is there, with scoring and nothing else', async () => {
  const leave = show('/t1/day#pass=p1.secret');
  expect(address).toBe('/t1/day');
  await settle();
  expect(claimPass).toHaveBeenCalledTimes(1);
  expect(claimPass).toHaveBeenCalledWith('t1', 'p1', 'secret');
  expect(sessionStorage).toHaveLength(0);
  leave();
  show('/t1/day');
  expect(claimPass).toHaveBeenCalledTimes(1);
  expect(court()).toBeInTheDocument();
  expect(screen.queryByRole('tab', { name: /Court B/ })).not.toBeInTheDocument();
  expect(screen.getByText(/Pass: Zoé/)).toBeInTheDocument();
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  await user.click(screen.getByRole('button', { name: 'More about court A' }));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Sound and vibration at the end of time']);
  await user.keyboard('{Escape}');
  await press(/^Call the teams/);
  expect(playGame).toHaveBeenCalledWith('t1', { stage: 'match', id: 'm0' }, { kind: 'call' }, { hasTeams: true, by: 'scorekeeper' });
});

it('a pass ends when its maker no longer organizes', async () => {
  setSession(guest);
  mine = 'p1';
  show('/t1/day');
  expect(court()).toBeInTheDocument();
  tellPass({ ...somePass, createdBy: 'gone' });
  expect(screen.getByRole('heading', { name: 'This pass was revoked' })).toBeInTheDocument();
});

it('goals that waited for the network when the pass was revoked are named where the board was', async () => {
  setSession(guest);
  mine = 'p1';
  let refuse: (error: Error) => void = () => undefined;
  (playGame as jest.Mock).mockImplementation(() => new Promise((_, reject) => (refuse = reject)));
  show('/t1/day');
  await press(/^Call the teams/);
  tellPass({ ...somePass, isRevoked: true });
  expect(screen.getByRole('heading', { name: 'This pass was revoked' })).toBeInTheDocument();
  await act(async () => refuse(new CommandFailure('permission-denied', 'Missing or insufficient permissions.')));
  expect(screen.getByText('Team A – Team B: You may no longer change this game.')).toBeInTheDocument();
});

it('credits goals to players too', async () => {
  setSession(guest);
  mine = 'p1';
  const matches = new Map(matchesAt('schedule'));
  const [id, first] = [...matches][0]!;
  const clock = { startedAt: now, pausedAt: null, playedMs: 0, length: 12 };
  matches.set(id, { ...first, play: { state: 'playing', ending: null, winner: null, clock, goals: [], isConfirmed: false } });
  watchSchedule.mockImplementation((_id: string, onValue: Tell) => {
    onValue(matches, known);
    return () => undefined;
  });
  watchTeams.mockImplementation((_id: string, onValue: Tell) => {
    onValue(
      someTeams.map((team) => ({ ...team, profileIds: ['Zoé'] })),
      known,
    );
    return () => undefined;
  });
  show('/t1/day');
  await press('Goal for Team B');
  await press('Zoé');
  const [[, , { goal }], [tournament, ref, credit, context]] = (playGame as jest.Mock).mock.calls;
  expect(goal).toMatchObject({ side: 2, player: '' });
  expect([tournament, ref, credit, context]).toEqual([
    't1',
    { stage: 'match', id: 'm0' },
    { kind: 'credit', id: goal.id, player: 'Zoé' },
    { hasTeams: true, by: 'scorekeeper' },
  ]);
});

it('who has taken up a pass before goes on without the link, until it is revoked before their eyes', () => {
  setSession(guest);
  mine = 'p1';
  show('/t1/day');
  expect(court()).toBeInTheDocument();
  expect(claimPass).not.toHaveBeenCalled();
  tellPass({ ...somePass, isRevoked: true });
  expect(screen.getByRole('heading', { name: 'This pass was revoked' })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Court A' })).not.toBeInTheDocument();
});

it.each([
  ['permission-denied', undefined, 'This pass does not open the board'],
  ['unavailable', undefined, 'No connection yet'],
  ['unknown', 'auth/operation-not-allowed', 'Passes are not switched on here'],
  ['unknown', 'auth/admin-restricted-operation', 'Passes are not switched on here'],
  ['unknown', undefined, 'The pass could not be used'],
])('says why a pass is not taken up: %s %s', async (code, cause, title) => {
  (claimPass as jest.Mock).mockRejectedValue(Object.assign(new Error('no'), { code, cause: { code: cause } }));
  show('/t1/day#pass=p1.secret');
  await settle();
  expect(screen.getByRole('heading', { name: title })).toBeInTheDocument();
  expect(sessionStorage).toHaveLength(code === 'permission-denied' ? 0 : 1);
});

it('a link that was cut off asks nobody, and one that waits for the network is tried again', async () => {
  show('/t1/day#pass=p1');
  await settle();
  expect(screen.getByRole('heading', { name: 'This pass does not open the board' })).toBeInTheDocument();
  expect(claimPass).not.toHaveBeenCalled();
});

it('tries again on demand what failed for want of a network', async () => {
  (claimPass as jest.Mock).mockRejectedValueOnce(Object.assign(new Error('no'), { code: 'unavailable' }));
  const leave = show('/t1/day#pass=p1.secret');
  await settle();
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await settle();
  expect(claimPass).toHaveBeenCalledTimes(2);
  leave();
  show('/t1/day');
  expect(court()).toBeInTheDocument();
});

it('an organiser needs none, and is told so', async () => {
  setSession(signedIn);
  show('/t1/day#pass=p1.secret');
  await settle();
  expect(claimPass).not.toHaveBeenCalled();
  expect(screen.getByText(/you need no pass/)).toBeInTheDocument();
  expect(screen.getByRole('tab', { name: /Court B/ })).toBeInTheDocument();
});

it('somebody with an account who organises nothing here takes it up with that account', async () => {
  setSession({ ...signedIn, uid: 'u9' } as typeof signedIn);
  show('/t1/day#pass=p1.secret');
  await settle();
  expect(claimPass).toHaveBeenCalledTimes(1);
});

it('ends with the day after the event', () => {
  setSession(guest);
  mine = 'p1';
  jest.setSystemTime(Date.UTC(2027, 5, 14, 23, 59));
  const { unmount } = render(<MemoryRouter initialEntries={['/t1/day']} children={page()} />);
  unmount();
  jest.setSystemTime(Date.UTC(2027, 5, 15, 0, 0));
  show('/t1/day');
  expect(screen.getByRole('heading', { name: 'This pass has expired' })).toBeInTheDocument();
});

it('a tournament that is not public opens with the pass alone', () => {
  setSession(guest);
  const hidden = tournamentAt('schedule', { isTournamentPublic: false });
  show('/t1/day', hidden);
  expect(screen.queryByRole('region', { name: 'Court A' })).not.toBeInTheDocument();
  tellMine('p1');
  expect(court()).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Back to the tournament' })).not.toBeInTheDocument();
  watchTournament.mockImplementation((_id: string, _onValue: Tell, onError: Fail) => {
    onError({ code: 'permission-denied' });
    return () => undefined;
  });
});

it('is told when an organiser confirms what they have ended', () => {
  setSession(guest);
  mine = 'p1';
  let tell: (value: unknown) => void = () => undefined;
  const over = (isConfirmed: boolean) => {
    const play = { state: 'finished', ending: 'played', winner: null, clock: null, goals: [], isConfirmed } as const;
    return new Map(
      [...matchesAt('schedule')].map(([id, match]) => [id, id === 'm0' ? { ...match, team1Score: 2, team2Score: 1, play } : match]),
    );
  };
  watchSchedule.mockImplementation((_id: string, onValue: Tell) => {
    tell = (value) => act(() => onValue(value, known));
    onValue(over(false), known);
    return () => undefined;
  });
  show('/t1/day');
  const told = /Team A 2–1 Team B was confirmed by an organizer/;
  expect(court()).not.toHaveTextContent(told);
  tell(over(true));
  expect(court()).toHaveTextContent(told);
  expect(within(court()).getByRole('button', { name: /^Call the teams Team A and Team C/ })).toBeInTheDocument();
});

it('from a game that has ended they go on, and confirm nothing', async () => {
  setSession(guest);
  mine = 'p1';
  const matches = new Map(matchesAt('schedule'));
  const [id, first] = [...matches][0]!;
  const play = { state: 'finished', ending: 'played', winner: null, clock: null, goals: [], isConfirmed: false } as const;
  matches.set(id, { ...first, team1Score: 2, team2Score: 1, play });
  watchSchedule.mockImplementation((_id: string, onValue: Tell) => {
    onValue(matches, known);
    return () => undefined;
  });
  show('/t1/day');
  expect(within(court()).queryByRole('button', { name: /Confirm/ })).not.toBeInTheDocument();
  expect(within(court()).getByText(/An organizer confirms it/)).toBeInTheDocument();
  await press('Next game');
  expect(within(court()).getByRole('button', { name: /^Call the teams/ })).toBeInTheDocument();
});
