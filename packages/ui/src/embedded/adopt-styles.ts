const made = new Map<string, CSSStyleSheet>();

/**
 * Puts CSS onto a page or into a shadow root, once. A constructed style sheet needs no permission of a
 * Content-Security-Policy; where a browser has none, a style element with the page's nonce does it.
 */
export function adoptStyles(root: Document | ShadowRoot, css: string, nonce?: string): void {
  if ('adoptedStyleSheets' in root && typeof CSSStyleSheet !== 'undefined' && 'replaceSync' in CSSStyleSheet.prototype) {
    let sheet = made.get(css);
    if (!sheet) {
      sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      made.set(css, sheet);
    }
    if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
    return;
  }
  const place = 'head' in root ? root.head : root;
  if ([...place.querySelectorAll('style')].some((style) => style.textContent === css)) return;
  const style = document.createElement('style');
  if (nonce) style.setAttribute('nonce', nonce);
  style.textContent = css;
  place.prepend(style);
}
