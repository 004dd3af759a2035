import { teamId, type Team } from '@courtside/domain';
import { createI18n } from '@courtside/i18n';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { recallHeldTeams } from '../../games/held-teams';
import { ScheduleProvider } from '../../games/schedule-context';
import { dataAt } from '../../organizer.testkit';
import { command } from '../../saving/command.testkit';
import type { TournamentData } from '../../workspace/tournament-data';
import { CreateGroupsDialog } from './create-groups-dialog';

jest.mock('@courtside/firebase', () => jest.requireActual<{ everyCommand: object }>('../../saving/command.testkit').everyCommand);

beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'errors', 'organizerTeams', 'organizerEntries'] }));
beforeEach(() => command.mockReset().mockResolvedValue('done'));

/** Creates a tournament with a number of teams and groups. */
function createData(count: number, groupCount = 0): TournamentData {
  const before = dataAt('teams');
  const ids = Array.from({ length: count }, (_, index) => teamId(`t${index + 1}`));
  const teams = ids.map((id): Team => ({ id, name: `Team ${id.slice(1)}`, groupId: null, profileIds: [], registeredAt: 0 }));
  const groups = Object.fromEntries(
    Array.from({ length: groupCount }, (_, group) => [group, ids.filter((_id, index) => index % groupCount === group)]),
  );
  return { ...before, tournament: { ...before.tournament, groups }, teams, seedOrder: ids };
}

const dialog = (data: TournamentData) => (
  <ScheduleProvider tournament={data.tournament} teams={data.teams} matches={data.matches}>
    <CreateGroupsDialog data={data} onClose={jest.fn()} />
  </ScheduleProvider>
);
const show = (data: TournamentData) => render(dialog(data));
const offered = () => within(screen.getByRole('group', { name: 'Number of groups' })).getAllByRole('radio');
const many = () => screen.queryByRole('checkbox', { name: 'More than 4 groups' });

it('offers one to four groups, and up to eight where the organizer asks for more', async () => {
  show(createData(16));
  expect(offered()).toHaveLength(4);
  await userEvent.click(many()!);
  expect(many()).toHaveFocus();
  expect(offered()).toHaveLength(8);
  await userEvent.click(screen.getByRole('radio', { name: '8 groups' }));
  expect(screen.getByRole('region', { name: 'Group H' })).toHaveTextContent(/Team \d+.*Team \d+/);
  await userEvent.click(screen.getByRole('button', { name: 'Create 8 groups' }));
  const [name, , groups] = command.mock.lastCall ?? [];
  expect(name).toBe('saveGroups');
  expect(Object.entries(groups as object).map(([id, members]: [string, readonly string[]]) => [id, members.length])).toEqual(
    [...'01234567'].map((id) => [id, 2]),
  );
});

it('reduces eight groups to four if the organizer no longer allows more than usual', async () => {
  show(createData(16, 8));
  expect(many()).toBeChecked();
  expect(screen.getByRole('radio', { name: '8 groups' })).toBeChecked();
  await userEvent.click(many()!);
  expect(offered()).toHaveLength(4);
  expect(screen.getByRole('radio', { name: '4 groups' })).toBeChecked();
  expect(screen.queryByRole('region', { name: 'Group E' })).not.toBeInTheDocument();
});

it('offers no more groups than the teams can fill', () => {
  show(createData(9));
  expect(many()).not.toBeInTheDocument();
});

it('leaves the best teams out where they begin in a later group stage', async () => {
  show(createData(9));
  expect(screen.queryByLabelText('Teams that begin later')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Some teams begin in a later group stage' }));
  const field = screen.getByLabelText('Teams that begin later');
  expect(field).toHaveValue('1');
  await userEvent.clear(field);
  await userEvent.type(field, '4');
  const waiting = screen.getByRole('region', { name: 'Waiting list' });
  for (const number of [1, 2, 3, 4]) expect(waiting).toHaveTextContent(`Team ${number}`);
  expect(waiting).toHaveTextContent('unless you keep them for a later group stage');
  // Two groups of the five others.
  expect(offered().filter((choice) => !(choice as HTMLInputElement).disabled)).toHaveLength(2);
  await userEvent.click(screen.getByRole('radio', { name: '1 group' }));
  expect(screen.getByText(/One group with an odd number of teams/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Create 1 group' }));
  expect(command.mock.lastCall).toMatchObject(['saveGroups', 't1', { 0: ['t5', 't6', 't7', 't8', 't9'] }]);
  expect(recallHeldTeams('t1')).toEqual(['t1', 't2', 't3', 't4']);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Some teams begin in a later group stage' }));
  expect(screen.getByRole('region', { name: 'Waiting list' })).toHaveTextContent('No team');
  await userEvent.click(screen.getByRole('button', { name: 'Create 1 group' }));
  expect(recallHeldTeams('t1')).toEqual([]);
});

const without = (data: TournamentData, ...left: readonly string[]): TournamentData => ({
  ...data,
  teams: data.teams.filter(({ id }) => !left.includes(id)),
  seedOrder: data.seedOrder.filter((id) => !left.includes(id)),
});

it('shuffles fewer groups where a team has left that one of them needs', async () => {
  const data = createData(8, 4);
  const { rerender } = show(data);
  rerender(dialog(without(data, 't8')));
  await userEvent.click(screen.getByRole('button', { name: 'Shuffle' }));
  expect(screen.getByRole('radio', { name: '3 groups' })).toBeChecked();
});

describe('the number of teams that begin later', () => {
  const field = () => screen.getByLabelText('Teams that begin later');
  const hold = async (count: string) => {
    await userEvent.click(screen.getByRole('checkbox', { name: 'Some teams begin in a later group stage' }));
    await userEvent.clear(field());
    await userEvent.type(field(), count);
  };

  it('leaves four teams for groups, also after others have left', async () => {
    const data = createData(9);
    const { rerender } = show(data);
    await hold('7');
    expect(field()).toHaveValue('5');
    expect(screen.getByRole('region', { name: 'Group A' })).toHaveTextContent(/Team 6.*Team 9/);
    rerender(dialog(without(data, 't9')));
    await userEvent.click(screen.getByRole('button', { name: 'Shuffle' }));
    expect(field()).toHaveValue('4');
    expect(screen.getByRole('region', { name: 'Waiting list' })).not.toHaveTextContent('Team 5');
  });

  it('is lower after one of them has left', async () => {
    const data = createData(9);
    const { rerender } = show(data);
    await hold('3');
    rerender(dialog(without(data, 't2')));
    expect(field()).toHaveValue('2');
    await userEvent.click(screen.getByRole('button', { name: 'Shuffle' }));
    expect(screen.getByRole('region', { name: 'Waiting list' })).not.toHaveTextContent('Team 4');
  });
});
