import type { Tournament } from '@courtside/domain';
import { toLeavingEdit } from '@courtside/domain/registration';
import { PlayersTaken } from '../src/errors/command-failure';
import {
  addTeams,
  closeRegistration,
  confirmTeam,
  declineTeam,
  deleteMyProfile,
  deleteTeam,
  deleteTournament,
  downloadMyData,
  editOwnTeam,
  leaveTeam,
  openRegistration,
  registerTeam,
  setTeamPlayers,
} from '../src/commands';
import {
  watchEntries,
  watchLeavings,
  watchMyTeams,
  watchNamingEntries,
  watchTeamPlayer,
  watchTeamPlayers,
  watchTeams,
  watchTournament,
} from '../src/repositories';
import { openEvent } from './event.testkit';
import { swallowRequests } from './lost-answers.testkit';
import { firstValue, platformForTests } from './platform.testkit';

const platform = platformForTests();

const team = (name: string, ...profileIds: readonly string[]) => ({ name, email: 'captain@courtside.test', profileIds });
const entry = async (id: string, teamId: string) => (await firstValue(watchEntries, [id])).find((one) => one.id === teamId)?.profileIds;
let ada = '';
let ben = '';
let event = '';
let number = 0;
/** Users, and a tournament with teams of three. */
beforeEach(async () => {
  number += 1;
  ada = await platform.become(`ada${number}`);
  ben = await platform.become(`ben${number}`);
  event = await openEvent(platform);
});
const register = async (captain: string, ...players: readonly string[]) => {
  await platform.become(`${captain}${number}`);
  return (await registerTeam(event, team(captain, ...players))).teamId;
};

const confirmAs = async (who: string, teamId: string, others: readonly string[] = []) => {
  await platform.become(`${who}${number}`);
  await confirmTeam(event, teamId, others);
};

it('who has confirmed plays for one team, and the second captain is told who does', async () => {
  const zebras = await register('zoe', ada, '', ben);
  await confirmAs('ada', zebras);
  await confirmAs('ben', zebras);
  await platform.become(`yan${number}`);
  const refused = registerTeam(event, team('Yaks', '', ben, ada)).catch((error: unknown) => error);
  expect(await refused).toBeInstanceOf(PlayersTaken);
  expect(((await refused) as PlayersTaken).uids).toEqual([ben, ada]);
  const yaks = await register('yan', '', '', '');
  const seen = { name: 'yan', email: 'captain@courtside.test', profileIds: ['', '', ''] };
  const edited = editOwnTeam(event, yaks, { ...seen, profileIds: [ada, '', ''] }, seen).catch((error: unknown) => error);
  expect(await edited).toBeInstanceOf(PlayersTaken);
  // The first captain removes them, and the second may add them.
  await platform.become(`zoe${number}`);
  const own = { ...team('zoe', ada, '', ben) };
  await editOwnTeam(event, zebras, { ...own, profileIds: ['', '', ben] }, own);
  expect((await firstValue(watchTeamPlayers, [event, zebras])).map(({ uid }) => uid)).toEqual([ben]);
  await platform.become(`yan${number}`);
  await editOwnTeam(event, yaks, { ...seen, profileIds: [ada, '', ''] }, seen);
  await platform.become(`ada${number}`);
  expect(await firstValue(watchMyTeams, [ada])).toMatchObject([{ tournamentId: event, teamId: yaks, leftAt: null }]);
});

