import { createI18n } from '@courtside/i18n';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keepHeldTeams } from '../../../games/held-teams';
import { ScheduleProvider } from '../../../games/schedule-context';
import { groupsPlanAt, someTeams, tournamentAt } from '../../../organizer.testkit';
import { command } from '../../../saving/command.testkit';
import { InEvent, tellPlans } from '../../../stages/stages.testkit';
import { CreateScheduleDialog } from './create-schedule-dialog';

jest.mock('@courtside/firebase', () => jest.requireActual<{ everyCommand: object }>('../../../saving/command.testkit').everyCommand);

jest.setTimeout(60_000);
beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'errors', 'organizerSchedule'] }));
beforeEach(() => command.mockReset().mockResolvedValue('done'));

const show = (groups: Readonly<Record<string, readonly string[]>>, more: object = {}) =>
  render(
    <ScheduleProvider tournament={tournamentAt('groups', { groups, ...more })} teams={someTeams} matches={new Map()}>
      <CreateScheduleDialog onClose={jest.fn()} />
    </ScheduleProvider>,
  );
const swiss = () => screen.queryByRole('radio', { name: /^Swiss rounds/ });
const byes = () => screen.queryByRole('checkbox', { name: /^Swiss rounds with an odd number/ });

it('deletes teams in no group, unless they are kept for a later group stage', async () => {
  show({ 0: ['a', 'b', 'c', 'd'], 1: ['e', 'f'] });
  expect(screen.getByText('2 waiting teams will be deleted:')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Create, and delete 2 teams' }));
  expect(command.mock.lastCall?.[2]).not.toHaveProperty('keptTeamIds');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Keep 2 teams in no group for a later group stage' }));
  expect(screen.queryByText(/will be deleted/)).not.toBeInTheDocument();
  expect(screen.getByText('2 teams have no games until they are in a later group stage:')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /^Create schedule/ }));
  expect(command.mock.lastCall).toMatchObject(['createSchedule', 't1', { keptTeamIds: ['g', 'h'] }]);
});

