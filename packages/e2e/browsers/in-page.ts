/** The description of an element in JSON, for a function in the page. */
export interface ElementQuery {
  readonly role: string | null;
  readonly name: Pattern | null;
  readonly css: string | null;
  readonly text: Pattern | null;
  readonly within: string | null;
}

/** A text, or a regular expression. */
type Pattern = string | { readonly source: string; readonly flags: string };

/** The global variable of the library in the page. */
interface Library {
  queryAllByRole(
    container: HTMLElement,
    role: string,
    options: { readonly name?: string | RegExp; readonly hidden: boolean },
  ): readonly HTMLElement[];
  configure(options: { readonly computedStyleSupportsPseudoElements: boolean }): void;
}

/** Returns all visible elements that match, or null if the library isn't in the page. It runs in the page, so it must not use anything outside itself. */
export function findInPage({ role, name, css, text, within }: ElementQuery): readonly Element[] | null {
  const library = (window as { TestingLibraryDom?: Library }).TestingLibraryDom;
  if (role !== null && !library) return null;
  const read = (pattern: Exclude<ElementQuery['name'], null>) =>
    typeof pattern === 'string' ? pattern : new RegExp(pattern.source, pattern.flags);
  const place: Element | null = within === null ? document.body : document.querySelector(within);
  if (!place) return [];
  const root = (place.shadowRoot ?? place) as unknown as HTMLElement;
  library?.configure({ computedStyleSupportsPseudoElements: true });
  const found: readonly Element[] =
    role === null
      ? [...root.querySelectorAll(css ?? '*')]
      : (library?.queryAllByRole(root, role, { hidden: false, ...(name === null ? {} : { name: read(name) }) }) ?? []).filter(
          (element) => css === null || element.matches(css),
        );
  const says = (element: Element): boolean => {
    if (text === null) return true;
    const said = (element.textContent ?? '').replace(/\s+/g, ' ').trim();
    const wanted = read(text);
    return typeof wanted === 'string' ? said.toLowerCase().includes(wanted.toLowerCase()) : wanted.test(said);
  };
  return found.filter(
    (element) =>
      [...element.getClientRects()].some(({ width, height }) => width > 0 && height > 0) &&
      getComputedStyle(element).visibility === 'visible' &&
      says(element),
  );
}
