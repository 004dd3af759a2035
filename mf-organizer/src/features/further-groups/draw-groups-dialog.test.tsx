import { teamId, type Match, type MatchId } from '@courtside/domain';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as client from '../../firebase.testkit';
import { groupsPlanAt, matchesAt } from '../../organizer.testkit';
import { command } from '../../saving/command.testkit';
import { InEvent, tells, wonGames, type SampleEvent } from '../../stages/stages.testkit';
import { pageWords } from '../../words.testkit';
import { FurtherGroupsSection } from './further-groups-section';

jest.mock('@courtside/firebase', () => jest.requireActual<{ everyCommand: object }>('../../saving/command.testkit').everyCommand);

// Queries by role in whole dialogs are slow on busy processors.
jest.setTimeout(120_000);

const stage = 'mainRound11';
const page = (event: SampleEvent) => (
  <InEvent {...event}>
    <FurtherGroupsSection isAdding={false} onAdded={() => undefined} />
  </InEvent>
);
const press = (name: string | RegExp, inside: HTMLElement = document.body) => userEvent.click(within(inside).getByRole('button', { name }));
const open = async (event: SampleEvent) => {
  const view = render(page(event));
  await press('Create Main round');
  return { ...view, dialog: await screen.findByRole('dialog', { name: 'Create Main round' }) };
};
type Drawn = {
  readonly groups: object;
  readonly matches: Record<string, { team1Id: string; team2Id: string }>;
  readonly scheduleTimes: object;
};
const sent = () => command.mock.lastCall as unknown as [string, string, string, Drawn];

/** All games of both groups: of two teams the first in the alphabet wins. */
const playedGroups = (): ReadonlyMap<MatchId, Match> => {
  const [sample] = matchesAt('schedule').values();
  const pairs = ['abcd', 'efgh'].flatMap((group) => [...group].flatMap((one, at) => [...group.slice(at + 1)].map((other) => [one, other])));
  return wonGames(
    new Map(
      pairs.map(([one = '', other = ''], index) => {
        const id = `m${index}` as MatchId;
        return [id, { ...sample!, id, team1Id: teamId(one), team2Id: teamId(other) }];
      }),
    ),
  );
};
const played = playedGroups();
const schedule = { '0': [...played.keys()] };

