import { limits } from '@courtside/domain';
import { groupSizes, planBracket, roundRobinGames, type PlannerInput } from '@courtside/domain/planner';
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

/** Returns the number of Swiss rounds after which one team at most has won all games; at most as many as the teams have opponents. */
export const usualSwissRounds = (teamCount: number): number =>
  Math.min(Math.ceil(Math.log2(Math.max(2, teamCount))), teamCount % 2 === 0 ? teamCount - 1 : teamCount);

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

/** Each round is over before the next is drawn, so courts that are not needed at its end stay empty. */
function planRounds(sizes: readonly number[], { courts }: Day): StageLength {
  const rounds = usualSwissRounds(Math.max(...sizes));
  const ofRound = sizes.reduce((sum, size) => sum + Math.floor(size / 2), 0);
  return { games: rounds * ofRound, waves: rounds * Math.ceil(ofRound / courts) };
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
  if (shape === 'swiss') return [planRounds(sizes, day), planKnockout(teams, day)];
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
  /** The minute of a day at which games should end. A day that begins late has four hours. */
  readonly evening: number;
}

/** When the last game of a shape ends, or the minutes that it has too few. */
export type ShapeEnd =
  | { readonly fits: true; readonly day: number; readonly minutes: number }
  | { readonly fits: false; readonly missing: number };

export interface ShapeFigures {
  readonly games: number;
  readonly end: ShapeEnd;
  /** A team rests in each round. */
  readonly hasRests: boolean;
}

/** The shortest time that a day has, in minutes. */
const SHORTEST_DAY = 4 * 60;

/** Estimates a shape: its games, and when they end if each stage begins on the day after the one before, or right after it where that is too long. */
export function estimateShape(shape: Shape, day: Day, time: PlayTime): ShapeFigures {
  const stages = planShape(shape, day);
  const nextDays = placeStages(stages, day, time, true);
  return {
    games: stages.reduce((sum, stage) => sum + stage.games, 0),
    end: nextDays.fits ? nextDays : placeStages(stages, day, time, false),
    hasRests: shape === 'swiss' && groupSizes(day.teams, day.groups).some((size) => size % 2 === 1),
  };
}

function placeStages(
  stages: readonly StageLength[],
  { gameLength, interval }: Day,
  { starts, evening }: PlayTime,
  isOnNextDay: boolean,
): ShapeEnd {
  const slot = gameLength + interval;
  const startOf = (index: number) => starts[index] ?? 0;
  const roomFrom = (index: number, minutes: number) =>
    Math.max(0, Math.floor((Math.max(evening, startOf(index) + SHORTEST_DAY) + interval - minutes) / slot));
  let [at, minutes] = [0, startOf(0)];
  for (const [index, { waves }] of stages.entries()) {
    if (isOnNextDay && index > 0 && at + 1 < starts.length) [at, minutes] = [at + 1, startOf(at + 1)];
    // The first games are spread evenly over the fewest days that have room.
    const days = starts.findIndex((_, last) =>
      starts.slice(0, last + 1).every((start, one) => roomFrom(one, start) >= Math.ceil(waves / (last + 1))),
    );
    if (index === 0 && days >= 0) {
      [at, minutes] = [days, startOf(days) + (waves - days * Math.ceil(waves / (days + 1))) * slot];
      continue;
    }
    let left = waves;
    while (left > 0) {
      const now = Math.min(left, roomFrom(at, minutes));
      [left, minutes] = [left - now, minutes + now * slot];
      if (left > 0 && at + 1 >= starts.length) {
        const rest = stages.slice(index + 1).reduce((sum, stage) => sum + stage.waves, left);
        return { fits: false, missing: rest * slot };
      }
      if (left > 0) [at, minutes] = [at + 1, startOf(at + 1)];
    }
  }
  return { fits: true, day: at, minutes: minutes - interval };
}
