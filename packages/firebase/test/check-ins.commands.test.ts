import type { CheckIn, RegistrationForm } from '@courtside/domain/registration';
import {
  checkInOwnTeam,
  createTournament,
  deleteMyProfile,
  deleteTeam,
  downloadMyData,
  registerTeam,
  setCheckedIn,
  setCheckInHours,
  setFee,
  takeBackOwnCheckIn,
} from '../src/commands';
import { watchCheckIn, watchCheckIns, watchForm, watchHistory, type HistoryRecord } from '../src/repositories';
import { currentSession } from '../src/session';
import { openEvent } from './event.testkit';
import { draft, firstValue, platformForTests } from './platform.testkit';

const platform = platformForTests();

const HOUR = 3_600_000;
const team = { name: 'Puddle Cavalry', email: 'captain@courtside.test', profileIds: ['', '', ''] };
const now = () => ({ opensAt: Date.now() - HOUR, closesAt: Date.now() + HOUR });

async function openCheckIn() {
  const id = await openEvent(platform);
  const organizer = currentSession().uid ?? '';
  const hours = now();
  await setCheckInHours(id, hours, null);
  const captain = await platform.become('captain');
  const { teamId } = await registerTeam(id, team);
  return { id, teamId, organizer, captain, hours };
}
const all = (id: string) => firstValue(watchCheckIns, [id]) as Promise<readonly CheckIn[]>;
const own = (id: string, teamId: string) => firstValue(watchCheckIn, [id, teamId]);

it('a captain checks in and takes it back; an organiser does both, and the history of it', async () => {
  const { id, teamId, captain, organizer } = await openCheckIn();
  expect(await own(id, teamId)).toBeNull();
  await checkInOwnTeam(id, teamId);
  expect(await own(id, teamId)).toMatchObject({ checkedInBy: captain });
  expect((await downloadMyData()).registrations).toMatchObject([{ checkedIn: true }]);
  await takeBackOwnCheckIn(id, teamId);
  expect(await own(id, teamId)).toBeNull();
  await checkInOwnTeam(id, teamId);
  await platform.become('organizer');
  // It does not matter which user was faster.
  await setCheckedIn(id, [teamId], true);
  expect(await all(id)).toMatchObject([{ teamId, checkedInBy: organizer }]);
  await setCheckedIn(id, [teamId], false);
  expect(await all(id)).toEqual([]);
  const records = ((await firstValue(watchHistory, [id])) as readonly HistoryRecord[]).map(({ to }) => to);
  expect(records).toEqual(
    expect.arrayContaining([
      { what: 'checkedIn', teamIds: [teamId] },
      { what: 'notCheckedIn', teamIds: [teamId] },
    ]),
  );
  await setCheckedIn(id, [teamId], true);
  await deleteTeam(id, teamId);
  expect(await all(id)).toEqual([]);
});

it('out of its hours a captain hears that it is not open, in no words of the rules', async () => {
  const { id, teamId, hours } = await openCheckIn();
  await platform.become('organizer');
  await setCheckInHours(id, { ...hours, closesAt: Date.now() }, hours);
  await platform.become('captain');
  await expect(checkInOwnTeam(id, teamId)).rejects.toMatchObject({ code: 'conflict' });
  await expect(takeBackOwnCheckIn(id, teamId)).rejects.toMatchObject({ code: 'conflict' });
});

it('its hours are set beside what else the form says, and kept from somebody who saw others', async () => {
  const { id, hours } = await openCheckIn();
  await platform.become('organizer');
  await setFee(id, { cents: 100, currency: 'EUR', text: '', link: '' }, null);
  await expect(setCheckInHours(id, null, null)).rejects.toMatchObject({ code: 'conflict' });
  expect((await firstValue(watchForm, [id])) as RegistrationForm).toMatchObject({ fee: { cents: 100 }, checkIn: hours });
  await setCheckInHours(id, null, hours);
  expect((await firstValue(watchForm, [id])) as RegistrationForm).toMatchObject({ fee: { cents: 100 }, checkIn: null });
});

it('more teams than a batch takes are checked in at once', async () => {
  await platform.become('organizer');
  const id = await createTournament(draft);
  const teamIds = Array.from({ length: 23 }, (_, index) => `team${String(index).padStart(7, '0')}`);
  await setCheckedIn(id, teamIds, true);
  expect((await all(id)).map(({ teamId }) => teamId)).toEqual(teamIds);
  await setCheckedIn(id, teamIds, false);
  expect(await all(id)).toEqual([]);
});

it('a team stays checked in when its captain’s account ends: it is there all the same', async () => {
  const { id, teamId } = await openCheckIn();
  await checkInOwnTeam(id, teamId);
  await deleteMyProfile();
  await platform.become('organizer');
  expect(await all(id)).toMatchObject([{ teamId }]);
});
