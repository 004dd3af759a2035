import type { Place } from '@courtside/domain';
import { getPlacements, listUnnotifiedTeams } from '@courtside/domain/registration';
import {
  addTeams,
  closeRegistration,
  decidePlace,
  deleteMyProfile,
  deleteTeam,
  deleteTournament,
  importTeams,
  noteTold,
  openRegistration,
  registerTeam,
  saveGroups,
  setPlaces,
  setTeamPlayers,
  withdrawOwnTeam,
} from '../src/commands';
import {
  countEntrants,
  readCaptains,
  watchEntries,
  watchHistory,
  watchPlace,
  watchPlaces,
  watchTeams,
  watchTournament,
  watchWithdrawn,
} from '../src/repositories';
import { placesPath } from '../src/paths';
import { loadLite } from '../src/sdk/parts';
import { entryNamed, openEventWithTeams } from './event.testkit';
import { firstValue, platformForTests } from './platform.testkit';
import { loseNextAnswer } from './transactions.testkit';

jest.mock('firebase/firestore', () => jest.requireActual<{ firestore: object }>('./transactions.testkit').firestore);

const platform = platformForTests();

const noPlaces = { places: 0, movesUp: 'automatic', hasEntries: true, isRegistrationOpen: true } as const;
const setting = { places: 2, movesUp: 'automatic' } as const;
const names = async (watch: typeof watchTeams, id: string) => (await firstValue(watch, [id])).map(({ name }) => name);

async function line(id: string): Promise<string[]> {
  const [places, entries, gathered] = await Promise.all([
    firstValue(watchPlaces, [id]) as Promise<readonly Place[]>,
    firstValue(watchEntries, [id]),
    firstValue(watchTeams, [id]),
  ]);
  const nameOf = new Map([...entries, ...gathered].map((one) => [one.id, one.name]));
  return [...getPlacements(setting, places)].map(([team, { state }]) => `${nameOf.get(team) ?? ''} ${state}`);
}

it('a number that is set while teams are there puts each in the line at its own time, also those that are gathered', async () => {
  const [id] = await openEventWithTeams(platform, 'Zebras', 'Apes');
  await closeRegistration(id);
  await openRegistration(id, 3);
  await platform.become('captain7');
  await registerTeam(id, entryNamed('Late'));
  await platform.become('organizer');
  await setPlaces(id, setting, noPlaces);
  expect(await line(id)).toEqual(['Zebras in', 'Apes in', 'Late waiting']);
  expect(await firstValue(watchTournament, [id])).toMatchObject(setting);
  expect(await countEntrants({ id, movesUp: 'automatic' } as never)).toBe(3);
  // Setting it again changes nothing.
  await setPlaces(id, { ...setting, movesUp: 'organizer' }, { ...noPlaces, ...setting });
  expect(await line(id)).toEqual(['Zebras in', 'Apes in', 'Late waiting']);
  const history = await firstValue(watchHistory, [id]);
  expect(history.map(({ kind, to }) => [kind, to])).toContainEqual(['setting', { places: 2, movesUp: 'organizer' }]);
});

it('only teams with a place are gathered; who waits stays, and comes in when another is withdrawn', async () => {
  const [id, zebras = ''] = await openEventWithTeams(platform, 'Zebras', 'Apes', 'Yaks', 'Newts');
  await setPlaces(id, setting, noPlaces);
  await closeRegistration(id);
  expect([await names(watchTeams, id), await names(watchEntries, id)]).toEqual([
    ['Zebras', 'Apes'],
    ['Yaks', 'Newts'],
  ]);
  expect(await firstValue(watchTournament, [id])).toMatchObject({ hasEntries: true });
  await decidePlace(id, zebras, 'withdrawn');
  expect(await line(id)).toEqual(['Apes in', 'Yaks in', 'Newts waiting', 'Zebras withdrawn']);
  expect(await countEntrants({ id, movesUp: 'automatic' } as never)).toBe(3);
  expect(await countEntrants({ id, movesUp: 'organizer' } as never)).toBe(4);
  await decidePlace(id, zebras, 'takenBack');
  expect(await line(id)).toEqual(['Zebras in', 'Apes in', 'Yaks waiting', 'Newts waiting']);
  const history = await firstValue(watchHistory, [id]);
  expect(history.map(({ to }) => to)).toEqual(
    expect.arrayContaining([
      { what: 'placeWithdrawn', teamId: zebras },
      { what: 'placeTakenBack', teamId: zebras },
    ]),
  );
});