it('a captain who names strangers takes nobody from their team: each player finds all teams that name them, and confirms one', async () => {
  const strangers = await register('eve', ada, ben, '');
  const zebras = await register('zoe', ada, ben, '');
  const naming = async (uid: string) => (await firstValue(watchNamingEntries, [event, uid])).map(({ id }) => id).sort();
  await platform.become(`ada${number}`);
  expect(await naming(ada)).toEqual([strangers, zebras].sort());
  await confirmTeam(event, zebras, [strangers]);
  // A retry after a lost response.
  await confirmTeam(event, zebras, [strangers]);
  expect(await naming(ada)).toEqual([zebras]);
  expect(await firstValue(watchTeamPlayer, [event, ada])).toMatchObject({ teamId: zebras, isConfirmed: true });
  await platform.become(`eve${number}`);
  const seen = { name: 'eve', email: 'captain@courtside.test', profileIds: [ben, ''] };
  await expect(editOwnTeam(event, strangers, { ...seen, profileIds: [ben, ada] }, seen)).rejects.toBeInstanceOf(PlayersTaken);
  // The player changes their mind, and leaves a team that never had their claim.
  await platform.become(`ben${number}`);
  await leaveTeam(event, strangers);
  await confirmTeam(event, zebras);
  await platform.become('organizer');
  expect([await entry(event, strangers), await entry(event, zebras)]).toEqual([[''], [ada, ben, '']]);
  // Gathered by an action of organizers, and moved to another team afterwards.
  await closeRegistration(event);
  const [hosts = ''] = await addTeams(event, [{ name: 'Hosts', profileIds: [ada, 'Max'] }]);
  await confirmAs('ada', hosts, [zebras]);
  await platform.become('organizer');
  const teams = await firstValue(watchTeams, [event]);
  expect(teams.find(({ id }) => id === zebras)?.profileIds ?? (await entry(event, zebras))).toEqual([ben, '']);
  expect(teams.find(({ id }) => id === hosts)?.profileIds).toEqual([ada, 'Max']);
  await confirmAs('ben', zebras);
  await expect(confirmTeam(event, hosts)).rejects.toMatchObject({ code: 'conflict' });
  await expect(declineTeam(event, hosts, zebras)).rejects.toMatchObject({ code: 'conflict' });
});

it('a player who has confirmed one team takes their name out of another, and keeps theirs', async () => {
  const zebras = await register('zoe', ada, '', '');
  const strangers = await register('eve', ada, ben, '');
  await confirmAs('ada', zebras);
  await declineTeam(event, strangers, zebras);
  expect(await firstValue(watchTeamPlayer, [event, ada])).toMatchObject({ teamId: zebras, isConfirmed: true });
  await platform.become('organizer');
  expect([await entry(event, strangers), await entry(event, zebras)]).toEqual([
    [ben, ''],
    [ada, '', ''],
  ]);
});

it('says that no answer came while a player leaves one team for another', async () => {
  const zebras = await register('zoe', ada, '', '');
  const strangers = await register('eve', ada, '', '');
  await platform.become(`ada${number}`);
  swallowRequests();
  await expect(confirmTeam(event, zebras, [strangers])).rejects.toMatchObject({ code: 'unavailable' });
  jest.restoreAllMocks();
  expect(await firstValue(watchTeamPlayer, [event, ada])).toMatchObject({ isConfirmed: false });
});

it('a captain who names themselves has confirmed it', async () => {
  const zoe = await platform.become(`zoe${number}`);
  const zebras = await register('zoe', ada, zoe, '');
  expect(await firstValue(watchTeamPlayer, [event, zoe])).toMatchObject({ teamId: zebras, isConfirmed: true });
  expect(await firstValue(watchTeamPlayer, [event, ada])).toMatchObject({ teamId: zebras, isConfirmed: false });
});

it('a player takes themselves out, by itself or gathered; captain and organisers see it, and they are free', async () => {
  const zebras = await register('zoe', ada, ben, '');
  await platform.become(`ada${number}`);
  await leaveTeam(event, zebras);
  await expect(leaveTeam(event, zebras)).rejects.toMatchObject({ code: 'conflict' });
  expect(await firstValue(watchTeamPlayer, [event, ada])).toMatchObject({ teamId: zebras, leftAt: expect.any(Number) as number });
  await platform.become(`zoe${number}`);
  const players = await firstValue(watchTeamPlayers, [event, zebras]);
  expect(players.filter(({ leftAt }) => leftAt !== null).map(({ uid }) => uid)).toEqual([ada]);
  expect(await entry(event, zebras).catch(() => null)).toBeNull();
  await platform.become('organizer');
  expect(await entry(event, zebras)).toEqual([ben, '']);
  expect((await firstValue(watchLeavings, [event])).map(toLeavingEdit)).toMatchObject([
    { teamId: zebras, by: ada, left: [ada], joined: [] },
  ]);
  await closeRegistration(event);
  await platform.become(`ben${number}`);
  await leaveTeam(event, zebras);
  await platform.become('organizer');
  expect((await firstValue(watchTeams, [event]))[0]?.profileIds).toEqual(['']);
  await openRegistration(event, 3);
  await register('yan', ada, ben, '');
});

