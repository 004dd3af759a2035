import {
  BREAK,
  courtsOfDay,
  dayEnd,
  gameTime,
  limits,
  listGroupIds,
  type Legs,
  type MatchTimes,
  type ScheduleEntry,
  type ScheduleTime,
  type ScheduleType,
  type StandingRules,
  type Team,
  type TeamId,
  type Tournament,
} from '@courtside/domain';
import {
  inTurn,
  nextSwissRound,
  planRoundRobin,
  scheduleQuality,
  storedByes,
  swissGroups,
  type PlannedEntry,
  type ScheduleQuality,
} from '@courtside/domain/engines';
import type { NewMatch, NewSchedule } from '@courtside/firebase';

export interface ScheduleChoice {
  readonly scheduleType: ScheduleType;
  /** 1–4; a Swiss has rounds instead. */
  readonly days: number;
  /** How often each pair meets in a round robin. */
  readonly legs: Legs;
  readonly times: MatchTimes;
}

/** One day (or the first round) of the proposed schedule. */
export interface PreviewDay {
  readonly games: number;
  readonly start: ScheduleTime;
  readonly end: ScheduleTime;
}

/** A schedule before it is saved. */
export interface SchedulePreview {
  readonly plan: NewSchedule;
  readonly days: readonly PreviewDay[];
  readonly games: number;
  readonly slots: number;
  readonly quality: ScheduleQuality<TeamId>;
}

type Source = Pick<Tournament, 'groups' | 'teamOrder'> & StandingRules;

const groupLists = ({ groups }: Pick<Tournament, 'groups'>): TeamId[][] => listGroupIds(groups).map((id) => [...groups[id]!]);

/** Whether every group has the two teams that a schedule needs. */
export const groupsAreLargeEnough = (tournament: Pick<Tournament, 'groups'>): boolean =>
  groupLists(tournament).every((teams) => teams.length >= limits.teamsPerGroup);

/**
 * Returns the schedule of a choice, without saving it. The same choice gives the same games.
 * @param newId makes an id for each match
 * @throws RangeError 'There must be at least 2 teams in each group'
 */
export function previewSchedule(
  choice: ScheduleChoice,
  tournament: Source,
  teams: readonly Pick<Team, 'id'>[],
  newId: () => string,
): SchedulePreview {
  const { times, scheduleType } = choice;
  if (scheduleType === 'roundRobin') return previewRoundRobin(choice, tournament.groups, newId);
  const { games, resting } = firstSwissRound(tournament, teams);
  const preview = toPreview([games], { scheduleType, times, groups: tournament.groups }, newId);
  if (resting.length === 0) return preview;
  return { ...preview, plan: { ...preview.plan, byes: storedByes(FIRST_ROUND, resting, tournament.groups) } };
}

/** Returns the round robin of groups; see `previewSchedule`. @param met pairs that do not play because they have met */
export function previewRoundRobin(
  { days, legs, times }: Pick<ScheduleChoice, 'days' | 'legs' | 'times'>,
  groups: Tournament['groups'],
  newId: () => string,
  met: readonly (readonly [TeamId, TeamId])[] = [],
): SchedulePreview {
  const planned = planRoundRobin({ groups: groupLists({ groups }), days, numberOfCourts: times, legs, met }).days;
  const preview = toPreview(planned, { scheduleType: 'roundRobin', times, groups }, newId);
  return { ...preview, plan: { ...preview.plan, legs } };
}

/** The id of the first day or round. */
const FIRST_ROUND = '0';

type PlannedGame = Pick<NewMatch, 'team1Id' | 'team2Id'> | typeof BREAK;

function toPreview(
  planned: readonly (readonly PlannedGame[])[],
  { scheduleType, times, groups }: Pick<ScheduleChoice, 'scheduleType' | 'times'> & Pick<Tournament, 'groups'>,
  newId: () => string,
): SchedulePreview {
  const matches: Record<string, NewMatch> = {};
  const schedule: Record<string, string[]> = {};
  planned.forEach((entries, day) => {
    schedule[String(day)] = entries.map((entry) => {
      if (entry === BREAK) return BREAK;
      const id = newId();
      matches[id] = { team1Id: entry.team1Id, team2Id: entry.team2Id };
      return id;
    });
  });
  const days = Object.values(schedule).map((entries, day): PreviewDay => {
    const stored = entries as ScheduleEntry[];
    const start = gameTime(times, day, 0);
    return { games: entries.filter((entry) => entry !== BREAK).length, start, end: dayEnd(stored, times, day) ?? start };
  });
  return {
    plan: { scheduleType, schedule, matches, scheduleTimes: times, groups },
    days,
    games: Object.keys(matches).length,
    slots: Object.values(schedule).reduce((sum, entries, day) => sum + Math.ceil(entries.length / courtsOfDay(times, day)), 0),
    quality: scheduleQuality(planned as readonly (readonly PlannedEntry<TeamId>[])[], times),
  };
}

/** Returns the games of the first round, those of several groups in turn; of an odd number of teams, one rests. */
function firstSwissRound(
  tournament: Source,
  teams: readonly Pick<Team, 'id'>[],
): { readonly games: readonly NewMatch[]; readonly resting: readonly TeamId[] } {
  if (!groupsAreLargeEnough(tournament)) throw new RangeError('There must be at least 2 teams in each group');
  const drawn = swissGroups({ ...tournament, schedule: {}, byes: {}, withdrawnTeamIds: [] }, teams, new Map()).flatMap(({ input }) => {
    const outcome = nextSwissRound(input);
    return outcome.kind === 'allPlayed' ? [] : [outcome];
  });
  return {
    games: inTurn(drawn.map(({ pairings }) => pairings)).map(({ team1Id, team2Id }) => ({ team1Id, team2Id })),
    resting: drawn.flatMap(({ bye }) => (bye === null ? [] : [bye])),
  };
}
