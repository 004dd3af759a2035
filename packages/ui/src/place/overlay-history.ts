import { onePerPage } from '@courtside/federation/one-per-page';

/**
 * The browser's Back closes the topmost overlay instead of leaving the page with all typed text. Each open overlay has its own entry in the
 * browser's history, above the page's; closing the overlay removes the entry.
 */
interface Overlay {
  /** Asks the owner to close it; it may stay open, for example while saving. */
  readonly close: () => void;
}

/** The router's state is copied into our entry: the same place of the same page, one step further. */
interface EntryState {
  readonly idx?: number;
  readonly key?: string;
  readonly overlay?: number;
}

interface OverlayHistory {
  readonly listen: () => void;
  readonly watch: () => void;
  readonly open: (close: () => void) => () => void;
}

const state = (): EntryState => (window.history.state as EntryState | null) ?? {};
const depth = (): number => state().overlay ?? 0;

/** Milliseconds after which a link is followed even if the browser has not reported the step back. */
const LONGEST_STEP = 1000;

function createOverlayHistory(): OverlayHistory {
  const overlays: Overlay[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** A step of our own is running. `isSeen`: the router has seen its start, so it has to see its end. */
  let step: { readonly isSeen: boolean } | null = null;
  let page: { readonly key: string | undefined; readonly address: string } | null = null;
  let isWatching = false;
  /** A link that was followed in the meantime. */
  let followed: HTMLElement | null = null;

  /** Adds or removes entries until there are as many as overlays. Delayed, because a menu that closes and the dialog that it opens share one. */
  function settle(isSeen = false): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (step) return; // done again when it has arrived
      const extra = depth() - overlays.length;
      if (extra > 0) {
        step = { isSeen };
        window.history.go(-extra);
        return;
      }
      for (let at = depth(); at < overlays.length; at += 1) {
        if (at === 0) page = { key: state().key, address: window.location.href };
        window.history.pushState(
          { ...state(), ...(state().idx === undefined ? {} : { idx: (state().idx ?? 0) + 1 }), overlay: at + 1 },
          '',
        );
      }
    });
  }

  function moved(event: PopStateEvent): void {
    if (step) {
      if (!step.isSeen) event.stopImmediatePropagation();
      arrived();
      return;
    }
    const above = overlays.slice(depth());
    if (above.length === 0) {
      // Forward, or back from another page, to an overlay that no longer exists.
      if (depth() > overlays.length) settle(true);
      return;
    }
    // The router has not seen our entries, so it has nothing to do unless the step leaves the page.
    if (page && page.key === state().key && page.address === window.location.href) event.stopImmediatePropagation();
    for (const overlay of above.reverse()) overlay.close();
    settle();
  }

  /** A browser navigates to one address at a time: a navigation during our step would be dropped, and the page loaded again. */
  function holdLink(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[href]') : null;
    if (!step || !link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    followed = link;
    setTimeout(() => followed && arrived(), LONGEST_STEP);
  }

  function arrived(): void {
    step = null;
    settle();
    const link = followed;
    followed = null;
    if (link) setTimeout(() => link.click()); // after every listener has received the page's state
  }

  /** Calling it again has no effect. */
  function listen(): void {
    window.addEventListener('popstate', moved, true);
    window.addEventListener('click', holdLink, true);
  }

  function watch(): void {
    if (isWatching) return;
    isWatching = true;
    listen();
    if (depth() > 0) settle(true);
  }

  function open(close: () => void): () => void {
    watch();
    const overlay = { close };
    overlays.push(overlay);
    settle();
    return () => {
      const at = overlays.indexOf(overlay);
      if (at >= 0) overlays.splice(at, 1);
      settle();
    };
  }
  return { listen, watch, open };
}

/** The browser has one history, so the page has one stack of overlays for all copies of this package. */
const history = onePerPage('ui.overlay-history.1', createOverlayHistory);

/**
 * Call it before a router is created: the router must not receive the event of a step that only closes a dialog, or it renders the whole page
 * again. Chromium calls the listeners of a window in the order in which they were added, with or without `capture`.
 */
export const listenBeforeRouter = (): void => history.listen();

/** Starts to watch the browser's history. Steps back from a left-over entry of an overlay, as after a reload. */
export const watchOverlayHistory = (): void => history.watch();

/** @param close handles Back @returns call it once the overlay is closed */
export const openOverlay = (close: () => void): (() => void) => history.open(close);