it('offers to keep teams before all other fields, because the button that deletes them is always in sight', () => {
  show({ 0: ['a', 'b', 'c', 'd'], 1: ['e', 'f'] });
  const [first] = screen.getAllByRole('checkbox');
  expect(first).toHaveAccessibleName('Keep 2 teams in no group for a later group stage');
  expect(first).toHaveFocus();
  expect(first!.compareDocumentPosition(screen.getByLabelText('Days'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

describe('teams in no group', () => {
  const groups = { 0: ['a', 'b', 'c', 'd'], 1: ['e', 'f'] };
  const fields = { ...tournamentAt('groups', { groups }), hasFurtherGroups: true };
  const page = (teams: readonly string[]) => (
    <InEvent plans={[groupsPlanAt('mainRound11', { namedTeamIds: teams })]} fields={fields} matches={new Map()}>
      <CreateScheduleDialog onClose={jest.fn()} />
    </InEvent>
  );
  const keep = () => screen.queryByRole('checkbox', { name: /^Keep/ });
  const create = () => userEvent.click(screen.getByRole('button', { name: /^Create/ }));

  afterEach(() => keepHeldTeams('t1', []));

  it('are kept as soon as a later stage names one, and those that it names stay in any case', async () => {
    render(page([]));
    expect(keep()).not.toBeChecked();
    tellPlans([groupsPlanAt('mainRound11', { namedTeamIds: ['h'] })]);
    expect(keep()).toBeChecked();
    expect(keep()).toHaveAccessibleName('Keep 1 team in no group for a later group stage');
    expect(screen.getByText('2 teams have no games until they are in a later group stage:')).toBeInTheDocument();
    await userEvent.click(keep()!);
    expect(screen.getByText('1 waiting team will be deleted:')).toBeInTheDocument();
    await create();
    expect(command.mock.lastCall).toMatchObject(['createSchedule', 't1', { keptTeamIds: ['h'] }]);
    tellPlans([groupsPlanAt('mainRound11', { namedTeamIds: ['h', 'g'] })]);
    expect(keep()).not.toBeInTheDocument();
    expect(screen.queryByText(/will be deleted/)).not.toBeInTheDocument();
  });

  it('are as the organizer has chosen, whatever a stage names later', async () => {
    render(page([]));
    await userEvent.click(keep()!);
    await userEvent.click(keep()!);
    tellPlans([groupsPlanAt('mainRound11', { namedTeamIds: ['h'] })]);
    expect(keep()).not.toBeChecked();
  });

  it('are kept where the organizer held one of them back in this tab', async () => {
    keepHeldTeams('t1', ['a', 'h']);
    show(groups);
    expect(keep()).toBeChecked();
    await create();
    expect(command.mock.lastCall).toMatchObject(['createSchedule', 't1', { keptTeamIds: ['g', 'h'] }]);
  });

  it('are deleted where those that were held back are in groups by now', () => {
    keepHeldTeams('t1', ['a']);
    show(groups);
    expect(keep()).not.toBeChecked();
  });
});

it('offers Swiss rounds at once for one group of an even number of teams', () => {
  show({ 0: ['a', 'b', 'c', 'd'] });
  expect(swiss()).toBeInTheDocument();
  expect(byes()).not.toBeInTheDocument();
});

it('offers them for an odd number behind one more press, and says which team rests', async () => {
  show({ 0: ['a', 'b', 'c', 'd', 'e'] });
  expect(swiss()).not.toBeInTheDocument();
  expect(screen.getByText(/one team rests and gets a win without goals/)).toBeInTheDocument();
  await userEvent.click(byes()!);
  expect(swiss()).toBeChecked();
  expect(screen.getByText(/has a bye: a win without goals/)).toBeInTheDocument();
  await userEvent.click(byes()!);
  expect(screen.queryByText(/has a bye/)).not.toBeInTheDocument();
  await userEvent.click(byes()!);
  await userEvent.click(screen.getByRole('button', { name: /^Create/ }));
  expect(command.mock.lastCall).toMatchObject(['createSchedule', 't1', { scheduleType: 'swissRounds', byes: { 0: 'e' } }]);
});

it('offers them at once for groups of even numbers of teams, whose games are played in turn', async () => {
  show({ 0: ['a', 'c', 'e', 'g'], 1: ['b', 'd', 'f', 'h'] });
  expect(byes()).not.toBeInTheDocument();
  expect(screen.getByText('Round by round, teams of a group with similar results meet.')).toBeInTheDocument();
  await userEvent.click(swiss()!);
  await userEvent.click(screen.getByRole('button', { name: /^Create/ }));
  const [, , plan] = command.mock.lastCall as [string, string, { matches: Record<string, object>; byes?: object }];
  expect(Object.values(plan.matches)).toEqual([
    { team1Id: 'a', team2Id: 'e' },
    { team1Id: 'b', team2Id: 'f' },
    { team1Id: 'c', team2Id: 'g' },
    { team1Id: 'd', team2Id: 'h' },
  ]);
  expect(plan).not.toHaveProperty('byes');
});

it('says that a team of each odd group rests, although their sum is even', async () => {
  show({ 0: ['a', 'c', 'e'], 1: ['b', 'd', 'f'] });
  expect(swiss()).not.toBeInTheDocument();
  expect(screen.getByText(/one team of such a group rests/)).toBeInTheDocument();
  await userEvent.click(byes()!);
  expect(swiss()).toBeChecked();
  expect(screen.getAllByText(/has a bye: a win without goals/).map(({ textContent }) => textContent)).toEqual([
    'Team E has a bye: a win without goals.',
    'Team F has a bye: a win without goals.',
  ]);
  await userEvent.click(screen.getByRole('button', { name: /^Create/ }));
  expect(command.mock.lastCall).toMatchObject(['createSchedule', 't1', { scheduleType: 'swissRounds', byes: { '0': 'e', '0-1': 'f' } }]);
});

it('does not offer them for more than four groups', () => {
  show({ 0: ['a', 'b'], 1: ['c', 'd'], 2: ['e', 'f'], 3: ['g', 'h'], 4: ['i', 'j'] });
  expect(swiss()).not.toBeInTheDocument();
  expect(byes()).not.toBeInTheDocument();
  expect(screen.getByText('Swiss rounds need at most 4 groups.')).toBeInTheDocument();
});

describe('the days of a tournament that lasts longer', () => {
  const four = { 0: ['a', 'b', 'c', 'd'] };
  const type = async (days: string) => {
    await userEvent.clear(screen.getByLabelText('Days'));
    await userEvent.type(screen.getByLabelText('Days'), days);
  };
  const otherDates = () => screen.queryByRole('checkbox', { name: 'Days on other dates' });

  it('are four at first, can be more, and have dates that the schedule is created with', async () => {
    show(four, { startDate: '2027-06-06', endDate: '2027-10-31' });
    expect(screen.getByLabelText('Days')).toHaveValue('4');
    await type('5');
    await userEvent.click(otherDates()!);
    for (const [number, date] of [
      [2, '2027-07-04'],
      [5, '2027-07-05'],
    ] as const)
      fireEvent.change(screen.getByLabelText(`Date of day ${number}`), { target: { value: date } });
    expect(screen.getByLabelText('Date of day 5')).toHaveAccessibleDescription('Must be after day 4.');
    await userEvent.click(screen.getByRole('button', { name: /^Create/ }));
    expect(command).not.toHaveBeenCalled();
    fireEvent.change(screen.getByLabelText('Date of day 5'), { target: { value: '2027-08-01' } });
    await userEvent.click(screen.getByRole('button', { name: /^Create/ }));
    const plan = command.mock.lastCall?.[2] as { readonly schedule: object; readonly scheduleTimes: object };
    expect(Object.keys(plan.schedule)).toHaveLength(5);
    expect(plan.scheduleTimes).toMatchObject({ days: [null, 28, null, null, 56] });
  });

  it('forget dates that were chosen for more days', async () => {
    show(four, { startDate: '2027-06-06', endDate: '2027-06-10' });
    await userEvent.click(otherDates()!);
    fireEvent.change(screen.getByLabelText('Date of day 4'), { target: { value: '2027-06-10' } });
    await type('3');
    await userEvent.click(screen.getByRole('button', { name: /^Create/ }));
    expect(command.mock.lastCall?.[2]).toMatchObject({ scheduleTimes: { days: [null, null, null] } });
  });

  it('are at most four in a shorter one, whose days follow each other if they fill it', async () => {
    show(four, { startDate: '2027-06-12', endDate: '2027-06-13' });
    expect(screen.getByLabelText('Days')).toHaveValue('2');
    expect(otherDates()).not.toBeInTheDocument();
    await type('5');
    expect(screen.getByLabelText('Days')).toHaveAccessibleDescription(/4/);
  });
});
