import type { useDraggable } from '@dnd-kit/core';
import { GripVerticalIcon } from '@courtside/ui';
import { useCallback } from 'react';
import { Handle } from './drag-style';
import type { LiftKeys } from './use-key-lift';

export interface LiftHandleProps<Item extends string> {
  readonly drag: Pick<ReturnType<typeof useDraggable>, 'attributes' | 'listeners' | 'setActivatorNodeRef'>;
  readonly keys: LiftKeys<Item>;
  readonly item: Item;
  readonly isLifted: boolean;
  readonly label: string;
  readonly disabled?: boolean;
}

/** The handle of a row, for pointer, finger or keys. */
export function LiftHandle<Item extends string>({ drag, keys, item, isLifted, label, disabled }: LiftHandleProps<Item>) {
  const { attributes, listeners, setActivatorNodeRef } = drag;
  const ref = useCallback(
    (handle: HTMLElement | null) => {
      setActivatorNodeRef(handle);
      keys.attach(item, handle);
    },
    [keys, item, setActivatorNodeRef],
  );
  return (
    <Handle
      ref={ref}
      type="button"
      {...attributes}
      {...listeners}
      onKeyDown={(event) => keys.press(item, event)}
      onBlur={() => keys.leave(item)}
      disabled={disabled}
      aria-pressed={isLifted || undefined}
      aria-label={label}
    >
      <GripVerticalIcon size={20} aria-hidden="true" />
    </Handle>
  );
}
