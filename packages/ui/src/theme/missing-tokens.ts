import { onePerPage } from '@courtside/federation/one-per-page';
import { themeCss } from '../tokens/css-vars';

/**
 * A page takes its colors from its host. A remote of another release may use a token that the host's theme lacks: its copy of this package adds
 * its own values with the lowest specificity (`:where()`), so that they only apply to missing tokens.
 */
export function fillMissingTokens(): void {
  if (typeof document === 'undefined') return;
  const page = onePerPage<{ copies: number }>('ui.themes.1', () => ({ copies: 0 }));
  // The first copy is the host's, which writes the theme itself.
  if (page.copies++ === 0 || !('adoptedStyleSheets' in document) || typeof CSSStyleSheet.prototype.replaceSync !== 'function') return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(themeCss(':root', (selector) => `:where(${selector})`));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

fillMissingTokens();
