import { fontFaceCss } from './fonts';

let isAdopted = false;

/**
 * Gives the page its fonts, in a style sheet of their own. Beside other rules they cost dear: when a component's first `@media` or `@keyframes` rule
 * is added to a sheet that holds `@font-face`, Chromium takes every font of the page for changed and lays all of it out again.
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
