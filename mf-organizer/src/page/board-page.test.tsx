import { createI18n } from '@courtside/i18n';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import {
  changeDayPlan,
  setSession,
  signedIn,
  storedHistory,
  watchDay,
  watchSchedule,
  watchTeams,
  watchTournament,
} from '../firebase.testkit';
import { dataAt, matchesAt, someTeams, tournamentAt } from '../organizer.testkit';
import { BoardPage } from './board-page';
import { DayOfPlay } from './day-of-play';

jest.mock('@courtside/firebase', () => jest.requireActual('../firebase.testkit'));

type Tell = (value: unknown, meta: object) => void;
const known = { fromCache: false, pending: false };
const tells = (value: unknown) => (_id: string, onValue: Tell) => {
  onValue(value, known);
  return () => undefined;
};
const change = (id: string, game: string, from: number, to: number) => ({
  ...{ id, game, kind: 'game', by: 'u1', at: Date.UTC(2027, 5, 12, 13, 30) },
  from: { team1Score: from, team2Score: 0 },
  to: { team1Score: to, team2Score: 0 },
});

beforeAll(() =>
  createI18n({
    language: 'en',
    namespaces: [
      'common',
      'tournament',
      'bracket',
      'organizer',
      'organizerDay',
      'organizerSchedule',
      'organizerBracket',
      'schedule',
      'errors',
    ],
  }),
);
beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2027, 5, 12, 13, 30), advanceTimers: true });
  setSession(signedIn);
  watchTournament.mockImplementation(tells(tournamentAt('schedule')) as never);
  watchTeams.mockImplementation(tells(someTeams) as never);
  watchSchedule.mockImplementation(tells(matchesAt('schedule')) as never);
});
afterEach(() => jest.useRealTimers());

it('the history of a game is read at its court, and of a game that comes next', async () => {
  storedHistory.value = [change('c1', 'm0', 1, 2), change('c2', 'm2', 7, 8)];
  render(
    <MemoryRouter initialEntries={['/t1/day']}>
      <Routes>
        <Route path="/:tournamentId/day" element={<BoardPage />} />
      </Routes>
    </MemoryRouter>,
  );
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  const read = async (menu: string) => {
    await user.click(screen.getByRole('button', { name: menu }));
    await user.click(screen.getByRole('menuitem', { name: 'History of this game' }));
    const dialog = await screen.findByRole('dialog', { name: /^History/ });
    const told = within(dialog).getAllByRole('listitem');
    const text = `${dialog.querySelector('h2')?.textContent} ${told.map(({ textContent }) => textContent).join()}`;
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    return text;
  };
  expect(await read('More about court A')).toMatch(/Team A.*Team B.*1–.0.*2–.0/);
  expect(await read('More about Team A – Team C')).toMatch(/Team A.*Team C.*7–.0.*8–.0/);
});

describe('the page of a tournament on a day of play', () => {
  const show = () =>
    render(
      <MemoryRouter>
        <DayOfPlay data={{ ...dataAt('schedule'), matchesConfirmed: true }} />
      </MemoryRouter>,
    );

  it('opens with the courts: what is on each, and the way to it', async () => {
    show();
    const courts = within(await screen.findByRole('list', { name: 'On the courts now' })).getAllByRole('link');
    expect(courts.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      // Results come late, and no game was called: the clock decides, as it does for visitors and on the wall.
      [expect.stringMatching(/Team A – Team C.*Score pending/), '/t1/day?court=A'],
      [expect.stringMatching(/Team B – Team D.*Score pending/), '/t1/day?court=B'],
    ]);
  });

  it('shows nothing of it on other days', () => {
    jest.setSystemTime(Date.UTC(2027, 5, 20));
    const { container } = show();
    expect(container).toBeEmptyDOMElement();
  });

  it('keeps the stored plan behind the schedule that is edited there', async () => {
    const plan = { courts: { 0: ['m0', 'm2', 'm4'], 1: ['m1', 'm5'] }, starts: {}, closedCourts: [], resumeAt: '' };
    watchDay.mockImplementation(tells({ plan, announcements: [] }) as never);
    (changeDayPlan as jest.Mock).mockClear();
    show();
    await screen.findByRole('list', { name: 'On the courts now' });
    await waitFor(() => expect(changeDayPlan).toHaveBeenCalledTimes(1));
    expect(changeDayPlan).toHaveBeenCalledWith(
      't1',
      expect.objectContaining({ courts: { 0: ['m0', 'm2', 'm4'], 1: ['m1', 'm3', 'm5'] } }),
      plan,
    );
  });
});
