import type { TeamId } from '@courtside/domain';
import { createBracket as newBracket } from '@courtside/domain/engines';
import { getPlacements } from '@courtside/domain/registration';
import {
  addLateTeam,
  admitLateTeam,
  closeRegistration,
  createBracket,
  createSchedule,
  decidePlace,
  deleteSchedule,
  registerTeam,
  saveGroups,
  setPlaces,
} from '../src/commands';
import {
  readContact,
  watchEntries,
  watchHistory,
  watchMyRegistration,
  watchPlace,
  watchPlaces,
  watchTeams,
  watchTournament,
} from '../src/repositories';
import { entriesPath } from '../src/paths';
import { entryNamed, openEvent, readPlan, times } from './event.testkit';
import { firstValue, platformForTests } from './platform.testkit';
import { changeBeforeRead } from './transactions.testkit';

jest.mock('firebase/firestore', () => jest.requireActual<{ firestore: object }>('./transactions.testkit').firestore);

const platform = platformForTests();
const unlimited = { places: 0, movesUp: 'automatic', hasEntries: true, isRegistrationOpen: true } as const;
const points = { points: 2, reason: 'Came late' };

/** Swiss rounds of four teams, while two more wait for a place. */
async function playWithoutWaiting() {
  const id = await openEvent(platform);
  await setPlaces(id, { places: 4, movesUp: 'automatic' }, unlimited);
  const ids: string[] = [];
  const uids: string[] = [];
  for (let index = 0; index < 6; index += 1) {
    uids.push(await platform.become(`captain${index}`));
    ids.push((await registerTeam(id, entryNamed(`Team ${index}`))).teamId);
  }
  await platform.become('organizer');
  await closeRegistration(id);
  await saveGroups(id, { 0: ids.slice(0, 4) });
  await createSchedule(id, { ...readPlan(ids), scheduleType: 'swissRounds', schedule: { 0: ['m1', 'm2'] } });
  return { id, ids, uids, waiting: ids[4] ?? '' };
}

const named = async (watch: typeof watchTeams, id: string) => (await firstValue(watch, [id])).map(({ name }) => name);

describe('a team of the waiting list that comes late', () => {
  it('plays, and waits no longer: one team with its players, its address and its captain', async () => {
    const { id, ids, uids, waiting } = await playWithoutWaiting();
    expect(await named(watchEntries, id)).toEqual(['Team 4', 'Team 5']);
    const before = (await firstValue(watchEntries, [id]))[0];
    await admitLateTeam(id, waiting, points);
    expect([await named(watchTeams, id), await named(watchEntries, id)]).toEqual([
      ['Team 0', 'Team 1', 'Team 2', 'Team 3', 'Team 4'],
      ['Team 5'],
    ]);
    expect(await firstValue(watchTournament, [id])).toMatchObject({
      groups: { 0: [...ids.slice(0, 4), waiting] },
      pointAdjustments: { [waiting]: points },
    });
    expect((await firstValue(watchTeams, [id])).at(-1)).toMatchObject({ ...before, groupId: '0' });
    expect(await readContact(id, waiting)).toBe('captain@courtside.test');
    expect(await firstValue(watchMyRegistration, [id, uids[4] ?? ''])).toBe(waiting);
    expect((await firstValue(watchPlace, [id, waiting]))?.grantedAt).not.toBeNull();
    expect((await firstValue(watchHistory, [id]))[0]?.to).toEqual({ what: 'lateTeamAdded', teamId: waiting });
    // The answer was lost: nothing happens twice. Other points are another organizer's.
    await admitLateTeam(id, waiting, points);
    await expect(admitLateTeam(id, waiting)).rejects.toMatchObject({ code: 'conflict' });
    expect((await firstValue(watchTournament, [id]))?.groups).toEqual({ 0: [...ids.slice(0, 4), waiting] });
    // Without the schedule it is not one of those that wait.
    await deleteSchedule(id);
    const placements = getPlacements({ places: 4, movesUp: 'automatic' }, await firstValue(watchPlaces, [id]));
    expect([waiting, ids[5] ?? ''].map((team) => placements.get(team as TeamId)?.state)).toEqual(['in', 'waiting']);
  });

  it('is admitted by one of two organizers at once', async () => {
    const { id, ids, waiting } = await playWithoutWaiting();
    const late = { name: 'Canal', profileIds: ['', '', ''] };
    await Promise.all([admitLateTeam(id, waiting), admitLateTeam(id, waiting), addLateTeam(id, late, 'lateteam001')]);
    const groups = (await firstValue(watchTournament, [id]))?.groups as Readonly<Record<string, readonly string[]>>;
    expect([...(groups['0'] ?? [])].sort()).toEqual([...ids.slice(0, 4), waiting, 'lateteam001'].sort());
  });

  it('is admitted once, where another organizer admits it between two reads of this one', async () => {
    const { id, ids, waiting } = await playWithoutWaiting();
    const isChanged = changeBeforeRead(entriesPath(id), () => admitLateTeam(id, waiting));
    await admitLateTeam(id, waiting);
    expect(isChanged()).toBe(true);
    expect((await firstValue(watchTournament, [id]))?.groups).toEqual({ 0: [...ids.slice(0, 4), waiting] });
  });

  it('is refused after it has withdrawn, if it is unknown, and once there is a bracket', async () => {
    const { id, ids, waiting } = await playWithoutWaiting();
    await decidePlace(id, ids[5] ?? '', 'withdrawn');
    await expect(admitLateTeam(id, ids[5] ?? '')).rejects.toMatchObject({ code: 'conflict' });
    await expect(admitLateTeam(id, 'stranger001')).rejects.toMatchObject({ code: 'not-found' });
    await createBracket(id, newBracket('single', ids.slice(0, 4) as unknown as readonly TeamId[]), times);
    await expect(admitLateTeam(id, waiting)).rejects.toMatchObject({ code: 'conflict' });
    expect(await named(watchEntries, id)).toEqual(['Team 4', 'Team 5']);
  });
});
