import { onePerPage } from '@courtside/federation/one-per-page';
import { giveBack, rememberField, typedIn } from './typed-early';

/*
 * What the server wrote into the page stands there before any script (`scripts/serve/first-content`). The frame that React draws takes its place, and until
 * the page itself is there what was written is shown in it, so that nothing that a reader reads goes away again.
 */

interface Written {
  /** Undefined before anybody has looked; null where nothing was written, or where it was taken away. */
  content?: Element | null;
  go?: (address: string) => void;
}

const written = onePerPage<Written>('ui.first-content.1', () => ({}));

/** Takes what was written out of the page, where a second of everything would stand beside it. Harmless when repeated. */
export function takeFirstContent(): void {
  if (written.content !== undefined) return;
  const content = document.getElementById('first-content');
  written.content = content?.hasChildNodes() ? content : null;
  if (content) rememberField(content);
  document.getElementById('first')?.remove();
}

/** What was typed into it before the page was there, by the names of the fields; told once. */
export function takeTyped(): ReadonlyMap<string, string> {
  const content = contentHere();
  const typed = content ? typedIn(content) : new Map<string, string>();
  if (content) giveBack(document.createDocumentFragment(), content);
  return typed;
}

/** What the host's router is told of a link. */
export const addressOf = ({ pathname, search, hash }: HTMLAnchorElement): string => `${pathname}${search}${hash}`;

/** Links in what was written lead on as others do, without a new page. @param go of the host's router */
export function leadFirstContent(go: (address: string) => void): void {
  written.go = go;
  watchPresses(go);
}

/** A finger that moves further does not press, in CSS pixels. */
const SLIP = 10;
/** What browsers send after a press that was followed already comes within this time, in milliseconds. */
const ECHO = 500;

/**
 * What is pressed in the moment in which the page takes the place of what was written is a link that is gone when the finger leaves it: no browser follows
 * it then, so we do.
 */
function watchPresses(go: (address: string) => void): void {
  let pressed: { readonly link: HTMLAnchorElement; readonly x: number; readonly y: number } | null = null;
  let followedAt = -ECHO;
  const on = <Name extends 'pointerdown' | 'pointerup' | 'pointercancel' | 'click'>(
    name: Name,
    hear: (event: DocumentEventMap[Name]) => void,
  ) => document.addEventListener(name, hear, true);
  on('pointerdown', ({ target, button, clientX, clientY, metaKey, ctrlKey, shiftKey, altKey }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('#first-content a, .fc a, .fv a') : null;
    pressed = link && button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey ? { link, x: clientX, y: clientY } : null;
  });
  on('pointercancel', () => {
    pressed = null;
  });
  on('pointerup', ({ clientX, clientY, timeStamp }) => {
    const was = pressed;
    pressed = null;
    if (!was || was.link.isConnected || Math.hypot(clientX - was.x, clientY - was.y) > SLIP) return;
    followedAt = timeStamp;
    go(addressOf(was.link));
  });
  // A finger's click goes to what is there by now, perhaps the same link once more.
  on('click', (event) => {
    if (event.timeStamp - followedAt >= ECHO) return;
    event.preventDefault();
    event.stopPropagation();
  });
}

/** What was written of this very page; another page forgets it for good, since it gets old. */
export function contentHere(): Element | null {
  takeFirstContent();
  if (written.content && written.content.getAttribute('data-address') !== window.location.pathname) written.content = null;
  return written.content ?? null;
}

/** Goes where a link of it leads, by the host's router. @returns false where nobody said how: the browser does it */
export function goTo(address: string): boolean {
  written.go?.(address);
  return written.go !== undefined;
}
