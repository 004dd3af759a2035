import {
  bracketTimetable,
  dayOffsets,
  readBracket,
  type Bracket,
  type BracketGame,
  type BracketSlot,
  type DayId,
  type GameId,
} from '@courtside/domain';
import { bracketDay } from '@courtside/domain/day';
import type { BracketPlan, FurtherStage, StageId } from '@courtside/domain/stages';
import type { BracketEvent } from '../../../stages/bracket-event';
import type { ScheduleModel } from '../../../games/schedule-model';

export interface BracketPlace {
  /** The game's index in the template. */
  readonly index: number;
  readonly slot: BracketSlot;
}

/** The games of one bracket, which are all on one day. */
export interface BracketOfDay {
  readonly stage: StageId;
  /** The name of a further bracket; null for the first one. */
  readonly name: string | null;
  /** The number of days after the first one of the tournament. */
  readonly day: number;
  /** Null if the schedule has no games on this day. */
  readonly dayId: DayId | null;
  readonly bracket: Bracket;
  /** The games in the order of play, without those of byes. */
  readonly places: readonly BracketPlace[];
}

type Days = Pick<ScheduleModel, 'tournament' | 'dayIds'>;
type Games = ReadonlyMap<GameId, BracketGame> | null;

/** Returns the games of the brackets with their days, in the order of the brackets. */
export const listBracketsOfDays = (
  days: Days,
  games: Games,
  further: readonly FurtherStage[],
  eventOf: (plan: BracketPlan | null) => BracketEvent,
): readonly BracketOfDay[] => [
  ...readBracketOfDay(days, eventOf(null), games, { stage: 'bracket', name: null }),
  ...further.flatMap(({ plan, games: own }) => readBracketOfDay(days, eventOf(plan), own, { stage: plan.id, name: plan.name })),
];

function readBracketOfDay(
  days: Days,
  { tournament, source }: BracketEvent,
  games: Games,
  named: Pick<BracketOfDay, 'stage' | 'name'>,
): BracketOfDay[] {
  if (!games) return [];
  const day = (source?.firstDay ?? 0) + bracketDay(tournament);
  const { scheduleType, scheduleTimes } = days.tournament;
  const dayId = days.dayIds[dayOffsets(days.dayIds.length, scheduleType, scheduleTimes).lastIndexOf(day)] ?? null;
  const { bracket } = readBracket(tournament, games);
  if (!bracket) return [];
  const { template, states } = bracket;
  const places = [...bracketTimetable(template, tournament.bracketTimes)].flatMap(([id, slot]) => {
    const index = template.indexOf.get(id) ?? -1;
    const status = states[index]?.status ?? 'void';
    return status === 'void' || status === 'bye' ? [] : [{ index, slot }];
  });
  return [{ ...named, day, dayId, bracket, places }];
}

/** Returns the number of courts that the games need, at least those given. */
export const countCourts = (brackets: readonly BracketOfDay[], least: number): number =>
  Math.max(least, ...brackets.flatMap(({ places }) => places.map(({ slot }) => slot.court + 1)));

/** Returns the brackets with those of their games that pass. */
export const filterBracketGames = (
  brackets: readonly BracketOfDay[],
  passes: (of: BracketOfDay, place: BracketPlace) => boolean,
): readonly BracketOfDay[] => brackets.map((of) => ({ ...of, places: of.places.filter((place) => passes(of, place)) }));

/** Returns the brackets on days without games of the schedule, by day. */
export function listBracketDays(brackets: readonly BracketOfDay[]): readonly (readonly [number, readonly BracketOfDay[]])[] {
  const apart = brackets.filter(({ dayId }) => dayId === null);
  const days = [...new Set(apart.map(({ day }) => day))].sort((one, other) => one - other);
  return days.map((day) => [day, apart.filter((one) => one.day === day)]);
}
