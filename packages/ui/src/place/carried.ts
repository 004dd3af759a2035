import { onePerPage } from '@courtside/federation/one-per-page';

const storageKey = 'courtside.carried';
/** A page that is put together again shows its parts more than once: so long what was carried is there for each, in milliseconds. */
const SETTLING = 2000;

/** `now`: what stands in the page, by name; `left`: what stood in it when it was last reloaded, null before anybody asked. */
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
    // Storage is forbidden or was written by somebody else.
    carried.left = new Map();
  }
  return carried.left;
}

/** Keeps what stands in the page for the page that comes in its place. */
export function storeCarried(): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...carried.now]));
  } catch {
    // Storage is forbidden or full: the page begins anew.
  }
}

/** What was carried under a name, where it is of the same form as what the page would begin with: the page that left it was another release. */
export function readCarried<Value>(name: string, first: Value): Value {
  const value = left().get(name);
  return value !== undefined && isAlike(value, first) ? (value as Value) : first;
}

/** It has arrived. Whoever opens the same thing later begins anew. */
export function settleCarried(name: string): void {
  setTimeout(() => left().delete(name), SETTLING);
}

/** @returns ends it: what is no longer shown is not carried */
export function keepCarried(name: string, value: unknown): () => void {
  carried.now.set(name, value);
  return () => void carried.now.delete(name);
}

const isPlain = (value: unknown): boolean => value === null || typeof value !== 'object';

/** What was chosen or typed has the form that it began with. Where that was nothing, it is a text, a number, or what those make up; an emptied number is nothing. */
function isAlike(value: unknown, first: unknown): boolean {
  if (first === null) return isPlain(value) || (!Array.isArray(value) && Object.values(value as object).every(isPlain));
  if (value === null) return typeof first === 'number';
  if (typeof value !== typeof first || Array.isArray(value) !== Array.isArray(first)) return false;
  if (Array.isArray(value)) return value.every((one) => isAlike(one, (first as readonly unknown[])[0] ?? ''));
  if (typeof value !== 'object') return true;
  const fields = Object.entries(first as object);
  // Texts by what they belong to: at first there are none.
  if (fields.length === 0) return Object.values(value as object).every((one) => typeof one === 'string');
  return (
    fields.length === Object.keys(value as object).length &&
    fields.every(([field, begun]) => field in (value as object) && isAlike((value as Record<string, unknown>)[field], begun))
  );
}

/** For tests: as in the page that comes. */
export function forgetCarriedInMemory(): void {
  carried.now.clear();
  carried.left = null;
}
