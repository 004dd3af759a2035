import { closestCenter, pointerWithin, type CollisionDetection } from '@dnd-kit/core';
import { BREAK, type DayId, type ScheduleEntry } from '@courtside/domain';
import { type EntryPlace } from '@courtside/domain/engines';
import type { ArrowKey, KeyPlaces } from '../../board/key-lift';
import { placeId, placeOfId, samePlace } from './place-text';

type Schedule = Readonly<Record<DayId, readonly ScheduleEntry[]>>;

/** What the keyboard lifts: a game wherever it stands, or the break of a place. */
export const rowItem = (entry: ScheduleEntry, place: EntryPlace): string => (entry === BREAK ? `${BREAK}:${placeId(place)}` : entry);

const breakAt = (item: string): EntryPlace | null => (item.startsWith(`${BREAK}:`) ? placeOfId(item.slice(BREAK.length + 1)) : null);

/** The entry of the schedule that an item is. */
export const entryOfItem = (item: string): ScheduleEntry => (breakAt(item) ? BREAK : (item as ScheduleEntry));

/**
 * The places of a schedule: arrow keys go up and down in a day, left and right to the next day that may be changed.
 * @param openDays in order; only these give and take
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
  /** In its own day an item takes the place of another; in a day that is not its own it may also come last. */
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

/** The place under the pointer, or the nearest one. */
export const placeUnder: CollisionDetection = (args) => {
  const under = pointerWithin(args);
  return under.length > 0 ? under : closestCenter(args);
};
