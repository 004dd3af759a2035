import { teamId, type Match, type MatchId } from '@courtside/domain';
import { createI18n } from '@courtside/i18n';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ScheduleProvider } from '../../games/schedule-context';
import { groupsPlanAt, matchesAt, someTeams, tournamentAt } from '../../organizer.testkit';
import { storedEntries, storedWithdrawn } from '../../firebase.testkit';
import { command } from '../../saving/command.testkit';
import { ScoreBookProvider } from '../../score-book/score-book-context';
import { InEvent } from '../../stages/stages.testkit';
import { LateTeamDialog } from './late-team-dialog';

jest.mock('@courtside/firebase', () => jest.requireActual<{ everyCommand: object }>('../../saving/command.testkit').everyCommand);

jest.setTimeout(60_000);
beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'errors', 'organizerSchedule'] }));
beforeEach(() => command.mockReset().mockResolvedValue('done'));

const draws = new Map<MatchId, Match>([...matchesAt('swiss')].map(([id, match]) => [id, { ...match, team1Score: 1, team2Score: 1 }]));

/** @param added teams that have joined the group since */
function page(matches: ReadonlyMap<MatchId, Match>, ...added: readonly string[]) {
  const tournament = tournamentAt('swiss', {
    groups: { 0: ['a', 'b', 'c', 'd', ...added] },
    schedule: { '0': ['m0', 'm1'] },
    hasEntries: true,
  });
  const known = added.map((id) => someTeams.find((team) => team.id === id) ?? { ...someTeams[0]!, id: teamId(id) });
  const teams = [...someTeams.slice(0, 4), ...known];
  return (
    <ScheduleProvider tournament={tournament} teams={teams} matches={matches}>
      <ScoreBookProvider tournamentId="t1" matches={matches}>
        <LateTeamDialog onClose={jest.fn()} />
      </ScoreBookProvider>
    </ScheduleProvider>
  );
}
const show = (matches: ReadonlyMap<MatchId, Match>) => render(page(matches));
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Add the team' }));
const profileIds = ['', '', ''];

it('adds it without points, after its name is entered', async () => {
  show(draws);
  expect(screen.getByText(/plays from round 2 on/)).toBeInTheDocument();
  expect(screen.getByText(/number of teams is odd/)).toBeInTheDocument();
  await submit();
  expect(screen.getByText('Enter a name.')).toBeInTheDocument();
  expect(command).not.toHaveBeenCalled();
  await userEvent.type(screen.getByLabelText('Team name'), 'Canal');
  await submit();
  expect(command.mock.lastCall).toEqual(['addLateTeam', 't1', { name: 'Canal', profileIds }, expect.any(String)]);
});

it('adds it with the points of the lowest team, and the reason for everyone', async () => {
  show(draws);
  await userEvent.type(screen.getByLabelText('Team name'), 'Canal');
  await userEvent.click(screen.getByRole('radio', { name: /^2 points/ }));
  await submit();
  const points = { points: 2, reason: 'Came late: begins with the points of the lowest team.' };
  expect(command.mock.lastCall).toMatchObject(['addLateTeam', 't1', { name: 'Canal', points }, expect.any(String)]);
});

describe('with teams that wait for a place', () => {
  beforeEach(() => {
    storedEntries.value = someTeams.slice(4);
    storedWithdrawn.value = [{ id: teamId('h') }];
  });
  afterEach(() => {
    storedEntries.value = [];
    storedWithdrawn.value = [];
  });

  it('offers them in the order of registration, without those that have withdrawn, and admits the chosen one', async () => {
    show(draws);
    const field = screen.getByRole('combobox', { name: 'Team' });
    const names = within(field)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    expect(names).toEqual(['A new team', 'Waiting: Team E', 'Waiting: Team F', 'Waiting: Team G']);
    await userEvent.selectOptions(field, 'Waiting: Team F');
    expect(screen.queryByLabelText('Team name')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: /^2 points/ }));
    await submit();
    const points = { points: 2, reason: 'Came late: begins with the points of the lowest team.' };
    expect(command.mock.lastCall).toEqual(['admitLateTeam', 't1', 'f', points]);
  });

  it('says that the name of a new team is one of theirs, in any spelling, and takes that team', async () => {
    show(draws);
    const name = screen.getByLabelText('Team name');
    await userEvent.type(name, 'team é');
    expect(screen.getByText(/^Team E is on the waiting list/)).toBeInTheDocument();
    await userEvent.type(name, ' two');
    expect(screen.queryByText(/is on the waiting list/)).not.toBeInTheDocument();
    await userEvent.clear(name);
    await userEvent.type(name, 'TEAM G');
    await userEvent.click(screen.getByRole('button', { name: 'Take the waiting team' }));
    expect(screen.getByRole('combobox', { name: 'Team' })).toHaveDisplayValue('Waiting: Team G');
    expect(screen.getByRole('combobox', { name: 'Team' })).toHaveFocus();
    await submit();
    expect(command.mock.lastCall).toEqual(['admitLateTeam', 't1', 'g', undefined]);
  });

  it('keeps the chosen one after a response was lost, although it plays by then', async () => {
    jest.spyOn(console, 'warn').mockImplementation();
    command.mockRejectedValueOnce(new Error('lost'));
    const { rerender } = show(draws);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Team' }), 'Waiting: Team F');
    await submit();
    expect(screen.getByText('The team was not added. lost')).toBeInTheDocument();
    rerender(page(draws, 'f'));
    expect(screen.getByText(/number of teams is odd/)).toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Team' })).toHaveDisplayValue('Waiting: Team F');
    await submit();
    expect(command.mock.calls).toEqual(Array(2).fill(['admitLateTeam', 't1', 'f', undefined]));
  });

  it('offers none of those that a later stage names', () => {
    const fields = { ...tournamentAt('swiss', { groups: { 0: ['a', 'b', 'c', 'd'] }, schedule: { '0': ['m0', 'm1'] } }) };
    render(
      <InEvent
        plans={[groupsPlanAt('mainRound11', { namedTeamIds: ['e', 'g'] })]}
        fields={{ ...fields, hasFurtherGroups: true }}
        matches={draws}
      >
        <ScoreBookProvider tournamentId="t1" matches={draws}>
          <LateTeamDialog onClose={jest.fn()} />
        </ScoreBookProvider>
      </InEvent>,
    );
    const names = within(screen.getByRole('combobox', { name: 'Team' })).getAllByRole('option');
    expect(names.map(({ textContent }) => textContent)).toEqual(['A new team', 'Waiting: Team F']);
  });

  it('offers only a new team where all teams are in the group', () => {
    render(page(draws, 'e', 'f', 'g', 'h'));
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });
});

