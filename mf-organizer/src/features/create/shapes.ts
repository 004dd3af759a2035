import { limits } from '@courtside/domain';
import { groupSizes, planBracket, planSwiss, roundRobinGames, type PlannerInput } from '@courtside/domain/planner';
import { getBestHalf } from '../../stages/best-half';

/** The shapes that a new event can begin with: its stages, which feed each other. */
export const shapes = ['bracket', 'twoBrackets', 'groupsAgain', 'swiss', 'league'] as const;
export type Shape = (typeof shapes)[number];

/** Shapes whose teams begin in one table. */
const ofOneTable: readonly Shape[] = ['swiss', 'league'];
export const hasOneTable = (shape: Shape): boolean => ofOneTable.includes(shape);

/** Returns the shapes that a number of teams can play. Two brackets, and groups after groups, need the teams of two brackets. */
export const listShapes = (teamCount: number): readonly Shape[] =>
  shapes.filter((shape) => teamCount >= 2 * limits.bracket.teams || (shape !== 'twoBrackets' && shape !== 'groupsAgain'));

/** Returns the shape of a draft; today's, groups and then a bracket, where the stored one is unknown or too large. */
export const readShape = (text: string, teamCount: number): Shape => listShapes(teamCount).find((shape) => shape === text) ?? 'bracket';

/** Returns the number of Swiss rounds after which one team at most has won all games. */
export const usualSwissRounds = (teamCount: number): number => Math.ceil(Math.log2(Math.max(2, teamCount)));

type Day = Pick<PlannerInput, 'teams' | 'groups' | 'gameLength' | 'interval' | 'courts' | 'legs'>;

/** The length of a stage: its games, and the rounds of games that are played at the same time, at most one per court. */
interface StageLength {
  readonly games: number;
  readonly waves: number;
}

const none: StageLength = { games: 0, waves: 0 };

function planGroups(sizes: readonly number[], { courts, legs = 1 }: Day): StageLength {
  const games = legs * roundRobinGames(sizes);
  // A team plays one game at a time.
  const ofOneTeam = legs * (Math.max(...sizes) - 1);
  return { games, waves: Math.max(Math.ceil(games / courts), ofOneTeam) };
}

const planKnockout = (teams: number, day: Day): StageLength => planBracket({ ...day, teams }, 'single') ?? none;

/** Two stages that are played at the same time, on the same courts. */
const sideBySide = (one: StageLength, other: StageLength, { courts }: Day): StageLength => ({
  games: one.games + other.games,
  waves: Math.max(one.waves, other.waves, Math.ceil((one.games + other.games) / courts)),
});

/** Returns the lengths of the stages of a shape, one after another. Brackets are counted as single elimination of all teams that can be in them. */
export function planShape(shape: Shape, day: Day): readonly StageLength[] {
  const { teams } = day;
  const sizes = groupSizes(teams, day.groups);
  if (shape === 'swiss') return [planSwiss(day, usualSwissRounds(teams)) ?? none, planKnockout(teams, day)];
  const first = planGroups(sizes, day);
  if (shape === 'league') return [first];
  if (shape === 'bracket') return [first, planKnockout(teams, day)];
  if (shape === 'twoBrackets')
    return [first, sideBySide(planKnockout(Math.ceil(teams / 2), day), planKnockout(Math.floor(teams / 2), day), day)];
  const { teamCount, groupCount } = getBestHalf(sizes);
  return [first, planGroups(groupSizes(teamCount, groupCount), { ...day, legs: 1 }), planKnockout(teamCount, day)];
}

/** The time in which an event is played: the first start of each of its days, in minutes of the day. */
export interface PlayTime {
  readonly starts: readonly number[];
  /** The minute of a day at which games should end. */
  readonly evening: number;
}

/** When the last game of a shape ends, or the minutes that it has too few. */
export type ShapeEnd =
  | { readonly fits: true; readonly day: number; readonly minutes: number }
  | { readonly fits: false; readonly missing: number };

export interface ShapeFigures {
  readonly games: number;
  readonly end: ShapeEnd;
}

/** Estimates a shape: its games, and when they end if each stage follows the one before. */
export function estimateShape(shape: Shape, day: Day, { starts, evening }: PlayTime): ShapeFigures {
  const stages = planShape(shape, day);
  const games = stages.reduce((sum, stage) => sum + stage.games, 0);
  const slot = day.gameLength + day.interval;
  let waves = stages.reduce((sum, stage) => sum + stage.waves, 0);
  for (const [index, start] of starts.entries()) {
    const room = Math.max(0, Math.floor((evening + day.interval - start) / slot));
    if (waves <= room) return { games, end: { fits: true, day: index, minutes: start + waves * slot - day.interval } };
    waves -= room;
  }
  return { games, end: { fits: false, missing: waves * slot } };
}
