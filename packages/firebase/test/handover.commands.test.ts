import {
  deleteMyProfile,
  deleteTeam,
  editOwnTeam,
  offerTeam,
  openOffer,
  registerTeam,
  takeBackOffer,
  takeTeam,
  withdrawOwnTeam,
} from '../src/commands';
import { readCaptain, readCaptains, readOwnTeam, watchHandover } from '../src/repositories';
import { collection, getDocs } from 'firebase/firestore/lite';
import { openEvent } from './event.testkit';
import { firstValue, platformForTests } from './platform.testkit';

const platform = platformForTests();

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const team = { name: 'Zebras', email: 'captain@courtside.test', profileIds: ['', '', ''] };
const words = () => Promise.resolve({ subject: 'x', text: 'y' });
let id = '';
let teamId = '';
beforeEach(async () => {
  id = await openEvent(platform, { startDate: inDays(5), endDate: inDays(6) });
  await platform.become('captain');
  teamId = (await registerTeam(id, team)).teamId;
});

it('a captain hands the team over: the other has it, with its address and the right to change it, and the first has nothing', async () => {
  await editOwnTeam(id, teamId, { ...team, name: 'Zebus' }, team);
  const secret = await offerTeam(id, teamId, 'Zebus');
  expect(await firstValue(watchHandover, [id, teamId])).toMatchObject({ name: 'Zebus', takenAt: null });
  const heir = await platform.become('heir');
  expect(await openOffer(id, teamId, secret)).toBe('Zebus');
  await takeTeam(id, teamId, words);
  // A retry after a lost response.
  await takeTeam(id, teamId, words);
  const now = await readOwnTeam(id, teamId);
  expect(now).toMatchObject({ name: 'Zebus', email: 'heir@courtside.test' });
  await editOwnTeam(
    id,
    teamId,
    { ...team, name: 'Gnus', email: 'heir@courtside.test' },
    { ...team, name: 'Zebus', email: 'heir@courtside.test' },
  );
  await platform.become('captain');
  await expect(editOwnTeam(id, teamId, team, team)).rejects.toMatchObject({
    code: expect.stringMatching(/permission-denied|not-found/) as string,
  });
  await expect(offerTeam(id, teamId, 'x')).rejects.toMatchObject({ code: 'permission-denied' });
  await platform.become('organizer');
  expect(await readCaptains(id)).toMatchObject([{ uid: heir, teamId, edits: 2 }]);
  expect(await firstValue(watchHandover, [id, teamId], (value) => value?.takenAt !== null)).toMatchObject({ name: 'Zebus' });
  // Deleting the team deletes all of it.
  await deleteTeam(id, teamId);
  expect(await firstValue(watchHandover, [id, teamId])).toBeNull();
});

it('a link opens nothing once it was used, taken back or made anew; nothing for the captain, nor for who has a team', async () => {
  const first = await offerTeam(id, teamId, 'Zebras');
  await expect(openOffer(id, teamId, first)).rejects.toMatchObject({ code: 'invalid' });
  const second = await offerTeam(id, teamId, 'Zebras');
  await platform.become('rival');
  await expect(openOffer(id, teamId, first)).rejects.toMatchObject({ code: 'permission-denied' });
  await expect(openOffer(id, 'BBBBBBBBBBB', second)).rejects.toMatchObject({ code: 'permission-denied' });
  await openOffer(id, teamId, second);
  await platform.become('captain');
  await takeBackOffer(id, teamId);
  await platform.become('rival');
  await expect(takeTeam(id, teamId, words)).rejects.toMatchObject({ code: 'permission-denied' });
  await registerTeam(id, { ...team, name: 'Apes' });
  await expect(openOffer(id, teamId, second)).rejects.toMatchObject({ code: 'conflict' });
});

it('a captain whose team has withdrawn takes over another; the organizers still read why they withdrew', async () => {
  const secret = await offerTeam(id, teamId, 'Zebras');
  const heir = await platform.become('heir');
  const own = await registerTeam(id, { ...team, name: 'Apes' });
  await expect(openOffer(id, teamId, secret)).rejects.toMatchObject({ code: 'conflict' });
  await withdrawOwnTeam(id, own.teamId, 'An injury.');
  expect(await openOffer(id, teamId, secret)).toBe('Zebras');
  await takeTeam(id, teamId, words);
  expect(await readCaptain(id, heir)).toMatchObject({ teamId, reason: '' });
  await platform.become('organizer');
  expect(await readCaptains(id)).toMatchObject([{ uid: heir, teamId, withdrew: { teamId: own.teamId, reason: 'An injury.' } }]);
  await platform.become('heir');
  await deleteMyProfile();
  expect(await readCaptain(id, heir)).toMatchObject({ teamId, withdrew: null });
});

it('two who open it at once: one of them is captain, the other is told', async () => {
  const secret = await offerTeam(id, teamId, 'Zebras');
  await platform.become('heir');
  await openOffer(id, teamId, secret);
  await platform.become('second');
  await openOffer(id, teamId, secret);
  await takeTeam(id, teamId, words);
  await platform.become('heir');
  await expect(takeTeam(id, teamId, words)).rejects.toMatchObject({ code: 'permission-denied' });
  expect(await readCaptain(id, await platform.become('second'))).toMatchObject({ teamId });
});

it('the proof of an opened offer goes with it: taken, taken back or deleted', async () => {
  const proofs = async () => (await getDocs(collection(platform.operator, `teams/${id}/proofs`))).size;
  const open = async () => {
    await platform.become('captain');
    const secret = await offerTeam(id, teamId, 'Zebras');
    await platform.become('heir');
    await openOffer(id, teamId, secret);
    expect(await proofs()).toBe(1);
  };
  await open();
  await platform.become('captain');
  await takeBackOffer(id, teamId);
  expect(await proofs()).toBe(0);
  await open();
  await takeTeam(id, teamId, words);
  expect(await proofs()).toBe(0);
  await platform.become('heir');
  const secret = await offerTeam(id, teamId, 'Zebras');
  await platform.become('captain');
  await openOffer(id, teamId, secret);
  await platform.become('organizer');
  await deleteTeam(id, teamId);
  expect(await proofs()).toBe(0);
});

it('the end of the captain’s account ends the offer', async () => {
  const secret = await offerTeam(id, teamId, 'Zebras');
  await deleteMyProfile();
  await platform.become('heir');
  await expect(openOffer(id, teamId, secret)).rejects.toMatchObject({ code: 'permission-denied' });
});
