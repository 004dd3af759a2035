import { palette } from './palette';
import type { ColorName } from './palette';

const kebab = (name: string) => name.replace(/[A-Z]|\d/g, (letter) => `-${letter.toLowerCase()}`);

/** Name of the custom property that carries a color: `lineStrong` is `--cs-line-strong`. */
export const colorProperty = (name: ColorName) => `--cs-${kebab(name)}`;

/** Every color as `var(--cs-…)`, so that components follow light and dark by themselves. */
export const color = Object.fromEntries(
  Object.keys(palette.light).map((name) => [name, `var(${colorProperty(name as ColorName)})`]),
) as Readonly<Record<ColorName, string>>;

const declarations = (scheme: 'light' | 'dark') =>
  Object.entries(palette[scheme])
    .map(([name, value]) => `${colorProperty(name as ColorName)}:${value};`)
    .join('');

/**
 * The theme as CSS text. The scheme follows the system unless `data-theme` has an explicit choice ("light" or "dark"); paper is always light.
 *
 * @param root selector that carries the properties: ':root' for a page, ':host' inside a shadow root.
 * @param as changes each selector, to change its specificity
 */
export function themeCss(root: ':root' | ':host' = ':root', as: (selector: string) => string = (selector) => selector): string {
  const at = (condition: string) => as(root === ':host' ? `:host(${condition})` : `${root}${condition}`);
  return [
    `${as(root)}{color-scheme:light;${declarations('light')}}`,
    `@media (prefers-color-scheme:dark){${at(':not([data-theme="light"])')}{color-scheme:dark;${declarations('dark')}}}`,
    `@media screen{${at('[data-theme="dark"]')}{color-scheme:dark;${declarations('dark')}}}`,
    `@media print{${as(root)},${at(':not([data-theme="light"])')},${at('[data-theme="dark"]')}{color-scheme:light;${declarations('light')}--cs-canvas:#fff;--cs-line:#74837D;}}`,
  ].join('\n');
}
