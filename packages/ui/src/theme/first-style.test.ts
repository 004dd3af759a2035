import { readFileSync } from 'node:fs';
import path from 'node:path';
import { palette } from '../tokens/palette';
import { fontFaceCss } from './fonts';

// The template of every page is rendered before any code of this package, so it repeats these values.
const template = readFileSync(path.join(__dirname, '../../../federation/build/page.html'), 'utf8');
const style = /<style>([^]*?)<\/style>/.exec(template)?.[1] ?? '';
const plain = (text: string) => text.replace(/[\s"']/g, '').toLowerCase();
const [, forDark = ''] = /prefers-color-scheme: dark\) \{ html \{([^}]*)\}/.exec(style) ?? [];
const [, forLight = ''] = /\n\s*html \{([^}]*)\}/.exec(style) ?? [];

it.each([
  ['light', forLight],
  ['dark', forDark],
] as const)('what pages draw before any script has the colours of the product (%s)', (scheme, rules) => {
  const { canvas, court, ink, ink2, surface, line } = palette[scheme];
  const short = (color: string) => color.toLowerCase().replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3');
  const value = (name: string) => new RegExp(`${name}: (#\\w+)`).exec(rules)?.[1];
  expect(['background', '--fc-bar', '--fc-ink', '--fc-ink2', '--fc-sheet', '--fc-line'].map(value)).toEqual(
    [canvas, court, ink, ink2, surface, line].map(short),
  );
});

it('and the widths of its fonts, until those are there', () => {
  const faces = fontFaceCss.match(/@font-face\{font-family:"\w+ Fallback"[^}]*\}/g) ?? [];
  expect(faces).toHaveLength(3);
  for (const face of faces) expect(plain(style)).toContain(plain(face).replace(/;?\}$/, ''));
});
