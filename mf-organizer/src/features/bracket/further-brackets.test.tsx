import { teamId } from '@courtside/domain';
import { createBracket, storedBracket, withStageIds } from '@courtside/domain/engines';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as client from '../../firebase.testkit';
import { ScheduleProvider } from '../../games/schedule-context';
import { letters, matchesAt, someTeams, stageAt, tournamentAt } from '../../organizer.testkit';
import { command } from '../../saving/command.testkit';
import { pageWords } from '../../words.testkit';
import { OrganizerBracket } from './bracket-section';

jest.mock('@courtside/firebase', () => jest.requireActual<{ everyCommand: object }>('../../saving/command.testkit').everyCommand);

// Queries by role in whole dialogs are slow on busy processors.
jest.setTimeout(120_000);

type Tell = (value: unknown, meta: object) => void;
const tells =
  (value: unknown) =>
  (...args: readonly unknown[]) => {
    (args.find((one) => typeof one === 'function') as Tell)(value, { fromCache: false, pending: false });
    return () => undefined;
  };
const fails = (...args: readonly unknown[]) => {
  (args.at(-1) as (error: object) => void)({ code: 'unavailable' });
  return () => undefined;
};
const times = { startTimes: ['09:00'], gameLength: 12, interval: 3, numberOfCourts: 2 };
const ids = letters.map(teamId);
const first = storedBracket(createBracket('single', ids.slice(0, 4)));
const drawnFirst = { ...first.layout, bracketTimes: times };
const stage = 'challenger1';
const second = storedBracket(withStageIds(createBracket('single', ids.slice(4, 8)), stage));
const drawnStage = { ...second.layout, bracketTimes: times, gamesBefore: 4 };
const storedGames = (games: Iterable<readonly [string, object]>) =>
  new Map([...games].map(([id, game]) => [id, { id, referee: '', hyperlink: '', ...game }]));

function show({ fields = drawnFirst, plans = [] }: { readonly fields?: object; readonly plans?: readonly object[] } = {}) {
  client.watchStages.mockImplementation(tells(plans.map((more) => stageAt(stage, more))) as never);
  const tournament = tournamentAt('groups', { hasStages: plans.length > 0, ...fields });
  const games = 'bracket' in fields ? storedGames(first.games) : null;
  return render(
    <ScheduleProvider tournament={tournament} teams={someTeams} matches={matchesAt('groups')}>
      <OrganizerBracket games={games as never} openHistory={() => undefined} DayRules={() => null} />
    </ScheduleProvider>,
  );
}
const press = (name: string | RegExp, inside: HTMLElement = document.body) => userEvent.click(within(inside).getByRole('button', { name }));
const added = () => screen.getByRole('region', { name: 'Challenger' });

beforeAll(pageWords);
beforeEach(() => {
  command.mockReset().mockResolvedValue(undefined);
  client.watchStages.mockReset();
  client.watchStageGames.mockReset().mockImplementation(tells(storedGames(second.games)) as never);
});

it('a tournament with one bracket asks for no others, and shows nothing of them', () => {
  show();
  expect(client.watchStages).not.toHaveBeenCalled();
  expect(screen.getAllByRole('region', { name: /bracket/i }).length).toBeGreaterThan(0);
  expect(screen.queryByText('Add another bracket')).not.toBeInTheDocument();
});

