import { MouseSensor, TouchSensor, useSensor, useSensors, type Announcements } from '@dnd-kit/core';
import { limits } from '@courtside/domain';

const mouse = { activationConstraint: { distance: 5 } };
const touch = { activationConstraint: { delay: limits.dragDelayMs, tolerance: 8 } };

/** What lifts things by pointer on every board: a mouse that moves, a finger that rests. Keys move by logical place, see `use-key-lift`. */
export const useDragSensors = () => useSensors(useSensor(MouseSensor, mouse), useSensor(TouchSensor, touch));

const nothing = () => undefined;
/** The library says nothing of its own: a board reads out moves by pointer and by key in one place, see `use-key-lift`. */
export const silent: Announcements = { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing };
