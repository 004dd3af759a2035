import { matchId, teamId, type Match } from '@courtside/domain';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import * as client from '../../firebase.testkit';
import { groupsPlanAt, matchesAt } from '../../organizer.testkit';
import { command } from '../../saving/command.testkit';
import { InEvent, tellPlans, tells, type SampleEvent } from '../../stages/stages.testkit';
import { pageWords } from '../../words.testkit';
import { FurtherSchedules } from './further-schedules';
import { noParts } from './schedule-parts.testkit';

jest.mock('@courtside/firebase', () => jest.requireActual<{ everyCommand: object }>('../../saving/command.testkit').everyCommand);

// Queries by role in whole dialogs are slow on busy processors.
jest.setTimeout(120_000);

const stage = 'mainRound11';
const [sample] = matchesAt('schedule').values();
const games = new Map(
  [
    ['a', 'e'],
    ['b', 'f'],
  ].map(([one = '', other = ''], index) => {
    const id = matchId(`${stage}-m${index}`);
    return [id, { ...sample!, id, team1Id: teamId(one), team2Id: teamId(other) } as Match];
  }),
);
const scheduleTimes = { startTimes: ['09:00'], gameLength: 12, interval: 5, numberOfCourts: 2 };
const drawn = { groups: { '0': ['a', 'b', 'e', 'f'] }, schedule: { '0': [...games.keys()] }, scheduleType: 'roundRobin', scheduleTimes };
const mainRound = groupsPlanAt(stage, drawn);

const show = (event: SampleEvent = {}) =>
  render(
    <MemoryRouter>
      <InEvent plans={[mainRound]} games={games} {...event}>
        <FurtherSchedules parts={noParts} />
      </InEvent>
    </MemoryRouter>,
  );
const section = () => screen.getByRole('region', { name: 'Main round' });
const press = (name: string | RegExp, inside: HTMLElement = document.body) => userEvent.click(within(inside).getByRole('button', { name }));
const choose = async (item: string) => {
  await press('More tools for Main round');
  await userEvent.click(screen.getByRole('menuitem', { name: item }));
};
const sent = (name: string) => command.mock.calls.findLast(([called]) => called === name);

beforeAll(pageWords);
beforeEach(() => {
  localStorage.clear();
  command.mockReset().mockResolvedValue(undefined);
  client.watchStages.mockReset().mockImplementation(tells([]) as never);
  Element.prototype.scrollIntoView = () => Promise.resolve() as never;
});

