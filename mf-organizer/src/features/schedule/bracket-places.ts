import {
  bracketTimetable,
  dayOffsets,
  readBracket,
  type Bracket,
  type BracketGame,
  type BracketSlot,
  type DayId,
  type GameId,
  type ScheduleTime,
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

/** The games of all brackets that begin at one time. */
export interface BracketTime extends ScheduleTime {
  /** Its first row of the grid, from 0. */
  readonly row: number;
  /** Its number of rows: more than one where a court has two games at this time. */
  readonly rows: number;
  /** By court. A game is in the row `row + below`. */
  readonly games: readonly { readonly of: BracketOfDay; readonly place: BracketPlace; readonly below: number }[];
}

/** Returns the games of several brackets in the order of time. */
export function toBracketTimes(brackets: readonly BracketOfDay[]): readonly BracketTime[] {
  const games = brackets
    .flatMap((of) => of.places.map((place) => ({ of, place })))
    .sort(({ place: { slot: one } }, { place: { slot: other } }) => one.minutes - other.minutes || one.court - other.court);
  const times: (BracketTime & { readonly games: BracketTime['games'][number][] })[] = [];
  for (const game of games) {
    const { court, minutes, time, plusDays } = game.place.slot;
    let last = times.at(-1);
    if (last?.minutes !== minutes)
      times.push((last = { time, minutes, plusDays, row: last ? last.row + last.rows : 0, rows: 1, games: [] }));
    const below = last.games.filter(({ place }) => place.slot.court === court).length;
    last.games.push({ ...game, below });
    times[times.length - 1] = { ...last, rows: Math.max(last.rows, below + 1) };
  }
  return times;
}
