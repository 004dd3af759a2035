import { defaultTimes, limits, toMinutes, type Legs, type MatchTimes, type TeamId } from '@courtside/domain';
import { suggestReferees } from '@courtside/domain/engines';
import { groupSizes, roundRobinGames } from '@courtside/domain/planner';
import { daysBetween, type WallClock } from '@courtside/tournament-ui';
import { scheduleStart } from '../../fields/first-start';
import { toMatchTimes } from '../../fields/times-draft';
import { draft, possibleCount } from '../../games/group-drafts';
import { previewSchedule, type SchedulePreview } from '../../games/create-schedule-model';
import { getBestHalf } from '../../stages/best-half';
import type { EventDates } from './default-dates';
import { estimateShape, hasOneTable, readShape, type Shape, type ShapeFigures } from './shapes';

/** The fields about teams and games while a tournament is created. */
export interface PlanDraft {
  /** The chosen shape; see `readShape`. */
  readonly shape: string;
  /** The pasted or typed text. */
  readonly teams: string;
  /** 0 for the number that suits the teams; null while the box is empty. */
  readonly groups: number | null;
  /** Whether there may be more groups than usual. */
  readonly hasManyGroups: boolean;
  /** How often each pair of a group meets. */
  readonly legs: Legs;
  /** `HH:MM`, or empty for the usual time; if the tournament begins today, the next quarter of an hour. */
  readonly start: string;
  readonly gameLength: number | null;
  readonly interval: number | null;
  readonly numberOfCourts: number | null;
  /** Whether free teams are named as referees. */
  readonly hasReferees: boolean;
}

/** The fields before anything is typed, without the shape: a page that reloads into another release finds typed teams only in a form with the same fields. */
export const emptyPlan: Omit<PlanDraft, 'shape'> = {
  teams: '',
  groups: 0,
  hasManyGroups: false,
  legs: 1,
  start: '',
  gameLength: defaultTimes.gameLength,
  interval: defaultTimes.interval,
  // On one court most shapes would not fit in a day.
  numberOfCourts: 2,
  hasReferees: true,
};

/** A team before it is stored. */
export interface NamedTeam {
  readonly id: TeamId;
  readonly name: string;
}

/** The stage that is drawn after the first games, besides the bracket that every tournament can have. */
export type NextStage =
  | { readonly kind: 'bracket' }
  | { readonly kind: 'groups'; readonly last: number; readonly isOfEach: boolean; readonly groupCount: number; readonly firstDay: number };

/** Groups, games, referees and the next stage of a tournament that is being created. */
export interface FirstPlan {
  /** Null for none. */
  readonly next: NextStage | null;
  readonly groups: Readonly<Record<string, TeamId[]>>;
  readonly times: MatchTimes;
  readonly preview: SchedulePreview;
  /** The name of the refereeing team of each game. */
  readonly referees: Readonly<Record<string, string>>;
}

/** The number of teams of a group that can play each other in one day. */
const SUITABLE_GROUP = 6;
/** The time at which games should end, in minutes of the day. */
export const EVENING = 18 * 60;

/** Returns the usual number of groups for a number of teams. */
export const usualGroupCount = (teamCount: number, shape: Shape = 'bracket'): number =>
  hasOneTable(shape) ? 1 : possibleCount(Math.min(limits.groups.usual, Math.ceil(teamCount / SUITABLE_GROUP)), teamCount);

/** Returns the largest possible number of groups for a number of teams. */
export const mostGroups = (teamCount: number): number => possibleCount(limits.groups.maximum, teamCount);

/** Returns the largest number of groups that can be chosen, which exceeds the usual limit only at the organizer's request. */
export const mostChosen = ({ hasManyGroups }: Pick<PlanDraft, 'hasManyGroups'>, teamCount: number): number =>
  hasManyGroups ? mostGroups(teamCount) : Math.min(limits.groups.usual, mostGroups(teamCount));

/** Returns the sizes of the groups, larger ones first. */
export const listGroupSizes = ({ groups }: Pick<FirstPlan, 'groups'>): number[] => {
  const lists = Object.values(groups);
  return groupSizes(lists.flat().length, lists.length);
};

/** Returns the first start of a draft. @param now on the tournament's clock */
export const getStart = ({ start }: Pick<PlanDraft, 'start'>, dates: EventDates, now: WallClock): string =>
  start || scheduleStart(dates, now);

/** Returns the changes of a draft if more groups than usual are allowed, or no longer. */
export const withManyGroups = ({ groups }: Pick<PlanDraft, 'groups'>, hasManyGroups: boolean): Partial<PlanDraft> => ({
  hasManyGroups,
  ...(!hasManyGroups && groups !== null && { groups: Math.min(groups, limits.groups.usual) }),
});

/** Returns the number of groups of a draft, or null if it is impossible or if the groups would have too many games. */
export function readGroupCount(planDraft: GroupsDraft, teamCount: number): number | null {
  const count = readCount(planDraft, teamCount);
  return count !== null && hasRoomForGames(planDraft, teamCount, count) ? count : null;
}

/** Whether the chosen groups would have more games than a schedule can have. */
export function hasTooManyGames(planDraft: GroupsDraft, teamCount: number): boolean {
  const count = readCount(planDraft, teamCount);
  return count !== null && !hasRoomForGames(planDraft, teamCount, count);
}

type GroupsDraft = Pick<PlanDraft, 'groups' | 'hasManyGroups' | 'legs'> & Partial<Pick<PlanDraft, 'shape'>>;

