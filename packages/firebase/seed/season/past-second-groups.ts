import { parseMatches, parseTeams, parseTournament, type ParseResult } from '@courtside/domain';
import { seededRandom } from '@courtside/domain/engines';
import {
  evaluateEntry,
  everyStage,
  feedGroups,
  furtherStageId,
  parseStage,
  readTables,
  storedGroupsPlan,
  withFurtherGroups,
  type GroupsPlan,
} from '@courtside/domain/stages';
import { allPublic, asDocuments, buildTeams, daysFrom, type SampleTournament, type SeedContext } from '../build-tournament';
import { bracketStage, groupStage, listSeeds, playGroups } from '../play-games';
import { stableId } from '../roster';

const key = 'past second groups';
const days = (today: string) => [daysFrom(today, -201), daysFrom(today, -200)] as const;
const rhythm = { gameLength: 12, interval: 3, numberOfCourts: 3 };

/** Two groups of nine; the best four of each play two groups of four, and the best four of these the final four, with a final of three games. */
export function pastSecondGroups(context: SeedContext): SampleTournament {
  const random = seededRandom(key);
  const roster = buildTeams(key, 18, context, 28);
  const teams = Object.keys(roster.teams);
  const playing = { teams, days: 1, courts: rhythm.numberOfCourts, played: Infinity, random };
  const event = asDocuments(context, {
    key,
    dates: days(context.today),
    roster,
    stage: groupStage({ ...playing, groupCount: 2 }),
    poster: 'green',
    fields: {
      ...allPublic,
      timeZone: 'America/Chicago',
      name: 'Prairie Hardcourt Championship',
      location: 'Lawrence, Kansas, USA',
      description:
        'Eighteen teams in two groups. The best eight play two groups again, and four are left for Sunday afternoon. The final is the best of three.',
      scheduleTimes: { ...rhythm, startTimes: ['09:00'] },
      bracketTimes: { gameLength: 15, interval: 5, numberOfCourts: 1, startTimes: ['14:00'] },
    },
  });
  const stageId = furtherStageId(stableId(`${key} second`, 20));
  const planned = planSecond(event);
  const second = playGroups(dealOut(event, readPlan(stageId, planned)), playing, `${stageId}-`);
  const bracket = bracketStage('single', listSeeds(second, 'single', 4), { series: 'upper-round2:3', random });
  const { groups, schedule, scheduleType, matches } = second;
  return {
    ...event,
    fields: { ...event.fields, ...bracket.layout, hasFurtherGroups: true, drawnGroupStages: [stageId] },
    games: bracket.games,
    stages: {
      [stageId]: { plan: { ...planned, groups, schedule, scheduleType, scheduleTimes: { ...rhythm, startTimes: ['09:00'] } }, matches },
    },
  };
}

function read<Value>(parsed: ParseResult<Value>): Value {
  if (!parsed.ok) throw new Error('The sample data do not parse.');
  return parsed.value;
}

const readTournament = ({ id, fields }: SampleTournament) => read(parseTournament(id, fields));

/** The plan as an organizer adds it, before it is drawn. */
const planSecond = (event: SampleTournament) =>
  storedGroupsPlan(
    {
      name: 'Second groups',
      order: 0,
      entry: { kind: 'groupRanks', of: 'groups', first: 1, last: 4 },
      ...{ groupCount: 2, feed: 'snake', carries: 'none', firstDay: 1 },
    },
    readTournament(event),
  );

function readPlan(id: GroupsPlan['id'], planned: object): GroupsPlan {
  const plan = read(parseStage(id, planned));
  if (plan.kind !== 'groups') throw new Error('The sample stage is no group stage.');
  return plan;
}

/** Deals the teams that go on out to the groups of a plan, from the tables of the first groups. */
function dealOut(event: SampleTournament, plan: GroupsPlan): ReturnType<typeof feedGroups> {
  const tournament = readTournament(event);
  const source = { tournament, matches: read(parseMatches(event.matches)), games: null };
  const stages = withFurtherGroups(everyStage(source, []), tournament, [{ plan, games: null }]);
  return feedGroups(evaluateEntry(plan.id, stages, readTables(stages, read(parseTeams(event.teams))))?.entrants ?? [], plan);
}
