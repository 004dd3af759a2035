import {
  closeRegistration,
  deleteTeam,
  editOwnTeam,
  importTeams,
  registerTeam,
  renameTeam,
  setTeamEmail,
  setVisibility,
} from '../src/commands';
import { readOwnTeam, watchEdits, type OwnTeam } from '../src/repositories';
import { openEvent } from './event.testkit';
import { firstValue, platformForTests } from './platform.testkit';

const platform = platformForTests();

const seen: OwnTeam = { name: 'Zebras', email: 'captain@courtside.test', profileIds: ['', '', ''] };
const mate = 'm'.repeat(28);
let id = '';
let teamId = '';
let other = '';
beforeEach(async () => {
  id = await openEvent(platform);
  await platform.become('rival');
  other = (await registerTeam(id, { ...seen, name: 'Apes' })).teamId;
  await platform.become('captain');
  teamId = (await registerTeam(id, seen)).teamId;
});
const edit = (changes: Partial<OwnTeam>, from: OwnTeam = seen) => editOwnTeam(id, teamId, { ...from, ...changes }, from);
const team = async () => {
  const stored = await readOwnTeam(id, teamId);
  return stored && { name: stored.name, email: stored.email, profileIds: stored.profileIds };
};
async function notes() {
  await platform.become('organizer');
  return (await firstValue(watchEdits, [id])).map(({ number, name, joined, isEmailChanged }) => [number, name, joined, isEmailChanged]);
}

it('a captain changes what they registered, and the organisers see from what to what', async () => {
  await edit({ name: 'Mud Club', email: 'new@courtside.test' });
  await edit({ profileIds: [mate, '', ''] }, { ...seen, name: 'Mud Club', email: 'new@courtside.test' });
  expect(await team()).toEqual({ name: 'Mud Club', email: 'new@courtside.test', profileIds: [mate, '', ''] });
  expect(await notes()).toEqual([
    [1, { from: 'Zebras', to: 'Mud Club' }, [], true],
    [2, null, [mate], false],
  ]);
});

it('names a player without a profile, then puts the profile in the place of the name', async () => {
  const named = { ...seen, profileIds: ['Zoé', '', ''] };
  await edit({ profileIds: named.profileIds });
  await edit({ profileIds: [mate, 'Max', ''] }, named);
  expect(await team()).toEqual({ ...seen, profileIds: [mate, 'Max', ''] });
  expect(await notes()).toEqual([
    [1, null, ['Zoé'], false],
    [2, null, [mate, 'Max'], false],
  ]);
});

it('a repetition after a lost answer changes nothing, and notes nothing', async () => {
  await edit({ name: 'Mud Club' });
  await edit({ name: 'Mud Club' });
  expect(await notes()).toHaveLength(1);
});

it('two devices, or an organiser meanwhile: different parts stand together, and the same part is written over by nobody', async () => {
  await edit({ name: 'Mud Club' });
  // The other device still shows the first name.
  await edit({ profileIds: [mate, '', ''] });
  await expect(edit({ name: 'Puddles' })).rejects.toMatchObject({ code: 'conflict' });
  expect(await team()).toEqual({ ...seen, name: 'Mud Club', profileIds: [mate, '', ''] });
  await platform.become('organizer');
  await renameTeam(id, teamId, 'Corrected');
  await setTeamEmail(id, teamId, 'right@courtside.test');
  await platform.become('captain');
  await expect(edit({ name: 'Puddles' })).rejects.toMatchObject({ code: 'conflict' });
  await expect(edit({ email: 'new@courtside.test' })).rejects.toMatchObject({ code: 'conflict' });
  await edit({ name: 'Puddles' }, (await team()) ?? seen);
  expect(await team()).toMatchObject({ name: 'Puddles', email: 'right@courtside.test' });
});

it('both at once from the same state: one of them is told', async () => {
  const settled = await Promise.allSettled([edit({ name: 'Puddles' }), edit({ name: 'Mud Club' })]);
  expect(settled.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(settled.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'conflict' } });
});

it('goes on where the team was taken among the others, if those are shown', async () => {
  await platform.become('organizer');
  await importTeams(id, [{ ...seen, name: 'Monkeys', teamId: other }]);
  await platform.become('captain');
  await expect(edit({ name: 'Mud Club' })).rejects.toMatchObject({ code: 'not-found' });
  await platform.become('organizer');
  await setVisibility(id, 'teams', true);
  await platform.become('captain');
  await edit({ name: 'Mud Club' });
  expect(await team()).toMatchObject({ name: 'Mud Club' });
});

it('stays by itself when an organiser deletes or renames a team, by a device that has heard of neither', async () => {
  await platform.become('organizer');
  await renameTeam(id, teamId, 'Corrected');
  await deleteTeam(id, other);
  await platform.become('captain');
  await edit({ email: 'new@courtside.test' });
  expect(await team()).toMatchObject({ name: 'Corrected', email: 'new@courtside.test' });
});

it('is over with registration', async () => {
  await platform.become('organizer');
  await setVisibility(id, 'teams', true);
  await closeRegistration(id);
  await platform.become('captain');
  await expect(edit({ name: 'Mud Club' })).rejects.toMatchObject({ code: 'permission-denied' });
});

it('the notes go with the team', async () => {
  await edit({ name: 'Mud Club' });
  await platform.become('organizer');
  await deleteTeam(id, teamId);
  expect(await notes()).toEqual([]);
});
