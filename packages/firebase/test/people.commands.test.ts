import { withEntries } from '@courtside/domain';
import { doc, getDoc, setDoc, writeBatch } from 'firebase/firestore/lite';
import {
  acceptOrganizing,
  accountConsequences,
  addMockPlayers,
  addOrganizer,
  closeRegistration,
  createTournament,
  deleteMyProfile,
  deleteTeam,
  downloadMyData,
  joinMixer,
  leaveMixer,
  overrideSkill,
  refreshProfileContact,
  registerTeam,
  removePlayer,
  saveProfile,
  setVisibility,
} from '../src/commands';
import {
  readContact,
  readOwnContact,
  readProfiles,
  searchProfiles,
  watchContacts,
  watchMyRegistration,
  watchOwnProfile,
  watchEntries,
  watchTeams,
  watchTournament,
} from '../src/repositories';
import { migrateSearchNames } from '../seed/search-names';
import { openEvent } from './event.testkit';
import { draft, firstValue, platformForTests } from './platform.testkit';

const platform = platformForTests();

const entry = { name: '  Puddle Cavalry ', email: 'captain@courtside.test', profileIds: ['', '', ''] };
const profile = { name: ' Zoé Dœ ', pronouns: 'elle', club: 'Ghent', region: 'Belgium', skill: 7 };
const teamsOf = async (id: string) => withEntries(await firstValue(watchTeams, [id]), await firstValue(watchEntries, [id]));

describe('registering a team', () => {
  it('adds exactly one entry, however often it is sent', async () => {
    const id = await openEvent(platform);
    const captain = await platform.become('captain');
    const [first, second] = await Promise.all([registerTeam(id, entry), registerTeam(id, { ...entry, name: 'Again' })]);
    expect([first.isNew, second.isNew].sort()).toEqual([false, true]);
    expect(second.teamId).toBe(first.teamId);
    expect(first.teamId).toMatch(/^[A-Za-z0-9]{11}$/);
    expect(await readContact(id, first.teamId)).toBe('captain@courtside.test');
    expect(await firstValue(watchMyRegistration, [id, captain])).toBe(first.teamId);
    await platform.become('organizer');
    expect(await teamsOf(id)).toHaveLength(1);
    const contacts = await firstValue(watchContacts, [id]);
    expect([...contacts]).toEqual([[first.teamId, 'captain@courtside.test']]);
  });

  it('says when registration was closed meanwhile', async () => {
    const id = await openEvent(platform);
    await closeRegistration(id);
    await platform.become('captain');
    await expect(registerTeam(id, entry)).rejects.toMatchObject({ code: 'permission-denied', message: 'Registration is closed.' });
  });

  it('lets a captain register again when the organiser has deleted the team', async () => {
    const id = await openEvent(platform);
    await platform.become('captain');
    const { teamId } = await registerTeam(id, entry);
    await platform.become('organizer');
    await deleteTeam(id, teamId);
    expect(await teamsOf(id)).toEqual([]);
    await platform.become('captain');
    expect((await registerTeam(id, entry)).isNew).toBe(true);
  });

  it('keeps the teams of two captains who register at once', async () => {
    const id = await openEvent(platform);
    await platform.become('captain');
    const first = registerTeam(id, entry);
    await first;
    await platform.become('rival');
    await registerTeam(id, { ...entry, name: 'Own Goal Enthusiasts' });
    await platform.become('organizer');
    expect((await teamsOf(id)).map(({ name }) => name)).toEqual(['Puddle Cavalry', 'Own Goal Enthusiasts']);
  });
});

describe('a mixer', () => {
  it('takes a player with a profile, once', async () => {
    const id = await openEvent(platform, { tournamentType: 'MIXER' });
    const player = await platform.become('mixer-player');
    await expect(joinMixer(id)).rejects.toMatchObject({ code: 'permission-denied' });
    await saveProfile(profile);
    await joinMixer(id);
    await joinMixer(id);
    const read = () => firstValue(watchTournament, [id]);
    expect((await read())?.playerIds).toEqual([player]);
    await leaveMixer(id);
    expect((await read())?.playerIds).toEqual([]);
  });

  it('has mock players whose numbers go on', async () => {
    const id = await openEvent(platform, { tournamentType: 'MIXER' });
    expect(await addMockPlayers(id, 2)).toEqual(['PLAYER 1', 'PLAYER 2']);
    expect(await addMockPlayers(id, 1)).toEqual(['PLAYER 3']);
    await overrideSkill(id, 'PLAYER 1', 9);
    await removePlayer(id, 'PLAYER 2');
    expect(await addMockPlayers(id, 1)).toEqual(['PLAYER 4']);
    const tournament = await firstValue(watchTournament, [id]);
    expect(tournament).toMatchObject({ playerIds: ['PLAYER 1', 'PLAYER 3', 'PLAYER 4'], skillOverrides: { 'PLAYER 1': 9 } });
  });
});

