import type { ClientRect, SensorContext, UniqueIdentifier } from '@dnd-kit/core';

/**
 * Where a target of a drag stands in the window, in CSS pixels; nothing where there is no such target.
 * A list that has just changed is measured by the library a moment later: a key pressed meanwhile must not be lost.
 */
export function rectOf({ droppableRects, droppableContainers }: SensorContext, id: UniqueIdentifier): ClientRect | undefined {
  return droppableRects.get(id) ?? droppableContainers.get(id)?.node.current?.getBoundingClientRect();
}
