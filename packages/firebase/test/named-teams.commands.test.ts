import type { TeamId } from '@courtside/domain';
import {
  addMockTeams,
  admitLateTeam,
  changeGroups,
  closeRegistration,
  createSchedule,
  createTournament,
  decidePlace,
  deleteSchedule,
  deleteTeam,
  drawGroups,
  recordScore,
  saveGroups,
  withdrawTeam,
} from '../src/commands';
import { watchTeams, watchTournament } from '../src/repositories';
import { openEventWithTeams, readPlan, times } from './event.testkit';
import { add, mainRound, preview, readGroupsPlan, stage } from './further-groups.testkit';
import { draft, firstValue, platformForTests } from './platform.testkit';
import { changeBeforeRead } from './transactions.testkit';

jest.mock('firebase/firestore', () => jest.requireActual<{ firestore: object }>('./transactions.testkit').firestore);

const platform = platformForTests();
const conflict = { code: 'conflict' };
let id = '';
/** Four teams play the first stage; two are in no group. */
let teams: readonly TeamId[] = [];
let held: readonly TeamId[] = [];

beforeAll(() => platform.become('organizer'));
beforeEach(async () => {
  id = await createTournament(draft);
  teams = (await addMockTeams(id, 6)) as unknown as readonly TeamId[];
  held = teams.slice(4);
  await saveGroups(id, { 0: teams.slice(0, 4) });
});

const listTeams = async () => (await firstValue(watchTeams, [id])).map((team) => team.id);
const schedule = () => ({ ...readPlan([...teams]), scheduleTimes: times });
const readSwiss = () => ({ ...schedule(), scheduleType: 'swissRounds' as const, schedule: { 0: ['m1', 'm2'] } });
const start = async () => {
  await createSchedule(id, { ...schedule(), keptTeamIds: held });
  await add(id, { entry: { kind: 'ranks', of: 'groups', first: 1, last: 2 }, carries: 'none', namedTeamIds: held });
};

it('teams in no group stay in the event where its schedule keeps them, and are deleted where it does not', async () => {
  expect(await createSchedule(id, { ...schedule(), keptTeamIds: held })).toEqual([]);
  expect(await listTeams()).toEqual(teams);
  await deleteSchedule(id);
  expect([...(await createSchedule(id, schedule()))].sort()).toEqual([...held].sort());
  expect(await listTeams()).toEqual(teams.slice(0, 4));
});

it('only the teams that it names stay: others in no group may have withdrawn or lost their place', async () => {
  expect(await createSchedule(id, { ...schedule(), keptTeamIds: [...held.slice(1), 'gone'] })).toEqual(held.slice(0, 1));
  expect(await listTeams()).toEqual([...teams.slice(0, 4), ...held.slice(1)]);
});

it('teams that a stage names while the schedule is created are not deleted', async () => {
  const entry = { kind: 'ranks', of: 'groups', first: 1, last: 2 } as const;
  const isChanged = changeBeforeRead(`tournaments/${id}`, () => add(id, { entry, carries: 'none', namedTeamIds: held }));
  await expect(createSchedule(id, schedule())).rejects.toMatchObject(conflict);
  expect([isChanged(), await listTeams()]).toEqual([true, teams]);
});

