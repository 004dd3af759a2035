import { parseBracketGames, parseMatches, teamId, type Tournament } from '@courtside/domain';
import { createBracket, storedBracket, withStageIds } from '@courtside/domain/engines';
import { act, screen } from '@testing-library/react';
import {
  live,
  parts,
  readTeams,
  sampleTournament,
  storedStages,
  watchSchedule,
  watchStageGames,
  watchStages,
} from '../../firebase.testkit';
import { eachTestHasHome, showHome, shownNames } from './home-page.testkit';

jest.mock('@courtside/firebase', () => jest.requireActual('../../firebase.testkit'));

eachTestHasHome();

describe('what leads home', () => {
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
    showHome();
    await act(async () => live.tell([{ ...later, startDate: '2027-05-01' }, running]));
    expect(shownNames()).toEqual(['Été Hardcourt', 'Later']);
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
      showHome();
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
      showHome();
      await act(async () => live.tell([event]));
      expect(screen.getByRole('article', { name: 'On court A' }).textContent).toMatch(/Team A.*Team D/);
      expect(lead()?.textContent).not.toContain('B bracket');
      expect(watchStageGames).not.toHaveBeenCalled();
    });

    it('asks for none where there are none', async () => {
      showHome();
      await act(async () => live.tell([{ ...event, hasStages: false }]));
      expect(screen.getByRole('article')).toBeInTheDocument();
      expect(watchStages).not.toHaveBeenCalled();
    });
  });

  it('is the next one that takes registrations when none runs, and nothing is read for it', async () => {
    watchSchedule.mockClear();
    readTeams.mockClear();
    showHome();
    await act(async () => live.tell([{ ...running, startDate: '2027-06-20', endDate: '2027-06-20' }, later]));
    expect(lead()?.textContent).toContain('Later');
    expect(screen.queryByText('Live')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See this tournament' })).toHaveAttribute('href', '/t2');
    expect([watchSchedule.mock.calls.length, readTeams.mock.calls.length]).toEqual([0, 0]);
  });

  describe('when all games of today are played', () => {
    const played = () => {
      const read = parseMatches({
        m1: { team1Id: 'A', team2Id: 'B', team1Score: 1, team2Score: 2 },
        m2: { team1Id: 'A', team2Id: 'B', team1Score: 3, team2Score: 2 },
      });
      return read.ok ? new Map(read.value) : new Map();
    };
    const large = { ...running, name: 'Large', groups: { 0: ['A', 'B', 'C'] } } as unknown as Tournament;
    const small = { ...running, id: 't3', name: 'Small' } as unknown as Tournament;
    const watchStored = watchSchedule.getMockImplementation()!;
    afterEach(() => void watchSchedule.mockImplementation(watchStored));
    const showLead = async (tournaments: readonly Tournament[], isKept = false) => {
      readTeams.mockResolvedValue([
        { id: 'A', name: 'Ghost Riders' },
        { id: 'B', name: 'Mallet Club' },
      ]);
      watchSchedule.mockImplementation(((id: string, onValue: (value: unknown, meta: object) => void) => {
        onValue(id === 't3' ? matches(null) : played(), { fromCache: isKept, pending: false });
        return () => undefined;
      }) as never);
      showHome();
      await act(async () => live.tell(tournaments));
    };

    it('another tournament leads that is in play', async () => {
      await showLead([large, small]);
      expect(lead()?.textContent).toContain('Small');
      expect(shownNames()).toEqual(['Small', 'Large']);
    });

    it('it still leads while only this device says so', async () => {
      await showLead([large, small], true);
      expect(lead()?.textContent).toContain('Large');
    });

    it('it still leads if no other is in play', async () => {
      await showLead([large, { ...small, startDate: '2027-06-20', endDate: '2027-06-20' }]);
      expect(lead()?.textContent).toContain('Large');
    });

    it('it still leads if its last game ends while it is looked at', async () => {
      readTeams.mockResolvedValue([
        { id: 'A', name: 'Ghost Riders' },
        { id: 'B', name: 'Mallet Club' },
      ]);
      parts.schedule.value = matches(1);
      showHome();
      await act(async () => live.tell([large, small]));
      await act(async () => parts.schedule.tell(played()));
      expect(lead()?.textContent).toContain('Large');
      expect(lead()?.textContent).toContain('2 of 2 games played');
    });
  });

  it('shows no game of a schedule that was taken from view while it was looked at', async () => {
    readTeams.mockResolvedValue([
      { id: 'A', name: 'Ghost Riders' },
      { id: 'B', name: 'Mallet Club' },
    ]);
    parts.schedule.value = matches(1);
    showHome();
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
    showHome();
    await act(async () => live.tell([later]));
    expect(fetched).not.toHaveBeenCalled();
    await act(async () => live.tell([later, running]));
    expect(fetched).toHaveBeenCalledTimes(1);
    Reflect.deleteProperty(globalThis, 'fetch');
  });

  it('stays, without its games, when its teams can’t be read', async () => {
    readTeams.mockRejectedValue(new Error('denied'));
    parts.schedule.value = matches(1);
    showHome();
    await act(async () => live.tell([running]));
    expect(lead()?.textContent).toContain('Été Hardcourt');
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
  });
});
