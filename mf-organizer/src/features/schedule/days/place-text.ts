import type { DayId } from '@courtside/domain';
import type { EntryPlace } from '@courtside/domain/engines';

/** Returns the id of a drop place, which contains day and index. */
export const placeId = ({ dayId, index }: EntryPlace): string => `${dayId}/${index}`;

export function placeOfId(id: string): EntryPlace | null {
  const [day, index] = id.split('/');
  return day !== undefined && /^\d+$/.test(index ?? '') ? { dayId: day as DayId, index: Number(index) } : null;
}

export const samePlace = (a: EntryPlace, b: EntryPlace): boolean => a.dayId === b.dayId && a.index === b.index;
