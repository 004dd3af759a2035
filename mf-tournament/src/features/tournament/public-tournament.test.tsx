import {
  applyResult,
  createBracket,
  openGames,
  parseBracketGames,
  parseMatches,
  parseTeams,
  storedBracket,
  teamId,
  type Tournament,
} from '@courtside/domain';
import { createI18n } from '@courtside/i18n';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import {
  parts,
  readProfiles,
  registration,
  sampleTournament,
  setSession,
  signedIn,
  signedOut,
  tellMalformed,
  watchMyRegistration,
} from '../../firebase.testkit';
import { PublicTournament } from './public-tournament';

jest.mock('@courtside/firebase', () => jest.requireActual('../../firebase.testkit'));

const valueOf = <Value,>(result: { ok: true; value: Value } | { ok: false }): Value => {
  if (!result.ok) throw new Error('not parsed');
  return result.value;
};
const names = ['Ghost Riders', 'Mallet Club', 'Wet Chain', 'Pédale Douce'];
const ids = ['A', 'B', 'C', 'D'].map(teamId);
const teams = valueOf(
  parseTeams(
    Object.fromEntries(
      names.map((name, index) => [ids[index], { name, registeredAt: index, profileIds: ['p'.repeat(28), 'PLAYER 2', ''] }]),
    ),
  ),
);
const game = (team1Id: string, team2Id: string, team1Score: number | null = null, team2Score: number | null = null) => ({
  team1Id,
  team2Id,
  team1Score,
  team2Score,
});
const matchesOf = (last: object) => valueOf(parseMatches({ m1: game('A', 'B', 3, 1), m2: { ...game('C', 'D'), ...last } }));
const plan = {
  groups: { 0: ['A', 'B', 'C', 'D'] },
  schedule: { 0: ['m1', 'break', 'break', 'break', 'm2'] },
  scheduleTimes: { startTimes: ['09:00'], gameLength: 12, interval: 5, numberOfCourts: 2 },
} as unknown as Partial<Tournament>;
const everything = { isTeamsPublic: true, isGroupsPublic: true, isSchedulePublic: true, isBracketPublic: true, isPlayersPublic: true };

async function show(change: Partial<Tournament>) {
  await act(async () => {
    render(
      <MemoryRouter>
        <PublicTournament tournament={{ ...sampleTournament, ...change }} isOrganizer={false} />
      </MemoryRouter>,
    );
  });
}
const sections = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'tournament', 'home', 'schedule', 'standings', 'bracket'] }));
beforeEach(() => {
  localStorage.clear();
  setSession(signedOut);
  registration.teamId = null;
  parts.teams.value = teams;
  parts.schedule.value = matchesOf({});
  parts.bracket.value = null;
  readProfiles.mockReset().mockResolvedValue(new Map([['p'.repeat(28), { name: 'zoé' }]]));
});

