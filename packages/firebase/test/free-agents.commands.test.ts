import {
  acceptInvitation,
  closeRegistration,
  confirmTeam,
  declineInvitation,
  deleteMyProfile,
  deleteTeam,
  deleteTournament,
  downloadMyData,
  editOwnTeam,
  invitePlayer,
  lookForTeam,
  offerTeam,
  openOffer,
  registerTeam,
  saveProfile,
  stopLooking,
  takeBackInvitation,
  takeTeam,
  withdrawOwnTeam,
} from '../src/commands';
import {
  watchEntries,
  watchFreeAgent,
  watchFreeAgents,
  watchMyInvitations,
  watchMyTeams,
  watchTeamInvitations,
  watchTournament,
} from '../src/repositories';
import { openEvent } from './event.testkit';
import { firstValue, platformForTests } from './platform.testkit';

const platform = platformForTests();

const team = (name: string, ...profileIds: readonly string[]) => ({ name, email: 'captain@courtside.test', profileIds });
let number = 0;
let event = '';
let [ada, zebras, yaks] = ['', '', ''];
const be = (name: string) => platform.become(`${name}${number}`);
const player = async (name: string) => {
  const uid = await be(name);
  await saveProfile({ name, pronouns: 'elle', club: 'Ghent', region: 'Belgium', skill: 5 });
  return uid;
};
/** A tournament with teams of two, two captains, and a player who looks for a team. */
beforeEach(async () => {
  number += 1;
  // Today's date, so that a team can be handed over.
  const today = new Date().toISOString().slice(0, 10);
  event = await openEvent(platform, { startDate: today, endDate: today }, 2);
  await be('zoe');
  zebras = (await registerTeam(event, team('Zebras', '', ''))).teamId;
  await be('yan');
  yaks = (await registerTeam(event, team('Yaks', '', ''))).teamId;
  ada = await player('ada');
  await lookForTeam(event, { position: 'goal', notes: ' Left-handed. ' });
});
const invite = async (captain: string, uid = ada) => {
  await be(captain);
  await invitePlayer(event, uid);
};
const playersOf = async (teamId: string) => {
  await platform.become('organizer');
  return (await firstValue(watchEntries, [event])).find(({ id }) => id === teamId)?.profileIds;
};

it('a player is on the list, a captain asks, and a yes brings them into the team and ends all else', async () => {
  expect(await firstValue(watchFreeAgent, [event, ada])).toEqual({
    uid: ada,
    tournamentId: event,
    position: 'goal',
    notes: 'Left-handed.',
  });
  await invite('zoe');
  expect((await firstValue(watchFreeAgents, [event])).map(({ uid }) => uid)).toEqual([ada]);
  await invite('yan');
  await be('ada');
  expect((await firstValue(watchMyInvitations, [ada])).map(({ name }) => name).sort()).toEqual(['Yaks', 'Zebras']);
  await acceptInvitation(event, zebras);
  // A second press, or a retry after a lost response.
  await acceptInvitation(event, zebras);
  expect(await firstValue(watchFreeAgent, [event, ada])).toBeNull();
  expect(await firstValue(watchMyInvitations, [ada])).toMatchObject([{ teamId: zebras, answer: 'accepted' }]);
  expect(await firstValue(watchMyTeams, [ada])).toMatchObject([{ teamId: zebras, leftAt: null }]);
  await expect(lookForTeam(event, { position: 'any', notes: '' })).rejects.toMatchObject({ code: 'conflict' });
  expect(await playersOf(zebras)).toEqual([ada, '']);
});

it('a no is told to the captain, who can’t ask again', async () => {
  await invite('zoe');
  await be('ada');
  await declineInvitation(event, zebras);
  await declineInvitation(event, zebras);
  await expect(acceptInvitation(event, zebras)).rejects.toMatchObject({ code: 'not-found' });
  await be('zoe');
  expect(await firstValue(watchTeamInvitations, [event, zebras])).toMatchObject([{ uid: ada, answer: 'declined' }]);
  await expect(invitePlayer(event, ada)).rejects.toMatchObject({ code: 'not-found' });
  await expect(takeBackInvitation(event, zebras, ada)).rejects.toMatchObject({ code: 'conflict' });
});

