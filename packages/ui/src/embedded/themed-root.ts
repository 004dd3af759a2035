import { colorProperty, palette, type ColorName } from '../tokens';

/**
 * Returns a root with its own background, font and colors, for other sites: `.cs-root[data-theme]`. It inherits no styles of a page except the
 * custom properties `--courtside-…`, which change its look. Without a theme it follows the page's `color-scheme`.
 * @param css of the content; only the colors that it uses can be changed
 */
export function themedRoot(css: string): string {
  const used = (Object.keys(palette.light) as ColorName[]).filter(
    (name) => css.includes(`var(${colorProperty(name)})`) || name === 'canvas',
  );
  /** Each color from the page's `--courtside-…`, with ours as the default. */
  const colors = (valueOf: (name: ColorName) => string) =>
    used.map((name) => `${colorProperty(name)}:var(${colorProperty(name).replace('--cs-', '--courtside-')},${valueOf(name)});`).join('');
  const light = colors((name) => palette.light[name]);
  const dark = colors((name) => palette.dark[name]);
  const both = colors((name) => `light-dark(${palette.light[name]},${palette.dark[name]})`);
  return `
.cs-root{all:initial;display:block;box-sizing:border-box;direction:ltr;color-scheme:inherit;${light}
--cs-display:var(--courtside-display-font,"Barlow Condensed","Arial Narrow",sans-serif);
padding:var(--courtside-padding,1em);border-radius:var(--courtside-radius,6px);background:var(--cs-canvas);color:var(--cs-ink);
font-family:var(--courtside-font,system-ui,sans-serif);font-size:var(--courtside-font-size,medium);line-height:1.5}
@supports (color:light-dark(#000,#fff)){.cs-root{${both}}}
.cs-root[data-theme=light]{color-scheme:light}
.cs-root[data-theme=dark]{color-scheme:dark}
.cs-root[data-theme=auto]{color-scheme:light dark}
@supports not (color:light-dark(#000,#fff)){@media screen{.cs-root[data-theme=dark]{${dark}}}@media screen and (prefers-color-scheme:dark){.cs-root[data-theme=auto]{${dark}}}}
@media print{.cs-root,.cs-root[data-theme]{color-scheme:light;--cs-canvas:#fff;padding:0}}
${css}`;
}

/** The host is a box of the page: the page decides its position and width, the element its content. */
export const hostCss = ':host{all:initial;display:block;color-scheme:inherit}:host([hidden]){display:none}:host>div{width:100%}';