beforeAll(pageWords);
beforeEach(() => {
  command.mockReset().mockResolvedValue(undefined);
  client.watchStages.mockReset().mockImplementation(tells([]) as never);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

it('draws the evaluated teams without the games that count again, on its day after a preview', async () => {
  const plan = groupsPlanAt(stage, { carries: 'games' });
  const { dialog } = await open({ plans: [plan], matches: played, fields: { schedule } });
  expect(dialog).toHaveTextContent('Group A Team A, Team E, Team B and Team F');
  expect(dialog).not.toHaveTextContent('still to be played');
  expect(dialog).toHaveTextContent('2 games count again.');
  expect(within(dialog).getByLabelText('Start of day 1')).toHaveValue('09:00');
  await press('Create 4 games', dialog);
  const [name, , id, drawn] = sent();
  expect([name, id]).toEqual(['drawGroups', stage]);
  expect(drawn.groups).toEqual({ '0': ['a', 'e', 'b', 'f'] });
  const pairs = Object.values(drawn.matches).map(({ team1Id, team2Id }) => [team1Id, team2Id].sort().join(''));
  expect(pairs.sort()).toEqual(['ae', 'af', 'be', 'bf']);
  expect(drawn.scheduleTimes).toMatchObject({ startTimes: ['09:00'], gameLength: 12, numberOfCourts: 2 });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

describe('Swiss rounds', () => {
  const swiss = 'Swiss rounds';

  it('begin with the best team against the first of the lower half, and level teams keep the order in which they came', async () => {
    const { dialog } = await open({ plans: [groupsPlanAt(stage, { carries: 'points' })], matches: played, fields: { schedule } });
    await userEvent.click(within(dialog).getByRole('radio', { name: new RegExp(swiss) }));
    expect(within(dialog).queryByLabelText('Days')).not.toBeInTheDocument();
    expect(within(dialog).getByLabelText('Start of round 1')).toHaveValue('09:00');
    await press('Create 2 games', dialog);
    const drawn = sent()[3] as Drawn & { readonly scheduleType: string };
    expect(drawn).toMatchObject({ scheduleType: 'swissRounds', groups: { '0': ['a', 'e', 'b', 'f'] } });
    const pairs = Object.values(drawn.matches).map(({ team1Id, team2Id }) => team1Id + team2Id);
    expect(pairs).toEqual(['ab', 'ef']);
  });

  it('of an odd number are drawn once the organizer accepts that a team rests, and say which one', async () => {
    const plan = groupsPlanAt(stage, { entry: 'groups 1-5' });
    const { dialog } = await open({ plans: [plan], matches: played, fields: { schedule } });
    expect(within(dialog).queryByRole('radio', { name: new RegExp(swiss) })).not.toBeInTheDocument();
    await userEvent.click(within(dialog).getByRole('checkbox', { name: /odd number of teams/ }));
    const rests = within(dialog).getByText(/rests|bye/i, { selector: 'p' });
    await press('Create 2 games', dialog);
    const drawn = sent()[3] as Drawn & { readonly byes: Record<string, string> };
    const [resting = ''] = Object.values(drawn.byes);
    expect(drawn.byes).toEqual({ '0': resting });
    expect(rests).toHaveTextContent(`Team ${resting.toUpperCase()}`);
  });

  it('are not offered where games count again', async () => {
    const { dialog } = await open({ plans: [groupsPlanAt(stage, { carries: 'games' })], matches: played, fields: { schedule } });
    expect(within(dialog).queryByRole('radio', { name: new RegExp(swiss) })).not.toBeInTheDocument();
    expect(dialog).toHaveTextContent('Where games count again, the groups play a round robin.');
  });
});

it('begins after the games before it if it is on the same day, and warns while these are not over', async () => {
  const { dialog } = await open({ plans: [groupsPlanAt(stage, { firstDay: 0 })], fields: { schedule: { '0': ['m0', 'm1'] } } });
  // They end at 09:12; an interval later it is 09:17.
  expect(within(dialog).getByLabelText('Start of day 1')).toHaveValue('09:30');
  expect(dialog).toHaveTextContent('The teams that you see now stay');
  expect(within(dialog).getByRole('button', { name: 'Create 6 games' })).toBeEnabled();
});

it('names what a correction has changed while it is open, and draws the teams that it shows', async () => {
  const plan = groupsPlanAt(stage);
  const { rerender, dialog } = await open({ plans: [plan], matches: played, fields: { schedule } });
  command.mockRejectedValueOnce(new client.CommandFailure('conflict', 'Other teams come from it by now.'));
  await press('Create 6 games', dialog);
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('The games were not created.');
  // Team C, third so far, has won against the first two.
  const corrected = new Map(
    [...played].map(([id, game]) =>
      (game.team1Id === 'a' || game.team1Id === 'b') && game.team2Id === 'c' ? [id, { ...game, team1Score: 0, team2Score: 9 }] : [id, game],
    ),
  );
  rerender(page({ plans: [plan], matches: corrected as typeof played, fields: { schedule } }));
  expect(dialog).toHaveTextContent('The teams have changed since you opened this');
  expect(dialog).toHaveTextContent('Team C is in now. Team B is out.');
  await press('Create 6 games with these teams', dialog);
  expect(Object.values(sent()[3].groups).flat().sort()).toEqual(['a', 'c', 'e', 'f']);
});

it('waits for the games of the stage before, and for a bracket that is deleted', () => {
  const { rerender } = render(page({ plans: [groupsPlanAt(stage)], fields: { schedule: {} } }));
  const region = () => screen.getByRole('region', { name: 'Main round' });
  expect(region()).toHaveTextContent('Create the games of the stage before it first.');
  rerender(page({ plans: [groupsPlanAt(stage)], fields: { bracket: { upper: { round1: ['u1-1'] } } } }));
  expect(region()).toHaveTextContent('A bracket exists. Delete it to create these games.');
  expect(screen.queryByRole('button', { name: 'Create Main round' })).not.toBeInTheDocument();
});
