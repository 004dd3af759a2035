const made = new Map<string, CSSStyleSheet>();

/**
 * Adds CSS to a page or a shadow root, once. A constructed style sheet needs no permission of a Content-Security-Policy; a browser without them
 * gets a style element with the page's nonce.
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
