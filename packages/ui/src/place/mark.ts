import { color } from '../tokens/css-vars';
import { line } from '../tokens/scales';

let sheet: CSSStyleSheet | null | undefined;

function ownSheet(): CSSStyleSheet | null {
  if (sheet !== undefined) return sheet;
  sheet = 'adoptedStyleSheets' in document && typeof CSSStyleSheet.prototype.replaceSync === 'function' ? new CSSStyleSheet() : null;
  if (sheet) document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return sheet;
}

/**
 * Marks the element that the address names, even after it is rendered again; null removes the mark. `:target` is not enough: it only knows
 * elements that existed when the browser looked. Sections are marked at their heading.
 */
export function markTarget(id: string | null): void {
  if (id === null && sheet === undefined) return;
  const name = JSON.stringify(id);
  ownSheet()?.replaceSync(
    id === null
      ? ''
      : `@media screen{[id=${name}]:not(section,main){outline:${line.paint} solid ${color.focus};outline-offset:-${line.paint}}section[id=${name}]>:first-child{box-shadow:-0.5rem 0 0 -0.125rem ${color.focus}}}`,
  );
}