function readCount(planDraft: GroupsDraft, teamCount: number): number | null {
  const { groups, shape = '' } = planDraft;
  if (groups === 0) return usualGroupCount(teamCount, readShape(shape, teamCount));
  return groups !== null && groups >= limits.groups.minimum && groups <= mostChosen(planDraft, teamCount) ? groups : null;
}

const hasRoomForGames = ({ legs, shape = '' }: GroupsDraft, teamCount: number, count: number): boolean =>
  readShape(shape, teamCount) === 'swiss' || legs * roundRobinGames(groupSizes(teamCount, count)) <= limits.scheduledGames;

type PlanTime = { readonly dates: EventDates; readonly now: WallClock };

const countDays = ({ startDate, endDate }: EventDates): number => Math.max(1, daysBetween(startDate, endDate) + 1 || 1);

/** Returns the number of days on which the first games can be planned. */
const mostDays = (dates: EventDates): number => Math.min(limits.days.usual, countDays(dates));

/** Returns the times of a draft for a number of days; null if a field is invalid. */
function readTimes(planDraft: PlanDraft, days: number, { dates, now }: PlanTime): MatchTimes | null {
  const others = planDraft.start || limits.times.startTime;
  return toMatchTimes({ ...planDraft, startTimes: [getStart(planDraft, dates, now), ...Array<string>(days - 1).fill(others)] });
}

/** Estimates each shape with the fields of a draft; null if a field is invalid. A shape has the usual number of groups unless it is the chosen one. */
export function estimateShapes(
  planDraft: PlanDraft,
  teamCount: number,
  shapes: readonly Shape[],
  time: PlanTime,
): ReadonlyMap<Shape, ShapeFigures> | null {
  const times = readTimes(planDraft, mostDays(time.dates), time);
  if (!times) return null;
  const { gameLength, interval, numberOfCourts: courts, startTimes } = times;
  const chosen = readShape(planDraft.shape, teamCount);
  const play = { starts: startTimes.map((start) => toMinutes(start)), evening: EVENING };
  return new Map(
    shapes.map((shape) => {
      const groups = (shape === chosen ? readCount(planDraft, teamCount) : null) ?? usualGroupCount(teamCount, shape);
      return [shape, estimateShape(shape, { teams: teamCount, groups, gameLength, interval, courts, legs: planDraft.legs }, play)];
    }),
  );
}

/**
 * Creates groups in the order of the list, and their games on the smallest number of days that end by the evening; of Swiss rounds the first. Returns null if there are too few teams for
 * groups, or if a field of the draft is invalid.
 * @param now on the tournament's clock
 * @param newId makes an id for each game
 */
export function planFirst(
  planDraft: PlanDraft,
  teams: readonly NamedTeam[],
  { dates, now, newId }: { readonly dates: EventDates; readonly now: WallClock; readonly newId: () => string },
): FirstPlan | null {
  const count = readGroupCount(planDraft, teams.length);
  if (teams.length < limits.groupStageTeams || count === null) return null;
  const order = teams.map(({ id }) => id);
  const groups = Object.fromEntries(Object.entries(draft(order, count)).map(([id, members]) => [id, [...members]]));
  const shape = readShape(planDraft.shape, teams.length);
  const scheduleType = shape === 'swiss' ? 'swissRounds' : 'roundRobin';
  // Without a result, the points decide nothing.
  const source = {
    groups,
    teamOrder: [],
    pointsPerWin: limits.pointsPerWin.default,
    headToHead: false,
    tieBreakPreset: 'pointsFirst',
  } as const;
  // A Swiss round has one start; the next one gets its own.
  const most = shape === 'swiss' ? 1 : mostDays(dates);
  for (let days = 1; days <= most; days += 1) {
    const times = readTimes(planDraft, days, { dates, now });
    if (!times) return null;
    const preview = previewSchedule({ scheduleType, days, legs: planDraft.legs, times }, source, teams, newId);
    if (days === most || preview.days.every(({ end }) => end.minutes <= EVENING && end.plusDays === 0)) {
      const referees = planDraft.hasReferees ? getReferees(preview, teams) : {};
      return { next: getNextStage(shape, groups, Math.min(days, countDays(dates) - 1)), groups, times, preview, referees };
    }
  }
  return null;
}

/** Returns the stage that a shape has besides its first games and its bracket. @param firstDay of further groups */
function getNextStage(shape: Shape, groups: FirstPlan['groups'], firstDay: number): NextStage | null {
  if (shape === 'twoBrackets') return { kind: 'bracket' };
  if (shape !== 'groupsAgain') return null;
  const { last, groupCount, kind } = getBestHalf(Object.values(groups).map(({ length }) => length));
  return { kind: 'groups', last, isOfEach: kind === 'groupRanks', groupCount, firstDay };
}

/** Returns the first suggested referee of every game that has one. */
function getReferees({ plan }: SchedulePreview, teams: readonly NamedTeam[]): Record<string, string> {
  const nameOf = new Map(teams.map(({ id, name }) => [id as string, name]));
  const matches = new Map(Object.entries(plan.matches).map(([id, match]) => [id, { ...match, referee: '' }]));
  const suggestions = suggestReferees<string, string>({
    schedule: plan.schedule,
    matches,
    numberOfCourts: plan.scheduleTimes.numberOfCourts,
    teams,
  });
  return Object.fromEntries([...suggestions].flatMap(([id, [best]]) => (best === undefined ? [] : [[id, nameOf.get(best) ?? '']])));
}