it('shows nothing before a group stage is drawn', () => {
  show({ plans: [groupsPlanAt(stage)] });
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

it('lists the games on their day, and sends typed scores to them', async () => {
  show();
  expect(section()).toHaveTextContent('Sunday');
  expect(section()).toHaveTextContent('Team E');
  // After the six games of the first groups.
  expect(section()).toHaveTextContent('No. 7');
  const [one] = within(section()).getAllByLabelText('Score of Team A');
  await userEvent.type(one!, '3');
  await waitFor(() => expect(sent('recordScore')).toBeDefined(), { timeout: 5000 });
  expect(sent('recordScore')).toEqual(['recordScore', 't1', `${stage}-m0`, { team1Score: 3 }, expect.anything(), expect.anything(), stage]);
});

it('changes its times, and adds a day', async () => {
  show();
  await press('Game times', section());
  const dialog = screen.getByRole('dialog');
  fireEvent.change(within(dialog).getByLabelText('Start of day 1'), { target: { value: '10:30' } });
  await press('Save times', dialog);
  const [, , times, , address] = sent('setMatchTimes') ?? [];
  expect([(times as typeof scheduleTimes).startTimes, address]).toEqual([['10:30'], stage]);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await choose('Add a day');
  await press('Add day', screen.getByRole('dialog'));
  expect(sent('addScheduleDay')).toEqual(['addScheduleDay', 't1', '1', '09:00', stage]);
});

it('lists the games of a removed day with the dates of the stage, which begins after the event', async () => {
  const twoDays = {
    schedule: { '0': [`${stage}-m0`], '1': [`${stage}-m1`] },
    scheduleTimes: { ...scheduleTimes, startTimes: ['09:00', '10:00'] },
  };
  show({ plans: [groupsPlanAt(stage, { ...drawn, ...twoDays })] });
  await choose('Remove a day');
  const dialog = screen.getByRole('dialog');
  expect(within(dialog).getByLabelText('Day')).toHaveDisplayValue('Day 2, Monday 14 June 2027');
  expect(within(dialog).getByRole('heading', { level: 3 })).toHaveTextContent('New on Day 1, Sunday 13 June 2027');
  expect(within(dialog).getByRole('listitem')).toHaveTextContent('Team B v Team F10:00 → 09:00');
  expect(dialog).toHaveTextContent('The event then ends Sunday 13 June 2027, 10:12 instead of Monday 14 June 2027, 10:12.');
});

it('adds a tie-breaker game between two of its teams, with an id of the stage', async () => {
  show();
  await choose('Add a tie-breaker game');
  const dialog = screen.getByRole('dialog');
  expect(within(dialog).queryAllByRole('option', { name: 'Team C' })).toEqual([]);
  await userEvent.selectOptions(within(dialog).getByLabelText('First team'), 'Team A');
  await userEvent.selectOptions(within(dialog).getByLabelText('Second team'), 'Team B');
  await press('Add game', dialog);
  expect(sent('addTieBreakerMatch')).toEqual([
    ...['addTieBreakerMatch', 't1', '0', expect.stringMatching(`^${stage}-.`)],
    { team1Id: 'a', team2Id: 'b' },
    stage,
  ]);
});

it('adds a tie-breaker game to a day that is left, if somebody removed the chosen one meanwhile', async () => {
  const twoDays = { ...drawn, schedule: { '0': [`${stage}-m0`], '1': [`${stage}-m1`] } };
  show({ plans: [groupsPlanAt(stage, twoDays)] });
  await choose('Add a tie-breaker game');
  const dialog = screen.getByRole('dialog');
  await userEvent.selectOptions(within(dialog).getByLabelText('First team'), 'Team A');
  await userEvent.selectOptions(within(dialog).getByLabelText('Second team'), 'Team B');
  await userEvent.selectOptions(within(dialog).getByLabelText('Day'), '1');
  tellPlans([mainRound]);
  await press('Add game', dialog);
  expect(sent('addTieBreakerMatch')?.[2]).toBe('0');
});

it('deletes its games after it has said what is lost, and names that they can be created again', async () => {
  show();
  await choose('Delete the schedule');
  const dialog = screen.getByRole('alertdialog', { name: 'Delete the games of Main round?' });
  expect(dialog).toHaveTextContent('2 games');
  await press('Delete schedule', dialog);
  expect(sent('deleteSchedule')).toEqual(['deleteSchedule', 't1', stage]);
});

it('is closed while other groups or a bracket take teams from it', () => {
  show({ fields: { bracket: { upper: { round1: ['u1-1'] } } } });
  expect(section()).toHaveTextContent('A bracket exists');
  expect(within(section()).queryByRole('button', { name: 'Game times' })).not.toBeInTheDocument();
});

it('adds the next round of Swiss rounds, and no late team', async () => {
  show({ plans: [groupsPlanAt(stage, { ...drawn, scheduleType: 'swissRounds' })] });
  expect(section()).toHaveTextContent('Round 1');
  expect(within(section()).getByRole('button', { name: 'Next Round' })).toBeEnabled();
  await press('More tools for Main round');
  expect(screen.queryByRole('menuitem', { name: 'Add a late team' })).not.toBeInTheDocument();
  expect(screen.getByRole('menuitem', { name: 'Withdrawn teams' })).toBeEnabled();
});

it('waits for the games before it where points count again, and for nothing else', () => {
  const plan = groupsPlanAt(stage, { ...drawn, scheduleType: 'swissRounds', carries: 'points' });
  const page = (carried: typeof plan, loading: boolean) => (
    <MemoryRouter>
      <InEvent plans={[carried]} games={games}>
        <FurtherSchedules parts={noParts} loading={loading} />
      </InEvent>
    </MemoryRouter>
  );
  const { rerender } = render(page(plan, true));
  expect(within(section()).queryByRole('button', { name: 'Next Round' })).not.toBeInTheDocument();
  rerender(page(plan, false));
  expect(within(section()).getByRole('button', { name: 'Next Round' })).toBeInTheDocument();
});

describe('games that could not be read', () => {
  const plan = groupsPlanAt(stage, { ...drawn, scheduleType: 'swissRounds', carries: 'points' });
  const retry = jest.fn();
  const showFailed = (shown: typeof plan, event: SampleEvent = {}) =>
    render(
      <MemoryRouter>
        <InEvent plans={[shown]} games={games} {...event}>
          <FurtherSchedules parts={noParts} retry={retry} />
        </InEvent>
      </MemoryRouter>,
    );
  beforeEach(() => retry.mockReset());

  it('can be read again, where they count again', async () => {
    showFailed(plan);
    expect(section()).toHaveTextContent('The further group stages could not be loaded.');
    expect(within(section()).queryByRole('button', { name: 'Next Round' })).not.toBeInTheDocument();
    await press('Try again', section());
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('change nothing where none of them counts', () => {
    showFailed(groupsPlanAt(stage, { ...drawn, scheduleType: 'swissRounds' }));
    expect(within(section()).getByRole('button', { name: 'Next Round' })).toBeInTheDocument();
  });

  it('leave no endless wait where their stage can’t be read by this release', () => {
    const later = groupsPlanAt(stage, { ...drawn, carries: 'points', entry: 'newKind1234 1-2' });
    show({ plans: [later] });
    expect(within(section()).getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
});
