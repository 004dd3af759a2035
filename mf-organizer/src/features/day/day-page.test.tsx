import { act, screen, within } from '@testing-library/react';
import { setSession, signedOut, watchDay } from '../../firebase.testkit';
import { tournamentAt } from '../../organizer.testkit';
import { board, court, known, setUpBoard, show, type Tell } from './day-page.testkit';

jest.mock('@courtside/firebase', () => jest.requireActual('../../firebase.testkit'));

setUpBoard();

it('names what comes next on each court, and keeps the other court in its tab', async () => {
  show();
  expect(within(court()).getByRole('list')).toHaveTextContent(/Next.*Team A.*Team C/);
  await board.user.click(screen.getByRole('tab', { name: /Court B/ }));
  expect(screen.getByRole('region', { name: 'Court B' })).toHaveTextContent(/Team C.*Team D.*Next.*Team B.*Team D/);
});

it.each(['phone', 'wide screen'])('all games of a court are in sight on a %s, on a phone after a press', async (screenKind) => {
  const isWide = screenKind === 'wide screen';
  const tellsWidth = (query: string) => ({
    matches: isWide && query.includes('min-width'),
    addEventListener: jest.fn(),
    removeEventListener: jest.fn(),
  });
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: tellsWidth });
  const oneCourt = {
    ...tournamentAt('schedule'),
    schedule: { '0': ['m0', 'm1', 'm2', 'm3', 'm4', 'm5'] },
    scheduleTimes: { startTimes: ['09:00'], gameLength: 12, interval: 5, numberOfCourts: 1 },
  };
  show(oneCourt);
  const games = () => within(within(court()).getByRole('list')).getAllByRole('listitem').length;
  if (!isWide) {
    expect(games()).toBe(2);
    await board.user.click(screen.getByRole('button', { name: 'Show 3 more games' }));
  }
  expect(games()).toBe(5);
  expect(screen.queryByRole('button', { name: /more games?$/ })).not.toBeInTheDocument();
  Reflect.deleteProperty(window, 'matchMedia');
});

it('language and appearance are in the menu of the day, as the board has no bar of the site', async () => {
  show();
  await board.user.click(screen.getByRole('button', { name: 'More about the day' }));
  await board.user.click(screen.getByRole('menuitem', { name: 'Appearance: Light' }));
  expect(document.documentElement.dataset['theme']).toBe('light');
  await board.user.click(screen.getByRole('button', { name: 'More about the day' }));
  expect(screen.getByRole('menuitem', { name: 'Français' })).toBeInTheDocument();
});

it('waits for the plan as it was changed: games that are on another court by then are not begun on the old one', () => {
  let tellDay: Tell = () => undefined;
  watchDay.mockImplementation((_id: string, onValue: Tell) => {
    tellDay = onValue;
    return () => undefined;
  });
  show();
  expect(screen.queryByRole('region', { name: 'Court A' })).not.toBeInTheDocument();
  act(() => tellDay({ plan: null, announcements: [] }, known));
  expect(court()).toBeInTheDocument();
});

it('without games today it offers the days that have some', async () => {
  jest.setSystemTime(Date.UTC(2027, 5, 20, 12));
  show();
  expect(screen.getByRole('heading', { name: 'No games today' })).toBeInTheDocument();
  await board.user.click(screen.getByRole('button', { name: 'Sunday 13 June' }));
  expect(court()).toHaveTextContent(/Team E.*Team F/);
});

it('is for organisers: others get the way to the tournament, and to the login', () => {
  setSession(signedOut);
  show(tournamentAt('schedule', { isTournamentPublic: true }));
  expect(screen.getByRole('heading', { name: 'This board is for the organizers' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'To the tournament' })).toHaveAttribute('href', '/t1');
  expect(screen.getByRole('link', { name: 'Login' })).toBeInTheDocument();
});

it('says that there is no such tournament', () => {
  show(null);
  expect(screen.getByRole('heading', { name: 'Tournament not found' })).toBeInTheDocument();
});
