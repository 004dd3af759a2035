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
import { withStage, type FurtherStage, type StageId } from '@courtside/domain/stages';
import type { ScheduleModel } from '../../games/schedule-model';

export interface BracketPlace {
  /** The game's index in the template. */
  readonly index: number;
  readonly slot: BracketSlot;
}

/** The games of one bracket on a day of the schedule. */
export interface BracketOfDay {
  readonly stage: StageId;
  /** The name of a further bracket; null for the first one. */
  readonly name: string | null;
  readonly dayId: DayId;
  readonly bracket: Bracket;
  /** The games in the order of play, without those of byes. */
  readonly places: readonly BracketPlace[];
}

type Days = Pick<ScheduleModel, 'tournament' | 'dayIds'>;
type Games = ReadonlyMap<GameId, BracketGame> | null;

/** Returns the games of the brackets that are played on a day of the schedule, in the order of the brackets. */
export const listBracketsOfDays = (days: Days, games: Games, further: readonly FurtherStage[]): readonly BracketOfDay[] => [
  ...readBracketOfDay(days, games, { stage: 'bracket', name: null }),
  ...further.flatMap(({ plan, games: own }) =>
    readBracketOfDay({ ...days, tournament: withStage(days.tournament, plan) }, own, { stage: plan.id, name: plan.name }),
  ),
];

function readBracketOfDay({ tournament, dayIds }: Days, games: Games, named: Pick<BracketOfDay, 'stage' | 'name'>): BracketOfDay[] {
  if (!games) return [];
  const offset = bracketDay(tournament);
  const dayId = dayIds[dayOffsets(dayIds.length, tournament.scheduleType, tournament.scheduleTimes).lastIndexOf(offset)];
  const { bracket } = readBracket(tournament, games);
  if (dayId === undefined || !bracket) return [];
  const { template, states } = bracket;
  const places = [...bracketTimetable(template, tournament.bracketTimes)].flatMap(([id, slot]) => {
    const index = template.indexOf.get(id) ?? -1;
    const status = states[index]?.status ?? 'void';
    return status === 'void' || status === 'bye' ? [] : [{ index, slot }];
  });
  return [{ ...named, dayId, bracket, places }];
}
