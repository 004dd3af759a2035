import { onePerPage } from '@courtside/federation/one-per-page';
import { getLinkAddress, goTo, isForBrowser } from './first-content';
import { giveBack, giveFocusBack, rememberFocus } from './typed-early';

/* Where the server's content stands while the page is loading. */

interface Standing {
  readonly content: Element;
  readonly copy: HTMLElement;
  /** How many parts of the page are waiting behind it. */
  waiting: number;
}

const page = onePerPage<{ standing?: Standing | undefined }>('ui.standing-content.1', () => ({}));

/** Follows a link of the copy. Keyboard presses of a link send the same click. */
function lead(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (isForBrowser(link)) return;
  // The browser itself follows links within the page.
  if (link.hash !== '' && link.pathname === window.location.pathname) return;
  if (goTo(getLinkAddress(link))) event.preventDefault();
}

/** @param shown the whole content, or a part, which needs the styles of the whole */
function createCopy(content: Element, shown: Element): HTMLElement {
  const copy = document.createElement('div');
  const styles = shown === content ? [] : content.querySelectorAll('style');
  copy.className = content.className;
  copy.append(...[...styles, ...shown.childNodes].map((node) => node.cloneNode(true)));
  copy.addEventListener('click', lead);
  return copy;
}

/** Shows a part of the content inside an element. @returns the function that ends it */
export function copyInto(place: Element, content: Element, shown: Element): () => void {
  const copy = createCopy(content, shown);
  place.append(copy);
  giveFocusBack(copy);
  return () => {
    rememberFocus(copy);
    giveBack(copy, shown);
    copy.remove();
    // By then the page is in its place.
    queueMicrotask(() => giveFocusBack(document));
  };
}

/** Puts a copy into the main part of the page, before the element that waits. */
function insertCopy(copy: HTMLElement, place: Element): void {
  const parent = place.closest('main') ?? place.parentElement;
  if (!parent || parent.contains(copy)) return;
  parent.insertBefore(copy, [...parent.children].find((child) => child.contains(place)) ?? null);
}

/** Hides the copy, and leaves its ids to the page. */
function hide(copy: HTMLElement): void {
  copy.hidden = true;
  for (const element of copy.querySelectorAll('[id]')) {
    element.setAttribute('data-id', element.id);
    element.removeAttribute('id');
  }
}

function show(copy: HTMLElement): void {
  copy.hidden = false;
  for (const element of copy.querySelectorAll('[data-id]')) {
    element.id = element.getAttribute('data-id') ?? '';
    element.removeAttribute('data-id');
  }
}

/**
 * Shows the whole content. One waiting part of the page replaces another several times while the page is loading: the copy remains the same element and
 * is not laid out again, which takes a slow phone half a second. @returns the function that ends it
 */
export function standAt(place: Element, content: Element): () => void {
  if (page.standing?.content !== content) {
    page.standing?.copy.remove();
    page.standing = { content, copy: createCopy(content, content), waiting: 0 };
  }
  const one = page.standing;
  const { copy } = one;
  one.waiting += 1;
  insertCopy(copy, place);
  show(copy);
  giveFocusBack(copy);
  return () => {
    one.waiting -= 1;
    if (one.waiting > 0) return;
    rememberFocus(copy);
    giveBack(copy, content);
    // The page may measure itself and look for its parts from now on; the next part that waits shows the copy again.
    hide(copy);
    queueMicrotask(() => {
      if (one.waiting > 0) return;
      copy.remove();
      if (page.standing === one) delete page.standing;
      giveFocusBack(document);
    });
  };
}
