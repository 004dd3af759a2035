/**
 * Reports to the console when the element with the focus was replaced by a copy of itself. It runs in each page. A key pressed at that moment is lost, and a
 * user of a keyboard or screen reader loses their place. Elements stay mounted when data arrive: stable keys, no wrappers that come and go.
 * An element that the user activated may be removed if the page moves the focus. Dialogs and menus, which close on purpose, and navigations are ignored.
 */
export function watchFocus(): void {
  /** The time limit for a copy, or for the page's own next focus, in milliseconds. */
  const patience = 1000;
  const overlays = 'dialog, [role="dialog"], [role="alertdialog"], [role="menu"]';
  const describe = (element: Element) =>
    [
      element.tagName.toLowerCase(),
      element.id && `#${element.id}`,
      JSON.stringify((element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 80)),
      element.getAttribute('href') ?? element.getAttribute('name') ?? '',
    ]
      .filter(Boolean)
      .join(' ');
  let focused: { readonly element: Element; readonly words: string; readonly place: string } | null = null;
  let activated: EventTarget | null = null;
  document.addEventListener(
    'focusin',
    ({ target }) => {
      const isWatched =
        target instanceof Element && target.matches('a, button, input, select, textarea, summary') && !target.closest(overlays);
      focused = isWatched ? { element: target, words: describe(target), place: location.pathname } : null;
    },
    true,
  );
  document.addEventListener(
    'focusout',
    () => {
      const left = focused;
      // A removed element also loses the focus, in some browsers before it is removed.
      setTimeout(() => {
        if (left !== null && focused === left && left.element.isConnected) focused = null;
      });
    },
    true,
  );
  // Enter in a field submits its form, which then disappears as a whole.
  const activate = () => (activated = document.activeElement);
  for (const type of ['click', 'submit', 'change']) document.addEventListener(type, activate, true);
  const look = () => {
    if (!focused || focused.element.isConnected) return;
    const { element, words, place } = focused;
    const isOwnDoing = activated === element;
    const until = Date.now() + patience;
    focused = null;
    const seek = () => {
      if (location.pathname !== place) return;
      const copy = [...document.querySelectorAll(words.split(' ', 1)[0] ?? '*')].find((one) => describe(one) === words);
      const isOver = Date.now() >= until;
      const isMovedOn = document.activeElement !== null && document.activeElement !== document.body;
      if (copy && !(isOwnDoing && (isMovedOn || !isOver))) console.error(`focus lost: ${words} was replaced by a copy at ${place}`);
      else if (!isOver) setTimeout(seek, 50);
    };
    seek();
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
}