describe('PublicTournament', () => {
  it('shows only what is public, in the order of the product', async () => {
    await show({ ...plan });
    expect(sections()).toEqual(['Details']);
  });

  it.each([
    [{ isTeamsPublic: true }, ['Details', 'Teams']],
    [{ isSchedulePublic: true }, ['Details', 'Schedule', 'Standings']],
    [{ isGroupsPublic: true }, ['Details']],
    [{ isPlayersPublic: true }, ['Details']],
    [{ ...everything, tournamentType: 'MIXER' as const }, ['Details', 'Teams', 'Schedule', 'Standings', 'Players']],
  ])('with a schedule and %j', async (flags, expected) => {
    await show({ ...plan, ...flags });
    expect(sections()).toEqual(expected);
  });

  it('shows groups while there is no schedule', async () => {
    await show({ ...plan, schedule: {}, ...everything });
    expect(sections()).toEqual(['Details', 'Teams', 'Groups']);
    expect(screen.getByRole('heading', { name: 'Group A' })).toBeInTheDocument();
  });

  describe('the reader’s own registration', () => {
    const open = { ...everything, isRegistrationOpen: true };
    const myTeam = () => screen.getByLabelText('My team');

    it('is not asked for while nobody is signed in', async () => {
      watchMyRegistration.mockClear();
      await show(open);
      expect(watchMyRegistration).not.toHaveBeenCalled();
      expect(screen.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/t1/register');
      expect(myTeam()).toHaveValue('');
    });

    it('takes the place of the way into registration, and is the team that is followed', async () => {
      setSession(signedIn);
      registration.teamId = 'C';
      await show(open);
      expect(screen.getByText('You are registered: Wet Chain')).toBeInTheDocument();
      expect(screen.queryByRole('link', { name: 'Register' })).not.toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'My registration' })).toHaveAttribute('href', '/t1/register');
      expect(myTeam()).toHaveValue('C');
    });

    it('is said without a name where teams are not shown', async () => {
      setSession(signedIn);
      registration.teamId = 'C';
      await show({ isRegistrationOpen: true });
      expect(screen.getByText('You are registered')).toBeInTheDocument();
    });

    it('gives way to another team, and to none, for good', async () => {
      setSession(signedIn);
      registration.teamId = 'C';
      await show(open);
      await userEvent.selectOptions(myTeam(), '');
      expect(myTeam()).toHaveValue('');
      cleanup();
      await show(open);
      expect(myTeam()).toHaveValue('');
      await userEvent.selectOptions(myTeam(), 'Mallet Club');
      cleanup();
      await show(open);
      expect(myTeam()).toHaveValue('B');
    });

    it('is also that of a player whom a captain named, and of a player of a mixer', async () => {
      setSession({ ...signedIn, uid: 'p'.repeat(28) } as typeof signedIn);
      await show(open);
      expect(myTeam()).toHaveValue('A');
      cleanup();
      await show({ isRegistrationOpen: true, tournamentType: 'MIXER', playerIds: ['p'.repeat(28)] as unknown as Tournament['playerIds'] });
      expect(screen.getByText('You are registered')).toBeInTheDocument();
    });

    it('offers nothing until it is known', async () => {
      setSession(signedIn);
      registration.teamId = undefined;
      await show(open);
      expect(screen.queryByRole('link', { name: 'Register' })).not.toBeInTheDocument();
    });
  });

  it('names teams with their players; a name that is no profile stands as it is', async () => {
    await show({ isTeamsPublic: true });
    const card = screen.getByRole('heading', { name: /Ghost Riders/ }).closest('li') as HTMLElement;
    expect(
      within(card)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Zoé', 'PLAYER 2']);
  });

  it('shows times, courts and breaks, and who has won', async () => {
    await show({ ...plan, ...everything });
    const table = screen.getByRole('table', { name: /Day 1 · Saturday 12 June/ });
    expect(
      within(table)
        .getAllByRole('rowheader')
        .map((cell) => cell.textContent),
    ).toEqual(['09:00', '09:17', '09:34']);
    expect(within(table).getByText('Break on all courts')).toBeInTheDocument();
    expect(within(table).getAllByText('Court A')).toHaveLength(2);
    expect(within(table).getByText('Ghost Riders').closest('[data-strong]')).not.toBeNull();
    expect(within(table).getByText('Mallet Club').closest('[data-strong]')).toBeNull();
  });

  it('marks and tells a score that changes under the reader’s eyes, and keeps table and standings in step', async () => {
    await show({ ...plan, ...everything });
    act(() => parts.schedule.tell(matchesOf({ team1Score: 2, team2Score: 5 })));
    expect(document.getElementById('match-m2')).toHaveAttribute('data-changed');
    expect(document.getElementById('match-m1')).not.toHaveAttribute('data-changed');
    expect(screen.getByText('Wet Chain 2, Pédale Douce 5')).toBeInTheDocument();
    const standings = screen.getByRole('table', { name: 'All teams' });
    expect(
      within(standings)
        .getAllByRole('rowheader')
        .map((cell) => cell.textContent),
    ).toEqual(['Pédale Douce', 'Ghost Riders', 'Mallet Club', 'Wet Chain']);
    await userEvent.click(screen.getByRole('switch', { name: 'Why in this order?' }));
    expect(within(standings).getByText('Ahead on goal difference: +3 to +2')).toBeInTheDocument();
  });

  it('follows a team, remembers it, and filters by it', async () => {
    await show({ ...plan, ...everything });
    await userEvent.selectOptions(screen.getByLabelText('My team'), 'Wet Chain');
    expect(document.getElementById('match-m2')).toHaveAttribute('data-mine');
    expect(screen.getAllByText('You').length).toBeGreaterThan(1);
    expect(localStorage.getItem('courtside.my-team.t1')).toBe('C');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Team' }), 'Mallet Club');
    expect(document.getElementById('match-m2')).toBeNull();
    expect(document.getElementById('match-m1')).not.toBeNull();
  });

  it('does not say in the details what its head says', async () => {
    await show({ ...everything, imageSrc: 'https://example.org/poster.png' });
    const details = within(document.getElementById('details') as HTMLElement);
    expect(details.queryByText('Dates')).not.toBeInTheDocument();
    expect(details.queryByText('Location')).not.toBeInTheDocument();
    expect(details.queryByRole('img')).not.toBeInTheDocument();
    expect(screen.getAllByRole('img')).toHaveLength(1);
  });

  it('folds a day that is behind, and opens it by a press or for a team that is looked for', async () => {
    parts.schedule.value = valueOf(parseMatches({ m1: game('A', 'B', 3, 1), m2: game('C', 'D') }));
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
    parts.schedule.value = valueOf(parseMatches({ m1: game('A', 'B'), m2: game('C', 'D') }));
    await show({ ...plan, ...days, ...everything });
    act(() => parts.schedule.tell(valueOf(parseMatches({ m1: game('A', 'B', 3, 1), m2: game('C', 'D') }))));
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
      valueOf(parseMatches({ m1: game('A', 'B', 3, 1), m2: game('C', 'D', ...second), m3: game('A', 'C', 1, 0), m4: game('B', 'D') }));
    const row = (id: string) => document.getElementById(`match-${id}`);

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
      act(() =>
        parts.schedule.tell(
          valueOf(parseMatches({ m1: game('A', 'B'), m2: game('C', 'D', 1, 1), m3: game('A', 'C'), m4: game('B', 'D') })),
        ),
      );
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

  it('draws the bracket, says who waits for whom, and ranks', async () => {
    let bracket = createBracket('single', ids);
    const [first = ''] = openGames(bracket);
    bracket = applyResult(bracket, first, { team1Score: 4, team2Score: 2 }).bracket;
    const { games, layout } = storedBracket(bracket);
    parts.bracket.value = valueOf(parseBracketGames(Object.fromEntries(games)));
    await show({ ...plan, ...everything, ...layout, isGameTimesVisible: true });
    expect(sections()).toContain('Bracket');
    const final = await screen.findByRole('region', { name: 'Final' });
    expect(within(final).getByText('Winner of game 2')).toBeInTheDocument();
    expect(within(final).getByText('Ghost Riders')).toBeInTheDocument();
    expect(within(screen.getByRole('region', { name: 'Semi-finals' })).getByText('09:00, court A')).toBeInTheDocument();
    expect(await screen.findByRole('region', { name: 'Third place' })).toBeInTheDocument();
  });

  describe('by the clock', () => {
    // Games at 09:00 and 09:34 for 12 minutes, in Toronto.
    const at = (time: string, date = '2027-06-12') => jest.spyOn(Date, 'now').mockReturnValue(Date.parse(`${date}T${time}:00-04:00`));
    const cards = () =>
      within(document.getElementById('now') as HTMLElement)
        .getAllByRole('article')
        .map((card) => card.textContent);
    const row = (id: string) => document.getElementById(`match-${id}`);
    afterEach(() => jest.restoreAllMocks());

    it('a game on court is live', async () => {
      at('09:40');
      await show({ ...plan, ...everything });
      expect(cards()).toEqual([expect.stringMatching(/Live.*09:34 to 09:46/)]);
      expect(row('m2')).toHaveAttribute('data-phase', 'live');
    });

    it('a game whose time is up stays, its score pending, between the games and beside those that run', async () => {
      parts.schedule.value = valueOf(parseMatches({ m1: game('A', 'B'), m2: game('C', 'D') }));
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
      parts.schedule.value = valueOf(parseMatches({ m1: game('A', 'B', 2, null), m2: game('C', 'D') }));
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

  it('puts the next games of a bracket first, and the game that the reader’s team waits for', async () => {
    let bracket = createBracket('single', ids);
    const store = () => {
      const { games, layout } = storedBracket(bracket);
      parts.bracket.value = valueOf(parseBracketGames(Object.fromEntries(games)));
      return layout;
    };
    bracket = applyResult(bracket, openGames(bracket)[0] ?? '', { team1Score: 4, team2Score: 2 }).bracket;
    await show({ ...plan, ...everything, ...store() });
    expect(sections()[0]).toBe('Now');
    const now = document.getElementById('now') as HTMLElement;
    expect(
      within(now)
        .getAllByRole('article')
        .map((card) => card.getAttribute('aria-label')),
    ).toEqual(['Game 2']);
    await userEvent.selectOptions(screen.getByLabelText('My team'), 'Ghost Riders');
    expect(within(now).getByText('Your next game: no. 4')).toBeInTheDocument();
    expect(within(now).getByText('Opponent: Winner of game 2')).toBeInTheDocument();
    for (const score of [3, 1, 5]) {
      const [game] = openGames(bracket);
      if (game) bracket = applyResult(bracket, game, { team1Score: score, team2Score: 0 }).bracket;
    }
    act(() => parts.bracket.tell((store(), parts.bracket.value)));
    expect(sections()).not.toContain('Now');
  });

  it('says that a part could not be loaded or read, and shows the rest', async () => {
    parts.bracket.value = new Map();
    await show({ ...plan, ...everything, bracket: { upper: { round1: [] } } as unknown as Tournament['bracket'] });
    expect(screen.getByText('The bracket could not be read. The organisers can delete it and create it again.')).toBeInTheDocument();
    expect(screen.getByRole('table', { name: /Day 1/ })).toBeInTheDocument();
  });

  it('says that some stored data could not be read, of this tournament only', async () => {
    await show({ ...plan, ...everything });
    const message = 'Some of its stored data could not be read. The organisers can repair it.';
    act(() => tellMalformed('schedules/other'));
    expect(screen.queryByText(message)).not.toBeInTheDocument();
    act(() => tellMalformed('schedules/t1'));
    expect(screen.getByText(message)).toBeInTheDocument();
  });

  it('lives without the players’ names', async () => {
    readProfiles.mockRejectedValue(new Error('offline'));
    await show({ isTeamsPublic: true });
    expect(screen.getAllByText('PLAYER 2')).toHaveLength(4);
    expect(screen.queryByText('Zoé')).not.toBeInTheDocument();
  });
});
