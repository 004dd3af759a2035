import { matchId, teamId, type Match } from '@courtside/domain';
import { createBracket, storedBracket } from '@courtside/domain/engines';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as client from '../../firebase.testkit';
import { groupsPlanAt, matchesAt, stageAt } from '../../organizer.testkit';
import { command } from '../../saving/command.testkit';
import { InEvent, tells, type SampleEvent } from '../../stages/stages.testkit';
import { pageWords } from '../../words.testkit';
import { OrganizerBracket } from './bracket-section';

jest.mock('@courtside/firebase', () => jest.requireActual<{ everyCommand: object }>('../../saving/command.testkit').everyCommand);

// Queries by role in whole dialogs are slow on busy processors.
jest.setTimeout(120_000);

const stage = 'mainRound11';
const [sample] = matchesAt('schedule').values();
/** Returns the games of the main round in which each team has won against those behind it. */
const gamesOf = (order: readonly string[]) => {
  const pairs = order.flatMap((one, at) => order.slice(at + 1).map((other) => [one, other] as const));
  return new Map(
    pairs.map(([one, other], index) => {
      const id = matchId(`${stage}-m${index}`);
      return [id, { ...sample!, id, team1Id: teamId(one), team2Id: teamId(other), team1Score: 3, team2Score: 0 } as Match];
    }),
  );
};
/** The reverse of the first groups. */
const order = ['f', 'e', 'b', 'a'];
const games = gamesOf(order);
/** The second and third of the first groups, in another order. */
const chance = ['g', 'c', 'f', 'b'];
const scheduleTimes = { startTimes: ['09:00'], gameLength: 12, interval: 5, numberOfCourts: 2 };
const layoutOfDrawn = {
  groups: { '0': ['a', 'e', 'f', 'b'] },
  schedule: { '0': [...games.keys()] },
  scheduleType: 'roundRobin',
  scheduleTimes,
};
const drawn = groupsPlanAt(stage, layoutOfDrawn);

const show = (event: SampleEvent, onAddGroups = jest.fn()) =>
  render(
    <InEvent games={games} {...event}>
      <OrganizerBracket games={null} openHistory={() => undefined} DayRules={() => null} onAddGroups={onAddGroups} />
    </InEvent>,
  );
const press = (name: string | RegExp, inside: HTMLElement = document.body) => userEvent.click(within(inside).getByRole('button', { name }));

beforeAll(pageWords);
beforeEach(() => {
  command.mockReset().mockResolvedValue(undefined);
  client.watchStages.mockReset().mockImplementation(tells([]) as never);
});

it('offers a second group stage while there is no bracket', async () => {
  const add = jest.fn();
  show({}, add);
  await press('Add a second group stage');
  expect(add).toHaveBeenCalled();
});

