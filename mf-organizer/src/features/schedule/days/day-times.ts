import type { ScheduleTime, TimetableRow } from '@courtside/domain';
import type { BracketOfDay, BracketPlace } from './bracket-places';

interface BracketGameOfTime {
  readonly of: BracketOfDay;
  readonly place: BracketPlace;
  /** The number of games above it, on its court at this time. */
  readonly below: number;
}

/** A time at which games begin, with its rows of the grid. */
export interface DayTime extends ScheduleTime {
  /** Its first row of the grid, from 1. */
  readonly row: number;
  /** Its number of rows: more than one where a court has two games at this time. */
  readonly rows: number;
  /** The places of the schedule. */
  readonly places: readonly TimetableRow[];
  /** The games of brackets, by court. */
  readonly games: readonly BracketGameOfTime[];
}

/** Returns the places of a day and its games of brackets in the order of time. */
export function toDayTimes(places: readonly TimetableRow[], brackets: readonly BracketOfDay[]): readonly DayTime[] {
  const games = brackets
    .flatMap((of) => of.places.map((place) => ({ of, place })))
    .sort(({ place: { slot: one } }, { place: { slot: other } }) => one.court - other.court);
  const starts = new Map<number, ScheduleTime>();
  for (const { time, minutes, plusDays } of [...places, ...games.map(({ place }) => place.slot)])
    starts.set(minutes, { time, minutes, plusDays });
  const times: DayTime[] = [];
  for (const start of [...starts.values()].sort((one, other) => one.minutes - other.minutes)) {
    const own = places.filter(({ minutes }) => minutes === start.minutes);
    const taken = own.map(({ court }) => court);
    const added = games
      .filter(({ place }) => place.slot.minutes === start.minutes)
      .map((game) => {
        const { court } = game.place.slot;
        const below = taken.filter((other) => other === court).length;
        taken.push(court);
        return { ...game, below };
      });
    const last = times.at(-1);
    times.push({
      ...start,
      row: last ? last.row + last.rows : 1,
      rows: 1 + Math.max(0, ...added.map(({ below }) => below)),
      places: own,
      games: added,
    });
  }
  return times;
}

/** Returns the rows of the grid for a game. The last game of a court at this time fills the rest of the court. */
export function toGridRow({ row, rows, games }: DayTime, court: number, below = 0): string {
  const isLast = !games.some((other) => other.place.slot.court === court && other.below > below);
  return isLast && below < rows - 1 ? `${row + below} / ${row + rows}` : `${row + below}`;
}