it('a team that an organiser adds has a guaranteed place, and one that is deleted leaves none', async () => {
  const [id, zebras = ''] = await openEventWithTeams(platform, 'Zebras', 'Apes');
  await setPlaces(id, setting, noPlaces);
  await firstValue(watchTournament, [id]);
  await addTeams(id, [{ name: 'Hosts', profileIds: ['', '', ''] }]);
  expect(await line(id)).toEqual(['Hosts in', 'Zebras in', 'Apes waiting']);
  await deleteTeam(id, zebras);
  expect(await line(id)).toEqual(['Hosts in', 'Apes in']);
});

it('a file that names who waits changes that entry and adds nobody; of one that is gone it says so', async () => {
  const [id, zebras = '', , yaks = ''] = await openEventWithTeams(platform, 'Zebras', 'Apes', 'Yaks');
  await setPlaces(id, setting, noPlaces);
  await importTeams(id, [
    { teamId: zebras, name: 'Zebus', profileIds: ['', '', ''] },
    { teamId: yaks, name: 'Yaks II', profileIds: ['Lin', '', ''], email: 'yaks@club.example' },
  ]);
  expect(await line(id)).toEqual(['Zebus in', 'Apes in', 'Yaks II waiting']);
  expect(await names(watchEntries, id)).toEqual(['Yaks II']);
  // A file without players keeps them, including one who joined after the page loaded them.
  for (const [teamId, players] of [
    [zebras, ['Eve', '', '']],
    [yaks, ['Lin', 'Eve', '']],
  ] as const) {
    await setTeamPlayers(id, teamId, players);
    await importTeams(id, [{ teamId, name: 'By its name', profileIds: ['', '', ''], keepsPlayers: true }]);
  }
  const stored = [...(await firstValue(watchTeams, [id])), ...(await firstValue(watchEntries, [id]))];
  expect(stored.filter(({ name }) => name === 'By its name').map(({ profileIds }) => profileIds)).toEqual([
    ['Eve', '', ''],
    ['Lin', 'Eve', ''],
  ]);
  await deleteTeam(id, yaks);
  await expect(importTeams(id, [{ teamId: yaks, name: 'Yaks III', profileIds: [] }])).rejects.toMatchObject({ code: 'conflict' });
});

it('teams are added once, with one place each, where the answer is lost', async () => {
  const [id] = await openEventWithTeams(platform);
  await setPlaces(id, setting, noPlaces);
  loseNextAnswer();
  await addTeams(id, [{ name: 'Hosts', profileIds: ['', '', ''] }]);
  // The first request of an import gathers entries, of which there are none.
  loseNextAnswer();
  loseNextAnswer();
  await importTeams(id, [{ name: 'Guests', profileIds: ['', '', ''] }]);
  expect(await line(id)).toEqual(['Hosts in', 'Guests in']);
});

it('that registration is closed is said only when it is', async () => {
  const [id] = await openEventWithTeams(platform);
  await platform.become('captain0');
  const bad = { ...entryNamed('x'.repeat(101)) };
  await expect(registerTeam(id, bad)).rejects.toMatchObject({ code: 'conflict' });
  await platform.become('organizer');
  await closeRegistration(id);
  await platform.become('captain0');
  await expect(registerTeam(id, entryNamed('Late'))).rejects.toMatchObject({
    code: 'permission-denied',
    message: 'Registration is closed.',
  });
});

it('a number that is set for many teams that are there puts all of them in the line', async () => {
  const [id] = await openEventWithTeams(platform);
  await addTeams(
    id,
    Array.from({ length: 40 }, (_, index) => ({ name: `Team ${index}`, profileIds: ['', '', ''] })),
  );
  await setPlaces(id, setting, noPlaces);
  expect(await line(id)).toHaveLength(40);
});

