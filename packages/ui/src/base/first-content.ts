import { onePerPage } from '@courtside/federation/one-per-page';
import { giveBack, giveFocusBack, rememberFocus, typedIn } from './typed-early';

/*
 * Content that the server wrote into the page, shown before any script runs (`scripts/serve/first-content`). React's frame replaces it and shows
 * the same content inside until the page itself has rendered, so that nothing that a visitor reads disappears.
 */

interface Written {
  /** Undefined before the first look; null if nothing was written, or if it was removed. */
  content?: Element | null;
  go?: (address: string) => void;
}

const written = onePerPage<Written>('ui.first-content.1', () => ({}));

/** Removes the server's content from the page, where it would be shown a second time. Can be called again. */
function takeFirstContent(): void {
  if (written.content !== undefined) return;
  const content = document.getElementById('first-content');
  written.content = content?.hasChildNodes() ? content : null;
  const first = document.getElementById('first');
  if (!first) return;
  rememberFocus(first);
  first.remove();
}

/** React's frame is there, in place of what the server wrote. */
export function replaceFirstContent(): void {
  takeFirstContent();
  giveFocusBack(document);
}

/** Returns the text typed into it before the page was there, by the names of the fields; once. */
export function takeTyped(): ReadonlyMap<string, string> {
  const content = getFirstContent();
  const typed = content ? typedIn(content) : new Map<string, string>();
  if (content) giveBack(document.createDocumentFragment(), content);
  return typed;
}

/** Whether a link leads to another site, or to another window: only the browser follows it. */
export const isForBrowser = ({ origin, target }: HTMLAnchorElement): boolean => origin !== window.location.origin || target !== '';

/** Returns a link's address for the host's router. */
export const getLinkAddress = ({ pathname, search, hash }: HTMLAnchorElement): string => `${pathname}${search}${hash}`;

/** Follows links in the server's content with the host's router, without loading a new page. @param go navigates the host's router */
export function routeFirstContentLinks(go: (address: string) => void): void {
  written.go = go;
  watchPresses(go);
}

/** A finger that moves further is not a press, in CSS pixels. */
const SLIP = 10;
/** The time within which browsers send further events of a press that was already followed, in milliseconds. */
const ECHO = 500;

/**
 * Follows a link that is pressed while React replaces the server's content: the link is gone when the finger is lifted, so the browser does not
 * follow it.
 */
function watchPresses(go: (address: string) => void): void {
  let pressed: { readonly link: HTMLAnchorElement; readonly x: number; readonly y: number } | null = null;
  let followedAt = -ECHO;
  const on = <Name extends 'pointerdown' | 'pointerup' | 'pointercancel' | 'click'>(
    name: Name,
    hear: (event: DocumentEventMap[Name]) => void,
  ) => document.addEventListener(name, hear, true);
  on('pointerdown', ({ target, button, clientX, clientY, metaKey, ctrlKey, shiftKey, altKey }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('#first a, .fc a, .fv a') : null;
    pressed =
      link && !isForBrowser(link) && button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey ? { link, x: clientX, y: clientY } : null;
  });
  on('pointercancel', () => {
    pressed = null;
  });
  on('pointerup', ({ clientX, clientY, timeStamp }) => {
    const was = pressed;
    pressed = null;
    if (!was || was.link.isConnected || Math.hypot(clientX - was.x, clientY - was.y) > SLIP) return;
    followedAt = timeStamp;
    go(getLinkAddress(was.link));
  });
  // The click of a finger goes to the new content, which may have the same link again.
  on('click', (event) => {
    if (event.timeStamp - followedAt >= ECHO) return;
    event.preventDefault();
    event.stopPropagation();
  });
}

/** Returns the server's content of the current page. Another page removes it permanently, because it gets old. */
export function getFirstContent(): Element | null {
  takeFirstContent();
  if (written.content && written.content.getAttribute('data-address') !== window.location.pathname) written.content = null;
  return written.content ?? null;
}

/** The page has rendered: what was written of it gets old, and is not shown again. */
export function forgetFirstContent(): void {
  if (getFirstContent()) written.content = null;
}

/** Follows a link of the content with the host's router. @returns false without a router: the browser follows it */
export function goTo(address: string): boolean {
  written.go?.(address);
  return written.go !== undefined;
}
