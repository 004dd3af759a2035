import type { Match, TeamId } from '@courtside/domain';
import { planRoundRobin } from '@courtside/domain/engines';
import {
  evaluateEntry,
  everyStage,
  feedGroups,
  furtherStageId,
  readTables,
  withFurtherGroups,
  type FurtherStageId,
  type GroupsPlan,
} from '@courtside/domain/stages';
import {
  addGroups,
  addMockTeams,
  createSchedule,
  createTournament,
  drawGroups,
  recordScore,
  saveGroups,
  type DrawnGroups,
  type NewGroups,
} from '../src/commands';
import { watchHistory, watchSchedule, watchTeams, watchTournament } from '../src/repositories';
import { readFurtherGroups } from '../src/repositories/stages-once';
import { times } from './event.testkit';
import { draft, firstValue } from './platform.testkit';

export const stage = furtherStageId('groupsB12345');
export const finals = furtherStageId('groupsC12345');

/** The first two of each of two groups play in one group; the games that they have had count again. */
export const mainRound: NewGroups = {
  ...{ name: 'Main round', entry: { kind: 'groupRanks', of: 'groups', first: 1, last: 2 } },
  ...{ groupCount: 1, feed: 'snake', carries: 'games', firstDay: 1 },
};

/** Creates an event of two groups of four whose teams have the ranks of their order. */
export async function playGroups(): Promise<{ readonly id: string; readonly teams: readonly TeamId[] }> {
  const id = await createTournament(draft);
  const teams = (await addMockTeams(id, 8)) as unknown as readonly TeamId[];
  const groups = { '0': teams.slice(0, 4), '1': teams.slice(4) };
  await saveGroups(id, groups);
  const { schedule, matches } = plan(Object.values(groups));
  await createSchedule(id, { scheduleType: 'roundRobin', schedule, matches, scheduleTimes: times });
  for (const [match, { team1Id, team2Id }] of Object.entries(matches)) {
    const isFirst = teams.indexOf(team1Id) < teams.indexOf(team2Id);
    await recordScore(id, match, { team1Score: isFirst ? 3 : 0, team2Score: isFirst ? 0 : 3 });
  }
  return { id, teams };
}

function plan(groups: readonly (readonly TeamId[])[], met: readonly (readonly [TeamId, TeamId])[] = []) {
  const [entries = []] = planRoundRobin({ groups, days: 1, numberOfCourts: 2, met }).days;
  const games = entries.flatMap((entry) => (entry === 'break' ? [] : [entry]));
  const ids = games.map((_, index) => `m${index + 1}`);
  return { schedule: { '0': ids }, matches: Object.fromEntries(ids.map((id, index) => [id, games[index]!])) };
}

/** Returns the stages of an event, as a page reads them. */
export async function readEvent(id: string) {
  const tournament = (await firstValue(watchTournament, [id]))!;
  const matches = await firstValue(watchSchedule, [id]);
  const further = await readFurtherGroups(id);
  const teams = await firstValue(watchTeams, [id]);
  const stages = withFurtherGroups(everyStage({ tournament, matches, games: null }, []), tournament, further);
  return { tournament, matches, further, teams, stages, tables: readTables(stages, teams) };
}

/** Returns the groups as a page previews them. */
export async function preview(id: string, of: FurtherStageId = stage): Promise<DrawnGroups> {
  const { stages, tables, matches, further } = await readEvent(id);
  const { groupCount, feed, carries } = further.find((one) => one.plan.id === of)!.plan;
  const groups = feedGroups(evaluateEntry(of, stages, tables)!.entrants, { groupCount, feed });
  const met = carries === 'games' ? [...matches.values()].map(({ team1Id, team2Id }) => [team1Id, team2Id] as const) : [];
  return { groups, ...plan(Object.values(groups), met), scheduleTimes: times };
}

export const add = (id: string, changes: Partial<NewGroups> = {}, of: FurtherStageId = stage, order = 1) =>
  addGroups(id, of, { ...mainRound, ...changes }, order);

/** Adds the main round, and draws it. */
export async function drawMainRound(id: string): Promise<void> {
  await add(id);
  await drawGroups(id, stage, await preview(id));
}

export const readGroupsPlan = async (id: string, of: FurtherStageId = stage): Promise<GroupsPlan | undefined> =>
  (await readFurtherGroups(id)).find(({ plan: one }) => one.id === of)?.plan;
export const readGames = async (id: string, of: FurtherStageId = stage): Promise<readonly Match[]> => [
  ...((await readFurtherGroups(id)).find(({ plan: one }) => one.id === of)?.games?.values() ?? []),
];
export const readHistory = async (id: string) => (await firstValue(watchHistory, [id])).map(({ to }) => to['what']);
