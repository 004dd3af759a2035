import { applyResult, createBracket, openGames, parseBracketGames, parseMatches, parseTeams, storedBracket, teamId, type Tournament } from '@courtside/domain';
import { createI18n } from '@courtside/i18n';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { parts, readProfiles, sampleTournament, tellMalformed } from '../../firebase.testkit';
import { PublicTournament } from './public-tournament';

jest.mock('@courtside/firebase', () => jest.requireActual('../../firebase.testkit'));

const valueOf = <Value,>(result: { ok: true; value: Value } | { ok: false }): Value => {
  if (!result.ok) throw new Error('not parsed');
  return result.value;
};
const names = ['Ghost Riders', 'Mallet Club', 'Wet Chain', 'Pédale Douce'];
const ids = ['A', 'B', 'C', 'D'].map(teamId);
const teams = valueOf(parseTeams(Object.fromEntries(names.map((name, index) => [ids[index], { name, registeredAt: index, profileIds: ['p'.repeat(28), 'PLAYER 2', ''] }]))));
const game = (team1Id: string, team2Id: string, team1Score: number | null = null, team2Score: number | null = null) => ({ team1Id, team2Id, team1Score, team2Score });
const matchesOf = (last: object) => valueOf(parseMatches({ m1: game('A', 'B', 3, 1), m2: { ...game('C', 'D'), ...last } }));
const plan = { groups: { 0: ['A', 'B', 'C', 'D'] }, schedule: { 0: ['m1', 'break', 'break', 'break', 'm2'] }, scheduleTimes: { startTimes: ['09:00'], gameLength: 12, interval: 5, numberOfCourts: 2 } } as unknown as Partial<Tournament>;
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

  it('names teams with their players; a name that is no profile stands as it is', async () => {
    await show({ isTeamsPublic: true });
    const card = screen.getByRole('heading', { name: /Ghost Riders/ }).closest('li') as HTMLElement;
    expect(within(card).getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Zoé', 'PLAYER 2']);
  });

  it('shows times, courts and breaks, and who has won', async () => {
    await show({ ...plan, ...everything });
    const table = screen.getByRole('table', { name: /Day 1 · Saturday 12 June/ });
    expect(within(table).getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(['09:00', '09:17', '09:34']);
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
    expect(within(standings).getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(['Pédale Douce', 'Ghost Riders', 'Mallet Club', 'Wet Chain']);
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
    expect(within(now).getAllByRole('article').map((card) => card.getAttribute('aria-label'))).toEqual(['Game 2']);
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
