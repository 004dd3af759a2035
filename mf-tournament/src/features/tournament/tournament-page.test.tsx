import { createI18n } from '@courtside/i18n';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { live, sampleTournament, setSession, signedIn, signedOut, watchTournament } from '../../firebase.testkit';
import TournamentPage from './tournament-page';

jest.mock('@courtside/firebase', () => jest.requireActual('../../firebase.testkit'));

const WhereFrom = () => <p>{`back to ${(useLocation().state as { from: string }).from}`}</p>;

const show = (address = '/t1') =>
  act(async () => {
    render(
      <MemoryRouter initialEntries={[address]}>
        <Suspense fallback={null}>
          <Routes>
            <Route path="/:tournamentId" element={<TournamentPage />} />
            <Route path="/auth" element={<WhereFrom />} />
          </Routes>
        </Suspense>
      </MemoryRouter>,
    );
  });
const showLoaded = async (change: object = {}) => {
  await show();
  await act(async () => live.tell({ ...sampleTournament, ...change }));
};

beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'tournament', 'home', 'schedule', 'standings', 'bracket'] }));
beforeEach(() => {
  setSession(signedOut);
  watchTournament.mockClear();
});

describe('TournamentPage', () => {
  it('loads, then shows head and details', async () => {
    await show();
    expect(screen.getByRole('status')).toHaveTextContent('Loading the tournament…');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Loading the tournament…');
    await act(async () => live.tell(sampleTournament));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Été Hardcourt');
    expect(screen.getByText('Bring a mallet.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Parc La Fontaine.*show on a map/ })).toBeInTheDocument();
    expect(document.title).toBe('Été Hardcourt · Courtside');
  });

  it('says so when it is taken from view while it is looked at, and not to who comes to where there is none', async () => {
    await showLoaded();
    act(() => live.tell({ ...sampleTournament, isTournamentPublic: false }));
    expect(screen.getByRole('alert')).toHaveTextContent('Tournament not found');
    cleanup();
    await showLoaded({ isTournamentPublic: false });
    expect(screen.getByRole('heading', { level: 1, name: 'Tournament not found' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('leads to the registration while it is open', async () => {
    await showLoaded();
    expect(screen.queryByRole('link', { name: 'Register' })).not.toBeInTheDocument();
    act(() => live.tell({ ...sampleTournament, isRegistrationOpen: true }));
    expect(screen.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/t1/register');
  });

  it('leads organisers, and nobody else, back to the tools', async () => {
    setSession(signedIn);
    await showLoaded();
    expect(screen.getByRole('link', { name: 'Back to the tools' })).toBeInTheDocument();
    act(() => live.tell({ ...sampleTournament, organizerUids: ['u2'] }));
    expect(screen.queryByRole('link', { name: 'Back to the tools' })).not.toBeInTheDocument();
  });

  it('does not tell a missing tournament from one that is not for this reader', async () => {
    await showLoaded();
    act(() => live.fail({ code: 'permission-denied' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Tournament not found');
    expect(screen.queryByText('Bring a mallet.')).not.toBeInTheDocument();
    act(() => live.tell(null));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Tournament not found');
    expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/auth');
  });

  it('brings whoever signs in back to where they were, with the game that a link names', async () => {
    await show('/t1?page=teams#match-m2');
    act(() => live.tell(null));
    await userEvent.click(screen.getByRole('link', { name: 'Login' }));
    expect(screen.getByText('back to /t1?page=teams#match-m2')).toBeInTheDocument();
  });

  it('tries again after a failure', async () => {
    await show();
    act(() => live.fail({ code: 'unavailable' }));
    expect(screen.getByRole('alert')).toHaveTextContent('The tournament could not be loaded.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(watchTournament).toHaveBeenCalledTimes(2);
    act(() => live.tell(sampleTournament));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Été Hardcourt');
  });
});
