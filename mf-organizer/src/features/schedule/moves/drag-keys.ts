import { closestCenter, pointerWithin, type CollisionDetection } from '@dnd-kit/core';
import { BREAK, type DayId, type ScheduleEntry } from '@courtside/domain';
import { type EntryPlace } from '@courtside/domain/engines';
import type { ArrowKey, KeyPlaces } from '../../../board/key-lift';
import { placeId, placeOfId, samePlace } from '../days/place-text';

type Schedule = Readonly<Record<DayId, readonly ScheduleEntry[]>>;

/** Returns the id of an item that the keyboard can lift: a game by its id, or a break by its place. */
export const rowItem = (entry: ScheduleEntry, place: EntryPlace): string => (entry === BREAK ? `${BREAK}:${placeId(place)}` : entry);

const breakAt = (item: string): EntryPlace | null => (item.startsWith(`${BREAK}:`) ? placeOfId(item.slice(BREAK.length + 1)) : null);

/** Returns the entry of the schedule for an item. */
export const entryOfItem = (item: string): ScheduleEntry => (breakAt(item) ? BREAK : (item as ScheduleEntry));

/**
 * Returns the places of a schedule for arrow keys: up and down within a day, left and right to the next editable day. @param openDays the editable days, in
 * order
 */
export function schedulePlaces(schedule: Schedule, openDays: readonly DayId[]): KeyPlaces<string, EntryPlace> {
  const entriesOf = (dayId: DayId) => schedule[dayId] ?? [];
  const homeOf = (item: string): EntryPlace | null => {
    const place = breakAt(item);
    if (place) return openDays.includes(place.dayId) && entriesOf(place.dayId)[place.index] === BREAK ? place : null;
    for (const dayId of openDays) {
      const index = entriesOf(dayId).findIndex((entry) => entry === item);
      if (index >= 0) return { dayId, index };
    }
    return null;
  };
  /** In its own day an item takes the place of another one; in another day it may also be added at the end. */
  const lastIndex = (item: string, dayId: DayId) => entriesOf(dayId).length - (homeOf(item)?.dayId === dayId ? 1 : 0);
  const step = (item: string, { dayId, index }: EntryPlace, key: ArrowKey): EntryPlace | null => {
    if (key === 'ArrowUp') return index > 0 ? { dayId, index: index - 1 } : null;
    if (key === 'ArrowDown') return index < lastIndex(item, dayId) ? { dayId, index: index + 1 } : null;
    const other = openDays[openDays.indexOf(dayId) + (key === 'ArrowRight' ? 1 : -1)];
    return other === undefined ? null : { dayId: other, index: Math.min(index, lastIndex(item, other)) };
  };
  return {
    homeOf,
    step,
    accepts: (item, { dayId, index }) => openDays.includes(dayId) && index <= lastIndex(item, dayId),
    isSame: samePlace,
  };
}

/** Returns the place under the pointer, or the nearest one. */
export const placeUnder: CollisionDetection = (args) => {
  const under = pointerWithin(args);
  return under.length > 0 ? under : closestCenter(args);
};