it('who leaves the list ends what was asked of them, and who was asked in vain hears why', async () => {
  await invite('zoe');
  await takeBackInvitation(event, zebras, ada);
  await be('ada');
  await expect(acceptInvitation(event, zebras)).rejects.toMatchObject({ code: 'not-found' });
  await expect(declineInvitation(event, zebras)).rejects.toMatchObject({ code: 'not-found' });
  await invite('zoe');
  await be('ada');
  await stopLooking(event);
  expect(await firstValue(watchMyInvitations, [ada])).toEqual([]);
  await be('zoe');
  await takeBackInvitation(event, zebras, ada);
  await expect(invitePlayer(event, ada)).rejects.toMatchObject({ code: 'not-found' });
});

it('a full team and one that withdrew are told apart, on both sides', async () => {
  const [ben, cleo] = [await player('ben'), await player('cleo')];
  await be('ben');
  await lookForTeam(event, { position: 'any', notes: '' });
  await invite('zoe');
  await invite('yan');
  await be('zoe');
  await editOwnTeam(event, zebras, team('Zebras', ben, cleo), team('Zebras', '', ''));
  await expect(invitePlayer(event, ben)).rejects.toMatchObject({ code: 'conflict' });
  await be('ada');
  await expect(acceptInvitation(event, zebras)).rejects.toMatchObject({ code: 'invalid' });
  await be('yan');
  await withdrawOwnTeam(event, yaks, '');
  await expect(invitePlayer(event, ben)).rejects.toMatchObject({ code: 'permission-denied' });
  await be('ada');
  await expect(acceptInvitation(event, yaks)).rejects.toMatchObject({ code: 'not-found' });
});

it('so are a team that they confirmed and a closed registration; the entry can be removed also then', async () => {
  await invite('zoe');
  await be('win');
  const wolves = (await registerTeam(event, team('Wolves', ada, ''))).teamId;
  await be('ada');
  await confirmTeam(event, wolves);
  await expect(acceptInvitation(event, zebras)).rejects.toMatchObject({ code: 'conflict' });
  await platform.become('organizer');
  await closeRegistration(event);
  await be('ada');
  for (const late of [() => acceptInvitation(event, zebras), () => lookForTeam(event, { position: 'any', notes: '' })])
    await expect(late()).rejects.toMatchObject({ code: 'permission-denied' });
  await be('zoe');
  await expect(invitePlayer(event, ada)).rejects.toMatchObject({ code: 'permission-denied' });
  await be('ada');
  await stopLooking(event);
});

it('a team that is handed over keeps what it asked, and the count of it', async () => {
  await invite('zoe');
  const secret = await offerTeam(event, zebras, 'Zebras');
  await be('heir');
  await openOffer(event, zebras, secret);
  await takeTeam(event, zebras, () => Promise.resolve({ subject: 'x', text: 'x' }));
  expect(await firstValue(watchTeamInvitations, [event, zebras])).toMatchObject([{ uid: ada, answer: null }]);
  await takeBackInvitation(event, zebras, ada);
  await invitePlayer(event, ada);
  await be('ada');
  await acceptInvitation(event, zebras);
  expect(await playersOf(zebras)).toEqual([ada, '']);
});

it('it ends with the account, the team and the tournament', async () => {
  await invite('zoe');
  await be('ada');
  expect(await downloadMyData()).toMatchObject({ freeAgents: [{ tournamentId: event }], invitations: [{ teamId: zebras }] });
  await deleteMyProfile();
  expect(await downloadMyData()).toMatchObject({ freeAgents: [], invitations: [] });
  const ben = await player('ben');
  await lookForTeam(event, { position: 'field', notes: '' });
  await invite('zoe', ben);
  await invite('yan', ben);
  await platform.become('organizer');
  await deleteTeam(event, zebras);
  await be('ben');
  expect((await firstValue(watchMyInvitations, [ben])).map(({ teamId }) => teamId)).toEqual([yaks]);
  await platform.become('organizer');
  await firstValue(watchTournament, [event], (value) => value !== null);
  await deleteTournament(event);
  await be('ben');
  expect(await downloadMyData()).toMatchObject({ freeAgents: [], invitations: [] });
});
