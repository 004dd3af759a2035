import { MouseSensor, TouchSensor, useSensor, useSensors, type Announcements } from '@dnd-kit/core';
import { limits } from '@courtside/domain';
import { settled } from './settled';

const mouse = { activationConstraint: { distance: 5 } };
const touch = { activationConstraint: { delay: limits.dragDelayMs, tolerance: 8 } };

class SettledMouse extends MouseSensor {
  constructor(props: ConstructorParameters<typeof MouseSensor>[0]) {
    super(settled(props));
  }
}

class SettledTouch extends TouchSensor {
  constructor(props: ConstructorParameters<typeof TouchSensor>[0]) {
    super(settled(props));
  }
}

/** Returns the sensors that lift items on every board: a moving mouse, a resting finger. Keys move by logical place, see `use-key-lift`. */
export const useDragSensors = () => useSensors(useSensor(SettledMouse, mouse), useSensor(SettledTouch, touch));

const nothing = () => undefined;
/** Silences the library: a board announces moves by pointer and by key in one place, see `use-key-lift`. */
export const silent: Announcements = { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing };
