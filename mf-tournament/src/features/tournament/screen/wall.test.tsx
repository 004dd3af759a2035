import { createI18n } from '@courtside/i18n';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { line, live, parts, sampleTournament, setSession, signedOut, storedDay } from '../../../firebase.testkit';
import { dayOfPlay, game, scheduled, getValue } from '../public-tournament.testkit';
import { parseBracketGames, parseTeams } from '@courtside/domain';
import ScreenPage from './screen-page';

jest.mock('@courtside/firebase', () => jest.requireActual('../../../firebase.testkit'));

const names = ['Ghost Riders', 'Mallet Club', 'Wet Chain', 'Pédale Douce'];
const second = 1000;
const stamp = (time: string) => ({ seconds: Date.parse(time) / second, nanoseconds: 0 });
/** Saturday, 10:02 at the venue. */
const now = '2027-06-12T14:02:00Z';
const playing = {
  ...{ game: 'm2', change: 'c1', state: 'playing', ending: '', winner: '', goals1: {}, goals2: {}, isConfirmed: false },
  clock: { startedAt: stamp('2027-06-12T14:00:00Z'), pausedAt: null, playedMs: 0, length: 12 },
};
const games = (score: number) =>
  scheduled({ m1: game('A', 'B', 3, 1), m2: { ...game('C', 'D', score, 0), play: playing }, m3: game('A', 'C'), m4: game('B', 'D') });
const today = dayOfPlay(['m1', 'm2', 'm3', 'm4'], '09:45');

beforeAll(() =>
  createI18n({ language: 'en', namespaces: ['common', 'tournament', 'schedule', 'standings', 'bracket', 'share', 'screen'] }),
);
beforeEach(() => {
  jest.useFakeTimers({ now: new Date(now) });
  setSession(signedOut);
  line.status = 'online';
  line.asOf = null;
  storedDay.value = null;
  parts.teams.value = getValue(parseTeams(Object.fromEntries(names.map((name, index) => ['ABCD'[index], { name, registeredAt: index }]))));
  parts.schedule.value = games(1);
});
afterEach(() => jest.useRealTimers());

async function show(fields: object = {}, search = ''): Promise<void> {
  await act(async () => {
    render(
      <MemoryRouter initialEntries={[`/t1/screen${search}`]}>
        <Routes>
          <Route path="/:tournamentId/screen" element={<ScreenPage />} />
        </Routes>
      </MemoryRouter>,
    );
  });
  await act(async () => live.tell({ ...sampleTournament, ...today, ...fields }));
}
const pass = (seconds: number) => act(async () => void jest.advanceTimersByTime(seconds * second));
const court = () => screen.getByRole('region', { name: 'On court A' });
const title = () => screen.getByRole('heading', { level: 2 }).textContent;

it('shows the court with clock and score, and follows both', async () => {
  await show();
  expect(within(court()).getByRole('timer')).toHaveTextContent('10:00');
  expect(court()).toHaveTextContent(/Wet Chain.*1.*Pédale Douce.*0/);
  await pass(1);
  expect(within(court()).getByRole('timer')).toHaveTextContent('09:59');
  expect(within(court()).getByRole('timer')).not.toHaveAttribute('data-over');
  await act(async () => parts.schedule.tell(games(2)));
  expect(court()).toHaveTextContent(/Wet Chain.*2.*Pédale Douce.*0/);
  expect(screen.getByText('1 of 4 played')).toBeInTheDocument();
  expect(within(screen.getByRole('list', { name: 'Next on court A' })).getAllByRole('listitem')).toHaveLength(2);
});

it('marks the clock of a game that is over its time, which has a sign more', async () => {
  jest.setSystemTime(new Date('2027-06-12T14:13:00Z'));
  await show();
  expect(within(court()).getByRole('timer')).toHaveTextContent('+01:00');
  expect(within(court()).getByRole('timer')).toHaveAttribute('data-over');
});

it('names the time of a game that has not begun, which would else look like a clock, and the games below', async () => {
  parts.schedule.value = scheduled({ m1: game('A', 'B'), m2: game('C', 'D') });
  await show(dayOfPlay(['m1', 'm2'], '10:30'));
  expect(court()).toHaveTextContent(/Next.*Starts at10:30/);
  expect(within(court()).queryByRole('timer')).not.toBeInTheDocument();
  expect(screen.getByText('After that')).toBeInTheDocument();
});

