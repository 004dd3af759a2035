import { color } from '../tokens/css-vars';
import { line, media, type } from '../tokens/scales';

/** The focus ring: 3 px, 2 px away. On a court surface it is yellow, see `onCourtSurface`. */
const focusRing = `outline:${line.paint} solid ${color.focus};outline-offset:2px;`;

/** For elements in court green: focus rings inside stay visible. */
export const onCourtSurface = `--cs-focus:${color.focusOnCourt};`;

/** For elements above the page in the page's own colors, whatever they were opened from: a dialog, a menu. */
export const onPageSurface = `--cs-focus:var(--cs-page-focus,inherit);`;

/** The height that bars at the top of the window may cover: a focused or linked element is scrolled to below it. */
const underBars = '5rem';

/**
 * For bars at the top of the window. Their own parts may be where parts of the page may not. Otherwise the browser would scroll by half a window
 * to "show" a focused button of the bar.
 */
export const inTopBar = `*{scroll-margin-block:-${underBars} ${underBars};}`;

/** The sizes of icons, in px at the default text size. An icon replaces words, and grows with them by half at most: words need the room. */
export const iconSizes = [14, 15, 16, 18, 20, 24, 28, 36, 44, 48] as const;
const grown = (size: number) => `min(${size / 16}rem,${size * 1.5}px)`;
const growingIcons = iconSizes.map((size) => `.lucide[width="${size}"]{width:${grown(size)};height:${grown(size)}}`).join('\n');

/** Element defaults. `root` is ':root' for a page, ':host' inside a shadow root. */
export const baseCss = `
*,*::before,*::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-padding:${underBars} 0 var(--cs-lower-edge,0px);background:${color.canvas};tab-size:4;--cs-page-focus:${color.focus}}
@media ${media.moving}{html{scroll-behavior:smooth}}
body{margin:0;min-height:100vh;min-height:100dvh;background:${color.canvas};color:${color.ink};${type.body}font-variant-numeric:tabular-nums lining-nums;-webkit-font-smoothing:antialiased;overflow-wrap:break-word}
h1,h2,h3,h4,p,ul,ol,dl,dd,table,figure,fieldset,legend,blockquote{margin:0;padding:0;border:0}
h1,h2,h3,h4{font-size:inherit;font-weight:inherit}
fieldset{min-width:0}
ul,ol{list-style:none}
a{color:${color.action};text-underline-offset:3px}
button,input,select,textarea{font:inherit;color:inherit;font-variant-numeric:inherit;letter-spacing:inherit}
button{cursor:pointer}
button,a,label,summary,[role="button"]{-webkit-tap-highlight-color:transparent;touch-action:manipulation}
img,svg,video{display:block;max-width:100%}
svg{flex:none}
${growingIcons}
table{border-collapse:collapse;font-variant-numeric:tabular-nums}
:focus-visible{${focusRing}}
[hidden]{display:none!important}
dialog{color:inherit}
html[data-restoring] *{content-visibility:visible!important}
@media ${media.still}{*,*::before,*::after{animation-duration:.01ms!important;animation-iteration-count:1!important;transition-duration:.01ms!important;scroll-behavior:auto!important}}
@media print{
  @page{margin:14mm}
  html,body{background:#fff;color:#000}
  [data-print="no"]{display:none!important}
  thead{display:table-header-group}
  tr,figure,li{break-inside:avoid}
  h1,h2,h3{break-after:avoid}
}
`;
