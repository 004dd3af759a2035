import { createBracket, storedBracket, parseBracketGames, type Tournament } from '@courtside/domain';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parts, storedDay, watchDay } from '../../firebase.testkit';
import { everything, game, ids, plan, row, scheduled, sections, setUpVisit, show, valueOf } from './public-tournament.testkit';

jest.mock('@courtside/firebase', () => jest.requireActual('../../firebase.testkit'));

setUpVisit();

describe('PublicTournament, while its games are played', () => {
  it('folds a day that is behind, and opens it by a press or for a team that is looked for', async () => {
    parts.schedule.value = scheduled({ m1: game('A', 'B', 3, 1), m2: game('C', 'D') });
    const days = {
      schedule: { 0: ['m1'], 1: ['m2'] },
      scheduleTimes: { startTimes: ['09:00', '10:00'], gameLength: 12, interval: 5, numberOfCourts: 2 },
    } as unknown as Partial<Tournament>;
    await show({ ...plan, ...days, ...everything });
    const heading = screen.getByRole('button', { name: /Day 1 .*1 game, played/, expanded: false });
    expect(document.getElementById('match-m1')).toBeNull();
    expect(document.getElementById('match-m2')).not.toBeNull();
    await userEvent.click(heading);
    expect(document.getElementById('match-m1')).not.toBeNull();
    await userEvent.click(heading);
    expect(document.getElementById('match-m1')).toBeNull();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Team' }), 'Mallet Club');
    expect(document.getElementById('match-m1')).not.toBeNull();
  });

  it('does not close a day under its reader when its last score comes', async () => {
    const days = {
      schedule: { 0: ['m1'], 1: ['m2'] },
      scheduleTimes: { startTimes: ['09:00', '10:00'], gameLength: 12, interval: 5, numberOfCourts: 2 },
    } as unknown as Partial<Tournament>;
    parts.schedule.value = scheduled({ m1: game('A', 'B'), m2: game('C', 'D') });
    await show({ ...plan, ...days, ...everything });
    act(() => parts.schedule.tell(scheduled({ m1: game('A', 'B', 3, 1), m2: game('C', 'D') })));
    expect(screen.getByRole('button', { name: /Day 1 .*1 game, played/, expanded: true })).toBeInTheDocument();
    expect(document.getElementById('match-m1')).not.toBeNull();
  });

  describe('on a day of play', () => {
    // 10:00 in the time of the place: the third of the slots that begin at 9:30.
    beforeEach(() => jest.useFakeTimers({ now: new Date('2027-06-12T14:01:00Z'), advanceTimers: true }));
    afterEach(() => {
      jest.useRealTimers();
      window.location.hash = '';
    });
    const today = {
      ...plan,
      ...everything,
      startDate: '2027-06-12',
      endDate: '2027-06-12',
      timeZone: 'America/Toronto',
      schedule: { 0: ['m1', 'm2', 'm3', 'm4'] },
      scheduleTimes: { startTimes: ['09:30'], gameLength: 12, interval: 3, numberOfCourts: 1 },
    } as unknown as Partial<Tournament>;
    const games = (second: readonly [number?, number?] = [2, 2]) =>
      scheduled({ m1: game('A', 'B', 3, 1), m2: game('C', 'D', ...second), m3: game('A', 'C', 1, 0), m4: game('B', 'D') });

    it('folds what is over before the current game into one row, which opens and closes', async () => {
      parts.schedule.value = games();
      await show(today);
      const fold = screen.getByRole('button', { name: '2 earlier games', expanded: false });
      expect([row('m1'), row('m2')]).toEqual([null, null]);
      // On court, and with scores already: not over.
      expect(row('m3')).not.toBeNull();
      expect(row('m4')).not.toBeNull();
      await userEvent.click(fold);
      expect(fold).toHaveAttribute('aria-expanded', 'true');
      expect(row('m1')).not.toBeNull();
      await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Team' }), 'Mallet Club');
      expect(screen.queryByRole('button', { name: /earlier/ })).not.toBeInTheDocument();
    });

    it('hides no game that awaits its score, and shows one again whose score is taken back', async () => {
      parts.schedule.value = games([]);
      await show(today);
      expect(screen.getByRole('button', { name: '1 earlier game' })).toBeInTheDocument();
      expect(row('m2')).not.toBeNull();
      // What comes in is not folded under the reader's eyes.
      act(() => parts.schedule.tell(games()));
      expect(row('m2')).not.toBeNull();
      act(() => parts.schedule.tell(scheduled({ m1: game('A', 'B'), m2: game('C', 'D', 1, 1), m3: game('A', 'C'), m4: game('B', 'D') })));
      expect(row('m1')).not.toBeNull();
    });

    it('opens for the game that a link names', async () => {
      window.location.hash = '#match-m1';
      parts.schedule.value = games();
      await show(today);
      expect(screen.getByRole('button', { name: '2 earlier games', expanded: true })).toBeInTheDocument();
      expect(row('m1')).not.toBeNull();
    });
  });

  describe('by the clock', () => {
    // Games at 09:00 and 09:34 for 12 minutes, in Toronto.
    const at = (time: string, date = '2027-06-12') => jest.spyOn(Date, 'now').mockReturnValue(Date.parse(`${date}T${time}:00-04:00`));
    const cards = () =>
      within(document.getElementById('now') as HTMLElement)
        .getAllByRole('article')
        .map((card) => card.textContent);
    afterEach(() => jest.restoreAllMocks());

    it('a game on court is live', async () => {
      at('09:40');
      await show({ ...plan, ...everything });
      expect(cards()).toEqual([expect.stringMatching(/Live.*09:34 to 09:46/)]);
      expect(row('m2')).toHaveAttribute('data-phase', 'live');
    });

    it('a game with a state is what the state says, and the next one on its court is not live because its time has come', async () => {
      const play = {
        game: 'm1',
        change: 'c',
        state: 'playing',
        clock: { startedAt: { seconds: 1, nanoseconds: 0 }, playedMs: 0, length: 12 },
      };
      parts.schedule.value = scheduled({ m1: { ...game('A', 'B', 1, 0), play }, m2: game('C', 'D') });
      at('09:40');
      await show({ ...plan, ...everything });
      expect(row('m1')).toHaveAttribute('data-phase', 'live');
      expect(row('m2')).not.toHaveAttribute('data-phase', 'live');
    });

    it.each([
      ['forfeitByTeam1', /Ghost Riders0Mallet Club5Forfeit by Ghost Riders/],
      ['doubleForfeit', /Ghost RidersMallet ClubForfeit by both teams/],
      ['cancelled', /Ghost RidersMallet ClubCancelled, does not count/],
      ['overtime', /Ghost Riders3Mallet Club1After overtime/],
      ['goldenGoal', /Ghost Riders3Mallet Club1By golden goal/],
    ])('how a game ended is said with its result: %s', async (ending, expected) => {
      const play = { game: 'm1', change: 'c', state: 'finished', ending };
      parts.schedule.value = scheduled({ m1: { ...game('A', 'B', 3, 1), play }, m2: game('C', 'D') });
      at('09:20', '2027-06-20');
      await show({ ...plan, ...everything });
      expect(row('m1')?.textContent).toMatch(expected);
    });

    it('a game whose time is up stays, its score pending, between the games and beside those that run', async () => {
      parts.schedule.value = scheduled({ m1: game('A', 'B'), m2: game('C', 'D') });
      at('09:20');
      await show({ ...plan, ...everything });
      expect(cards()).toEqual([expect.stringMatching(/Score pending.*09:00 to 09:12.*Ghost Riders.*Next 09:34/)]);
      expect(row('m1')).toHaveTextContent('Score pending');
      expect(screen.getByText('Live')).toBeInTheDocument();
      cleanup();
      at('09:40');
      await show({ ...plan, ...everything });
      expect(cards()).toEqual([expect.stringMatching(/Live.*Wet Chain/), expect.stringMatching(/Score pending.*Ghost Riders/)]);
    });

    it('a game with half a score is not over when its time is up', async () => {
      parts.schedule.value = scheduled({ m1: game('A', 'B', 2, null), m2: game('C', 'D') });
      at('09:14');
      await show({ ...plan, ...everything });
      expect(cards()).toEqual([expect.stringMatching(/Score pending.*2.*–/)]);
    });

    it('a score of the game before stays until the next begins', async () => {
      at('09:20');
      await show({ ...plan, ...everything });
      expect(cards()).toEqual([expect.stringMatching(/Time is up.*3.*1.*Next 09:34/)]);
      expect(row('m1')).not.toHaveTextContent('Score pending');
      cleanup();
      at('09:40');
      await show({ ...plan, ...everything });
      expect(cards()).toHaveLength(1);
    });

    it('nobody waits for a score for ever', async () => {
      at('21:50');
      await show({ ...plan, ...everything });
      expect(row('m2')).not.toHaveTextContent('Score pending');
      expect(sections()).not.toContain('Now');
    });

    it('a bracket’s games are live at their time, then pending, and before their day named with its date', async () => {
      const { games, layout } = storedBracket(createBracket('single', ids));
      parts.bracket.value = valueOf(parseBracketGames(Object.fromEntries(games)));
      const withBracket = {
        ...plan,
        ...everything,
        ...layout,
        isGameTimesVisible: true,
        bracketTimes: { startTimes: ['14:00'], gameLength: 12, interval: 5, numberOfCourts: 2 },
      };
      for (const [time, date, expected] of [
        ['14:05', '2027-06-12', /Live.*14:00 to 14:12/],
        ['14:13', '2027-06-12', /Score pending.*14:00 to 14:12/],
        ['10:00', '2027-06-12', /Next 14:00/],
        ['10:00', '2027-06-10', /Saturday 12 June, 14:00/],
        ['10:00', '2027-06-13', /^(?!.*14:00)/],
      ] as const) {
        at(time, date);
        await show(withBracket);
        const first = within(document.getElementById('now') as HTMLElement).getByRole('article', { name: 'Game 1' });
        expect(first).toHaveTextContent(expected);
        cleanup();
      }
      at('10:00', '2027-06-15');
      await show(withBracket);
      expect(sections()).not.toContain('Now');
    });
  });

  describe('run from the board', () => {
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
    beforeEach(() => {
      jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2027-06-12T09:40:00-04:00'));
      storedDay.value = null;
      watchDay.mockClear();
    });
    afterEach(() => jest.restoreAllMocks());
    const today = {
      ...plan,
      ...everything,
      startDate: '2027-06-12',
      endDate: '2027-06-12',
      timeZone: 'America/Toronto',
      schedule: { 0: ['m1', 'm2'] },
      scheduleTimes: { startTimes: ['09:00'], gameLength: 12, interval: 3, numberOfCourts: 1 },
    } as unknown as Partial<Tournament>;

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

    it('the plan as it goes is the time and court that count', async () => {
      storedDay.value = {
        plan: { courts: { 0: ['m1'], 1: ['m2'] }, starts: { m2: '2027-06-12T10:30' }, closedCourts: [], resumeAt: '' },
        announcements: [],
      };
      parts.schedule.value = scheduled({ m1: { ...game('A', 'B', 2, 1), play: play('playing') }, m2: game('C', 'D') });
      await show(today);
      await now().findByRole('article', { name: 'On court A' });
      expect(row('m2')?.textContent).toContain('Now at 10:30, Court B');
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
      expect(row('m1')?.textContent).toContain('Now at 10:00');
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
      expect(table.map((one) => one.textContent)).toEqual([
        expect.any(String),
        '1ZoeGhost Riders2',
        '2IdaMallet Club1',
        '2MaxGhost Riders1',
      ]);
      expect(row('m1')?.textContent).toMatch(/Goals: .*Zoe\s2/);
      cleanup();
      await show({ ...today, startDate: '2027-06-01', endDate: '2027-06-01' });
      expect(document.getElementById('scorers')).toBeNull();
      expect(row('m1')?.textContent).not.toContain('Zoe');
    });
  });
});
