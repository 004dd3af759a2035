/** How long what stood there may take to give the focus on by itself, in milliseconds. */
const PAUSE = 400;

/**
 * What has the focus may go with what it did (another's change, a list that is loaded anew, a notice that is done with), and the reader of a screen would be at
 * the top of the page. Whoever takes things away knows best where to go on; where nobody says so, it is the part of the page in which they stood.
 * @param page holds all parts that are kept; it and they can have the focus (`tabIndex={-1}`)
 * @returns ends it
 */
export function keepFocusIn(page: HTMLElement): () => void {
  /** What had the focus last, and what it stood in, up to the page; empty where that was elsewhere. */
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
    const part = path.find((element) => element.isConnected && element.matches('[tabindex]'));
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