describe('named teams', () => {
  it('are drawn before those of the rule', async () => {
    await start();
    expect(await readGroupsPlan(id)).toMatchObject({ namedTeamIds: held });
    const drawn = await preview(id);
    expect(drawn.groups['0']?.slice(0, 2)).toEqual(held);
    expect(drawn.groups['0']).toHaveLength(4);
    await expect(drawGroups(id, stage, { ...drawn, groups: { 0: drawn.groups['0']!.slice(2) } })).rejects.toMatchObject(conflict);
    await drawGroups(id, stage, drawn);
    expect(await readGroupsPlan(id)).toMatchObject({ groups: drawn.groups, namedTeamIds: held });
  });

  it('are not deleted with other teams in no group, unless they have withdrawn', async () => {
    const [event, ...registered] = await openEventWithTeams(platform, 'Apes', 'Bees', 'Cats', 'Dogs', 'Elks', 'Foxes');
    [id, teams] = [event, registered as unknown as readonly TeamId[]];
    held = teams.slice(4);
    await closeRegistration(id);
    await saveGroups(id, { 0: teams.slice(0, 4) });
    await start();
    await deleteSchedule(id);
    await expect(createSchedule(id, schedule())).rejects.toMatchObject(conflict);
    await expect(createSchedule(id, { ...schedule(), keptTeamIds: held.slice(1) })).rejects.toMatchObject(conflict);
    expect(await listTeams()).toEqual(teams);
    await decidePlace(id, held[0]!, 'withdrawn');
    expect(await createSchedule(id, { ...schedule(), keptTeamIds: held.slice(1) })).toEqual(held.slice(0, 1));
  });

  it('do not come late to Swiss rounds before, until they are no longer named', async () => {
    await createSchedule(id, { ...readSwiss(), keptTeamIds: held });
    await add(id, { entry: { kind: 'ranks', of: 'groups', first: 1, last: 2 }, carries: 'none', namedTeamIds: held.slice(1) });
    await expect(admitLateTeam(id, held[1]!)).rejects.toMatchObject(conflict);
    await admitLateTeam(id, held[0]!);
    await changeGroups(id, stage, { ...(await readGroupsPlan(id))!, namedTeamIds: [] });
    await admitLateTeam(id, held[1]!);
    expect((await firstValue(watchTournament, [id]))?.groups).toEqual({ 0: teams });
  });

  it('are changed, and no longer named: by one of two organizers', async () => {
    await start();
    const seen = { ...mainRound, ...(await readGroupsPlan(id))! };
    await changeGroups(id, stage, { ...seen, namedTeamIds: [...held].reverse() }, seen);
    expect(await readGroupsPlan(id)).toMatchObject({ namedTeamIds: [...held].reverse() });
    await expect(changeGroups(id, stage, { ...seen, namedTeamIds: [] }, seen)).rejects.toMatchObject(conflict);
    await changeGroups(id, stage, { ...seen, name: 'Sunday' }, seen);
    expect(await readGroupsPlan(id)).toMatchObject({ name: 'Sunday', namedTeamIds: [...held].reverse() });
    await changeGroups(id, stage, { ...seen, name: 'Sunday', namedTeamIds: [] });
    expect(await readGroupsPlan(id)).toMatchObject({ namedTeamIds: [] });
  });

  it('are not changed after the draw', async () => {
    await start();
    await drawGroups(id, stage, await preview(id));
    const plan = (await readGroupsPlan(id))!;
    await expect(changeGroups(id, stage, { ...plan, namedTeamIds: [] })).rejects.toMatchObject(conflict);
  });

  it('that have left before the draw, or were deleted, are neither drawn nor named any more', async () => {
    await start();
    await deleteSchedule(id);
    await deleteTeam(id, held[1]!);
    await createSchedule(id, { ...schedule(), keptTeamIds: held });
    await withdrawTeam(id, held[0]!);
    const drawn = await preview(id);
    const groups = { 0: drawn.groups['0']!.filter((team) => team !== held[1]) };
    await drawGroups(id, stage, {
      ...drawn,
      groups,
      schedule: { 0: ['m1'] },
      matches: { m1: { team1Id: groups[0][0]!, team2Id: groups[0][1]! } },
    });
    expect(await readGroupsPlan(id)).toMatchObject({ groups, namedTeamIds: [] });
  });

  it('that play the stage before by now enter by their rank, and are not named any more', async () => {
    await start();
    await deleteSchedule(id);
    await saveGroups(id, { 0: teams });
    await createSchedule(id, readPlan([held[0]!, ...teams]));
    await recordScore(id, 'm1', { team1Score: 3, team2Score: 0 });
    const drawn = await preview(id);
    expect(drawn.groups['0']).toContain(held[0]);
    await drawGroups(id, stage, drawn);
    expect(await readGroupsPlan(id)).toMatchObject({ groups: drawn.groups, namedTeamIds: [] });
  });
});
