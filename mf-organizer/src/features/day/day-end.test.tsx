import { act, screen, waitFor, within } from '@testing-library/react';
import { CommandFailure, playGame, setSession, signedOut, watchMyPass, watchPass } from '../../firebase.testkit';
import { tournamentAt } from '../../organizer.testkit';
import { begin, board, court, endEarly, known, setUpBoard, show, tap } from './day-page.testkit';

jest.mock('@courtside/firebase', () => jest.requireActual('../../firebase.testkit'));

setUpBoard();

it.each([
  ['is public', tournamentAt('schedule', { organizerUids: ['somebody'], isTournamentPublic: true })],
  ['can’t be read any more', null],
])('an organiser who is removed during play is told so, with what waited and does not count; the tournament %s', async (_how, after) => {
  show();
  await begin();
  let refuse = (): void => undefined;
  (playGame as jest.Mock).mockImplementationOnce(
    () =>
      new Promise((_resolve, reject) => {
        refuse = () => reject(new CommandFailure('permission-denied', 'Missing or insufficient permissions.'));
      }),
  );
  await tap('Goal for Team B');
  act(() => board.tellTournament(after, known));
  expect(await screen.findByRole('heading', { name: 'You no longer organize this tournament', level: 1 })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Court A' })).not.toBeInTheDocument();
  act(() => refuse());
  expect(await screen.findByText('Goal for Team B (Team A – Team B): You may no longer change this game.')).toBeInTheDocument();
});

it('the browser’s Back closes what is open over the board, one thing at a time, and leaves the board last', async () => {
  show();
  await begin();
  await tap('Goal for Team A');
  await endEarly();
  await tap('Confirm 1–0');
  await board.user.click(screen.getByRole('button', { name: 'More about the day' }));
  await board.user.click(screen.getByRole('menuitem', { name: 'Played games' }));
  const list = await screen.findByRole('dialog', { name: 'Played games' });
  await board.user.click(within(list).getByRole('button', { name: /^Correct/ }));
  const correction = await screen.findByRole('dialog', { name: /Team A.*Team B/ });
  await board.user.type(within(correction).getAllByRole('textbox')[1]!, '3');
  jest.useRealTimers();
  act(() => window.history.back());
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Played games' })).toBeInTheDocument());
  act(() => window.history.back());
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(court()).toBeInTheDocument();
  expect(board.game('m0')).toMatchObject({ team1Score: 1, team2Score: 0 });
});

it('what organisers decided without play is not a scorekeeper’s to play on', () => {
  setSession({ ...signedOut, guestUid: 'g1' } as typeof signedOut);
  watchMyPass.mockImplementation((_id, _uid, onValue) => {
    onValue('p1', known);
    return () => undefined;
  });
  watchPass.mockImplementation((_id, _pass, onValue) => {
    onValue({ id: 'p1', name: 'Zoé', court: null, createdAt: 0, createdBy: 'somebody', isRevoked: false }, known);
    return () => undefined;
  });
  const ended = { state: 'finished', ending: 'played', winner: null, clock: null, goals: [], isConfirmed: false } as const;
  board.setGame('m0', { play: { ...ended, ending: 'forfeitByTeam1' } });
  show(tournamentAt('schedule', { organizerUids: ['somebody'], isTournamentPublic: true }));
  expect(court()).toHaveTextContent('Over: 0–5. An organizer confirms it.');
  expect(within(court()).queryByRole('button', { name: 'Play on' })).not.toBeInTheDocument();
  board.setGame('m0', { team1Score: 2, team2Score: 1, play: { ...ended, clock: { startedAt: 0, pausedAt: 1, playedMs: 0, length: 12 } } });
  act(() => board.tellMatches(board.matches, known));
  expect(within(court()).getByRole('button', { name: 'Play on' })).toBeInTheDocument();
});