it('a captain gives the place back with a reason, the next team has it, and whom nobody told is known until that is noted', async () => {
  const [id, zebras = ''] = await openEventWithTeams(platform, 'Zebras', 'Apes', 'Yaks');
  await setPlaces(id, setting, noPlaces);
  const untold = async () => listUnnotifiedTeams(setting, await firstValue(watchPlaces, [id]));
  await platform.become('captain1');
  await expect(withdrawOwnTeam(id, zebras, '')).rejects.toMatchObject({ code: 'conflict' });
  await platform.become('captain0');
  await withdrawOwnTeam(id, zebras, ' Two of us are ill. ');
  await expect(withdrawOwnTeam(id, zebras, 'again')).rejects.toMatchObject({ code: 'conflict' });
  await platform.become('organizer');
  expect(await line(id)).toEqual(['Apes in', 'Yaks in', 'Zebras withdrawn']);
  expect((await readCaptains(id)).map(({ teamId, reason }) => [teamId === zebras, reason])).toContainEqual([true, 'Two of us are ill.']);
  expect(await untold()).toHaveLength(1);
  await noteTold(id, await untold());
  expect(await untold()).toEqual([]);
  // Deleting the account deletes the reason too.
  await platform.become('captain0');
  await deleteMyProfile();
  await platform.become('organizer');
  expect((await readCaptains(id)).map(({ reason }) => reason)).toEqual(['', '', '']);
});

it('a captain takes a team out of a tournament without a number of places: it is gathered no more, until an organiser takes it back', async () => {
  const [id, zebras = ''] = await openEventWithTeams(platform, 'Zebras', 'Apes');
  await platform.become('captain0');
  await withdrawOwnTeam(id, zebras, 'Two of us are ill.');
  await expect(withdrawOwnTeam(id, zebras, '')).rejects.toMatchObject({ code: 'conflict' });
  expect(await firstValue(watchPlace, [id, zebras])).toMatchObject({ id: zebras });
  await platform.become('organizer');
  expect((await firstValue(watchWithdrawn, [id])).map((one) => one.id)).toEqual([zebras]);
  await closeRegistration(id);
  expect([await names(watchTeams, id), await names(watchEntries, id)]).toEqual([['Apes'], ['Zebras']]);
  await decidePlace(id, zebras, 'takenBack');
  expect(await firstValue(watchWithdrawn, [id])).toEqual([]);
  await openRegistration(id, 3);
  await closeRegistration(id);
  expect((await names(watchTeams, id)).sort()).toEqual(['Apes', 'Zebras']);
  // Gathered by an earlier build: its place is created by the withdrawal.
  const sdk = await loadLite();
  await sdk.deleteDoc(sdk.doc(sdk.liteDb(), placesPath(id), zebras));
  await platform.become('captain0');
  await withdrawOwnTeam(id, zebras, '');
  await platform.become('organizer');
  expect((await firstValue(watchWithdrawn, [id])).map((one) => one.id)).toEqual([zebras]);
});

it('a team that withdrew while groups were arranged comes into none, where teams are gathered and whether their number is limited or not', async () => {
  for (const limited of [false, true]) {
    const [id, zebras = '', ...others] = await openEventWithTeams(platform, 'Zebras', 'Apes', 'Yaks');
    if (limited) await setPlaces(id, { ...setting, places: 3 }, noPlaces);
    await closeRegistration(id);
    expect((await names(watchTeams, id)).sort()).toEqual(['Apes', 'Yaks', 'Zebras']);
    await platform.become('captain0');
    await withdrawOwnTeam(id, zebras, '');
    await platform.become('organizer');
    await expect(saveGroups(id, { '0': [zebras, ...others] })).rejects.toMatchObject({ code: 'conflict' });
    expect((await firstValue(watchTournament, [id]))?.groups).toEqual({});
    await saveGroups(id, { '0': others });
    expect((await firstValue(watchTournament, [id]))?.groups).toEqual({ '0': others });
  }
});

it('as many as move up at once are noted as told', async () => {
  const [id] = await openEventWithTeams(platform);
  const added = Array.from({ length: 30 }, (_, index) => ({ name: `Team ${index}`, profileIds: ['', '', ''] }));
  await addTeams(id, added);
  await setPlaces(id, setting, noPlaces);
  const places = await firstValue(watchPlaces, [id]);
  await noteTold(
    id,
    places.map((one) => one.id),
  );
  expect((await firstValue(watchPlaces, [id])).filter(({ toldAt }) => toldAt !== null)).toHaveLength(30);
});

it('a tournament with a long line is deleted with it', async () => {
  const [id] = await openEventWithTeams(platform);
  await addTeams(
    id,
    Array.from({ length: 150 }, (_, index) => ({ name: `Team ${index}`, profileIds: ['', '', ''] })),
  );
  await setPlaces(id, setting, noPlaces);
  expect(await line(id)).toHaveLength(150);
  await deleteTournament(id);
}, 60_000);
