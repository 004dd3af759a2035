import { onePerPage } from '@courtside/federation/one-per-page';

/** The scroll position in a page, and the view settings there. Each entry of the browser's history has one. */
export interface Place {
  /** Scroll position of the window, in px. */
  y: number;
  /** The element at the upper edge: heights above it may differ when the page is rendered again. */
  anchor: { readonly id: string; readonly top: number; readonly y: number } | null;
  /** Opened parts, choices and filters, by name. */
  views: Readonly<Record<string, unknown>>;
  /** Whether the page has been scrolled to it; false while the element that the address names is still missing. */
  isReached: boolean;
}

const storageKey = 'courtside.places';
/** The number of entries that are stored; older pages open at their top. Values of the tab do not count. */
const MOST = 50;

const memory = onePerPage<{ places?: Map<string, Place> }>('ui.places.1', () => ({}));

function known(): Map<string, Place> {
  if (memory.places) return memory.places;
  const places = (memory.places = new Map<string, Place>());
  try {
    for (const [id, place] of JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as [string, Place][]) places.set(id, place);
  } catch {
    // Storage is forbidden or has data of another program: pages open at their top.
  }
  return places;
}

/** Stores the places for a reload and for a visit to another site. */
export function storePlaces(): void {
  try {
    const [tab, entries] = [known().get(wholeTab), [...known()].filter(([id]) => id !== wholeTab)];
    sessionStorage.setItem(storageKey, JSON.stringify([...(tab ? [[wholeTab, tab]] : []), ...entries.slice(-MOST)]));
  } catch {
    // See above.
  }
}

/** `idx`: the router's index of the history entry. A server has none. */
const stateInHistory = () =>
  ((typeof window === 'undefined' ? null : window.history.state) ?? {}) as { readonly place?: string; readonly idx?: number };
const idInHistory = (): string | undefined => stateInHistory().place;

/** The index of the current entry. */
let shownIdx: number | undefined;

/** Returns the id of the current entry, and whether the user has been there before. A new entry gets its id here. */
export function enterPlace(): { readonly id: string; readonly isReturn: boolean } {
  const { place: id, idx } = stateInHistory();
  if (id !== undefined) {
    shownIdx = idx;
    return { id, isReturn: getPlace(id).isReached };
  }
  const fresh = Math.random().toString(36).slice(2);
  // The browser follows a link to a part of the page by itself, and its entry has no index. Without an index the router can't compute the
  // distance back, and can't block leaving the page.
  shownIdx = idx ?? (shownIdx === undefined ? undefined : shownIdx + 1);
  // The router owns the entry's state and does not touch other fields.
  window.history.replaceState({ ...stateInHistory(), ...(shownIdx === undefined ? {} : { idx: shownIdx }), place: fresh }, '');
  return { id: fresh, isReturn: false };
}

const nowhere: Place = { y: 0, anchor: null, views: {}, isReached: false };

export const getPlace = (id: string): Place => known().get(id) ?? nowhere;

export function changePlace(id: string, change: Partial<Place>): void {
  const next = { ...getPlace(id), ...change };
  // The newest are last, so that the oldest are dropped.
  known().delete(id);
  known().set(id, next);
}

/** Returns the value that a name had when the current entry was last left, or undefined. */
export function recallView(name: string): unknown {
  const id = idInHistory();
  return id === undefined ? undefined : getPlace(id).views[name];
}

/** Returns the id of the element at the upper edge of the window when the current entry was last left: it must not be collapsed. */
export function getReturnPlace(): string | null {
  const id = idInHistory();
  if (id === undefined) return null;
  const { isReached, anchor } = getPlace(id);
  return isReached ? (anchor?.id ?? null) : null;
}

export function keepView(name: string, value: unknown): void {
  const id = idInHistory();
  if (id !== undefined) changePlace(id, { views: { ...getPlace(id).views, [name]: value } });
}

/** A place that belongs to the tab and not to an entry. */
const wholeTab = 'tab';

/** As `recallView`, but for the whole tab. */
export const recallInTab = (name: string): unknown => getPlace(wholeTab).views[name];

export const keepInTab = (name: string, value: unknown): void =>
  changePlace(wholeTab, { views: { ...getPlace(wholeTab).views, [name]: value } });

/** For tests: as after a reload of the page. */
export function forgetPlacesInMemory(): void {
  delete memory.places;
}
