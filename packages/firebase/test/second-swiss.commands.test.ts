import type { MatchId, TeamId } from '@courtside/domain';
import { createBracket as newBracket } from '@courtside/domain/engines';
import {
  addSwissRound,
  changeGroups,
  createBracket,
  drawGroups,
  exchangeSwissTeams,
  recordScore,
  redrawSwissRound,
  removeSwissRound,
  unlockRound,
  withdrawTeam,
} from '../src/commands';
import { watchHistory, watchTournament } from '../src/repositories';
import { times } from './event.testkit';
import { add, drawMainRound, finals, mainRound, playGroups, preview, readGames, readGroupsPlan, stage } from './further-groups.testkit';
import { firstValue, platformForTests } from './platform.testkit';

/* Swiss rounds in further groups: three of each of two groups play on in one group. */

const platform = platformForTests();
let id = '';
let teams: readonly TeamId[] = [];
beforeAll(() => platform.become('organizer'));
beforeEach(async () => {
  ({ id, teams } = await playGroups());
  await add(id, { entry: { kind: 'groupRanks', of: 'groups', first: 1, last: 3 }, carries: 'points' });
});

const conflict = { code: 'conflict' };
const tournament = () => firstValue(watchTournament, [id]);
const idOf = (game: string) => `${stage}-${game}`;
/** The teams that come from the groups, best first. */
const readMembers = async () => Object.values((await readGroupsPlan(id))!.groups).flat();
const pair = (one: string | undefined, other: string | undefined) => ({ team1Id: one ?? '', team2Id: other ?? '' });

/** Draws the first round; of an odd number, the last team rests. */
async function drawFirst(changes: object = {}): Promise<readonly TeamId[]> {
  const { groups } = await preview(id);
  const [members = []] = Object.values(groups) as (readonly TeamId[])[];
  const half = members.length >> 1;
  await drawGroups(id, stage, {
    ...{ groups, scheduleType: 'swissRounds', schedule: { 0: members.slice(0, half).map((_, at) => `r0g${at}`) } },
    matches: Object.fromEntries(members.slice(0, half).map((team, at) => [`r0g${at}`, pair(team, members[half + at])])),
    scheduleTimes: times,
    ...changes,
  });
  return members;
}
const second = (members: readonly string[]) => ({
  roundId: '1',
  matches: { n1: pair(members[0], members[1]), n2: pair(members[2], members[3]), n3: pair(members[4], members[5]) },
  teams: members,
  startTime: '11:00',
});
const seen = { roundId: '1', games: ['n1', 'n2', 'n3'].map(idOf) };

it('begin with the teams in the order in which they came, and with who rests', async () => {
  const before = await tournament();
  const members = await drawFirst({ byes: { 0: teams[0] } });
  expect(members).toHaveLength(6);
  expect(await readGroupsPlan(id)).toMatchObject({
    ...{ scheduleType: 'swissRounds', groups: { 0: members }, teamOrder: members, byes: { 0: teams[0] } },
    schedule: { 0: ['r0g0', 'r0g1', 'r0g2'].map(idOf) },
  });
  expect(await tournament()).toEqual({ ...before, hasFurtherGroups: true, drawnGroupStages: [stage] });
});

it('have no team resting that does not play there', async () => {
  await expect(drawFirst({ byes: { 0: teams[7] } })).rejects.toMatchObject(conflict);
  expect(await readGames(id)).toEqual([]);
});

it('are not drawn once games count again', async () => {
  await changeGroups(id, stage, { ...mainRound, entry: { kind: 'groupRanks', of: 'groups', first: 1, last: 3 } });
  await expect(drawFirst()).rejects.toMatchObject(conflict);
  expect(await readGames(id)).toEqual([]);
});