it('offers no points while the lowest team has none', () => {
  show(new Map([...draws].map(([id, match]) => [id, { ...match, team1Score: 1, team2Score: 0 }])));
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
});

it('offers the same points again after a response was lost, although the team itself has none', async () => {
  jest.spyOn(console, 'warn').mockImplementation();
  command.mockRejectedValueOnce(new Error('lost'));
  const { rerender } = show(draws);
  await userEvent.type(screen.getByLabelText('Team name'), 'Canal');
  await submit();
  const id = String(command.mock.lastCall?.at(-1));
  rerender(page(draws, id));
  expect(screen.getByText(/number of teams is odd/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: /^2 points/ }));
  await submit();
  expect(command.mock.lastCall).toMatchObject(['addLateTeam', 't1', { points: { points: 2 } }, id]);
});

describe('in two groups', () => {
  const two = (first: readonly string[], second: readonly string[], more: object = {}) => (
    <ScheduleProvider
      tournament={tournamentAt('swiss', { groups: { 0: first, 1: second }, schedule: { '0': ['m0', 'm1'] }, ...more })}
      teams={someTeams}
      matches={draws}
    >
      <ScoreBookProvider tournamentId="t1" matches={draws}>
        <LateTeamDialog onClose={jest.fn()} />
      </ScoreBookProvider>
    </ScheduleProvider>
  );
  const field = () => screen.getByRole('combobox', { name: 'Group' });

  it('joins the smaller one, unless another is chosen, and says what the number of its teams means', async () => {
    render(two(['a', 'b', 'c', 'd', 'e'], ['f', 'g', 'h'], { withdrawnTeamIds: ['e', 'f'] }));
    expect(field()).toHaveDisplayValue('Group B, 2 teams');
    expect(screen.getByText(/^Group B has an odd number of teams/)).toBeInTheDocument();
    await userEvent.selectOptions(field(), 'Group A, 4 teams');
    expect(screen.getByText(/^Group A has an odd number of teams/)).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('Team name'), 'Canal');
    // The lowest of its own group.
    await userEvent.click(screen.getByRole('radio', { name: /^2 points/ }));
    await submit();
    const points = expect.objectContaining({ points: 2 }) as unknown;
    expect(command.mock.lastCall).toEqual(['addLateTeam', 't1', { name: 'Canal', profileIds, points, groupId: '0' }, expect.any(String)]);
  });

  it('would be alone in a group that all have left', () => {
    render(two(['a', 'b', 'c', 'd'], ['e', 'f'], { withdrawnTeamIds: ['e', 'f'] }));
    expect(field()).toHaveDisplayValue('Group B, 0 teams');
    expect(screen.getByText('Group B has no game left.')).toBeInTheDocument();
  });

  it('keeps the proposed group while others add teams to it', async () => {
    const { rerender } = render(two(['a', 'b', 'c', 'd'], ['e', 'f', 'g']));
    expect(field()).toHaveDisplayValue('Group B, 3 teams');
    rerender(two(['a', 'b', 'c', 'd'], ['e', 'f', 'g', 'h', 'i']));
    expect(field()).toHaveDisplayValue('Group B, 5 teams');
    await userEvent.type(screen.getByLabelText('Team name'), 'Canal');
    await submit();
    expect(command.mock.lastCall).toMatchObject(['addLateTeam', 't1', { groupId: '1' }, expect.any(String)]);
  });

  it('has no points to begin with where the lowest team of the group has none', async () => {
    render(two(['a', 'b', 'c', 'd'], ['e', 'f', 'g']));
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    expect(screen.getByText(/^Group B then has an even number of teams/)).toBeInTheDocument();
    await userEvent.selectOptions(field(), 'Group A, 4 teams');
    expect(screen.getByRole('radio', { name: /^2 points/ })).toBeInTheDocument();
  });

  it('stays in the group that it is in after a response was lost', async () => {
    jest.spyOn(console, 'warn').mockImplementation();
    command.mockRejectedValueOnce(new Error('lost'));
    const { rerender } = render(two(['a', 'b', 'c', 'd'], ['e', 'f', 'g']));
    await userEvent.selectOptions(field(), 'Group A, 4 teams');
    await userEvent.type(screen.getByLabelText('Team name'), 'Canal');
    await submit();
    const id = String(command.mock.lastCall?.at(-1));
    rerender(two(['a', 'b', 'c', 'd', id], ['e', 'f', 'g']));
    expect(field()).toBeDisabled();
    expect(field()).toHaveDisplayValue('Group A, 4 teams');
    await submit();
    expect(command.mock.lastCall).toMatchObject(['addLateTeam', 't1', { groupId: '0' }, id]);
  });
});
