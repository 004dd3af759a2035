import { onePerPage } from '@courtside/federation/one-per-page';

const storageKey = 'courtside.carried';
/** A page renders its parts more than once after a reload: carried values are available to each for this time, in milliseconds. */
const SETTLING = 2000;

/** `now`: the page's current values, by name; `left`: the values at the last reload, null before they are first read. */
interface Carried {
  readonly now: Map<string, unknown>;
  left: Map<string, unknown> | null;
}

const carried = onePerPage<Carried>('ui.carried.1', () => ({ now: new Map(), left: null }));

function left(): Map<string, unknown> {
  if (carried.left) return carried.left;
  try {
    carried.left = new Map(JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as [string, unknown][]);
    sessionStorage.removeItem(storageKey);
  } catch {
    // Storage is forbidden or has data of another program.
    carried.left = new Map();
  }
  return carried.left;
}

/** Stores the page's values for the page after the reload. */
export function storeCarried(): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...carried.now]));
  } catch {
    // Storage is forbidden or full: the page starts from scratch.
  }
}

/** Returns a carried value if it has the same shape as the initial value: the page that stored it may be of another release. */
export function readCarried<Value>(name: string, first: Value): Value {
  const value = left().get(name);
  return value !== undefined && isAlike(value, first) ? (value as Value) : first;
}

/** Removes a value that has been restored. Opening the same thing later starts from scratch. */
export function settleCarried(name: string): void {
  setTimeout(() => left().delete(name), SETTLING);
}

/** @returns ends it: values that are no longer shown are not carried */
export function keepCarried(name: string, value: unknown): () => void {
  carried.now.set(name, value);
  return () => void carried.now.delete(name);
}

const isPlain = (value: unknown): boolean => value === null || typeof value !== 'object';

/**
 * A carried value has the shape of the initial value. If that was null, it may be a text, a number, or a list or object of those; an emptied
 * number is null.
 */
function isAlike(value: unknown, first: unknown): boolean {
  if (first === null) return isPlain(value) || (!Array.isArray(value) && Object.values(value as object).every(isPlain));
  if (value === null) return typeof first === 'number';
  if (typeof value !== typeof first || Array.isArray(value) !== Array.isArray(first)) return false;
  if (Array.isArray(value)) return value.every((one) => isAlike(one, (first as readonly unknown[])[0] ?? ''));
  if (typeof value !== 'object') return true;
  const fields = Object.entries(first as object);
  // Texts by key: empty at first.
  if (fields.length === 0) return Object.values(value as object).every((one) => typeof one === 'string');
  return (
    fields.length === Object.keys(value as object).length &&
    fields.every(([field, begun]) => field in (value as object) && isAlike((value as Record<string, unknown>)[field], begun))
  );
}

/** For tests: as in the page after the reload. */
export function forgetCarriedInMemory(): void {
  carried.now.clear();
  carried.left = null;
}
