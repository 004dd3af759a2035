import { defaultShuffle } from '@courtside/domain/shuffle';
import { ToastRegion } from '@courtside/ui';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import {
  openTournament,
  sampleTournament,
  setSession,
  signedIn,
  signedOut,
  storedShuffle,
  watchSchedule,
  watchTournament,
} from '../firebase.testkit';
import { matchesAt, tournamentAt } from '../organizer.testkit';
import { tells } from '../stages/stages.testkit';
import { TournamentPage } from './tournament-page';
import { pageWords } from '../words.testkit';

jest.mock('@courtside/firebase', () => jest.requireActual('../firebase.testkit'));

type Tell = (value: unknown) => void;
let tell: Tell;
let fail: (error: { code: string }) => void;
const show = () =>
  render(
    <MemoryRouter initialEntries={['/t1']}>
      <Routes>
        <Route path="/:tournamentId" element={<TournamentPage />} />
      </Routes>
    </MemoryRouter>,
  );
const showLoaded = (change: object = {}) => {
  show();
  act(() => tell({ ...sampleTournament, ...change }));
};
const askToOpen = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Open Tournament' }));
  return screen.findByRole('alertdialog');
};
const confirmIn = (dialog: HTMLElement) => userEvent.click(within(dialog).getByRole('button', { name: 'Open Tournament' }));

beforeAll(pageWords);
beforeEach(() => {
  setSession(signedIn);
  openTournament.mockReset().mockResolvedValue(undefined);
  watchTournament.mockReset().mockImplementation((_id: string, onValue: Tell, onError: typeof fail) => {
    tell = onValue;
    fail = onError;
    return () => undefined;
  });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe('TournamentPage', () => {
  it('loads, then shows head, marks, details and the way to the visitor’s view', () => {
    show();
    expect(screen.getByRole('status')).toHaveTextContent('Loading the tournament…');
    act(() => tell(sampleTournament));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Été Hardcourt');
    expect(screen.getByText('Not public', { selector: '.crown' })).toBeInTheDocument();
    expect(screen.getByText('You organize this tournament')).toBeInTheDocument();
    expect(screen.getByText('Bring a mallet.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'View as a visitor' })).toHaveAttribute('href', '/t1?view=visitor');
    expect(document.title).toBe('Été Hardcourt · Courtside');
  });

  it('says that a part could not be read, and reads it again', async () => {
    const { schedule, groups } = tournamentAt('schedule');
    watchSchedule.mockImplementation(tells(matchesAt('schedule')) as never);
    watchSchedule.mockImplementationOnce((_id, _onValue, onError) => {
      onError?.({ code: 'unavailable' });
      return () => undefined;
    });
    showLoaded({ schedule, groups });
    const message = 'A part of the tournament could not be read. Check the connection and try again.';
    expect(screen.getByText(message)).toBeInTheDocument();
    const section = within(screen.getByRole('region', { name: 'Schedule' }));
    expect(section.queryByRole('button', { name: 'Game times' })).not.toBeInTheDocument();
    let settle: () => void = () => undefined;
    watchSchedule.mockImplementationOnce(((_id: string, onValue: (value: unknown, meta: object) => void) => {
      settle = () => onValue(matchesAt('schedule'), { fromCache: false, pending: false });
      return () => undefined;
    }) as never);
    await userEvent.click(section.getByRole('button', { name: 'Try again' }));
    expect(screen.getByRole('region', { name: 'Schedule' })).toHaveFocus();
    act(() => settle());
    expect(screen.queryByText(message)).not.toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Game times' })).toBeInTheDocument();
  });

  it('opens the tournament only after a question that says it is for ever', async () => {
    showLoaded();
    render(<ToastRegion label="Messages" dismissLabel="Dismiss" />);
    const dialog = await askToOpen();
    expect(dialog).toHaveTextContent('This can’t be undone.');
    expect(openTournament).not.toHaveBeenCalled();
    await confirmIn(dialog);
    expect(openTournament).toHaveBeenCalledWith('t1');
    act(() => tell({ ...sampleTournament, isTournamentPublic: true }));
    expect(screen.queryByRole('button', { name: 'Open Tournament' })).not.toBeInTheDocument();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(within(screen.getByRole('region', { name: 'Messages' })).getByText('The tournament is open.')).toBeInTheDocument();
    // In the page it would move what is below it.
    expect(screen.getAllByText('The tournament is open.')).toHaveLength(1);
    expect(screen.queryByText('Not public', { selector: '.crown' })).not.toBeInTheDocument();
  });

  it('does nothing when the question is turned down', async () => {
    showLoaded();
    const dialog = await askToOpen();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(openTournament).not.toHaveBeenCalled();
  });

  it('says that opening failed, also when it looked open in between', async () => {
    let refuse: (error: Error) => void = () => undefined;
    openTournament.mockReturnValue(new Promise((_, reject) => (refuse = reject)));
    showLoaded();
    await confirmIn(await askToOpen());
    act(() => tell({ ...sampleTournament, isTournamentPublic: true }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    act(() => tell(sampleTournament));
    act(() => refuse(new Error('refused')));
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong!');
    expect(screen.queryByText('The tournament is open.')).not.toBeInTheDocument();
  });

  it('offers no tools to somebody who is no organiser', () => {
    showLoaded({ organizerUids: ['u2'], isTournamentPublic: true });
    expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'View as a visitor' })).not.toBeInTheDocument();
    for (const name of [/Edit details/, /Delete tournament/, /Add a team/, /^Create /])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  });

  it('shows a former organizer a shuffle only if visitors may see it', async () => {
    storedShuffle.value = { ...defaultShuffle, players: [], away: [], rounds: [], results: {} };
    const former = { organizerUids: ['u2'], isTournamentPublic: true, tournamentType: 'MIXER', hasShuffle: true };
    showLoaded({ ...former, isShufflePublic: false });
    expect(screen.queryByRole('link', { name: 'Shuffle' })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Shuffle' })).not.toBeInTheDocument();
    act(() => tell({ ...sampleTournament, ...former, isShufflePublic: true }));
    expect(screen.getByRole('link', { name: 'Shuffle' })).toBeInTheDocument();
    expect(await screen.findByText('The first round is not drawn yet.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Draw/ })).not.toBeInTheDocument();
  });

  it('hides what was loaded when the right to see it is lost', () => {
    showLoaded();
    setSession(signedOut);
    // Another user starts another request.
    act(() => tell({ ...sampleTournament }));
    expect(screen.queryByText('Bring a mallet.')).not.toBeInTheDocument();
    act(() => fail({ code: 'permission-denied' }));
    expect(screen.getByRole('heading', { name: 'Tournament not found' })).toBeInTheDocument();
    expect(screen.queryByText('Bring a mallet.')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Login' })).toBeInTheDocument();
  });

  it('says that there is none', () => {
    show();
    act(() => tell(null));
    expect(screen.getByRole('heading', { name: 'Tournament not found' })).toBeInTheDocument();
  });

  it('tries again after a failure', async () => {
    show();
    act(() => fail({ code: 'unavailable' }));
    expect(screen.getByRole('alert')).toHaveTextContent('The tournament could not be loaded.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(watchTournament).toHaveBeenCalledTimes(2);
    act(() => tell(sampleTournament));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Été Hardcourt');
  });
});
