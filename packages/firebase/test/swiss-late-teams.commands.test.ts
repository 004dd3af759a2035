import { limits, type TeamId } from '@courtside/domain';
import { createBracket as newBracket } from '@courtside/domain/engines';
import {
  addLateTeam,
  adjustPoints,
  createBracket,
  createSchedule,
  deleteSchedule,
  deleteTeam,
  saveGroups,
  setPlaces,
} from '../src/commands';
import { watchPlaces, watchTeams, watchTournament } from '../src/repositories';
import { openLive } from '../src/session/open-live';
import { newTeamRecord } from '../src/team-record';
import { readPlan, times } from './event.testkit';
import { firstValue } from './platform.testkit';
import { eachTestHasAGroup, planChanges } from './swiss-rounds.testkit';

let id = '';
let teamIds: readonly string[] = [];
eachTestHasAGroup((event) => ({ id, teamIds } = event));

const tournament = () => firstValue(watchTournament, [id]);
const kept = () => planChanges(id);
const team = (index: number): string => teamIds[index] ?? '';
const plan = () => readPlan(teamIds);

describe('a late team', () => {
  const late = { name: ' Canal ', profileIds: ['', '', ''] };
  const points = { points: 2, reason: 'Came late' };

  it('joins the group with its points, once, and the history says so', async () => {
    await createSchedule(id, { ...plan(), scheduleType: 'swissRounds', schedule: { 0: ['m1', 'm2'] } });
    await addLateTeam(id, { ...late, points }, 'lateteam001');
    // The answer was lost, and the organizer has corrected the name.
    await addLateTeam(id, { ...late, name: 'Canal Rats', points }, 'lateteam001');
    expect(await tournament()).toMatchObject({
      groups: { 0: [...teamIds.slice(0, 4), 'lateteam001'] },
      pointAdjustments: { lateteam001: points },
    });
    const stored = (await firstValue(watchTeams, [id])).find((one) => one.id === 'lateteam001');
    expect(stored).toMatchObject({ name: 'Canal Rats', groupId: '0', profileIds: ['', '', ''] });
    expect((await kept()).map(({ to }) => to['what'])).toEqual(['lateTeamAdded', 'scheduleCreated']);
    await addLateTeam(id, late, 'lateteam002');
    expect((await tournament())?.pointAdjustments).toEqual({ lateteam001: points });
  });

  it('begins with the points of the last attempt, after an answer was lost', async () => {
    await createSchedule(id, { ...plan(), scheduleType: 'swissRounds', schedule: { 0: ['m1', 'm2'] } });
    await addLateTeam(id, late, 'lateteam001');
    await addLateTeam(id, { ...late, points }, 'lateteam001');
    expect((await tournament())?.pointAdjustments).toEqual({ lateteam001: points });
    await addLateTeam(id, late, 'lateteam001');
    expect(await tournament()).toMatchObject({ groups: { 0: [...teamIds.slice(0, 4), 'lateteam001'] }, pointAdjustments: {} });
  });

  it('keeps its points once there is a bracket, which was drawn from the table, also after an answer was lost', async () => {
    await createSchedule(id, { ...plan(), scheduleType: 'swissRounds', schedule: { 0: ['m1', 'm2'] } });
    await addLateTeam(id, { ...late, points }, 'lateteam001');
    await createBracket(id, newBracket('single', teamIds.slice(0, 4) as unknown as readonly TeamId[]), times);
    for (const other of [late, { ...late, points: { ...points, points: 5 } }])
      await expect(addLateTeam(id, other, 'lateteam001')).rejects.toMatchObject({ code: 'conflict' });
    expect((await tournament())?.pointAdjustments).toEqual({ lateteam001: points });
    // The same again changes only the name, which is free at any time.
    await addLateTeam(id, { ...late, name: 'Canal Rats', points }, 'lateteam001');
    expect((await tournament())?.pointAdjustments).toEqual({ lateteam001: points });
    expect((await firstValue(watchTeams, [id])).map(({ name }) => name)).toContain('Canal Rats');
  });

  it('is refused by a full tournament, but not if it was added before', async () => {
    await createSchedule(id, { ...plan(), scheduleType: 'swissRounds', schedule: { 0: ['m1', 'm2'] } });
    await addLateTeam(id, late, 'lateteam001');
    const { sdk, db } = await openLive();
    const full = Array.from({ length: limits.teams - 5 }, (_, index) => [`full${index}`, newTeamRecord(late, index)]);
    await sdk.setDoc(sdk.doc(db, `teams/${id}`), Object.fromEntries(full), { merge: true });
    await expect(addLateTeam(id, late, 'lateteam002')).rejects.toMatchObject({ code: 'conflict' });
    await addLateTeam(id, { ...late, name: 'Canal Rats' }, 'lateteam001');
    expect(await firstValue(watchTeams, [id])).toHaveLength(limits.teams);
  });

  it('joins beside another one that is added at the same moment, with a place although all are taken', async () => {
    const unlimited = { places: 0, movesUp: 'automatic', hasEntries: false, isRegistrationOpen: false } as const;
    await setPlaces(id, { places: 2, movesUp: 'automatic' }, unlimited);
    await createSchedule(id, { ...plan(), scheduleType: 'swissRounds', schedule: { 0: ['m1', 'm2'] } });
    await Promise.all([addLateTeam(id, late, 'lateteam001'), addLateTeam(id, { ...late, points }, 'lateteam002')]);
    const joined = (await tournament())?.groups as Readonly<Record<string, readonly string[]>>;
    expect([...(joined['0'] ?? [])].sort()).toEqual([...teamIds.slice(0, 4), 'lateteam001', 'lateteam002'].sort());
    const names = (await firstValue(watchTeams, [id])).map(({ name }) => name);
    expect(names.filter((name) => name === 'Canal')).toHaveLength(2);
    const placed = (await firstValue(watchPlaces, [id])).map((place) => place.id);
    expect(placed).toEqual(expect.arrayContaining(['lateteam001', 'lateteam002']));
  });

  it('keeps its points when the schedule is deleted, and loses them when it is deleted itself', async () => {
    await createSchedule(id, { ...plan(), scheduleType: 'swissRounds', schedule: { 0: ['m1', 'm2'] } });
    await addLateTeam(id, { ...late, points }, 'lateteam001');
    await deleteSchedule(id);
    expect((await tournament())?.pointAdjustments).toEqual({ lateteam001: points });
    await deleteTeam(id, 'lateteam001');
    expect((await tournament())?.pointAdjustments).toEqual({});
  });

  it('loses its points with the next schedule, which deletes it because it is in no group', async () => {
    await createSchedule(id, { ...plan(), scheduleType: 'swissRounds', schedule: { 0: ['m1', 'm2'] } });
    await addLateTeam(id, { ...late, points }, 'lateteam001');
    await adjustPoints(id, { pointAdjustments: { lateteam001: '2 Came late', [team(0)]: '-1 No referee' } });
    await deleteSchedule(id);
    await saveGroups(id, { 0: teamIds.slice(0, 4) });
    await createSchedule(id, { ...plan(), scheduleType: 'swissRounds', schedule: { 0: ['m1', 'm2'] } });
    expect((await firstValue(watchTeams, [id])).map((one) => one.id)).not.toContain('lateteam001');
    expect((await tournament())?.pointAdjustments).toEqual({ [team(0)]: { points: -1, reason: 'No referee' } });
  });

  it('is refused without Swiss rounds, in a round robin and once there is a bracket', async () => {
    const refused = () => expect(addLateTeam(id, late, 'lateteam001')).rejects.toMatchObject({ code: 'conflict' });
    await refused();
    await createSchedule(id, plan());
    await refused();
    await deleteSchedule(id);
    await createSchedule(id, { ...plan(), scheduleType: 'swissRounds', schedule: { 0: ['m1', 'm2'] } });
    await createBracket(id, newBracket('single', teamIds.slice(0, 4) as unknown as readonly TeamId[]), times);
    await refused();
  });
});