it('another bracket is a press further: its name, who plays it, and who that is now', async () => {
  show();
  await press('More tools for the bracket');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Add another bracket' }));
  const dialog = screen.getByRole('dialog');
  expect(within(dialog).getByLabelText('Name')).toHaveValue('B bracket');
  expect(within(dialog).getByRole('status')).toHaveTextContent(/All teams that play in no other bracket.*4 teams/);
  expect(dialog).toHaveTextContent(/It has at least 4 games. If they follow the last planned one, the event ends .* instead of /);
  await userEvent.click(within(dialog).getByRole('radio', { name: 'Ranks' }));
  const last = within(dialog).getByLabelText(/^To rank/);
  await userEvent.clear(last);
  await userEvent.type(last, '6');
  expect(within(dialog).getAllByRole('status')[0]).toHaveTextContent(/Ranks 5–6.*2 teams/);
  await press('Add the bracket', dialog);
  expect(command).toHaveBeenCalledWith(
    'addStage',
    't1',
    expect.any(String),
    { name: 'B bracket', entry: { kind: 'ranks', of: 'groups', first: 5, last: 6 } },
    2,
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('a bracket that is not drawn says who will play it, and waits for the first one', () => {
  show({ fields: {}, plans: [{}] });
  expect(added()).toHaveTextContent('All teams that play in no other bracket');
  expect(added()).toHaveTextContent('Create the first bracket first.');
  expect(within(added()).queryByRole('button', { name: 'Create Challenger' })).not.toBeInTheDocument();
});

it('the first bracket begins with the better half where a bracket that is not drawn takes the rest', async () => {
  show({ fields: {}, plans: [{}] });
  await press('Create Bracket');
  const dialog = screen.getByRole('dialog', { name: 'Create Bracket' });
  expect(within(dialog).getByLabelText('Teams in the bracket')).toHaveValue('4');
  await press('Create bracket, 4 teams', dialog);
  expect((command.mock.lastCall?.[2] as { seeds: readonly string[] } | undefined)?.seeds).toHaveLength(4);
});

it.each([
  ['takes certain ranks', { entry: 'groups 5-8' }],
  ['is drawn', drawnStage],
  ['takes the rest of other groups', { entry: 'mainRound11 rest' }],
])('the first bracket begins with all teams where another one %s', async (_, plan) => {
  show({ fields: {}, plans: [plan] });
  await press('Create Bracket');
  expect(within(screen.getByRole('dialog')).getByLabelText('Teams in the bracket')).toHaveValue('8');
});

it('teams in two brackets, and teams that are passed over, are told', () => {
  show({ plans: [{ entry: 'groups 4-' }] });
  expect(added()).toHaveTextContent('Team C and Team D also play in the first bracket.');
  expect(added()).toHaveTextContent('Team E would play in no bracket, though teams behind it do.');
});

it('it is drawn of those that its rule lets in, as itself', async () => {
  show({ plans: [{}] });
  await press('Create Challenger', added());
  const dialog = screen.getByRole('dialog', { name: 'Create Challenger' });
  await press('Create bracket, 4 teams', dialog);
  const [name, id, bracket, , address] = command.mock.lastCall ?? [];
  expect([name, id, address]).toEqual(['createBracket', 't1', stage]);
  expect([...(bracket as { seeds: readonly string[] }).seeds].sort()).toEqual(ids.slice(4, 8));
});

it('it begins after the games of the first one, and warns beside the start where both need a court at the same time', async () => {
  show({ plans: [{}] });
  await press('Create Challenger', added());
  const dialog = screen.getByRole('dialog', { name: 'Create Challenger' });
  const start = within(dialog).getByLabelText('Start');
  expect(start).toHaveValue('10:00');
  expect(start).not.toHaveAccessibleDescription(/also taken/);
  fireEvent.change(start, { target: { value: '09:10' } });
  expect(start).toHaveAccessibleDescription(/At 09:10, court A is also taken by the first bracket\./);
});

it('a change of times warns of the other bracket’s games, in both', async () => {
  show({ plans: [drawnStage] });
  for (const [section, other] of [
    [document.getElementById('bracket') as HTMLElement, 'Challenger'],
    [added(), 'the first bracket'],
  ] as const) {
    await press('Game times', section);
    const dialog = screen.getByRole('dialog');
    const start = within(dialog).getByLabelText('Start');
    expect(start).toHaveAccessibleDescription(new RegExp(`At 09:00, court A is also taken by ${other}\\.`));
    fireEvent.change(start, { target: { value: '11:00' } });
    expect(start).not.toHaveAccessibleDescription(/also taken/);
    await press('Cancel', dialog);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  }
});

it('its results, its name and its end go to itself', async () => {
  show({ plans: [drawnStage] });
  expect(added()).toHaveTextContent('0 of 4 games played');
  await press(/^Result of game 5/, added());
  const dialog = screen.getByRole('dialog');
  const boxes = within(dialog).getAllByLabelText(/^Score of/);
  await userEvent.type(boxes[0] as HTMLElement, '3');
  await userEvent.type(boxes[1] as HTMLElement, '1');
  await press('Save result', dialog);
  expect(command).toHaveBeenCalledWith(
    'recordBracketGame',
    't1',
    `${stage}-u1-1`,
    expect.objectContaining({ team1Score: 3, team2Score: 1 }),
    stage,
  );
  await press('More tools for Challenger');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Rename' }));
  await userEvent.type(screen.getByLabelText('Name'), ' of Ghent');
  await press('Save');
  expect(command).toHaveBeenLastCalledWith('changeStage', 't1', stage, {
    name: 'Challenger of Ghent',
    entry: { kind: 'rest', of: 'groups' },
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await press('More tools for Challenger');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Delete the bracket' }));
  await press('Delete bracket', screen.getByRole('alertdialog'));
  expect(command).toHaveBeenLastCalledWith('deleteBracket', 't1', stage);
});

it('the first bracket is not deleted below it', async () => {
  show({ plans: [drawnStage] });
  await press('More tools for the bracket');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Delete the bracket' }));
  expect(screen.getByRole('dialog')).toHaveTextContent('Challenger was created after this bracket. Delete its games first.');
  expect(command).not.toHaveBeenCalled();
});

it('brackets that can’t be read say so, and are asked for again', async () => {
  client.watchStages.mockImplementation(fails as never);
  const tournament = tournamentAt('groups', { hasStages: true, ...drawnFirst });
  render(
    <ScheduleProvider tournament={tournament} teams={someTeams} matches={matchesAt('groups')}>
      <OrganizerBracket games={storedGames(first.games) as never} openHistory={() => undefined} DayRules={() => null} />
    </ScheduleProvider>,
  );
  expect(await screen.findByText('The other brackets could not be loaded.')).toBeInTheDocument();
  client.watchStages.mockImplementation(tells([stageAt(stage)]) as never);
  await press('Try again');
  expect(await screen.findByRole('region', { name: 'Challenger' })).toBeInTheDocument();
});
