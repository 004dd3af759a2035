import {
  addLateTeam,
  addSwissRound,
  createSchedule,
  exchangeSwissTeams,
  redrawSwissRound,
  removeSwissRound,
  saveGroups,
} from '../src/commands';
import { watchSchedule, watchTeams, watchTournament } from '../src/repositories';
import { openLive } from '../src/session/open-live';
import { eachTestHasAnEvent, times } from './event.testkit';
import { firstValue } from './platform.testkit';

let id = '';
let teamIds: readonly string[] = [];
eachTestHasAnEvent((event) => ({ id, teamIds } = event));

const tournament = () => firstValue(watchTournament, [id]);
const matches = () => firstValue(watchSchedule, [id]);
const team = (index: number): string => teamIds[index] ?? '';

describe('Swiss rounds of two groups', () => {
  const pair = (one: number, other: number) => ({ team1Id: team(one), team2Id: team(other) });
  const firstByes = () => ({ '0': team(2), '0-1': team(5) });
  const next = () => ({ roundId: '1', matches: { n1: pair(2, 0), n2: pair(5, 3) } });
  const seen = () => ({
    roundId: '1',
    games: ['n1', 'n2'],
    pairings: { n1: [team(2), team(0)], n2: [team(5), team(3)] } as const,
  });
  const byes = async () => (await tournament())?.byes;
  const refused = (answer: Promise<unknown>) => expect(answer).rejects.toMatchObject({ code: 'conflict' });
  // Three teams each.
  beforeEach(async () => {
    await saveGroups(id, { 0: teamIds.slice(0, 3), 1: teamIds.slice(3, 6) });
    await createSchedule(id, {
      scheduleType: 'swissRounds',
      schedule: { 0: ['m1', 'm2'] },
      matches: { m1: pair(0, 1), m2: pair(3, 4) },
      scheduleTimes: times,
      byes: firstByes(),
    });
  });

  it('have a bye in each group, which goes and comes with its round', async () => {
    expect(await byes()).toEqual(firstByes());
    await addSwissRound(id, { ...next(), byeTeamId: [team(1), team(4)] });
    expect(await byes()).toEqual({ ...firstByes(), '1': team(1), '1-1': team(4) });
    await redrawSwissRound(id, seen(), { ...next(), byeTeamId: [team(4)] });
    expect(await byes()).toEqual({ ...firstByes(), '1': team(4) });
    await redrawSwissRound(id, seen(), { matches: { o1: pair(2, 0), o2: pair(5, 3) }, byeTeamId: [team(4), team(1)] });
    expect(await byes()).toEqual({ ...firstByes(), '1': team(1), '1-1': team(4) });
    await removeSwissRound(id, { roundId: '1', games: ['o1', 'o2'] });
    expect(await byes()).toEqual(firstByes());
    await addSwissRound(id, next());
    expect(await byes()).toEqual(firstByes());
  });

  it('lose a bye that a page of an earlier release left behind', async () => {
    const { sdk, db } = await openLive();
    await sdk.updateDoc(sdk.doc(db, `tournaments/${id}`), new sdk.FieldPath('byes', '1-1'), team(4));
    await addSwissRound(id, { ...next(), byeTeamId: team(1) });
    expect(await byes()).toEqual({ ...firstByes(), '1': team(1) });
  });

  it('take no game and no exchange between two groups, as pages of earlier releases draw them', async () => {
    const mixed = { roundId: '1', matches: { n1: pair(2, 3), n2: pair(5, 0) } };
    await refused(addSwissRound(id, mixed));
    await addSwissRound(id, { ...next(), byeTeamId: [team(1), team(4)] });
    await refused(redrawSwissRound(id, seen(), mixed));
    const none = { mayClear: [], refereesGone: [] };
    await refused(exchangeSwissTeams(id, seen(), { ...none, one: team(2), other: team(4) }));
    await exchangeSwissTeams(id, seen(), { ...none, one: team(5), other: team(4) });
    expect(await byes()).toEqual({ ...firstByes(), '1': team(1), '1-1': team(5) });
    expect([...(await matches()).values()].find((match) => match.id === 'n2')).toMatchObject(pair(4, 3));
  });

  it('take a late team into the group that was chosen, and into no other', async () => {
    const late = { name: 'Canal', profileIds: ['', '', ''] };
    await refused(addLateTeam(id, late, 'lateteam001'));
    await refused(addLateTeam(id, { ...late, groupId: '2' }, 'lateteam001'));
    await addLateTeam(id, { ...late, groupId: '1' }, 'lateteam001');
    // The answer was lost.
    await addLateTeam(id, { ...late, groupId: '1' }, 'lateteam001');
    await refused(addLateTeam(id, { ...late, groupId: '0' }, 'lateteam001'));
    expect((await tournament())?.groups).toEqual({ 0: teamIds.slice(0, 3), 1: [...teamIds.slice(3, 6), 'lateteam001'] });
    expect((await firstValue(watchTeams, [id])).find((one) => one.id === 'lateteam001')).toMatchObject({ groupId: '1' });
  });
});
