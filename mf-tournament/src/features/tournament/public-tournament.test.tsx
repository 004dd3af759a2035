import { openGames, parseBracketGames, type Team, type Tournament } from '@courtside/domain';
import { applyResult, createBracket, storedBracket } from '@courtside/domain/engines';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parts, readProfiles, storedWithdrawn, tellMalformed, watchBracket, watchSchedule, watchTeams } from '../../firebase.testkit';
import { everything, ids, createMatches, plan, sections, setUpVisit, show, getValue } from './public-tournament.testkit';

jest.mock('@courtside/firebase', () => jest.requireActual('../../firebase.testkit'));

setUpVisit();

describe('PublicTournament', () => {
  it('shows only what is public', async () => {
    await show({ ...plan });
    expect(sections()).toEqual(['Details']);
  });

  it.each([
    [{ isTeamsPublic: true }, ['Details', 'Teams']],
    [{ isSchedulePublic: true }, ['Schedule', 'Standings', 'Details']],
    [{ isGroupsPublic: true }, ['Details']],
    [{ isPlayersPublic: true }, ['Details']],
    [{ ...everything, tournamentType: 'MIXER' as const }, ['Schedule', 'Standings', 'Details', 'Teams', 'Players']],
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
    expect(
      within(card)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Zoé', 'PLAYER 2']);
  });

  it('leaves out a team that has withdrawn where as many as register take part', async () => {
    storedWithdrawn.value = [{ id: 'A', registeredAt: 1, grantedAt: null, withdrawnAt: 2, isGuaranteed: false, toldAt: null }];
    await show({ isTeamsPublic: true });
    expect(screen.getByRole('heading', { name: /Mallet Club/ })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: /Ghost Riders/ })).not.toBeInTheDocument();
    storedWithdrawn.value = [];
  });

  it('shows times, courts and breaks, and who has won', async () => {
    await show({ ...plan, ...everything });
    const table = screen.getByRole('table', { name: /Day 1 · Saturday,? 12 June/ });
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
    act(() => parts.schedule.tell(createMatches({ team1Score: 2, team2Score: 5 })));
    expect(document.getElementById('match-m2')).toHaveAttribute('data-changed');
    expect(document.getElementById('match-m1')).not.toHaveAttribute('data-changed');
    expect(screen.getByText('Wet Chain 2, Pédale Douce 5')).toBeInTheDocument();
    const standings = screen.getByRole('table', { name: 'All teams' });
    expect(
      within(standings)
        .getAllByRole('rowheader')
        .map((cell) => cell.textContent),
    ).toEqual(['Pédale Douce', 'Ghost Riders', 'Mallet Club', 'Wet Chain']);
    await userEvent.click(screen.getByRole('switch', { name: 'Why this order?' }));
    expect(within(standings).getByText('Ahead on goal difference: +3 to +2')).toBeInTheDocument();
  });

  it('waits for the games, rather than saying that there are none', async () => {
    watchSchedule.mockImplementationOnce((_id, onValue) => {
      parts.schedule.tell = onValue;
      return () => undefined;
    });
    await show({ ...plan, ...everything });
    expect(screen.queryByRole('heading', { level: 2 })).not.toBeInTheDocument();
    act(() => parts.schedule.tell(createMatches({})));
    expect(sections()).toContain('Schedule');
    expect(document.getElementById('match-m1')).toBeInTheDocument();
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
    // In another tab, such as the page of a team, another one was chosen.
    localStorage.setItem('courtside.my-team.t1', 'B');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'courtside.my-team.t1' })));
    expect(screen.getByLabelText('My team')).toHaveValue('B');
  });

  it('shows all games again when the team that was looked for is gone, or its court', async () => {
    const { rerender } = await show({ ...plan, ...everything });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Team' }), 'Mallet Club');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Court' }), 'Court A');
    expect(document.getElementById('match-m2')).toBeNull();
    act(() => parts.teams.tell((parts.teams.value as readonly Team[]).filter(({ name }) => name !== 'Mallet Club')));
    expect(screen.getByRole('combobox', { name: 'Team' })).toHaveValue('');
    expect(document.getElementById('match-m2')).not.toBeNull();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Court' }), 'Court B');
    expect(document.getElementById('match-m2')).toBeNull();
    // One court is left: nothing shows any more that another one was chosen.
    rerender({ ...plan, ...everything, scheduleTimes: { startTimes: ['09:00'], gameLength: 12, interval: 5, numberOfCourts: 1 } });
    expect(document.getElementById('match-m2')).not.toBeNull();
  });

  it('does not say in the details what its head says', async () => {
    await show({ ...everything, imageSrc: 'https://example.org/poster.png' });
    const details = within(document.getElementById('details') as HTMLElement);
    expect(details.queryByText('Dates')).not.toBeInTheDocument();
    expect(details.queryByText('Location')).not.toBeInTheDocument();
    expect(details.queryByRole('img')).not.toBeInTheDocument();
    expect(screen.getAllByRole('img')).toHaveLength(1);
  });

  it('draws the bracket, says who waits for whom, and ranks', async () => {
    let bracket = createBracket('single', ids);
    const [first = ''] = openGames(bracket);
    bracket = applyResult(bracket, first, { team1Score: 4, team2Score: 2 }).bracket;
    const { games, layout } = storedBracket(bracket);
    parts.bracket.value = getValue(parseBracketGames(Object.fromEntries(games)));
    await show({ ...plan, ...everything, ...layout, isGameTimesVisible: true });
    expect(sections()).toContain('Bracket');
    const final = await screen.findByRole('region', { name: 'Final' });
    expect(within(final).getByText('Winner of game 4')).toBeInTheDocument();
    expect(within(final).getByText('Ghost Riders')).toBeInTheDocument();
    expect(within(screen.getByRole('region', { name: 'Semi-finals' })).getByText('09:00, court A')).toBeInTheDocument();
    expect(await screen.findByRole('region', { name: 'Third place' })).toBeInTheDocument();
  });

  it('puts the next games of a bracket first, and the game that the reader’s team waits for', async () => {
    let bracket = createBracket('single', ids);
    const store = () => {
      const { games, layout } = storedBracket(bracket);
      parts.bracket.value = getValue(parseBracketGames(Object.fromEntries(games)));
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
    ).toEqual(['Game 4']);
    await userEvent.selectOptions(screen.getByLabelText('My team'), 'Ghost Riders');
    expect(within(now).getByText('Your next game: no. 6')).toBeInTheDocument();
    expect(within(now).getByText('Opponent: Winner of game 4')).toBeInTheDocument();
    for (const score of [3, 1, 5]) {
      const [game] = openGames(bracket);
      if (game) bracket = applyResult(bracket, game, { team1Score: score, team2Score: 0 }).bracket;
    }
    act(() => parts.bracket.tell((store(), parts.bracket.value)));
    expect(sections()).not.toContain('Now');
  });

  it.each([
    ['malformed', new Map()],
    ['missing', null],
  ])('says that a part could not be loaded or read, and shows the rest: the games of the bracket are %s', async (_, games) => {
    parts.bracket.value = games;
    await show({ ...plan, ...everything, bracket: { upper: { round1: [] } } as unknown as Tournament['bracket'] });
    expect(screen.getByText('The bracket could not be read. The organizers can delete it and create it again.')).toBeInTheDocument();
    expect(screen.getByRole('table', { name: /Day 1/ })).toBeInTheDocument();
  });

  it.each([
    ['Schedule', watchSchedule],
    ['Bracket', watchBracket],
    ['Teams', watchTeams],
  ])('reads a part again that could not be loaded: %s', async (name, watch) => {
    watch.mockImplementationOnce((_id, _onValue, onError) => {
      onError({ code: 'unavailable' });
      return () => undefined;
    });
    const { games, layout } = storedBracket(createBracket('single', ids));
    parts.bracket.value = getValue(parseBracketGames(Object.fromEntries(games)));
    await show({ ...plan, ...everything, ...layout });
    const part = () => within(screen.getByRole('region', { name }));
    expect(part().getByRole('alert')).toHaveTextContent('This part could not be loaded.');
    let settle: () => void = () => undefined;
    watch.mockImplementationOnce((_id, _onValue, onError) => {
      settle = () => onError({ code: 'unavailable' });
      return () => undefined;
    });
    const button = () => part().getByRole('button', { name: 'Try again' });
    await userEvent.click(button());
    expect(button()).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('region', { name })).toHaveFocus();
    act(() => settle());
    expect(button()).not.toHaveAttribute('aria-busy');
    await userEvent.click(button());
    expect(part().queryByRole('alert')).not.toBeInTheDocument();
    expect(part().getAllByText(/Ghost Riders/)[0]).toBeInTheDocument();
  });

  it('says that some stored data could not be read, of this tournament only', async () => {
    await show({ ...plan, ...everything });
    const message = 'Some of its stored data could not be read. The organizers can repair it.';
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
