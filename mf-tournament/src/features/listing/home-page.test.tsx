import { parseBracketGames, parseMatches, teamId, type Tournament } from '@courtside/domain';
import { createBracket, storedBracket, withStageIds } from '@courtside/domain/engines';
import { createI18n } from '@courtside/i18n';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import {
  live,
  parts,
  readSchedule,
  readTeams,
  sampleTournament,
  setSession,
  signedIn,
  signedOut,
  storedDay,
  storedMyTeams,
  storedStages,
  watchMyTeams,
  watchSchedule,
  watchStageGames,
  watchStages,
  watchUpcomingTournaments,
} from '../../firebase.testkit';
import HomePage from './home-page';
import { loadLead } from './lead/use-lead-code';

jest.mock('@courtside/firebase', () => jest.requireActual('../../firebase.testkit'));

const show = () =>
  render(
    <MemoryRouter>
      <HomePage />
    </MemoryRouter>,
  );
const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

beforeAll(async () => {
  await createI18n({ language: 'en', namespaces: ['common', 'home'] });
  await loadLead();
});
beforeEach(() => {
  setSession(signedOut);
  watchUpcomingTournaments.mockClear();
  readSchedule.mockClear();
});

describe('HomePage', () => {
  it('shows a spinner until the list is there', () => {
    show();
    expect(screen.getByRole('status')).toHaveTextContent('Loading tournaments…');
    act(() => live.tell([sampleTournament]));
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Été Hardcourt/ })).toHaveAttribute('href', '/t1');
  });

  it('sends the reader to the archive when nothing is to come', () => {
    show();
    act(() => live.tell([]));
    expect(screen.getByText('No Upcoming Tournaments')).toBeInTheDocument();
    expect(screen.getByText('Check out the archive to see previous tournament results')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Archive' })).toHaveAttribute('href', '/archive');
  });

  it('shows a newly opened tournament by itself', () => {
    show();
    act(() => live.tell([sampleTournament]));
    act(() =>
      live.tell([{ ...sampleTournament, id: 't0', name: 'Earlier', startDate: '2027-05-01', isRegistrationOpen: true }, sampleTournament]),
    );
    expect(names()).toEqual(['Earlier', 'Été Hardcourt']);
    expect(screen.getAllByText('registration open')).toHaveLength(1);
    expect(watchUpcomingTournaments).toHaveBeenCalledTimes(1);
  });

  it('shows all others where a card fails: what anybody stored is shown to everybody', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    show();
    const poisoned = {
      ...sampleTournament,
      ...{ id: 't2', name: 'Poisoned' },
      get imageSrc(): string {
        throw new URIError('URI malformed');
      },
    };
    act(() => live.tell([poisoned, sampleTournament]));
    expect(names()).toEqual(['Été Hardcourt']);
  });

  it('marks for organisers what is theirs', () => {
    setSession(signedIn);
    show();
    act(() => live.tell([sampleTournament, { ...sampleTournament, id: 't2', organizerUids: ['u2'] }]));
    expect(screen.getAllByText('You organize this tournament')).toHaveLength(1);
  });

  it('marks what is being played now, where the schedule is public', () => {
    const now = new Date();
    const startDate = `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}-${String(now.getDate()).padStart(2, '0')}`;
    // One game that lasts all day.
    const playing = {
      ...sampleTournament,
      timeZone: null,
      startDate,
      schedule: { 0: ['m1'] },
      scheduleTimes: { startTimes: ['00:00'], gameLength: 1440, interval: 5, numberOfCourts: 1 },
    };
    show();
    act(() =>
      live.tell([
        { ...playing, isSchedulePublic: true },
        { ...playing, id: 't2', name: 'Not shown yet' },
      ]),
    );
    expect(screen.getAllByText('Live')).toHaveLength(1);
    expect(screen.getByRole('link', { name: /Live.*Été Hardcourt/ })).toBeInTheDocument();
  });

  describe('the Live badge', () => {
    const at = (time: string) => jest.spyOn(Date, 'now').mockReturnValue(Date.parse(`2027-06-12T${time}:00-04:00`));
    afterEach(() => jest.restoreAllMocks());
    const times = { startTimes: ['09:00'], gameLength: 12, interval: 5, numberOfCourts: 1 };
    const groups = {
      ...sampleTournament,
      isSchedulePublic: true,
      schedule: { 0: ['m1', 'm2'] },
      scheduleTimes: times,
    } as unknown as Tournament;
    const { layout } = storedBracket(createBracket('single', ['A', 'B', 'C', 'D'].map(teamId)));
    const bracket = { ...groups, ...layout, isBracketPublic: true, bracketTimes: { ...times, startTimes: ['14:00'] } };
    const isLive = (tournament: Tournament) => {
      act(() => live.tell([tournament]));
      return screen.queryByText('Live') !== null;
    };

    it.each([
      ['08:59', false],
      ['09:05', true],
      ['09:14', true],
      ['09:35', true],
      ['11:00', false],
    ])('of a schedule at %s: %s', (time, expected) => {
      at(time);
      show();
      expect(isLive(groups)).toBe(expected);
    });

    it.each([
      ['14:05', true],
      ['14:14', true],
      ['18:00', false],
    ])('of a bracket at %s: %s, while everybody may see it', (time, expected) => {
      at(time);
      show();
      expect(isLive(bracket)).toBe(expected);
      expect(isLive({ ...bracket, isBracketPublic: false })).toBe(false);
    });
  });

  describe('the Live badge of games that have a state', () => {
    const at = (seconds: number) => ({ seconds, nanoseconds: 0 });
    const clock = { startedAt: at(1), pausedAt: at(2), playedMs: 0, length: 12 };
    const states: Readonly<Record<string, object>> = {
      'playing': { state: 'playing', ending: '', clock: { ...clock, pausedAt: null } },
      'paused': { state: 'playing', ending: '', clock },
      'called': { state: 'called', ending: '' },
      'finished on the board': { state: 'finished', ending: 'played', clock },
      'a corrected result': { state: 'finished', ending: 'played' },
      'a forfeit': { state: 'finished', ending: 'forfeitByTeam1' },
    };
    afterEach(() => {
      jest.restoreAllMocks();
      readSchedule.mockReset().mockResolvedValue(new Map());
      storedDay.value = null;
      parts.schedule.value = new Map();
    });

    // Nine o'clock is a quarter of an hour before the first game, ten past nine is in the middle of it.
    it.each([
      ['playing', '09:00', true],
      ['paused', '09:00', true],
      // Called teams do not play yet.
      ['called', '09:20', false],
      ['finished on the board', '09:20', false],
      // The court is not run from the board, but its only game is over.
      ['a corrected result', '09:20', false],
      ['a forfeit', '09:20', false],
      // Everything is stopped until ten o'clock.
      ['paused', '09:20', false, '2027-06-12T10:00'],
      ['paused', '10:20', true, '2027-06-12T10:00'],
      ['playing', '09:20', true, '2027-06-12T10:00'],
    ])('is said by the state of the board: %s at %s is %s', async (state, time, expected, resumeAt = '') => {
      storedDay.value = { plan: { courts: {}, starts: {}, closedCourts: [], resumeAt }, announcements: [] };
      jest.spyOn(Date, 'now').mockReturnValue(Date.parse(`2027-06-12T${time}:00-04:00`));
      const read = parseMatches({ m1: { team1Id: 'A', team2Id: 'B', play: { game: 'm1', change: 'c1', ...states[state] } } });
      readSchedule.mockResolvedValue(read.ok ? new Map(read.value) : null);
      // The leading tournament is watched instead of being read from time to time.
      parts.schedule.value = read.ok ? new Map(read.value) : new Map();
      watchSchedule.mockClear();
      show();
      const times = { startTimes: ['09:15'], gameLength: 12, interval: 5, numberOfCourts: 1 };
      const schedule = { schedule: { 0: ['m1'] }, scheduleTimes: times } as unknown as Partial<Tournament>;
      await act(async () => live.tell([{ ...sampleTournament, isSchedulePublic: true, ...schedule }]));
      expect(screen.queryByText('Live') !== null).toBe(expected);
      expect(readSchedule.mock.calls.length + watchSchedule.mock.calls.length).toBe(1);
    });

    it('asks for nothing on other days', async () => {
      jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2027-06-10T09:20:00-04:00'));
      show();
      const schedule = { schedule: { 0: ['m1'] } } as unknown as Partial<Tournament>;
      await act(async () => live.tell([{ ...sampleTournament, isSchedulePublic: true, ...schedule }]));
      expect(readSchedule).not.toHaveBeenCalled();
    });
  });

  describe('what leads', () => {
    const times = { startTimes: ['09:00'], gameLength: 12, interval: 3, numberOfCourts: 1 };
    const running = {
      ...sampleTournament,
      isSchedulePublic: true,
      schedule: { 0: ['m1', 'm2'] },
      scheduleTimes: times,
    } as unknown as Tournament;
    const later = {
      ...sampleTournament,
      id: 't2',
      name: 'Later',
      startDate: '2027-08-01',
      endDate: '2027-08-01',
      isRegistrationOpen: true,
    };
    const lead = () => document.querySelector<HTMLElement>('[data-lead]');
    const matches = (score: number | null) => {
      const read = parseMatches({
        m1: { team1Id: 'A', team2Id: 'B', team1Score: score, team2Score: score },
        m2: { team1Id: 'A', team2Id: 'B', team1Score: null, team2Score: null },
      });
      return read.ok ? new Map(read.value) : new Map();
    };
    beforeEach(() => jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2027-06-12T09:05:00-04:00')));
    afterEach(() => {
      jest.restoreAllMocks();
      parts.schedule.value = new Map();
      readTeams.mockResolvedValue([]);
    });

    it('is the tournament that runs, with its live scores, and it stands in the list no more', async () => {
      readTeams.mockResolvedValue([
        { id: 'A', name: 'Ghost Riders' },
        { id: 'B', name: 'Mallet Club' },
      ]);
      parts.schedule.value = matches(null);
      show();
      await act(async () => live.tell([{ ...later, startDate: '2027-05-01' }, running]));
      expect(names()).toEqual(['Été Hardcourt', 'Later']);
      expect(lead()?.textContent).toContain('Été Hardcourt');
      const card = screen.getByRole('article', { name: 'On court A' });
      expect(card.textContent).toMatch(/Ghost Riders–Mallet Club–/);
      act(() => parts.schedule.tell(matches(2)));
      expect(card.textContent).toMatch(/Ghost Riders2Mallet Club2/);
      expect(lead()?.textContent).toContain('1 of 2 games played');
      expect(screen.getByRole('link', { name: 'Follow this tournament' })).toHaveAttribute('href', '/t1');
    });

    describe('with a further bracket', () => {
      const draw = (stage?: string) => {
        const made = createBracket('single', ['A', 'B', 'C', 'D'].map(teamId));
        const { games, layout } = storedBracket(stage === undefined ? made : withStageIds(made, stage));
        const read = parseBracketGames(Object.fromEntries(games));
        return { layout, games: read.ok ? new Map(read.value) : new Map() };
      };
      const [first, second] = [draw(), draw('b')];
      const shown = { isBracketPublic: true, isGameTimesVisible: true, hasStages: true };
      const event = { ...running, ...first.layout, ...shown, endDate: '2027-06-12', bracketTimes: { ...times, startTimes: ['12:00'] } };
      const plan = {
        ...event,
        ...second.layout,
        bracketTimes: times,
        id: 'b',
        kind: 'bracket',
        name: 'B bracket',
        order: 1,
        gamesBefore: 4,
      };
      beforeEach(() => {
        readTeams.mockResolvedValue(['A', 'B', 'C', 'D'].map((id) => ({ id, name: `Team ${id}` })));
        parts.bracket.value = first.games;
        storedStages.value = [plan];
        storedStages.games = second.games;
        watchStages.mockClear();
        watchStageGames.mockClear();
      });
      afterEach(() => {
        parts.bracket.value = null;
        storedStages.value = [];
      });

      it('has its games in front, with the name of their bracket', async () => {
        show();
        await act(async () => live.tell([event]));
        expect(screen.getByRole('article', { name: 'On court A' }).textContent).toMatch(/B bracket.*Team A.*Team D/);
        expect(lead()?.textContent).toContain('Live');
      });

      it('has the games that could be read where those can’t', async () => {
        jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2027-06-12T12:05:00-04:00'));
        watchStages.mockImplementationOnce(((_id: string, _onValue: unknown, onError: (error: { code: string }) => void) => {
          onError({ code: 'permission-denied' });
          return () => undefined;
        }) as never);
        show();
        await act(async () => live.tell([event]));
        expect(screen.getByRole('article', { name: 'On court A' }).textContent).toMatch(/Team A.*Team D/);
        expect(lead()?.textContent).not.toContain('B bracket');
        expect(watchStageGames).not.toHaveBeenCalled();
      });

      it('asks for none where there are none', async () => {
        show();
        await act(async () => live.tell([{ ...event, hasStages: false }]));
        expect(screen.getByRole('article')).toBeInTheDocument();
        expect(watchStages).not.toHaveBeenCalled();
      });
    });

    it('is the next one that takes registrations when none runs, and nothing is read for it', async () => {
      watchSchedule.mockClear();
      readTeams.mockClear();
      show();
      await act(async () => live.tell([{ ...running, startDate: '2027-06-20', endDate: '2027-06-20' }, later]));
      expect(lead()?.textContent).toContain('Later');
      expect(screen.queryByText('Live')).not.toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'See this tournament' })).toHaveAttribute('href', '/t2');
      expect([watchSchedule.mock.calls.length, readTeams.mock.calls.length]).toEqual([0, 0]);
    });

    it('shows no game of a schedule that was taken from view while it was looked at', async () => {
      readTeams.mockResolvedValue([
        { id: 'A', name: 'Ghost Riders' },
        { id: 'B', name: 'Mallet Club' },
      ]);
      parts.schedule.value = matches(1);
      show();
      // A running bracket keeps it in front too.
      const { layout } = storedBracket(createBracket('single', ['A', 'B', 'C', 'D'].map(teamId)));
      const both = { ...running, ...layout, endDate: '2027-06-12', isBracketPublic: true, bracketTimes: times };
      await act(async () => live.tell([both]));
      expect(lead()?.textContent).toContain('1 of 2 games played');
      await act(async () => live.tell([{ ...both, isSchedulePublic: false }]));
      expect(lead()?.textContent).toContain('Été Hardcourt');
      expect(lead()?.textContent).not.toContain('games played');
      expect(screen.queryByRole('article')).not.toBeInTheDocument();
    });

    it('measures how far the device’s clock is off while a tournament is near, and not otherwise', async () => {
      const fetched = jest.fn(() => Promise.resolve({ headers: new Headers() }));
      Object.assign(globalThis, { fetch: fetched });
      show();
      await act(async () => live.tell([later]));
      expect(fetched).not.toHaveBeenCalled();
      await act(async () => live.tell([later, running]));
      expect(fetched).toHaveBeenCalledTimes(1);
      Reflect.deleteProperty(globalThis, 'fetch');
    });

    it('stays, without its games, when its teams can’t be read', async () => {
      readTeams.mockRejectedValue(new Error('denied'));
      parts.schedule.value = matches(1);
      show();
      await act(async () => live.tell([running]));
      expect(lead()?.textContent).toContain('Été Hardcourt');
      expect(screen.queryByRole('article')).not.toBeInTheDocument();
    });
  });

  describe('for somebody who is signed in', () => {
    const games = { numberOfCourts: 1, startTimes: ['09:00'], gameLength: 12, interval: 5 };
    const on = (id: string, startDate: string, more: object = {}) => ({
      ...sampleTournament,
      ...{ id, name: id, startDate, endDate: startDate, timeZone: 'UTC', organizerUids: [], scheduleTimes: games, ...more },
    });
    const playing = { schedule: { 0: ['m1'] }, isSchedulePublic: true };
    beforeEach(() => {
      setSession(signedIn);
      jest.useFakeTimers({ now: Date.parse('2027-06-12T09:03:00Z'), doNotFake: ['queueMicrotask'] });
    });
    afterEach(() => {
      storedMyTeams.value = [];
      jest.useRealTimers();
    });

    it('begins with where they play and what they organize today, then what is being played, then the others', async () => {
      storedMyTeams.value = [
        { tournamentId: 'mine', leftAt: null },
        { tournamentId: 'left', leftAt: 1 },
      ];
      show();
      await act(async () =>
        live.tell([
          on('left', '2027-06-11'),
          on('organized', '2027-06-12', { organizerUids: ['u1'] }),
          on('running', '2027-06-12', playing),
          on('next', '2027-06-20', { organizerUids: ['u1'] }),
          on('mine', '2027-07-01'),
        ]),
      );
      expect(names()).toEqual(['organized', 'mine', 'running', 'left', 'next']);
    });

    it('leads with what is played of their own, however large another one is', async () => {
      show();
      const large = { ...playing, groups: { 0: ['a', 'b', 'c', 'd', 'e', 'f'] } };
      await act(async () => live.tell([on('large', '2027-06-12', large), on('own', '2027-06-12', { ...playing, organizerUids: ['u1'] })]));
      expect(names()).toEqual(['own', 'large']);
    });

    it('keeps the order by date for who looks for something', async () => {
      storedMyTeams.value = [{ tournamentId: 'cup two', leftAt: null }];
      show();
      await act(async () => live.tell([on('cup one', '2027-06-20'), on('cup two', '2027-07-01')]));
      expect(names()).toEqual(['cup two', 'cup one']);
      fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'cup' } });
      act(() => jest.advanceTimersByTime(1000));
      expect(names()).toEqual(['cup one', 'cup two']);
    });

    it('shows nothing before it is known where they play, and all of it where that can’t be read', async () => {
      let failTeams: (error: { code: string }) => void = () => undefined;
      watchMyTeams.mockImplementationOnce((_uid, _onValue, onError) => {
        failTeams = onError;
        return () => undefined;
      });
      show();
      await act(async () => live.tell([on('cup', '2027-06-20')]));
      expect(screen.queryByRole('heading', { name: 'cup' })).not.toBeInTheDocument();
      await act(async () => failTeams({ code: 'unavailable' }));
      expect(names()).toEqual(['cup']);
    });

    it('waits no longer than a moment for that, and keeps what it shows', async () => {
      watchMyTeams.mockImplementationOnce(() => () => undefined);
      show();
      await act(async () => live.tell([on('cup', '2027-06-20')]));
      expect(screen.queryByRole('heading', { name: 'cup' })).not.toBeInTheDocument();
      act(() => jest.advanceTimersByTime(1500));
      expect(names()).toEqual(['cup']);
    });
  });

  it('tries again after a failure', async () => {
    show();
    act(() => live.fail({ code: 'unavailable' }));
    expect(screen.getByRole('alert')).toHaveTextContent('The tournaments could not be loaded.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(watchUpcomingTournaments).toHaveBeenCalledTimes(2);
    act(() => live.tell([sampleTournament]));
    expect(names()).toEqual(['Été Hardcourt']);
  });
});