describe('a profile', () => {
  it('is stored in lower case, trimmed, and found by its beginning', async () => {
    const uid = await platform.become('zoe');
    await saveProfile(profile);
    const stored = await firstValue(watchOwnProfile, [uid]);
    expect(stored).toEqual({ id: uid, name: 'zoé dœ', pronouns: 'elle', club: 'Ghent', region: 'Belgium', skill: 7 });
    expect(await readOwnContact(uid)).toBe('zoe@courtside.test');
    await platform.become('finder');
    expect((await searchProfiles('ZOÉ')).map(({ id }) => id)).toContain(uid);
    expect(await searchProfiles('zo')).toEqual([]);
    for (const term of ['zoe', 'Zoe Doe', 'zoé dœ', 'ZOË']) expect((await searchProfiles(term)).map(({ id }) => id)).toContain(uid);
    expect(await searchProfiles('zoa')).toEqual([]);
    // The same accent, written as two characters.
    expect((await searchProfiles('zoé'.normalize('NFD'))).map(({ id }) => id)).toContain(uid);
  });

  it('of earlier years, stored without a name to be found by, is found as it is written, and by all ways of writing once that is added', async () => {
    await platform.put({
      [`profiles/${'o'.repeat(28)}`]: { name: 'maïté', pronouns: 'elle', club: 'Ghent', region: 'Belgium', skill: 3 },
    });
    await platform.become('finder');
    expect((await searchProfiles('Maïté')).map(({ name }) => name)).toEqual(['maïté']);
    expect(await searchProfiles('maite')).toEqual([]);
    expect(await migrateSearchNames(platform.owned)).toBeGreaterThan(0);
    expect((await searchProfiles('maite')).map(({ name }) => name)).toEqual(['maïté']);
    expect(await migrateSearchNames(platform.owned)).toBe(0);
  });

  it('gets the account’s new address once it has one, and none before there is a profile', async () => {
    const uid = await platform.become('mover');
    await refreshProfileContact();
    expect(await readOwnContact(uid)).toBeNull();
    await saveProfile({ ...profile, name: 'mover' });
    await refreshProfileContact();
    expect(await readOwnContact(uid)).toBe('mover@courtside.test');
  });

  it('is read in batches, by ids of profiles only', async () => {
    const uid = await platform.become('zoe');
    const strangers = Array.from({ length: 65 }, (_, index) => String(index).padStart(28, 'x'));
    const found = await readProfiles([uid, uid, '', 'PLAYER 1', 'short', ...strangers]);
    expect([...found.keys()]).toEqual([uid]);
  });

  it('is refused when it breaks the rules', async () => {
    await platform.become('zoe');
    await expect(saveProfile({ ...profile, skill: 11 })).rejects.toMatchObject({ code: 'permission-denied' });
    await expect(saveProfile({ ...profile, club: '' })).rejects.toMatchObject({ code: 'permission-denied' });
  });
});

