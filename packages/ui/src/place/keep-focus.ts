/** How long a removed part may take to move the focus itself, in milliseconds. */
const PAUSE = 400;

/**
 * Keeps the focus near a focused element that is removed (by another user's change, a reloaded list, a dismissed notice). Otherwise a screen
 * reader would start at the top of the page. Code that removes elements can move the focus itself; if it does not, the focus moves to the
 * section that had it, also if that was rendered again.
 * @param page contains all sections; it and they can have the focus (`tabIndex={-1}`)
 * @returns stops it
 */
export function keepFocusIn(page: HTMLElement): () => void {
  /** The last focused element and its ancestors, up to the page; empty if the focus was elsewhere. */
  let path: Element[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const remember = ({ target }: Event) => {
    path = [];
    if (!(target instanceof Element)) return;
    for (let at: Element | null = target; at !== null && page.contains(at); at = at.parentElement) path.push(at);
  };
  const goOn = () => {
    timer = undefined;
    const active = document.activeElement;
    if (active !== null && active !== document.body) return;
    const part = path
      .map((element) => (element.isConnected ? element : document.getElementById(element.id)))
      .find((element) => element?.matches('[tabindex]'));
    if (part instanceof HTMLElement) part.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(() => {
    if (path[0]?.isConnected === false) timer ??= setTimeout(goOn, PAUSE);
  });
  document.addEventListener('focusin', remember);
  observer.observe(page, { childList: true, subtree: true });
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener('focusin', remember);
  };
}