it('are added, drawn again, exchanged and removed in the documents of their stage alone', async () => {
  const members = await drawFirst();
  const before = await tournament();
  const round = second(members);
  await addSwissRound(id, { ...round, byeTeamId: null, follows: { roundId: '0', games: ['r0g0', 'r0g1', 'r0g2'].map(idOf) } }, stage);
  expect((await readGroupsPlan(id))?.schedule).toMatchObject({ 1: seen.games });
  expect((await readGroupsPlan(id))?.scheduleTimes.startTimes).toEqual(['09:00', '11:00']);
  await expect(addSwissRound(id, round, stage)).rejects.toMatchObject(conflict);

  const others = { o1: pair(members[0], members[2]), o2: pair(members[1], members[3]), o3: pair(members[4], members[5]) };
  await redrawSwissRound(id, seen, { matches: others, startTime: '12:00', teams: members }, stage);
  const drawn = { roundId: '1', games: ['o1', 'o2', 'o3'].map(idOf) };
  expect((await readGroupsPlan(id))?.schedule).toMatchObject({ 1: drawn.games });
  await exchangeSwissTeams(id, drawn, { one: members[0]!, other: members[1]!, mayClear: [], refereesGone: [] }, stage);
  const game = (await readGames(id)).find((one) => one.id === (idOf('o1') as MatchId));
  expect(game).toMatchObject({ team1Id: members[1], team2Id: members[2] });

  await unlockRound(id, '0', true, stage, 'Main round');
  expect((await readGroupsPlan(id))?.unlockedRounds).toEqual(['0']);
  await removeSwissRound(id, drawn, stage);
  expect((await readGroupsPlan(id))?.schedule).toEqual({ 0: ['r0g0', 'r0g1', 'r0g2'].map(idOf) });
  expect((await readGroupsPlan(id))?.scheduleTimes.startTimes).toEqual(['09:00']);
  expect(await readGames(id)).toHaveLength(3);
  expect(await tournament()).toEqual(before);
  const records = (await firstValue(watchHistory, [id])).map(({ to }) => to).filter(({ what }) => String(what).startsWith('round'));
  expect(records.map(({ what, name }) => [what, name ?? null])).toEqual([
    ['roundRemoved', 'Main round'],
    ['roundUnlocked', 'Main round'],
    ['roundRedrawn', 'Main round'],
    ['roundAdded', 'Main round'],
  ]);
});

it('keep results that their organizer has not seen, and pair nobody who has left', async () => {
  const members = await drawFirst();
  await addSwissRound(id, second(members), stage);
  await recordScore(id, idOf('n1'), { team1Score: 2, team2Score: 1 }, {}, true, stage);
  await expect(removeSwissRound(id, { ...seen, mayClear: [] }, stage)).rejects.toMatchObject(conflict);
  await withdrawTeam(id, members[5]!);
  const again = { matches: second(members).matches, teams: members };
  await expect(redrawSwissRound(id, seen, again, stage)).rejects.toMatchObject(conflict);
  await expect(addSwissRound(id, { ...second(members), roundId: '2' }, stage)).rejects.toMatchObject(conflict);
});

it('are closed below groups that were drawn from them, and below a bracket', async () => {
  const members = await drawFirst();
  await add(id, { name: 'Final four', entry: { kind: 'ranks', of: stage, first: 1, last: 4 }, carries: 'none' }, finals, 2);
  await drawGroups(id, finals, await preview(id, finals));
  await expect(addSwissRound(id, second(members), stage)).rejects.toMatchObject(conflict);
});

it('are closed below a bracket', async () => {
  const members = await drawFirst();
  await createBracket(id, newBracket('single', (await readMembers()).slice(0, 4)), times);
  await expect(addSwissRound(id, second(members), stage)).rejects.toMatchObject(conflict);
});

it('of a stage that was removed are not found', async () => {
  await drawMainRound(id).catch(() => undefined);
  await expect(addSwissRound(id, second(teams), finals)).rejects.toMatchObject({ code: 'not-found' });
});
