import { holdPlace } from './hold-place';
import { keepInView } from './keep-in-view';
import { markTarget } from './mark';
import { changePlace, enterPlace, getPlace, type Place } from './places';

/** How long a page may take to load on a bad connection, in ms. */
const PATIENCE = 30_000;
const SETTLING = 4000;
/** A page of the former length may have lost the element at its upper edge: after this time it counts as removed, in ms. */
const GONE = 3000;
/** All parts of a long page are laid out while it is restored: their heights must be right. */
const RESTORING = 'data-restoring';

let shown: { readonly id: string; readonly address: string } | null = null;
let end: () => void = () => undefined;

/** Returns the current history entry; null before the first. */
export const shownPlace = (): string | null => shown?.id ?? null;
/** Whether the page is scrolling to a place: its current position is not the user's choice. */
export const isOnTheWay = (): boolean =>
  shown === null || document.documentElement.hasAttribute(RESTORING) || !getPlace(shown.id).isReached;

/**
 * Restores the place of a history entry: an entry that was left earlier is scrolled to its place, a new one to the element that its address
 * names (`#match-m12`), or to the top. A new entry of the same page does not scroll.
 * @param address of the page, without its fragment
 */
export function arrive(address: string): void {
  window.history.scrollRestoration = 'manual';
  const { id, isReturn } = enterPlace();
  const before = shown;
  if (before?.id === id) return;
  end();
  shown = { id, address };
  const isNewPage = before !== null && before.address !== address;
  const target = targetOf(window.location.hash);
  markTarget(target);
  // The user can scroll the HTML of the server before any script runs: then their own position counts.
  if (isReturn && before === null && target === null && window.scrollY > 0) return changePlace(id, { isReached: true });
  if (isReturn) return bringBack(getPlace(id));
  // A link within the page: opened parts stay open in its history entries.
  changePlace(id, { isReached: target === null, ...(before && !isNewPage ? { views: getPlace(before.id).views, y: window.scrollY } : {}) });
  if (isNewPage) window.scrollTo(0, 0);
  if (target !== null) goTo(target, id, before !== null && !isNewPage);
}

function targetOf(hash: string): string | null {
  if (hash.length < 2) return null;
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

function goTo(id: string, place: string, isInPage: boolean): void {
  let arrived = false;
  end = holdPlace({
    patience: PATIENCE,
    settling: SETTLING,
    // If the user leaves before the place was found, or while the page still scrolls, they are taken there when they return. If they
    // scrolled, their own position counts.
    onEnd: (isLeft) => changePlace(place, { isReached: !isLeft || (arrived && !isInPage) }),
    go: () => {
      const target = document.getElementById(id);
      if (!target) return false;
      const isPart = target.matches('section, main');
      target.scrollIntoView({
        block: isPart ? 'start' : 'center',
        inline: isPart ? 'nearest' : 'center',
        ...(arrived || !isInPage ? { behavior: 'instant' } : {}),
      });
      if (!arrived && target.tabIndex === -1 && target.hasAttribute('tabindex')) target.focus({ preventScroll: true });
      if (!arrived && !isInPage) changePlace(place, { isReached: true });
      arrived = true;
      return true;
    },
  });
}

function bringBack({ y, anchor }: Place): void {
  const page = document.documentElement;
  const edge = anchor && Math.abs(anchor.y - y) < 2 ? anchor : null;
  let isGone = false;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  page.setAttribute(RESTORING, '');
  end = holdPlace({
    patience: PATIENCE,
    settling: SETTLING / 2,
    onEnd: () => {
      clearTimeout(waiting);
      keepInView(() => page.removeAttribute(RESTORING));
    },
    go: (again) => {
      const known = edge && document.getElementById(edge.id);
      const wanted = known ? window.scrollY + known.getBoundingClientRect().top - edge.top : y;
      if (page.scrollHeight - window.innerHeight < wanted - 1) return false;
      if (edge && !known && !isGone) {
        waiting ??= setTimeout(() => {
          isGone = true;
          again();
        }, GONE);
        return false;
      }
      if (Math.abs(window.scrollY - wanted) > 1) window.scrollTo({ top: wanted, behavior: 'instant' });
      return true;
    },
  });
}
