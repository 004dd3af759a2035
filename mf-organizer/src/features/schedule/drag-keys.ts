import { closestCenter, pointerWithin, type CollisionDetection, type KeyboardCoordinateGetter } from '@dnd-kit/core';
import type { DayId, EntryPlace } from '@courtside/domain';
import { rectOf } from '../board/rect-of';

const placeIn = (data: unknown): EntryPlace | null => (data as { readonly place?: EntryPlace } | undefined)?.place ?? null;

/**
 * Arrow keys move a lifted game from place to place: up and down in its day, left and right to the neighbouring days.
 * @param dayIds in order
 */
export function keyboardPlaces(dayIds: readonly DayId[]): KeyboardCoordinateGetter {
  return (event, { currentCoordinates, context }) => {
    const step = { ArrowDown: [0, 1], ArrowUp: [0, -1], ArrowRight: [1, 0], ArrowLeft: [-1, 0] }[event.code];
    if (!step) return undefined;
    event.preventDefault();
    const containers = context.droppableContainers.getEnabled().flatMap(({ id, data }) => {
      const place = placeIn(data.current);
      return place ? [{ id, place }] : [];
    });
    const now = placeIn(context.over?.data.current) ?? placeIn(context.active?.data.current);
    if (!now) return undefined;
    const [days = 0, rows = 0] = step;
    const dayId = dayIds[dayIds.indexOf(now.dayId) + days];
    const ofDay = containers.filter(({ place }) => place.dayId === dayId).sort((a, b) => a.place.index - b.place.index);
    const target = ofDay[Math.max(0, Math.min(ofDay.length - 1, now.index + rows))];
    const rect = target && rectOf(context, target.id);
    return rect ? { x: rect.left, y: rect.top } : currentCoordinates;
  };
}

/** The place under the pointer; for the keyboard the one whose corner the lifted game was put on. */
export const placeUnder: CollisionDetection = (args) => {
  if (args.pointerCoordinates) {
    const under = pointerWithin(args);
    return under.length > 0 ? under : closestCenter(args);
  }
  const { left, top } = args.collisionRect;
  return args.droppableContainers
    .flatMap((droppableContainer) => {
      const rect = args.droppableRects.get(droppableContainer.id);
      return rect ? [{ id: droppableContainer.id, data: { droppableContainer, value: Math.hypot(rect.left - left, rect.top - top) } }] : [];
    })
    .sort((a, b) => a.data.value - b.data.value);
};