it('whom an organiser names plays for that team where they have no other, and is freed by the next change, the team’s end and the tournament’s', async () => {
  const zebras = await register('zoe', ada, '', '');
  await confirmAs('ada', zebras);
  await platform.become('organizer');
  const [hosts = ''] = await addTeams(event, [{ name: 'Hosts', profileIds: [ada, ben, 'Zoé (guest)'] }]);
  const playing = async (teamId: string) => (await firstValue(watchTeamPlayers, [event, teamId])).map(({ uid }) => uid);
  expect([await playing(zebras), await playing(hosts)]).toEqual([[ada], [ben]]);
  await setTeamPlayers(event, hosts, ['', '', 'Zoé (guest)']);
  expect(await playing(hosts)).toEqual([]);
  await setTeamPlayers(event, hosts, [ben, '', '']);
  expect(await playing(hosts)).toEqual([ben]);
  await deleteTeam(event, zebras);
  expect(await playing(zebras)).toEqual([]);
  await firstValue(watchTournament, [event], (value: Tournament | null) => value !== null);
  await deleteTournament(event);
  await platform.become(`ben${number}`);
  expect(await firstValue(watchMyTeams, [ben])).toEqual([]);
});

it('an organiser changes the places they changed, whoever else joined or was changed meanwhile, and is told where it is the same place', async () => {
  const zebras = await register('zoe', ada, '', '');
  await platform.become('organizer');
  const [hosts = ''] = await addTeams(event, [{ name: 'Hosts', profileIds: [ben, '', ''] }]);
  const hostPlayers = async () => (await firstValue(watchTeams, [event])).find(({ id }) => id === hosts)?.profileIds;
  // As a separate registration, and in the document of all teams.
  for (const [team, now, first] of [
    [zebras, () => entry(event, zebras), ada],
    [hosts, hostPlayers, ben],
  ] as const) {
    await setTeamPlayers(event, team, [first, 'Max', ''], [first, '', '']);
    await setTeamPlayers(event, team, [first, '', 'Zoé'], [first, '', '']);
    expect(await now()).toEqual([first, 'Max', 'Zoé']);
    await expect(setTeamPlayers(event, team, [first, 'Moe', ''], [first, '', ''])).rejects.toMatchObject({ code: 'conflict' });
    // Several presses in a row: each starts from the one before it.
    await Promise.all([
      setTeamPlayers(event, team, [first, 'Maxi', 'Zoé'], [first, 'Max', 'Zoé']),
      setTeamPlayers(event, team, ['', 'Maxi', 'Zoé'], [first, 'Maxi', 'Zoé']),
      setTeamPlayers(event, team, ['', 'Maxim', 'Zoé', ''], ['', 'Maxi', 'Zoé']),
    ]);
    expect(await now()).toEqual(['', 'Maxim', 'Zoé', '']);
    expect(await firstValue(watchTeamPlayers, [event, team])).toEqual([]);
    // Removing a place, even a blank one, moves up the later players; a player who joined in the meantime stays.
    await setTeamPlayers(event, team, ['', 'Maxim', 'Zoé'], ['', 'Maxim', 'Zoé', '']);
    expect(await now()).toEqual(['', 'Maxim', 'Zoé']);
    await setTeamPlayers(event, team, ['', 'Zoé'], ['', 'Maxim', 'Zoé']);
    expect(await now()).toEqual(['', 'Zoé']);
    await setTeamPlayers(event, team, ['Yan', 'Zoé'], ['', 'Zoé']);
    await expect(setTeamPlayers(event, team, ['Zoé'], ['', 'Zoé'])).rejects.toMatchObject({ code: 'conflict' });
    await setTeamPlayers(event, team, ['Yan'], ['Yan', 'Maxim']);
    await setTeamPlayers(event, team, ['', 'Yan'], ['', 'Zoé', 'Yan']);
    expect(await now()).toEqual(['Yan']);
  }
});

it('a team of twelve comes in whole, in two steps', async () => {
  const many: string[] = [];
  for (let index = 0; index < 12; index += 1) many.push(await platform.become(`many${index}`));
  await platform.become('organizer');
  await closeRegistration(event);
  await openRegistration(event, 12);
  const zebras = await register('zoe', ...many);
  await platform.become('organizer');
  expect(await entry(event, zebras)).toEqual(many);
  expect(await firstValue(watchTeamPlayers, [event, zebras])).toHaveLength(12);
});

it('the end of an account takes a player out, and what is stored about them is theirs to keep before', async () => {
  const zebras = await register('zoe', ada, ben, '');
  await platform.become(`ada${number}`);
  expect((await downloadMyData()).teams).toMatchObject([{ tournamentId: event, teamId: zebras }]);
  await deleteMyProfile();
  expect(await firstValue(watchMyTeams, [ada])).toEqual([]);
  await platform.become('organizer');
  expect(await entry(event, zebras)).toEqual([ben, '']);
});
