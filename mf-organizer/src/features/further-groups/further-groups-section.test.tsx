import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import * as client from '../../firebase.testkit';
import { groupsPlanAt } from '../../organizer.testkit';
import { command } from '../../saving/command.testkit';
import { InEvent, tellPlans, tells, type SampleEvent } from '../../stages/stages.testkit';
import { pageWords } from '../../words.testkit';
import { FurtherGroupsSection } from './further-groups-section';

jest.mock('@courtside/firebase', () => jest.requireActual<{ everyCommand: object }>('../../saving/command.testkit').everyCommand);

// Queries by role in whole dialogs are slow on busy processors.
jest.setTimeout(120_000);

function Page(event: SampleEvent) {
  const [isAdding, setAdding] = useState(false);
  return (
    <InEvent {...event}>
      <button onClick={() => setAdding(true)}>Add</button>
      <FurtherGroupsSection isAdding={isAdding} onAdded={() => setAdding(false)} />
    </InEvent>
  );
}
const press = (name: string | RegExp, inside: HTMLElement = document.body) => userEvent.click(within(inside).getByRole('button', { name }));
const mainRound = () => screen.getByRole('region', { name: 'Main round' });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

beforeAll(pageWords);
beforeEach(() => {
  command.mockReset().mockResolvedValue(undefined);
  client.watchGroupStages.mockReset();
  client.watchStages.mockReset().mockImplementation(tells([]) as never);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

it('a tournament without further groups asks for none, and shows nothing of them', () => {
  render(<Page />);
  expect(client.watchGroupStages).not.toHaveBeenCalled();
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

it('a group stage is added with its teams of now: the best of each group, provisional while games are to be played', async () => {
  render(<Page />);
  await press('Add');
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByLabelText('Name')).toHaveValue('Group stage 2');
  const effect = within(dialog).getAllByRole('status')[0]!;
  expect(effect).toHaveTextContent('Ranks 1–2 of each group');
  expect(effect).toHaveTextContent(/Group A Team A, Team/);
  expect(effect).toHaveTextContent('Provisional: games before it are still to be played.');
  expect(dialog).toHaveTextContent('Round robin or Swiss rounds: you choose when you create the games.');
  await userEvent.click(within(dialog).getByRole('radio', { name: 'Games between teams of a group' }));
  expect(dialog).toHaveTextContent('Where games count again, the groups play a round robin.');
  expect(dialog).not.toHaveTextContent('you choose when');
  await userEvent.clear(within(dialog).getByLabelText('Number of groups'));
  await userEvent.type(within(dialog).getByLabelText('Number of groups'), '2');
  expect(effect).toHaveTextContent('Group B');
  await press('Add the group stage', dialog);
  expect(command).toHaveBeenCalledWith(
    'addGroups',
    't1',
    expect.any(String),
    {
      name: 'Group stage 2',
      entry: { kind: 'groupRanks', of: 'groups', first: 1, last: 2 },
      ...{ groupCount: 2, feed: 'snake', carries: 'games', firstDay: 1 },
    },
    1,
  );
  await gone();
});

describe('teams in no group', () => {
  const heldBack = { fields: { groups: { 0: ['a', 'b', 'c'], 1: ['d', 'e', 'f'] } } };
  const held = (dialog: HTMLElement, name = 'Begin here') => within(dialog).getByRole('region', { name });

  it('begin in a new stage, in the order that is chosen, unless they are taken out', async () => {
    render(<Page {...heldBack} />);
    await press('Add');
    const dialog = await screen.findByRole('dialog');
    expect(held(dialog)).toHaveTextContent(/Team G.*Team H/);
    const effect = within(dialog)
      .getAllByRole('status')
      .find((one) => one.textContent?.includes('Ranks'))!;
    expect(effect).toHaveTextContent('Ranks 1–2 of each group, and 2 teams that begin here');
    expect(effect).toHaveTextContent(/Group A Team G/);
    await press('More about Team H', dialog);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Move up' }));
    await press('Add the group stage', dialog);
    expect(command.mock.lastCall?.[3]).toMatchObject({ namedTeamIds: ['h', 'g'] });
    await gone();
    await press('Add');
    const again = await screen.findByRole('dialog');
    for (const team of ['G', 'H']) {
      await press(`More about Team ${team}`, again);
      await userEvent.click(screen.getByRole('menuitem', { name: 'Move to In no group' }));
    }
    expect(held(again, 'In no group')).toHaveTextContent(/Team G.*Team H/);
    await press('Add the group stage', again);
    expect(command.mock.lastCall?.[3]).not.toHaveProperty('namedTeamIds');
  });

  it('are named by one stage alone, and shown with it', async () => {
    render(<Page {...heldBack} plans={[groupsPlanAt('mainRound11', { namedTeamIds: ['h', 'gone'] })]} />);
    expect(mainRound()).toHaveTextContent('Ranks 1–2 of each group, and 1 team that begins here');
    expect(mainRound()).toHaveTextContent(/Group A Team H/);
    await press('Change', mainRound());
    const dialog = await screen.findByRole('dialog');
    expect(held(dialog)).toHaveTextContent('Team H');
    expect(held(dialog, 'In no group')).toHaveTextContent('Team G');
    await press('More about Team G', dialog);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Move to Begin here' }));
    await press('Save', dialog);
    expect(command.mock.lastCall?.[3]).toMatchObject({ namedTeamIds: ['h', 'g'] });
    await gone();
    await press('Add');
    expect(held(await screen.findByRole('dialog'))).not.toHaveTextContent('Team H');
  });

  it('that were deleted or play in other groups by now are not named again', async () => {
    render(<Page {...heldBack} plans={[groupsPlanAt('mainRound11', { namedTeamIds: ['gone', 'h', 'a'] })]} />);
    await press('Change', mainRound());
    await press('Save', await screen.findByRole('dialog'));
    expect(command.mock.lastCall?.[3]).toMatchObject({ namedTeamIds: ['h'] });
  });
});

describe('the end of the event with added groups', () => {
  const openDialog = async (fields: object = {}) => {
    render(<Page fields={fields} />);
    await press('Add');
    return screen.findByRole('dialog');
  };

  it('is estimated from a round robin after the last planned game, or from the morning of a later day', async () => {
    const dialog = await openDialog({ endDate: '2027-06-14' });
    await userEvent.selectOptions(within(dialog).getByLabelText('First day'), '1');
    const followsAt =
      /It has at least 6 games\. If they follow the last planned one, the event ends (\S+ \d+ \S+( \d+)?), \d\d:\d\d instead of \d\d:\d\d\./;
    expect(dialog).toHaveTextContent(followsAt);
    await userEvent.selectOptions(within(dialog).getByLabelText('First day'), '2');
    expect(dialog).toHaveTextContent(/The event then ends Monday 14 June 2027, 09:46 instead of Sunday 13 June 2027, 10:12/);
    expect(dialog).not.toHaveTextContent('If they follow');
  });

  it('is not estimated while no game is planned', async () => {
    expect(await openDialog({ schedule: {} })).not.toHaveTextContent(/the event ends|event then ends/i);
  });

  it('is not estimated while the groups can’t be dealt, or have one team', async () => {
    const dialog = await openDialog();
    const count = within(dialog).getByLabelText('Number of groups');
    await userEvent.clear(count);
    await userEvent.type(count, '4');
    expect(dialog).not.toHaveTextContent('If they follow');
  });
});

it('teams that can’t be dealt out are shown with the reason, and the dialog keeps what was typed after a failure', async () => {
  render(<Page />);
  await press('Add');
  const dialog = await screen.findByRole('dialog');
  await userEvent.clear(within(dialog).getByLabelText('Number of groups'));
  await userEvent.type(within(dialog).getByLabelText('Number of groups'), '3');
  expect(dialog).toHaveTextContent('Each group needs at least 2 teams');
  await userEvent.clear(within(dialog).getByLabelText('Number of groups'));
  expect(dialog).toHaveTextContent('From 1 to 8.');
  expect(within(dialog).getByRole('button', { name: 'Add the group stage' })).toBeDisabled();
  await userEvent.type(within(dialog).getByLabelText('Number of groups'), '1');
  await userEvent.type(within(dialog).getByLabelText('Name'), ' of Ghent');
  command.mockRejectedValueOnce(new client.CommandFailure('permission-denied', 'denied'));
  await press('Add the group stage', dialog);
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('The group stage was not saved.');
  expect(within(dialog).getByLabelText('Name')).toHaveValue('Group stage 2 of Ghent');
  await press('Add the group stage', dialog);
  await gone();
  expect(new Set(command.mock.calls.map(([, , id]) => id)).size).toBe(1);
});

it('a planned stage shows its teams; it is changed, and removed', async () => {
  render(<Page plans={[groupsPlanAt('mainRound11')]} />);
  expect(mainRound()).toHaveTextContent('Ranks 1–2 of each group');
  expect(mainRound()).toHaveTextContent('Team A');
  await press('Change', mainRound());
  const dialog = await screen.findByRole('dialog', { name: 'Change Main round' });
  await userEvent.click(within(dialog).getByRole('radio', { name: 'All points' }));
  await press('Save', dialog);
  expect(command).toHaveBeenCalledWith(
    ...['changeGroups', 't1', 'mainRound11'],
    expect.objectContaining({ name: 'Main round', carries: 'points' }),
    expect.objectContaining({ carries: 'none' }),
  );
  await gone();
  await press('Remove', mainRound());
  await press('Remove the group stage', screen.getByRole('alertdialog'));
  expect(command).toHaveBeenLastCalledWith('removeStage', 't1', 'mainRound11');
});

it('a change that another organizer was faster with is refused, and both entries can be seen', async () => {
  render(<Page plans={[groupsPlanAt('mainRound11')]} />);
  await press('Change', mainRound());
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByLabelText('Name'), ' of Ghent');
  command.mockRejectedValueOnce(new client.CommandFailure('conflict', 'changed'));
  await press('Save', dialog);
  expect(await within(dialog).findByRole('alert')).toBeInTheDocument();
  tellPlans([groupsPlanAt('mainRound11', { name: 'Saturday' })]);
  expect(within(dialog).getByLabelText('Name')).toHaveValue('Main round of Ghent');
  await press(/theirs|other/i, dialog);
  expect(within(dialog).getByLabelText('Name')).toHaveValue('Saturday');
});

it('a stage from which others take teams is not removed', async () => {
  const finals = groupsPlanAt('finalRound1', { name: 'Finals', order: 2, entry: 'mainRound11 1-2' });
  render(<Page plans={[groupsPlanAt('mainRound11'), finals]} />);
  await press('Remove', mainRound());
  expect(screen.getByRole('dialog')).toHaveTextContent('Finals takes teams from it.');
  expect(command).not.toHaveBeenCalled();
});

it('stages that can’t be read say so, and are asked for again', async () => {
  render(<Page isUnreadable />);
  expect(screen.getByText('The further group stages could not be loaded.')).toBeInTheDocument();
  client.watchGroupStages.mockImplementation(tells([groupsPlanAt('mainRound11')]) as never);
  await press('Try again');
  expect(await screen.findByRole('region', { name: 'Main round' })).toBeInTheDocument();
});