it('says on a band that everything is stopped, and until when on the court of the game that was interrupted', async () => {
  const interrupted = { ...playing, clock: { ...playing.clock, pausedAt: stamp('2027-06-12T14:01:00Z') } };
  parts.schedule.value = scheduled({ m1: game('A', 'B', 3, 1), m2: { ...game('C', 'D', 1, 0), play: interrupted }, m3: game('A', 'C') });
  storedDay.value = { plan: { courts: {}, starts: {}, closedCourts: [], resumeAt: '2027-06-12T10:30' }, announcements: [] };
  await show();
  expect(screen.getByText('Play is stopped').closest('[role=status]')).toHaveTextContent(/Play resumes at\s*10:30/);
  expect(screen.getByRole('list', { name: 'Next on court A' }).children).toHaveLength(1);
  expect(court()).toHaveTextContent('On hold until 10:30');
  expect(court()).not.toHaveTextContent('Paused');
});

it('says what was planned where a game comes later, and how late the court is while its game goes on', async () => {
  parts.schedule.value = scheduled({ m2: { ...game('C', 'D', 1, 0), play: playing }, m3: game('A', 'C'), m4: game('B', 'D') });
  await show(dayOfPlay(['m2', 'm3', 'm4'], '09:30'));
  expect(court()).toHaveTextContent(/Live.*min late/);
  const [next] = within(screen.getByRole('list', { name: 'Next on court A' })).getAllByRole('listitem');
  expect(next).toHaveTextContent(/10:1\d.*Planned: 09:\d\d/);
});

it('names deductions and bonus points in the row of their team', async () => {
  await show({ pointAdjustments: { A: { points: -2, reason: 'Late twice' } } }, '?panels=standings');
  const row = screen.getByText('Ghost Riders').closest('li');
  expect(row).toHaveTextContent(/−2 points: Late twice/);
  expect(screen.getByText('Mallet Club').closest('li')).not.toHaveTextContent(/points/);
});

describe('the last game of a bracket', () => {
  const sides = (team1Id: string, team2Id: string, score1: number | null, score2: number | null, winner = '', loser = '') => ({
    ...{ team1Id, team2Id, team1Score: score1, team2Score: score2, winner, loser, bracketLevel: 'upper' },
  });
  const createBracket = (final: object) =>
    getValue(
      parseBracketGames({
        gameA: { ...sides('A', 'D', 3, 1, 'A', 'D'), roundId: 'round1' },
        gameB: { ...sides('B', 'C', 2, 4, 'C', 'B'), roundId: 'round1' },
        third: { ...sides('D', 'B', 0, 2, 'B', 'D'), roundId: 'thirdPlace' },
        final: { ...final, roundId: 'round2' },
      }),
    );
  const fields = {
    ...{ isBracketPublic: true, isGameTimesVisible: true, bracketType: 'single', bracketSeeds: ['A', 'B', 'C', 'D'], schedule: {} },
    bracket: { upper: { round1: ['gameA', 'gameB'], round2: ['final'], thirdPlace: ['third'] } },
    bracketTimes: { startTimes: ['09:15'], gameLength: 12, interval: 3, numberOfCourts: 1 },
  };

  it('has its name above its court, and its champion the place of the courts', async () => {
    parts.schedule.value = scheduled({});
    parts.bracket.value = createBracket(sides('A', 'C', null, null));
    await show(fields);
    expect(within(court()).getByText('Final')).toBeInTheDocument();
    await act(async () => parts.bracket.tell(createBracket(sides('A', 'C', 2, 1, 'A', 'C'))));
    const won = screen.getByRole('region', { name: 'Champion' });
    expect(won).toHaveTextContent(/Ghost Riders.*2.*Wet Chain/);
    expect(screen.queryByRole('region', { name: 'On court A' })).not.toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'QR code of the link' })).toBeInTheDocument();
  });

  it('is among the last results without its court where visitors may not see when it is played', async () => {
    const result = () => within(screen.getByRole('region', { name: 'Last results' })).getAllByRole('listitem')[0]!;
    parts.schedule.value = scheduled({});
    parts.bracket.value = createBracket(sides('A', 'C', null, null));
    await show(fields, '?panels=results');
    expect(within(result()).getByText('Court A')).toBeInTheDocument();
    await act(async () => live.tell({ ...sampleTournament, ...today, ...fields, isGameTimesVisible: false }));
    expect(result()).toHaveTextContent(/\d/);
    expect(result()).not.toHaveTextContent(/Court|\d\d:\d\d/);
  });
});

it('turns by itself, is held by the space bar and turned by the arrows', async () => {
  await show({}, '?seconds=5');
  expect(title()).toBe('Last results');
  await pass(5);
  expect(title()).toBe('Standings');
  fireEvent.keyDown(document.body, { key: ' ' });
  await pass(60);
  expect(title()).toBe('Standings');
  expect(screen.getByRole('button', { name: 'Resume' })).toBeInTheDocument();
  fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
  expect(title()).toBe('Last results');
  fireEvent.keyDown(document.body, { key: ' ' });
  await pass(5);
  expect(title()).toBe('Standings');
});

