/** The places of a board as data: where items are, and where arrow keys lead. It does not measure the screen. */
export interface KeyPlaces<Item, Place> {
  /** Returns the current place of an item; null if it is gone or must not be moved. */
  readonly homeOf: (item: Item) => Place | null;
  /** Returns the place one arrow key away; null at the edge. */
  readonly step: (item: Item, place: Place, key: ArrowKey) => Place | null;
  /** Whether the item can be dropped there, as far as known. */
  readonly accepts: (item: Item, place: Place) => boolean;
  readonly isSame: (one: Place, other: Place) => boolean;
}

const arrowKeys = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const;
export type ArrowKey = (typeof arrowKeys)[number];

/** A lifted item, and the place that was announced for it. */
export interface Lift<Item, Place> {
  readonly item: Item;
  readonly place: Place;
}

/** The result of a key. A drop always uses the place that was announced last. */
export interface KeyStep<Item, Place> {
  readonly lift: Lift<Item, Place> | null;
  readonly event: 'picked' | 'over' | 'edge' | 'dropped' | 'cancelled';
  readonly item: Item;
  readonly place: Place | null;
  /** Whether the drop changes anything. */
  readonly isMove: boolean;
}

const isArrow = (key: string): key is ArrowKey => (arrowKeys as readonly string[]).includes(key);
const isGrip = (key: string): boolean => key === ' ' || key === 'Enter';

/**
 * Handles a key: Space or Enter lifts and drops, arrows move, Escape cancels, Tab drops.
 * @param key as `KeyboardEvent.key`
 * @returns null if the key has no meaning here
 */
export function pressKey<Item, Place>(
  places: KeyPlaces<Item, Place>,
  lift: Lift<Item, Place> | null,
  item: Item,
  key: string,
): KeyStep<Item, Place> | null {
  if (!lift || lift.item !== item) {
    const home = isGrip(key) ? places.homeOf(item) : null;
    return home === null ? null : { lift: { item, place: home }, event: 'picked', item, place: home, isMove: false };
  }
  if (key === 'Escape') return dropLift(lift);
  if (!isGrip(key) && key !== 'Tab' && !isArrow(key)) return null;
  const lost = checkLift(places, lift);
  if (lost) return lost;
  if (isArrow(key)) {
    const next = places.step(item, lift.place, key);
    return next === null
      ? { lift, event: 'edge', item, place: lift.place, isMove: false }
      : { lift: { item, place: next }, event: 'over', item, place: next, isMove: false };
  }
  const home = places.homeOf(item);
  return { lift: null, event: 'dropped', item, place: lift.place, isMove: home !== null && !places.isSame(home, lift.place) };
}

/** Puts the item back. */
export const dropLift = <Item, Place>({ item }: Lift<Item, Place>): KeyStep<Item, Place> => ({
  lift: null,
  event: 'cancelled',
  item,
  place: null,
  isMove: false,
});

/** Checks the lift after another user may have changed the board: puts back an item that is gone, or whose announced place is. */
export const checkLift = <Item, Place>(places: KeyPlaces<Item, Place>, lift: Lift<Item, Place>): KeyStep<Item, Place> | null =>
  places.homeOf(lift.item) !== null && places.accepts(lift.item, lift.place) ? null : dropLift(lift);
