import { parseMatches, type Match, type ParseResult, type TeamId, type Tournament } from '../entities';
import { planRoundRobin } from '../round-robin';
import {
  everyStage,
  furtherStageId,
  parseStage,
  storedGroupsPlan,
  withFurtherGroups,
  type EntryRule,
  type FurtherGroups,
  type FurtherStage,
  type GroupsPlan,
  type StageId,
  type Stages,
  type StageSource,
} from '../stages';
import { createTeamIds, createTournament, unplayed, type StoredDay } from './day.testkit';

/* Events with a second group stage, as they are stored and read again, for tests. */

export const sunday = furtherStageId('sunday');
export const ranksOfEach = (first: number, last: number, of: StageId = 'groups'): EntryRule => ({ kind: 'groupRanks', of, first, last });

export function read<Value>(parsed: ParseResult<Value>): Value {
  if (!parsed.ok || parsed.left) throw new Error(JSON.stringify(parsed));
  return parsed.value;
}

export type Further = FurtherStage | FurtherGroups;

/** Returns the stages of an event with its further brackets and groups. */
export function listAll(source: StageSource, further: readonly Further[]): Stages {
  const groups = further.filter((one): one is FurtherGroups => one.plan.kind === 'groups');
  const brackets = further.filter((one): one is FurtherStage => one.plan.kind === 'bracket');
  return withFurtherGroups(everyStage(source, brackets), source.tournament, groups);
}

/** Returns the stored games of groups in which all teams meet, except the pairs that have met. */
export function drawGames(
  groups: readonly (readonly TeamId[])[],
  courts: number,
  start: string,
  { prefix = '', met = [] }: { readonly prefix?: string; readonly met?: readonly Pick<Match, 'team1Id' | 'team2Id'>[] } = {},
) {
  const matches: Record<string, Omit<Match, 'id' | 'play'>> = {};
  const pairs = met.map(({ team1Id, team2Id }) => [team1Id, team2Id] as const);
  const [entries = []] = planRoundRobin({ groups, days: 1, numberOfCourts: courts, met: pairs }).days;
  const schedule = entries.map((entry) => {
    if (entry === 'break') return entry;
    const id = `${prefix}m${Object.keys(matches).length + 1}`;
    matches[id] = { team1Id: entry.team1Id, team2Id: entry.team2Id, ...unplayed };
    return id;
  });
  const layout = {
    groups: Object.fromEntries(groups.entries()),
    schedule: { '0': schedule },
    scheduleTimes: { startTimes: [start], gameLength: 12, interval: 3, numberOfCourts: courts },
  };
  return { layout, matches };
}

export interface FirstDay extends StoredDay {
  readonly teams: readonly { readonly id: TeamId }[];
}

/** Groups on the first day, dealt out by the number of the team. */
export function firstGroups(teams: number, groupCount: number, courts: number, fields: object = {}): FirstDay {
  const ids = createTeamIds(teams);
  const groups = Array.from({ length: groupCount }, (_, group) => ids.filter((__, at) => at % groupCount === group));
  const { layout, matches } = drawGames(groups, courts, '09:00');
  return {
    tournament: createTournament({ ...layout, ...fields }),
    matches: new Map(read(parseMatches(matches))),
    games: null,
    teams: ids.map((id) => ({ id })),
  };
}

type Chosen = Partial<Pick<GroupsPlan, 'name' | 'entry' | 'groupCount' | 'feed' | 'carries' | 'firstDay' | 'order' | 'namedTeamIds'>>;

/** Returns a plan of two groups of the first four of each group on the second day, with other choices. */
export function planSecond(rules: Tournament, chosen: Chosen = {}, fields: object = {}, id: string = sunday): GroupsPlan {
  const stored = storedGroupsPlan(
    { ...{ name: 'Sunday', order: 0, groupCount: 2, feed: 'snake', carries: 'none', firstDay: 1 }, entry: ranksOfEach(1, 4), ...chosen },
    rules,
  );
  const plan = read(parseStage(id, JSON.parse(JSON.stringify({ ...stored, ...fields }))));
  if (plan.kind !== 'groups') throw new Error('not groups');
  return plan;
}

/** Returns further groups with these teams, drawn as they are stored. */
export function drawSecond(
  rules: Tournament,
  chosen: Chosen,
  groups: readonly (readonly TeamId[])[],
  courts: number,
  {
    start = '09:00',
    met = [],
    id = sunday as string,
  }: { readonly start?: string; readonly met?: readonly Match[]; readonly id?: string } = {},
): FurtherGroups & { readonly games: ReadonlyMap<Match['id'], Match> } {
  const { layout, matches } = drawGames(groups, courts, start, { prefix: `${id}-`, met });
  return { plan: planSecond(rules, chosen, layout, id), games: read(parseMatches(matches)) };
}
