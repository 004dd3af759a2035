import { VisuallyHidden } from '@courtside/ui';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { checkLift, letGo, pressKey, type KeyPlaces, type KeyStep, type Lift } from './key-lift';

export interface KeyLiftOptions<Item extends string, Place> {
  readonly places: KeyPlaces<Item, Place>;
  /** Puts the item to the announced place. */
  readonly onDrop: (item: Item, place: Place) => void;
  readonly words: {
    readonly picked: (item: Item, place: Place) => string;
    readonly over: (item: Item, place: Place) => string;
    readonly dropped: (item: Item, place: Place) => string;
    readonly cancelled: (item: Item) => string;
  };
  /** Whose handle stands at a place: it is scrolled into sight. */
  readonly itemAt: (place: Place) => Item | undefined;
  /** The item's id after it was dropped there; left out: the same. */
  readonly itemAfter?: (item: Item, place: Place) => Item;
}

/** What the handles of a board share; the same object as long as the board is there. */
export interface LiftKeys<Item extends string> {
  readonly press: (item: Item, event: KeyboardEvent) => void;
  readonly leave: (item: Item) => void;
  readonly attach: (item: Item, handle: HTMLElement | null) => void;
}

export interface KeyLift<Item extends string, Place> {
  readonly lift: Lift<Item, Place> | null;
  readonly keys: LiftKeys<Item>;
  /** Puts back what is lifted by key, without a word: the pointer lifts something now. */
  readonly cancel: () => void;
  /** Reads out what the pointer does. */
  readonly say: (words: string) => void;
  /** Where all of it is read out; to be placed beside the board. */
  readonly announcer: ReactNode;
}

/** Nothing, or all of a part of the page, where the handle was taken away before it came again. */
const nothingNearer = (handle: HTMLElement) => document.activeElement === null || document.activeElement.contains(handle);

/**
 * Moves the items of a board by keyboard. Each key is judged at once by the places that the data say, not by what has been measured or painted:
 * what was announced last is what is dropped, however slow the machine is.
 */
export function useKeyLift<Item extends string, Place>(options: KeyLiftOptions<Item, Place>): KeyLift<Item, Place> {
  const latest = useRef(options);
  const held = useRef<Lift<Item, Place> | null>(null);
  const handles = useRef(new Map<Item, HTMLElement>());
  /** What was dropped last: the focus stays with it when it comes to stand in another list. */
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
        // A key that is held down must not lift and drop in turn, nor press anything.
        if (!step && !isGrip) return;
        event.preventDefault();
        if (!step) return;
        event.stopPropagation();
        take(step);
      },
      leave: (item) => {
        followed.current = null;
        // Another window may have the focus for a while; another place of this page ends the move.
        if (held.current?.item === item && document.hasFocus()) take(letGo(held.current));
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
    // A thing without a name of its own has another id at its new place.
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