it('a pause that was forgotten ends by itself, as long after the last hand on the device', async () => {
  await show({}, '?seconds=5');
  fireEvent.keyDown(document.body, { key: ' ' });
  await pass(9 * 60);
  fireEvent.pointerMove(document.body);
  await pass(9 * 60);
  expect(screen.getByRole('button', { name: 'Resume' })).toBeInTheDocument();
  expect(title()).toBe('Last results');
  await pass(60);
  expect(screen.getByRole('button', { name: 'Pause' })).toBeInTheDocument();
  await pass(5);
  expect(title()).toBe('Standings');
});

it('shows the panels that the address names, and the code of the page', async () => {
  await show({}, '?panels=standings');
  expect(screen.queryByRole('region', { name: 'On court A' })).not.toBeInTheDocument();
  expect(title()).toBe('Standings');
  expect(screen.getByRole('img', { name: 'QR code of the link' })).toBeInTheDocument();
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
});

it('does not list the score of a game that is still on court by the clock among the last results', async () => {
  parts.schedule.value = scheduled({ m1: game('A', 'B', 3, 1), m2: game('C', 'D', 2, 1), m3: game('A', 'C') });
  await show(dayOfPlay(['m1', 'm2', 'm3'], '09:45'), '?panels=now,results');
  expect(court()).toHaveTextContent(/Live.*Wet Chain.*2.*Pédale Douce.*1/);
  const results = screen.getByRole('region', { name: 'Last results' });
  expect(results).toHaveTextContent(/Ghost Riders.*3/);
  expect(results).not.toHaveTextContent('Wet Chain');
});

it('shows nothing that visitors may not see', async () => {
  await show({ isSchedulePublic: false });
  expect(screen.queryByRole('region', { name: 'On court A' })).not.toBeInTheDocument();
  expect(screen.queryByText('Ghost Riders')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Sat');
});

it('a tournament that is not public is not for a wall, not even by its organiser; it comes by itself once it is', async () => {
  setSession({ status: 'signedIn', uid: 'u1' } as Parameters<typeof setSession>[0]);
  await show({ isTournamentPublic: false });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This tournament is not public yet');
  await act(async () => live.tell({ ...sampleTournament, ...today }));
  expect(court()).toBeInTheDocument();
});

it('what could not be read is asked for again by itself, without a button', async () => {
  await show();
  await act(async () => live.fail({ code: 'permission-denied', message: '' } as never));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('not public');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  await pass(3);
  await act(async () => live.tell({ ...sampleTournament, ...today }));
  expect(court()).toBeInTheDocument();
});

it('says since when nothing new came, and keeps what it has', async () => {
  await show();
  line.status = 'offline';
  await pass(15);
  expect(screen.getByText('As of 10:02')).toBeInTheDocument();
  await pass(180);
  expect(screen.getByText('As of 10:02')).toBeInTheDocument();
  expect(court()).toHaveTextContent(/Wet Chain.*1/);
  line.status = 'online';
  await pass(15);
  expect(screen.queryByText(/As of/)).not.toBeInTheDocument();
  expect(screen.getByText('10:05')).toBeInTheDocument();
});

it('says of when it is what was kept of an earlier visit', async () => {
  line.status = 'offline';
  line.asOf = Date.parse('2027-06-12T12:30:40Z');
  await show();
  expect(screen.getByText('As of 08:30')).toBeInTheDocument();
  line.asOf = Date.parse('2027-06-11T12:30:00Z');
  await pass(15);
  expect(screen.getByText('As of Friday 11 June, 08:30')).toBeInTheDocument();
});

it('lets what is announced take turns, until its time has come', async () => {
  storedDay.value = {
    plan: null,
    announcements: [
      { id: 'a', text: 'Lunch', until: '2027-06-12T10:03' },
      { id: 'b', text: 'Court B is closed', until: '' },
    ],
  };
  await show({}, '?seconds=10');
  expect(screen.getByText(/Lunch/)).toBeInTheDocument();
  await pass(10);
  expect(screen.getByText('Court B is closed')).toBeInTheDocument();
  await pass(60);
  expect(screen.queryByText(/Lunch/)).not.toBeInTheDocument();
});

it('goes over midnight: what was never played is awaited no more, and nothing stands on court', async () => {
  parts.schedule.value = scheduled({ m1: game('A', 'B', 3, 1), m2: game('C', 'D') });
  await show({ schedule: { 0: ['m1', 'm2'] } });
  expect(court()).toBeInTheDocument();
  await pass(24 * 60 * 60);
  expect(screen.queryByRole('region', { name: 'On court A' })).not.toBeInTheDocument();
});
