import { fontFaceCss } from './fonts';

let isAdopted = false;

/**
 * Adds the fonts to the page in a separate style sheet. If other rules shared it, adding a component's first `@media` or `@keyframes` rule would
 * make Chromium treat every font of the page as changed, and lay out the whole page again.
 */
export function adoptFonts(): void {
  if (isAdopted) return;
  isAdopted = true;
  if ('adoptedStyleSheets' in document && typeof CSSStyleSheet.prototype.replaceSync === 'function') {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(fontFaceCss);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return;
  }
  const style = document.createElement('style');
  style.textContent = fontFaceCss;
  document.head.append(style);
}
