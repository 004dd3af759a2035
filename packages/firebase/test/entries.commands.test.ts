import { doc, writeBatch } from 'firebase/firestore/lite';
import {
  addTeams,
  closeRegistration,
  deleteTeam,
  deleteTournament,
  duplicateTournament,
  importTeams,
  openRegistration,
  registerTeam,
  renameTeam,
  saveGroups,
  setTeamPlayers,
} from '../src/commands';
import { watchEntries, watchEntry, watchTeams, watchTournament } from '../src/repositories';
import { openLive } from '../src/session/open-live';
import { createPeople } from './entries.testkit';
import { entryNamed, openEventWithTeams } from './event.testkit';
import { firstValue, platformForTests } from './platform.testkit';

const platform = platformForTests();

const teams = async (id: string) => (await firstValue(watchTeams, [id])).map(({ name }) => name);
const entries = async (id: string) => (await firstValue(watchEntries, [id])).map(({ name }) => name);
const hasEntries = async (id: string) => (await firstValue(watchTournament, [id]))?.hasEntries;

describe('teams that registered', () => {
  it('stand by themselves, in the order of registration, until registration is closed', async () => {
    const [id] = await openEventWithTeams(platform, 'Zebras', 'Apes');
    expect([await teams(id), await entries(id), await hasEntries(id)]).toEqual([[], ['Zebras', 'Apes'], true]);
    await closeRegistration(id);
    expect([await teams(id), await entries(id), await hasEntries(id)]).toEqual([['Zebras', 'Apes'], [], false]);
    await openRegistration(id, 3);
    await platform.become('captain0');
    expect((await registerTeam(id, entryNamed('Again'))).isNew).toBe(false);
    await platform.become('captain7');
    expect((await registerTeam(id, entryNamed('Late'))).isNew).toBe(true);
    await platform.become('organizer');
    expect([await teams(id), await entries(id)]).toEqual([['Zebras', 'Apes'], ['Late']]);
  });

  it('are edited where they stand, and in the teams once they are there', async () => {
    const [id, zebras = ''] = await openEventWithTeams(platform, 'Zebras', 'Apes');
    // Like the organizer's page, which shows them.
    let seen: readonly string[] = [];
    const stop = watchEntries(
      id,
      (list) => (seen = list.map(({ name }) => name)),
      () => undefined,
    );
    const { sdk, db } = await openLive();
    await sdk.getDocFromServer(sdk.doc(db, 'teams', id, 'entries', zebras));
    await renameTeam(id, zebras, 'Zebus');
    await setTeamPlayers(id, zebras, ['Zoé', '', '']);
    expect([await firstValue(watchEntry, [id, zebras]), await teams(id)]).toMatchObject([
      { name: 'Zebus', profileIds: ['Zoé', '', ''] },
      [],
    ]);
    stop();
    expect(seen).toContain('Zebus');
    await closeRegistration(id);
    await renameTeam(id, zebras, 'Gnus');
    expect(await teams(id)).toEqual(['Gnus', 'Apes']);
    await expect(renameTeam(id, 'AAAAAAAAAAA', 'Nobody')).rejects.toMatchObject({ code: 'not-found' });
  });

  it('are edited by an organiser whose device has not heard of them', async () => {
    const [id, zebras = ''] = await openEventWithTeams(platform, 'Zebras');
    await renameTeam(id, zebras, 'Zebus');
    expect([await teams(id), await entries(id)]).toEqual([[], ['Zebus']]);
  });

  it('become teams when some are imported, grouped or copied, and none is lost; stay by themselves when one is deleted', async () => {
    const [id, first = '', second = '', third = ''] = await openEventWithTeams(platform, 'One', 'Two', 'Three');
    await deleteTeam(id, first);
    expect([await teams(id), await entries(id), await hasEntries(id)]).toEqual([[], ['Two', 'Three'], true]);
    await platform.become('captain0');
    const again = await registerTeam(id, entryNamed('One again'));
    await platform.become('organizer');
    await importTeams(id, [{ teamId: again.teamId, name: 'One imported', profileIds: [] }]);
    expect(await teams(id)).toEqual(['Two', 'Three', 'One imported']);
    await platform.become('captain5');
    const fourth = await registerTeam(id, entryNamed('Four'));
    await platform.become('organizer');
    const copy = await duplicateTournament(id);
    expect(await teams(copy)).toEqual(['Two', 'Three', 'One imported', 'Four']);
    const [added = ''] = await addTeams(id, [{ name: 'By hand', profileIds: [] }]);
    // The first attempt got no response: the second is for the same team, with its present name.
    await addTeams(id, [{ name: 'By both hands', profileIds: [] }], [added]);
    expect((await teams(id)).filter((name) => name.startsWith('By'))).toEqual(['By both hands']);
    await saveGroups(id, { '0': [second, third], '1': [fourth.teamId, added] });
    expect([await entries(id), await hasEntries(id), (await firstValue(watchTournament, [id]))?.isRegistrationOpen]).toEqual([
      [],
      false,
      false,
    ]);
  });

  it('are gathered by hundreds, and no more than a tournament holds: the others stay where they are', async () => {
    const [id] = await openEventWithTeams(platform);
    const people = createPeople(530);
    for (let start = 0; start < people.length; start += 250) {
      const batch = writeBatch(platform.operator);
      people.slice(start, start + 250).forEach(({ teamId }, index) =>
        batch.set(doc(platform.operator, 'teams', id, 'entries', teamId), {
          name: teamId,
          profileIds: ['', '', ''],
          registeredAt: new Date(1_800_000_000_000 - (start + index) * 1000),
        }),
      );
      await batch.commit();
    }
    const order = people.map(({ teamId }) => teamId).reverse();
    await closeRegistration(id);
    expect(await teams(id)).toEqual(order.slice(0, 512));
    expect(await entries(id)).toEqual(order.slice(512));
    expect(await hasEntries(id)).toBe(true);
  }, 60_000);

  it('go with their tournament', async () => {
    const [id, one = ''] = await openEventWithTeams(platform, 'One');
    await deleteTournament(id);
    await platform.become('captain0');
    expect(await firstValue(watchEntry, [id, one]).catch(() => null)).toBeNull();
  });
});
