import { KeyboardSensor, MouseSensor, TouchSensor, useSensor, useSensors, type KeyboardCoordinateGetter } from '@dnd-kit/core';
import { limits } from '@courtside/domain';
import { useMemo } from 'react';

const mouse = { activationConstraint: { distance: 5 } };
const touch = { activationConstraint: { delay: limits.dragDelayMs, tolerance: 8 } };

/**
 * What lifts things on every board: a mouse that moves, a finger that rests, a key on the handle.
 * @param coordinateGetter where the arrow keys lead; the same function as long as it leads to the same places
 */
export function useDragSensors(coordinateGetter: KeyboardCoordinateGetter) {
  const keyboard = useMemo(() => ({ coordinateGetter }), [coordinateGetter]);
  return useSensors(useSensor(MouseSensor, mouse), useSensor(TouchSensor, touch), useSensor(KeyboardSensor, keyboard));
}