describe('my data', () => {
  it('tells in numbers what goes with the account', async () => {
    const event = await openEvent(platform);
    const mixer = await openEvent(platform, { tournamentType: 'MIXER' });
    const closed = await openEvent(platform, { tournamentType: 'MIXER' });
    const uid = await platform.become('counter');
    await saveProfile({ ...profile, name: 'counter' });
    await joinMixer(mixer);
    await joinMixer(closed);
    await registerTeam(event, { ...entry, profileIds: [uid, '', ''] });
    const own = await createTournament({ ...draft, name: 'Alone' });
    await platform.become('organizer');
    await closeRegistration(closed);
    await setVisibility(event, 'teams', true);
    const shared = await createTournament({ ...draft, name: 'Shared' });
    await addOrganizer(shared, uid);
    await platform.become('counter');
    expect(await accountConsequences('2026-07-01')).toEqual({
      onlyOrganizerOf: [{ id: own, name: 'Alone' }],
      organizedWithOthers: 1,
      registeredTeams: 1,
      teamSlots: 1,
      openMixers: 1,
      closedMixers: 1,
    });
  });

  it('holds the team that was registered and every place that names one, where teams may be read', async () => {
    const event = await openEvent(platform);
    const uid = await platform.become('holder');
    await registerTeam(event, { ...entry, profileIds: ['', uid, ''] });
    expect(await downloadMyData()).toMatchObject({ registrations: [{ team: null }], teamPlaces: [] });
    await platform.become('organizer');
    await setVisibility(event, 'teams', true);
    await platform.become('holder');
    const { registrations, teamPlaces } = await downloadMyData();
    expect(registrations).toMatchObject([{ team: { name: 'Puddle Cavalry', profileIds: ['', uid, ''] } }]);
    expect(teamPlaces).toEqual([{ tournamentId: event, teamId: registrations[0]?.['teamId'], team: 'Puddle Cavalry' }]);
  });

  it('is all there, and can be deleted once the tournaments have another organiser', async () => {
    const event = await openEvent(platform);
    const leaver = await platform.become('leaver');
    await saveProfile({ ...profile, name: 'leaver' });
    await registerTeam(event, entry);
    const own = await createTournament({ ...draft, name: 'Own' });
    expect(await downloadMyData()).toMatchObject({
      account: { uid: leaver, email: 'leaver@courtside.test' },
      profile: { name: 'leaver' },
      contact: { email: 'leaver@courtside.test' },
      organizedTournaments: [{ id: own }],
      registrations: [{ tournamentId: event, email: 'captain@courtside.test', team: null }],
      teamPlaces: [],
    });
    await expect(deleteMyProfile()).rejects.toMatchObject({ code: 'conflict', message: expect.stringContaining('Own') as string });
    const heir = await platform.become('heir');
    await platform.become('leaver');
    await addOrganizer(own, heir);
    // A user who was only named has not accepted.
    expect((await accountConsequences('2026-11-22')).onlyOrganizerOf).toEqual([{ id: own, name: 'Own' }]);
    await expect(deleteMyProfile()).rejects.toMatchObject({ code: 'conflict' });
    await platform.become('heir');
    await acceptOrganizing(own);
    await platform.become('leaver');
    await deleteMyProfile();
    expect(await firstValue(watchOwnProfile, [leaver])).toBeNull();
    await platform.become('heir');
    expect(await firstValue(watchTournament, [own])).toMatchObject({ organizerUids: [heir] });
  });

  it('is not held by what somebody else has stored beside their name', async () => {
    const named = await platform.become('named');
    await saveProfile({ ...profile, name: 'named' });
    const unreadable = { isTournamentPublic: false, organizerUids: ['somebody', named], acceptedOrganizerUids: ['somebody'] };
    await setDoc(doc(platform.operator, 'tournaments', 'unreadable'), unreadable);
    expect((await accountConsequences('2026-11-22')).onlyOrganizerOf).toEqual([]);
    await deleteMyProfile();
    expect((await getDoc(doc(platform.operator, 'tournaments', 'unreadable'))).data()).toMatchObject({ organizerUids: ['somebody'] });
  });

  it('takes the address along that a deleted tournament has left', async () => {
    const event = await openEvent(platform);
    const leaver = await platform.become('leftover');
    await saveProfile({ ...profile, name: 'leftover' });
    const { teamId } = await registerTeam(event, entry);
    const batch = writeBatch(platform.operator);
    for (const path of [`tournaments/${event}`, `teams/${event}`, `teams/${event}/entries/${teamId}`])
      batch.delete(doc(platform.operator, path));
    batch.set(doc(platform.operator, 'deletedTournaments', event), { deletedAt: new Date() });
    await batch.commit();
    await deleteMyProfile();
    for (const path of [`teams/${event}/contacts/${teamId}`, `teams/${event}/registrations/${leaver}`])
      expect((await getDoc(doc(platform.operator, path))).exists()).toBe(false);
  });
});
