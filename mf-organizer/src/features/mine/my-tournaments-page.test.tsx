import { createI18n } from '@courtside/i18n';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import {
  sampleTournament,
  setSession,
  signedIn,
  signedOut,
  storedInvitations,
  storedMyTeams,
  watchMyInvitations,
  watchMyTeams,
  watchMyTournaments,
  watchTournament,
} from '../../firebase.testkit';
import { MyTournamentsPage } from './my-tournaments-page';

jest.mock('@courtside/firebase', () => jest.requireActual('../../firebase.testkit'));

type Tell = (value: unknown) => void;
let tell: Tell;
let fail: (error: { code: string }) => void;
const show = () =>
  render(
    <MemoryRouter>
      <MyTournamentsPage />
    </MemoryRouter>,
  );
const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'home'] }));
beforeEach(() => {
  setSession(signedIn);
  watchMyTournaments.mockReset().mockImplementation((_uid: string, onValue: Tell, onError: typeof fail) => {
    tell = onValue;
    fail = onError;
    return () => undefined;
  });
});

describe('MyTournamentsPage', () => {
  it('asks strangers to sign in and reads nothing', () => {
    setSession(signedOut);
    show();
    expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/auth');
    expect(watchMyTournaments).not.toHaveBeenCalled();
  });

  it('loads the reader’s own and shows them by start, oldest first', () => {
    show();
    expect(screen.getByRole('status')).toBeInTheDocument();
    expect(watchMyTournaments).toHaveBeenCalledWith('u1', expect.any(Function), expect.any(Function));
    act(() =>
      tell([
        { ...sampleTournament, id: 'b', name: 'Later', startDate: '2027-06-12' },
        { ...sampleTournament, id: 'a', name: 'Earlier', startDate: '2026-01-01' },
      ]),
    );
    expect(names()).toEqual(['Earlier', 'Later']);
    expect(screen.getByRole('link', { name: /Later/ })).toHaveAttribute('href', '/b');
    expect(screen.getAllByText('Not public')).toHaveLength(2);
  });

  it('leads to the courts of those that are played today', () => {
    show();
    const schedule = { 0: ['m1'] };
    const today = new Date().toISOString().slice(0, 10);
    const played = { startDate: today, endDate: today, timeZone: 'UTC', schedule };
    act(() =>
      tell([
        { ...sampleTournament, id: 'b', name: 'Today', ...played },
        { ...sampleTournament, id: 'a', name: 'Without games', ...played, schedule: {} },
        { ...sampleTournament, id: 'c', name: 'Long ago', ...played, startDate: '2020-01-01', endDate: '2020-01-02' },
      ]),
    );
    expect(screen.getAllByRole('link', { name: /^Court board/ }).map((link) => link.getAttribute('href'))).toEqual(['/b/day']);
  });

  it('says that there is none and how to make one', () => {
    show();
    act(() => tell([]));
    expect(screen.getByRole('link', { name: 'Organize' })).toHaveAttribute('href', '/organize');
  });

  it('shows where the reader plays, with the way to their team, and leaves out what they left', () => {
    storedMyTeams.value = [
      { uid: 'u1', tournamentId: 'played', teamId: 'a', leftAt: null, isConfirmed: true },
      { uid: 'u1', tournamentId: 'left', teamId: 'b', leftAt: 5 },
    ];
    watchTournament.mockImplementation((id: string, onValue: Tell) => {
      onValue({ ...sampleTournament, id, name: `Cup ${id}`, isTournamentPublic: true });
      return () => undefined;
    });
    show();
    expect(screen.getByRole('heading', { level: 2, name: 'You play' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'My team in Cup played' })).toHaveAttribute('href', '/played/register');
    expect(screen.queryByText('Cup left')).not.toBeInTheDocument();
    // Before the word that they organise none.
    act(() => tell([]));
    expect(names().slice(0, 1)).toEqual(['You play']);
    storedMyTeams.value = [];
  });

  it.each([
    ['plays', watchMyTeams],
    ['is invited', watchMyInvitations],
  ])('says that it is not known where the reader %s, rather than that there is nothing, and tries again', async (_what, watched) => {
    watched.mockImplementationOnce((_uid: string, _onValue: unknown, onError: typeof fail) => {
      onError({ code: 'unavailable' });
      return () => undefined;
    });
    show();
    act(() => tell([]));
    expect(screen.getByRole('alert')).toHaveTextContent('The tournaments could not be loaded.');
    expect(screen.queryByText('You don’t organize a tournament yet')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByText('You don’t organize a tournament yet')).toBeInTheDocument();
    expect(watchMyTournaments).toHaveBeenCalledTimes(1);
  });

  it('shows first where captains ask the reader into a team, with the way to the answer, and not where they play or have answered', () => {
    const asked = (tournamentId: string, name: string, answer: string | null = null) => ({
      uid: 'u1',
      tournamentId,
      teamId: name,
      name,
      at: 1,
      answer,
    });
    storedInvitations.value = [
      asked('cup', 'Mud Club'),
      asked('two', 'Yaks'),
      asked('two', 'Apes'),
      asked('no', 'Elks', 'declined'),
      asked('played', 'Foxes'),
    ];
    storedMyTeams.value = [{ uid: 'u1', tournamentId: 'played', teamId: 'a', leftAt: null, isConfirmed: true }];
    watchTournament.mockImplementation((id: string, onValue: Tell) => {
      onValue({ ...sampleTournament, id, name: `Cup ${id}`, isTournamentPublic: true });
      return () => undefined;
    });
    show();
    act(() => tell([sampleTournament]));
    expect(names()[0]).toBe('You are invited');
    expect(screen.getByRole('link', { name: 'Answer in Cup cup' })).toHaveAttribute('href', '/cup/register');
    expect(screen.getByText(/Mud Club invites you/)).toBeInTheDocument();
    expect(screen.getByText(/2 teams invite you/)).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: /^Answer in/ })).toHaveLength(2);
    storedMyTeams.value = [];
    storedInvitations.value = [];
  });

  it('keeps what it has after a failure, and tries again', async () => {
    show();
    act(() => tell([sampleTournament]));
    act(() => fail({ code: 'unavailable' }));
    expect(screen.getByRole('alert')).toHaveTextContent('The tournaments could not be loaded.');
    expect(names()).toContain('Été Hardcourt');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(watchMyTournaments).toHaveBeenCalledTimes(2);
  });
});
