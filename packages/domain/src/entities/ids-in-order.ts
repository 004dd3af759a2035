import type { DayId, GroupId } from './ids';

/** Returns the ids of days or rounds in order: numbers by value, then the others by text. */
export function sortedDayIds<Day extends string = DayId>(schedule: Readonly<Record<Day, unknown>>): Day[] {
  const toNumber = (id: string) => (Number.isNaN(Number(id)) ? Infinity : Number(id));
  return (Object.keys(schedule) as Day[]).sort((a, b) => toNumber(a) - toNumber(b) || (a < b ? -1 : 1));
}

/** Returns the ids of groups in order: they count from 0, and an object lists whole numbers by value. */
export const listGroupIds = (groups: Readonly<Record<string, unknown>>): GroupId[] => Object.keys(groups) as GroupId[];
