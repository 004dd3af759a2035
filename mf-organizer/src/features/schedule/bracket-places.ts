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
import type { ScheduleModel } from '../../games/schedule-model';

export interface BracketPlace {
  /** The game's index in the template. */
  readonly index: number;
  readonly slot: BracketSlot;
}

/** The games of the bracket on a day of the schedule. */
export interface BracketOfDay {
  readonly dayId: DayId;
  readonly bracket: Bracket;
  /** The games in the order of play, without those of byes. */
  readonly places: readonly BracketPlace[];
}

/** Returns the games of the bracket on a day; null if there is no bracket, or no such day. */
export function bracketOfDay(
  { tournament, dayIds }: Pick<ScheduleModel, 'tournament' | 'dayIds'>,
  games: ReadonlyMap<GameId, BracketGame> | null,
): BracketOfDay | null {
  if (!games) return null;
  const offset = bracketDay(tournament);
  const dayId = dayIds[dayOffsets(dayIds.length, tournament.scheduleType, tournament.scheduleTimes).lastIndexOf(offset)];
  const { bracket } = readBracket(tournament, games);
  if (dayId === undefined || !bracket) return null;
  const { template, states } = bracket;
  const places = [...bracketTimetable(template, tournament.bracketTimes)].flatMap(([id, slot]) => {
    const index = template.indexOf.get(id) ?? -1;
    const status = states[index]?.status ?? 'void';
    return status === 'void' || status === 'bye' ? [] : [{ index, slot }];
  });
  return { dayId, bracket, places };
}
