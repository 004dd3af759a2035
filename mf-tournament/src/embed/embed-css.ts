import { color } from '@courtside/ui/tokens';
import { hostCss, themedRoot } from '@courtside/ui/embedded';

// Lengths are literal values here: the scales would add all of their code.

const css = `
.cs-part{display:grid;grid-template-columns:minmax(0,1fr);gap:.875em;color:${color.ink};font-variant-numeric:tabular-nums lining-nums;text-align:start;overflow-wrap:break-word}
.cs-part *{box-sizing:border-box}
.cs-part :is(p,ul,ol,h2,h3,table){margin:0}
.cs-part :is(ul,ol){padding:0;list-style:none;display:grid;grid-template-columns:minmax(0,1fr);gap:.75em}
.cs-part h2{font:700 1.75em/1.1 var(--cs-display)}
.cs-part h3{font:700 1.25em/1.2 var(--cs-display)}
.cs-part a{color:inherit;text-underline-offset:.15em}
.cs-part a:focus-visible,.cs-card:focus-visible{outline:3px solid ${color.focus};outline-offset:2px}
.cs-part .cs-grid{grid-template-columns:repeat(auto-fill,minmax(min(100%,17em),1fr))}
.cs-card{min-width:0;padding:.75em;overflow-x:auto;border:1px solid ${color.line};border-radius:6px;background:${color.surface}}
.cs-line{display:flex;justify-content:space-between;gap:0 1em;flex-wrap:wrap}
.cs-meta{font-size:.875em;color:${color.ink3}}
.cs-part .cs-meta a{display:inline-block;padding:.375em 0}
.cs-live{color:${color.danger}}
.cs-side{display:flex;justify-content:space-between;gap:1em;overflow-wrap:anywhere;font-size:1.125em}
.cs-card .cs-winner,.cs-live{font-weight:700}
.cs-card h3{margin-bottom:.25em}
.cs-card table{width:100%;border-collapse:collapse}
.cs-card caption{padding-bottom:.375em;font:700 1.25em/1.2 var(--cs-display);text-align:start}
.cs-card :is(th,td){padding:.375em;border-top:1px solid ${color.line};text-align:start;font-weight:400;vertical-align:top}
.cs-card thead th{border-top:0;font-size:.875em;color:${color.ink3}}
.cs-card tbody th{min-width:6em;font-weight:650}
.cs-card .cs-num{text-align:end;white-space:nowrap}
.cs-card abbr{text-decoration:none}
.cs-name{font-weight:650}
.cs-note{padding:.75em;border:1px solid ${color.lineStrong};border-radius:6px;background:${color.sunken}}
`;

/** The style of every element: one style sheet for all elements on a page. */
export const embedCss = `${hostCss}${themedRoot(css)}`;
