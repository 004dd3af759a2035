import type { Match, MatchId } from '@courtside/domain';
import { applyChange, decide, type DayAction } from '@courtside/domain/day';
import { createI18n } from '@courtside/i18n';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { playGame, setSession, signedIn, watchDay, watchSchedule, watchTeams, watchTournament } from '../../firebase.testkit';
import { matchesAt, someTeams, tournamentAt } from '../../organizer.testkit';
import { DayPage } from './day-page';
import { GUARD_MS } from './courts/use-guard';

export type Tell = (value: unknown, meta?: object) => void;
export const known = { fromCache: false, pending: false };
const now = Date.UTC(2027, 5, 12, 13, 30); // 09:30 in Montréal, the first day

/** The data of the board in a test; created for each by {@link setUpBoard}. */
export const board = {
  user: userEvent.setup(),
  matches: new Map() as ReadonlyMap<MatchId, Match>,
  tellMatches: (() => undefined) as Tell,
  tellTournament: (() => undefined) as Tell,
  game: (id: string): Match | undefined => board.matches.get(id as MatchId),
  setGame: (id: string, change: Partial<Match>): void => {
    board.matches = new Map(board.matches).set(id as MatchId, { ...board.game(id)!, ...change });
  },
};

/** Changes the game at each tap as the domain does, and notifies the watch, as the client does before the server has answered. */
function obey(_id: string, { id }: { id: string }, action: DayAction): Promise<void> {
  const match = board.game(id)!;
  const verdict = decide(match, action);
  if (!verdict.allowed) return Promise.reject(new Error(verdict.reason));
  board.setGame(id, applyChange(match, verdict.change, Date.now()));
  act(() => board.tellMatches(board.matches, known));
  return Promise.resolve();
}

export const tellTeams = (teams: typeof someTeams) =>
  watchTeams.mockImplementation((_id: string, onValue: Tell) => {
    onValue(teams, known);
    return () => undefined;
  });

/** Sets up the words, the time (09:30 on the first day), four games on two courts, and an organizer. */
export function setUpBoard(): void {
  beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'tournament', 'bracket', 'organizerDay', 'errors'] }));
  beforeEach(() => {
    jest.useFakeTimers({ now });
    board.user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
    localStorage.clear();
    setSession(signedIn);
    board.matches = matchesAt('schedule');
    watchDay.mockImplementation((_id: string, onValue: Tell) => {
      onValue({ plan: null, announcements: [] });
      return () => undefined;
    });
    tellTeams(someTeams);
    watchSchedule.mockImplementation((_id: string, onValue: Tell) => {
      board.tellMatches = onValue;
      onValue(board.matches, known);
      return () => undefined;
    });
    (playGame as jest.Mock).mockReset().mockImplementation(obey);
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });
}

export const show = (tournament: unknown = tournamentAt('schedule')): void => {
  watchTournament.mockImplementation((_id: string, onValue: Tell) => {
    board.tellTournament = onValue;
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
export const court = (): HTMLElement => screen.getByRole('region', { name: 'Court A' });
export const settle = (): void => act(() => void jest.advanceTimersByTime(GUARD_MS));
/** Presses a button of court A that has been there for a while. */
export const tap = (name: string | RegExp): Promise<void> => {
  settle();
  return board.user.click(within(court()).getByRole('button', { name }));
};
/** Ends the game before its time is over. */
export const endEarly = async (): Promise<void> => {
  await tap('End game');
  await tap(/^End now/);
};
/** Calls and starts the first game of court A. */
export const begin = async (): Promise<void> => {
  await tap('Call the teams Team A and Team B to court A');
  await tap('Start Team A against Team B');
};
