import { VisuallyHidden } from '@courtside/ui';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { checkLift, dropLift, pressKey, type KeyPlaces, type KeyStep, type Lift } from './key-lift';

export interface KeyLiftOptions<Item extends string, Place> {
  readonly places: KeyPlaces<Item, Place>;
  /** Moves the item to the announced place. */
  readonly onDrop: (item: Item, place: Place) => void;
  readonly words: {
    readonly picked: (item: Item, place: Place) => string;
    readonly over: (item: Item, place: Place) => string;
    readonly dropped: (item: Item, place: Place) => string;
    readonly cancelled: (item: Item) => string;
  };
  /** Returns the item whose handle is at a place, to scroll it into view. */
  readonly itemAt: (place: Place) => Item | undefined;
  /** Returns the item's id after it was dropped there; the same id if omitted. */
  readonly itemAfter?: (item: Item, place: Place) => Item;
}

/** The state that the handles of a board share. Its identity never changes. */
export interface LiftKeys<Item extends string> {
  readonly press: (item: Item, event: KeyboardEvent) => void;
  readonly leave: (item: Item) => void;
  readonly attach: (item: Item, handle: HTMLElement | null) => void;
}

export interface KeyLift<Item extends string, Place> {
  readonly lift: Lift<Item, Place> | null;
  readonly keys: LiftKeys<Item>;
  /** Cancels a lift by key silently, because the pointer has lifted an item. */
  readonly cancel: () => void;
  /** Announces what the pointer does. */
  readonly say: (words: string) => void;
  /** The live region for announcements; render it near the board. */
  readonly announcer: ReactNode;
}

/**
 * Whether the focus is nowhere, or on a part of the page around the handle, because the handle was removed before it was rendered again.
 */
const nothingNearer = (handle: HTMLElement) => document.activeElement === null || document.activeElement.contains(handle);

/**
 * Moves the items of a board by keyboard. Each key uses the places in the data, not what has been measured or painted: a drop always uses
 * the last announced place, however slow the device is.
 */
export function useKeyLift<Item extends string, Place>(options: KeyLiftOptions<Item, Place>): KeyLift<Item, Place> {
  const latest = useRef(options);
  const held = useRef<Lift<Item, Place> | null>(null);
  const handles = useRef(new Map<Item, HTMLElement>());
  /** The item that was dropped last: the focus follows it into another list. */
  const followed = useRef<Item | null>(null);
  const [lift, setLift] = useState<Lift<Item, Place> | null>(null);
  const [said, setSaid] = useState('');

  const take = useCallback(({ lift: next, event, item, place, isMove }: KeyStep<Item, Place>) => {
    const { words, onDrop, itemAfter } = latest.current;
    held.current = next;
    setLift(next);
    if (event === 'edge') return;
    setSaid(event === 'cancelled' || place === null ? words.cancelled(item) : words[event](item, place));
    if (event !== 'dropped' || place === null) return;
    followed.current = itemAfter?.(item, place) ?? item;
    if (isMove) onDrop(item, place);
  }, []);

  const keys = useMemo(
    (): LiftKeys<Item> => ({
      press: (item, event) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        const isGrip = event.key === ' ' || event.key === 'Enter';
        const step = event.repeat && isGrip ? null : pressKey(latest.current.places, held.current, item, event.key);
        // Holding a key down must not lift and drop in turn, nor press anything.
        if (!step && !isGrip) return;
        event.preventDefault();
        if (!step) return;
        event.stopPropagation();
        take(step);
      },
      leave: (item) => {
        followed.current = null;
        // Another window may have the focus for a while; focus elsewhere on this page ends the move.
        if (held.current?.item === item && document.hasFocus()) take(dropLift(held.current));
      },
      attach: (item, handle) => {
        if (!handle) return void handles.current.delete(item);
        handles.current.set(item, handle);
        if ((followed.current === item || held.current?.item === item) && nothingNearer(handle)) handle.focus();
      },
    }),
    [take],
  );

  useLayoutEffect(() => {
    latest.current = options;
  });
  useEffect(() => {
    const lost = held.current && checkLift(options.places, held.current);
    if (lost) take(lost);
  });
  useEffect(() => {
    const at = lift && latest.current.itemAt(lift.place);
    const target = at ? handles.current.get(at) : undefined;
    if (target) target.scrollIntoView({ block: 'nearest' });
    // An item without its own name has another id in its new place.
    const dropped = lift || followed.current === null ? undefined : handles.current.get(followed.current);
    if (dropped && (nothingNearer(dropped) || [...handles.current.values()].some((handle) => handle === document.activeElement)))
      dropped.focus();
  }, [lift]);

  const cancel = useCallback(() => {
    held.current = null;
    setLift(null);
  }, []);
  const announcer = (
    <VisuallyHidden role="status" aria-live="assertive" aria-atomic="true">
      {said}
    </VisuallyHidden>
  );
  return { lift, keys, cancel, say: setSaid, announcer };
}
