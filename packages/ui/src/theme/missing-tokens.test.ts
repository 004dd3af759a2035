import { themeCss } from '../tokens/css-vars';
import { fillMissingTokens } from './missing-tokens';

it('adds the tokens of a second copy below everything that the page says', () => {
  const written: string[] = [];
  const sheets: object[] = [];
  Object.defineProperty(document, 'adoptedStyleSheets', {
    configurable: true,
    get: () => sheets,
    set: (next: object[]) => sheets.splice(0, Infinity, ...next),
  });
  const { prototype } = CSSStyleSheet;
  Object.defineProperty(prototype, 'replaceSync', { configurable: true, writable: true, value: (css: string) => written.push(css) });
  // This file's own copy was the first.
  fillMissingTokens();
  expect(sheets).toHaveLength(1);
  const selectors = [...(written[0] ?? '').matchAll(/(?:^|[{}\n,])\s*([^@{}\n,]+?)(?=[{,])/g)]
    .map(([, selector]) => selector)
    .filter((text) => text?.includes(':root'));
  expect(selectors.length).toBeGreaterThan(4);
  for (const selector of selectors) expect(selector).toMatch(/^:where\(:root/);
  expect(themeCss()).not.toContain(':where');
});