it('waits for the games of the groups that the best teams play', () => {
  show({ plans: [groupsPlanAt(stage)] });
  expect(screen.getByText(/The bracket takes its teams from Main round/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Create Bracket' })).not.toBeInTheDocument();
});

it('is seeded from the tables of the last groups, numbered after their games, and begins after them', async () => {
  show({ plans: [drawn] });
  await press('Create Bracket');
  const dialog = screen.getByRole('dialog');
  expect(dialog).toHaveTextContent('The teams come from Main round.');
  expect(dialog).not.toHaveTextContent('have no result yet');
  expect(dialog).toHaveTextContent('No. 13');
  await press('Create bracket, 4 teams', dialog);
  const [name, , bracket] = command.mock.lastCall ?? [];
  expect([name, (bracket as { seeds: readonly string[] }).seeds]).toEqual(['createBracket', order]);
});

const rest = groupsPlanAt(stage, {
  ...{ ...layoutOfDrawn, groups: { '0': ['b', 'f', 'c', 'g'] }, entry: 'groups 2-3 each' },
  scheduleTimes: { ...scheduleTimes, startTimes: ['16:00'] },
});
const seedsSent = () => (command.mock.lastCall?.[2] as { seeds: readonly string[] } | undefined)?.seeds;

it('SE-11 takes the teams of groups for the remaining places by their tables, before those that are out, and begins after their games', async () => {
  show({ plans: [rest], games: gamesOf(chance) });
  await press('Create Bracket');
  const dialog = screen.getByRole('dialog');
  expect(dialog).toHaveTextContent('The teams of Main round come after those that ranked above them, by their table there.');
  expect(within(dialog).getByLabelText(/^Start/)).toHaveValue('17:00');
  await press('Create bracket, 8 teams', dialog);
  expect(seedsSent()).toEqual(['a', 'e', ...chance, 'd', 'h']);
});

it('SE-11 takes a prefix of these seeds for a smaller bracket', async () => {
  show({ plans: [rest], games: gamesOf(chance) });
  await press('Create Bracket');
  const dialog = screen.getByRole('dialog');
  fireEvent.change(within(dialog).getByLabelText('Teams in the bracket'), { target: { value: '5' } });
  await press('Create bracket, 5 teams', dialog);
  expect(seedsSent()).toEqual(['a', 'e', 'g', 'c', 'f']);
});

it('proposes the start after the groups that it has teams of, until one is chosen', async () => {
  // The first groups end on the first day at 11:00, the main round on the second one at 17:00.
  const schedule = { schedule: { '0': ['m0', 'm1', 'm2', 'm3', 'm4', 'm5'] }, scheduleTimes: { ...scheduleTimes, startTimes: ['10:00'] } };
  const direct = groupsPlanAt(stage, { ...layoutOfDrawn, groups: { '0': ['c', 'd', 'g', 'h'] }, entry: 'groups 3-4 each' });
  const late = { ...direct, scheduleTimes: { ...direct.scheduleTimes, startTimes: ['16:00'] } };
  show({ plans: [late], games: gamesOf(['h', 'g', 'd', 'c']), fields: schedule });
  await press('Create Bracket');
  const dialog = screen.getByRole('dialog');
  const [start, size] = [within(dialog).getByLabelText(/^Start/), within(dialog).getByLabelText('Teams in the bracket')];
  const change = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
  expect(start).toHaveValue('17:00');
  change(size, '4');
  expect(start).toHaveValue('09:00');
  change(within(dialog).getByLabelText(/^Game length/), '20');
  change(size, '5');
  expect(start).toHaveValue('17:00');
  change(start, '18:30');
  change(size, '4');
  expect(start).toHaveValue('18:30');
});

it('lets a bracket take those of the later groups who are not in the first bracket', () => {
  const seeds = ['c', 'g', 'd', 'f'].map(teamId);
  const fields = { ...storedBracket(createBracket('single', seeds)).layout, bracketTimes: scheduleTimes, hasStages: true };
  client.watchStages.mockImplementation(tells([stageAt('challenger1', { entry: `${stage} rest` })]) as never);
  show({ plans: [groupsPlanAt(stage, { ...layoutOfDrawn, entry: 'groups 2-3 each' })], fields });
  expect(screen.getByRole('region', { name: 'Challenger' })).toHaveTextContent('3 teams: Team E, Team B and Team A.');
});

it('leaves teams in further groups out of the rest, and lets a bracket take the rest of these groups', async () => {
  const first = storedBracket(createBracket('single', order.map(teamId)));
  const fields = { ...first.layout, bracketTimes: scheduleTimes, hasStages: true };
  client.watchStages.mockImplementation(tells([stageAt('challenger1')]) as never);
  show({ plans: [drawn], fields });
  const challenger = screen.getByRole('region', { name: 'Challenger' });
  expect(challenger).toHaveTextContent('4 teams: Team C');
  expect(challenger).not.toHaveTextContent('also play');
  await press('Change', challenger);
  const dialog = screen.getByRole('dialog');
  await userEvent.selectOptions(within(dialog).getByLabelText('Teams come from'), 'Main round');
  await userEvent.click(within(dialog).getByRole('radio', { name: 'Ranks' }));
  await userEvent.clear(within(dialog).getByLabelText('From rank'));
  await userEvent.type(within(dialog).getByLabelText('From rank'), '3');
  expect(within(dialog).getAllByRole('status')[0]).toHaveTextContent('Main round: Rank 3 and all behind it. 2 teams: Team B and Team A.');
});
