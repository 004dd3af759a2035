import { parseBracketGames, type Tournament } from '@courtside/domain';
import { createBracket, storedBracket } from '@courtside/domain/engines';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parts, storedDay, watchDay } from '../../firebase.testkit';
import { dayOfPlay, game, ids, row, scheduled, setUpVisit, show, getValue } from './public-tournament.testkit';

jest.mock('@courtside/firebase', () => jest.requireActual('../../firebase.testkit'));

setUpVisit();

describe('PublicTournament, run from the board', () => {
  // 09:40; the first game has run since 09:30 by the server's clock, on the court of the second.
  const startedAt = Date.parse('2027-06-12T09:30:00-04:00') / 1000;
  const play = (state: string, more: object = {}) => ({
    game: 'm1',
    change: 'c',
    state,
    clock: { startedAt: { seconds: startedAt, nanoseconds: 0 }, playedMs: 0, length: 12 },
    ...more,
  });
  const now = () => within(document.getElementById('now') as HTMLElement);
  const mine = () => screen.getByRole('region', { name: 'Your next game' });
  beforeEach(() => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2027-06-12T09:40:00-04:00'));
    storedDay.value = null;
    watchDay.mockClear();
  });
  afterEach(() => jest.restoreAllMocks());
  const today = dayOfPlay(['m1', 'm2'], '09:00');

  it('shows the court with its clock and score, the next game with when it is expected, and both in the schedule', async () => {
    parts.schedule.value = scheduled({ m1: { ...game('A', 'B', 2, 1), play: play('playing') }, m2: game('C', 'D') });
    await show(today);
    const card = await now().findByRole('article', { name: 'On court A' });
    expect(card.textContent).toMatch(/Live.*02:00.*Ghost Riders.*2.*Mallet Club.*1.*Next 09:45.*Wet Chain/);
    expect(row('m2')?.textContent).toContain('Expected about 09:45');
    expect(watchDay).toHaveBeenCalledTimes(1);
  });

  it.each([
    [
      'paused',
      play('playing', {
        clock: {
          startedAt: { seconds: startedAt, nanoseconds: 0 },
          pausedAt: { seconds: startedAt + 300, nanoseconds: 0 },
          playedMs: 0,
          length: 12,
        },
      }),
      /Paused.*07:00/,
    ],
    ['called', { game: 'm1', change: 'c', state: 'called' }, /Called to court/],
    ['forfeited', play('finished', { ending: 'forfeitByTeam2' }), /Final score Forfeit by Mallet Club.*Ghost Riders5Mallet Club0/],
  ])('a game that is %s is shown as that', async (_, stored, expected) => {
    const isPlayed = stored.state !== 'called';
    parts.schedule.value = scheduled({ m1: { ...(isPlayed ? game('A', 'B', 2, 1) : game('A', 'B')), play: stored }, m2: game('C', 'D') });
    await show(today);
    expect((await now().findByRole('article', { name: 'On court A' })).textContent).toMatch(expected);
  });

  it('a court that nobody runs from the board shows what the clock knows, as the screen on the wall does', async () => {
    const two = { schedule: { 0: ['m1', 'm2', 'm3', 'm4'] }, scheduleTimes: { ...today.scheduleTimes, numberOfCourts: 2 } };
    parts.schedule.value = scheduled({
      m1: { ...game('A', 'B', 2, 1), play: play('playing') },
      m2: game('C', 'D', 3, 1),
      m3: game('A', 'C'),
      m4: game('B', 'D'),
    });
    const at = async (time: string) => {
      cleanup();
      jest.spyOn(Date, 'now').mockReturnValue(Date.parse(`2027-06-12T${time}:00-04:00`));
      await show({ ...today, ...two } as Partial<Tournament>);
      return (await now().findByRole('article', { name: 'On court B' })).textContent;
    };
    expect(await at('09:13')).toMatch(/Final score.*3.*1.*Next 09:15/);
    expect(await at('09:20')).toMatch(/Live.*09:15 to 09:27.*Mallet Club/);
    expect(row('m4')).toHaveAttribute('data-phase', 'live');
    expect(await at('09:40')).toMatch(/Score pending.*Mallet Club/);
    expect(row('m4')).toHaveTextContent('Score pending');
  });

  it('a day of the bracket without the board is live, also after one of the schedule with it', async () => {
    const { games, layout } = storedBracket(createBracket('single', ids));
    parts.bracket.value = getValue(parseBracketGames(Object.fromEntries(games)));
    const over = play('finished', { ending: 'played', isConfirmed: true });
    parts.schedule.value = scheduled({ m1: { ...game('A', 'B', 2, 1), play: over }, m2: { ...game('C', 'D', 2, 1), play: over } });
    const bracketTimes = { startTimes: ['09:00'], gameLength: 12, interval: 3, numberOfCourts: 2 };
    const head = async (time: string) => {
      cleanup();
      jest.spyOn(Date, 'now').mockReturnValue(Date.parse(`2027-06-13T${time}:00-04:00`));
      await show({ ...today, ...layout, endDate: '2027-06-13', isGameTimesHidden: false, bracketTimes } as Partial<Tournament>);
      return document.querySelector('header')?.textContent;
    };
    expect(await head('09:05')).toContain('Live');
    expect(await head('08:00')).not.toContain('Live');
  });

  it('a team sees what it plays next and what it referees, also when it plays no more', async () => {
    const games = { m1: { ...game('A', 'B', 2, 1), play: play('playing') }, m2: { ...game('C', 'D'), referee: ' mallet  CLUB ' } };
    parts.schedule.value = scheduled(games);
    await show(today);
    await now().findByRole('article', { name: 'On court A' });
    const told = async (team: string) => {
      await userEvent.selectOptions(screen.getByLabelText('My team'), team);
      return mine().textContent;
    };
    expect(await told('Mallet Club')).toMatch(/You play now.*against Ghost Riders.*You referee at 09:45 on court A/);
    act(() => parts.schedule.tell(scheduled({ ...games, m1: { ...games.m1, play: play('finished', { ending: 'played' }) } })));
    expect(mine()).toHaveTextContent(/You referee any minute.*09:40/);
    expect(mine()).not.toHaveTextContent('You play');
  });

  it('teams that were called go to a court when its game is over: until then its next game has its time', async () => {
    const called = { ...game('C', 'D'), play: { game: 'm2', change: 'c', state: 'called' } };
    parts.schedule.value = scheduled({ m1: { ...game('A', 'B', 2, 1), play: play('playing') }, m2: called });
    await show(today);
    expect((await now().findByRole('article', { name: 'On court A' })).textContent).toMatch(/Next 09:45.*Wet Chain/);
    act(() =>
      parts.schedule.tell(scheduled({ m1: { ...game('A', 'B', 2, 1), play: play('finished', { ending: 'played' }) }, m2: called })),
    );
    expect((await now().findByRole('article', { name: 'On court A' })).textContent).toMatch(/Final score.*Called to court.*Wet Chain/);
  });

  it('teams that were called wait while everything is stopped, on their court, and in the schedule', async () => {
    storedDay.value = {
      plan: { courts: { 0: ['m1', 'm2'] }, starts: { m1: '2027-06-12T10:15' }, closedCourts: [], resumeAt: '2027-06-12T10:15' },
      announcements: [],
    };
    parts.schedule.value = scheduled({
      m1: { ...game('A', 'B'), play: { game: 'm1', change: 'c', state: 'called' } },
      m2: game('C', 'D'),
    });
    await show(today);
    expect((await now().findByRole('article', { name: 'On court A' })).textContent).toMatch(/On hold until 10:15.*Ghost Riders/);
    expect(row('m1')?.textContent).toContain('On hold until 10:15');
    expect(document.body.textContent).not.toContain('Called');
  });

  it('a game that rain has interrupted waits like them: nobody is told to play, and the tournament is not live', async () => {
    const clock = { startedAt: { seconds: startedAt, nanoseconds: 0 }, playedMs: 0, length: 12 };
    const interrupted = play('playing', { clock: { ...clock, pausedAt: { seconds: startedAt + 300, nanoseconds: 0 } } });
    storedDay.value = {
      plan: { courts: { 0: ['m1', 'm2'] }, starts: { m2: '2027-06-12T10:30' }, closedCourts: [], resumeAt: '2027-06-12T10:15' },
      announcements: [],
    };
    parts.schedule.value = scheduled({ m1: { ...game('A', 'B', 2, 1), play: interrupted }, m2: game('C', 'D') });
    await show(today);
    expect((await now().findByRole('article', { name: 'On court A' })).textContent).toMatch(/On hold until 10:15.*Ghost Riders/);
    expect(screen.getByText('Play is stopped').closest('[role=status]')).toHaveTextContent('Play resumes at 10:15');
    expect(row('m1')?.textContent).toContain('On hold until 10:15');
    await userEvent.selectOptions(screen.getByLabelText('My team'), 'Mallet Club');
    expect(mine()).toHaveTextContent(/Not before 10:15.*against Ghost Riders/);
    expect(screen.queryByText('Live')).not.toBeInTheDocument();
    // A game with a running clock is in play, whatever was announced.
    act(() => parts.schedule.tell(scheduled({ m1: { ...game('A', 'B', 2, 1), play: play('playing') }, m2: game('C', 'D') })));
    expect(mine()).toHaveTextContent(/You play now/);
    expect(screen.getAllByText('Live').length).toBeGreaterThan(1);
  });

  it('a tournament whose teams are called is not live yet, nor is one of which everything is played', async () => {
    parts.schedule.value = scheduled({
      m1: { ...game('A', 'B'), play: { game: 'm1', change: 'c', state: 'called' } },
      m2: game('C', 'D'),
    });
    await show(today);
    await now().findByRole('article', { name: 'On court A' });
    expect(screen.queryByText('Live')).not.toBeInTheDocument();
    act(() => parts.schedule.tell(scheduled({ m1: game('A', 'B', 2, 1), m2: game('C', 'D', 0, 0) })));
    expect(screen.queryByText('Live')).not.toBeInTheDocument();
  });

  it('a tournament is not live for ever because nobody ended its last game', async () => {
    parts.schedule.value = scheduled({ m1: { ...game('A', 'B', 2, 1), play: play('playing') }, m2: game('C', 'D', 0, 0) });
    const head = () => document.querySelector('header')?.textContent;
    await show(today);
    expect(head()).toContain('Live');
    cleanup();
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2027-06-20T09:40:00-04:00'));
    await show(today);
    expect(head()).not.toContain('Live');
  });

  it('a court that is closed shows its last game to its end', async () => {
    storedDay.value = {
      plan: { courts: { 0: ['m1'], 1: ['m2'] }, starts: {}, closedCourts: ['0'], resumeAt: '' },
      announcements: [],
    };
    parts.schedule.value = scheduled({ m1: { ...game('A', 'B', 2, 1), play: play('playing') }, m2: game('C', 'D') });
    await show(today);
    const card = await now().findByRole('article', { name: 'On court A' });
    expect(card.textContent).toMatch(/Live.*02:00/);
    act(() =>
      parts.schedule.tell(
        scheduled({ m1: { ...game('A', 'B', 2, 1), play: play('finished', { ending: 'played', isConfirmed: true }) }, m2: game('C', 'D') }),
      ),
    );
    expect(card.textContent).toContain('Closed');
  });

  it('the plan as it goes is the time and court that count', async () => {
    storedDay.value = {
      plan: { courts: { 0: ['m1'], 1: ['m2'] }, starts: { m2: '2027-06-12T10:30' }, closedCourts: [], resumeAt: '' },
      announcements: [],
    };
    parts.schedule.value = scheduled({ m1: { ...game('A', 'B', 2, 1), play: play('playing') }, m2: game('C', 'D') });
    await show(today);
    await now().findByRole('article', { name: 'On court A' });
    expect(row('m2')?.textContent).toContain('Now at 10:30, Court B');
    // The current time is the large one, also on paper.
    expect(row('m2')?.querySelector('th')?.textContent).toMatch(/^Planned: 09:1510:30/);
    expect(row('m2')?.querySelector('th s')?.textContent).toBe('Planned: 09:15');
    expect(row('m2')?.querySelector('[data-expected]')).not.toHaveAttribute('data-print');
    expect(row('m1')?.querySelector('th s')).toBeNull();
  });

  it('a plan that was changed before the first game is what the courts show', async () => {
    storedDay.value = {
      plan: { courts: { 0: ['m1', 'm2'] }, starts: { m1: '2027-06-12T10:00', m2: '2027-06-12T10:15' }, closedCourts: [], resumeAt: '' },
      announcements: [],
    };
    parts.schedule.value = scheduled({ m1: game('A', 'B'), m2: game('C', 'D') });
    await show(today);
    const card = await now().findByRole('article', { name: 'On court A' });
    expect(card.textContent).toMatch(/Next.*10:00.*Ghost Riders.*Mallet Club.*Next 10:15.*Wet Chain/);
    expect(row('m1')?.textContent).toMatch(/^Planned: 09:0010:00/);
    expect(document.body.textContent).not.toMatch(/Live|Score pending/);
  });

  it('asks for nothing more on any other day', async () => {
    await show({ ...today, startDate: '2027-06-20', endDate: '2027-06-20' });
    expect(watchDay).not.toHaveBeenCalled();
  });

  it('names who scored most, equals on one rank, and beside each game who scored in it', async () => {
    const goals = (...players: readonly string[]) =>
      Object.fromEntries(players.map((player, index) => [`g${index}${player}`, `${index + 1} ${player}`]));
    const over = play('finished', { ending: 'played', goals1: goals('Max', 'Zoe', 'Zoe'), goals2: goals('Ida') });
    parts.schedule.value = scheduled({ m1: { ...game('A', 'B', 3, 1), play: over }, m2: game('C', 'D') });
    await show({ ...today, startDate: '2027-06-01', endDate: '2027-06-01', isScorersPublic: true });
    const table = within(document.getElementById('scorers') as HTMLElement).getAllByRole('row');
    expect(table.map((one) => one.textContent)).toEqual([expect.any(String), '1ZoeGhost Riders2', '2IdaMallet Club1', '2MaxGhost Riders1']);
    expect(row('m1')?.textContent).toMatch(/Goals: .*Zoe\s2/);
    cleanup();
    await show({ ...today, startDate: '2027-06-01', endDate: '2027-06-01' });
    expect(document.getElementById('scorers')).toBeNull();
    expect(row('m1')?.textContent).not.toContain('Zoe');
  });
});
