import { createI18n } from '@courtside/i18n';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { sampleTournament, setSession, signedIn, signedOut, watchMyTournaments } from '../../firebase.testkit';
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
