import { color, line, radius } from '@courtside/ui/tokens';

const display = 'var(--cs-display, "Barlow Condensed", "Barlow Fallback", "Arial Narrow", sans-serif)';
const stripe = (angle: string, width: string, gap: string, ink: string) =>
  `repeating-linear-gradient(${angle}, color-mix(in srgb, ${ink} 12%, transparent) 0 ${width}, transparent ${width} ${gap})`;
const ring = `outline:${line.paint} solid ${color.focus};outline-offset:2px;`;

/** The four bands differ in background, glyph and pattern, so they can be distinguished without color. */
const bands = `
.cs-band-tooMuch{background:${color.bandSpare};color:${color.onBandSpare};border:2px dotted ${color.ink3}}
.cs-band-smooth{background:${color.bandSmooth};color:${color.onBandSmooth}}
.cs-band-flush{background:${stripe('135deg', '5px', '14px', color.onBandFlush)} ${color.bandFlush};color:${color.onBandFlush}}
.cs-band-notEnough{background:${stripe('45deg', '1px', '6px', color.onBandShort)},${stripe('135deg', '1px', '6px', color.onBandShort)} ${color.bandShort};color:${color.onBandShort}}
.cs-swatch,.cs-value{print-color-adjust:exact;-webkit-print-color-adjust:exact}
`;

const fields = `
.cs-inputs{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(8.5em,100%),1fr));align-items:start;gap:.875em}
.cs-stages .cs-inputs{grid-template-columns:repeat(auto-fit,minmax(min(11em,100%),1fr))}
.cs-field{display:grid;grid-row:span 2;grid-template-rows:subgrid;gap:.375em;align-content:start;min-width:0}
.cs-control{display:grid;gap:.375em;align-content:start;min-width:0}
.cs-label{align-self:end;font-size:.9375em;line-height:1.333;font-weight:650}
.cs-box{display:flex;align-items:center;min-width:0;border:${line.control} solid ${color.lineStrong};border-radius:${radius.control};background:${color.surface}}
.cs-box:has(input:focus-visible){${ring}}
@supports not selector(:has(a)){.cs-number:focus-visible{${ring}}}
.cs-box:has([aria-invalid=true]){border-color:${color.danger};box-shadow:inset 0 0 0 1px ${color.danger}}
.cs-number{flex:1;width:3ch;min-width:0;height:1.6923em;margin:0;padding:0;border:0;background:none;color:inherit;text-align:center;font:700 1.625em/1 ${display};outline:none}
.cs-step{display:inline-grid;place-items:center;flex:none;width:2.75em;height:2.75em;margin:0;padding:0;border:0;border-radius:${radius.control};background:none;color:inherit;font:inherit;cursor:pointer;touch-action:manipulation}
.cs-step:disabled{color:${color.ink3};cursor:not-allowed;opacity:.6}
.cs-select{display:block;width:100%;min-width:0;min-height:3em;margin:0;padding:.5em .625em;text-overflow:ellipsis;border:${line.control} solid ${color.lineStrong};border-radius:${radius.control};background:${color.surface};color:inherit;font:inherit}
.cs-button{display:inline-flex;align-items:center;justify-content:center;min-width:2.9333em;min-height:2.9333em;margin:0;padding:.5em 1em;border:${line.control} solid ${color.lineStrong};border-radius:${radius.control};background:${color.surface};color:inherit;font:inherit;font-size:.9375em;font-weight:650;line-height:1.333;cursor:pointer}
.cs-small{padding:.375em .75em}
@media (hover:hover){.cs-step:hover:not(:disabled){background:color-mix(in srgb,currentColor 12%,transparent)}.cs-button:hover{background:${color.sunken};border-color:${color.ink}}}
.cs-board :is(button,select,a):focus-visible{${ring}}
.cs-error{font-size:.875em;font-weight:600;color:${color.danger}}
`;

const tables = `
.cs-tables{display:grid;grid-template-columns:minmax(0,1fr);gap:1.125em}
.cs-card{position:relative;min-width:0;overflow-x:auto;border:${line.hair} solid ${color.line};border-radius:${radius.card};background:${color.surface}}
.cs-grid{width:100%;border-collapse:separate;border-spacing:3px;padding:0 .25em .375em;font-size:.9375em;line-height:1.333}
.cs-grid caption{padding:.462em .538em;border-bottom:${line.hair} solid ${color.line};font:700 1.7333em/1.077 ${display};text-align:start}
.cs-grid th{padding:.4em .125em;text-align:center;font-weight:650;font-size:.8667em;white-space:nowrap}
.cs-grid td{padding:0}
.cs-value{display:flex;align-items:center;justify-content:center;gap:.25em;box-sizing:border-box;min-height:3.7333em;padding-inline:.125em;border-radius:2px;font-weight:650;white-space:nowrap}
.cs-chosen{outline:${line.paint} solid ${color.ink};outline-offset:-1px}
.cs-stage-table th:first-child{text-align:start;white-space:normal;padding-inline:.5em}
.cs-stage-table .cs-count{padding:0 .5em;text-align:center;font-weight:650}
.cs-legend{display:flex;flex-wrap:wrap;gap:.5em 1.125em}
.cs-legend li{display:flex;align-items:center;gap:.5em}
.cs-swatch{display:grid;place-items:center;box-sizing:border-box;width:2.375em;height:1.75em;border-radius:2px}
`;

const text = `
.cs-board{display:grid;grid-template-columns:minmax(0,1fr);gap:1.125em;color:${color.ink};font-variant-numeric:tabular-nums lining-nums;text-align:start;overflow-wrap:break-word}
.cs-board *{box-sizing:border-box}
.cs-board :is(p,ul,h2,table){margin:0}
.cs-board ul{padding:0;list-style:none}
.cs-board svg{display:block;flex:none}
.cs-sentence{max-width:43em;text-wrap:balance}
.cs-meta{font-size:.8125em;line-height:1.385;color:${color.ink3}}
.cs-more{display:grid;grid-template-columns:minmax(0,1fr);gap:1.5em 1.125em}
.cs-advice,.cs-stages{display:grid;grid-template-columns:minmax(0,1fr);gap:.75em;align-content:start}
.cs-heading{padding-top:.5714em;border-top:${line.paint} solid ${color.ink};font:700 1.3125em/1.143 ${display}}
.cs-advice ul{display:grid;gap:.5em}
.cs-advice li{display:flex;flex-wrap:wrap;align-items:center;gap:.25em .75em}
.cs-advice li>span{flex:1 1 10em;min-width:0;overflow-wrap:anywhere}
.cs-advice .cs-button{flex:none}
.cs-advice li .cs-meta{display:block}
.cs-hidden{position:absolute;width:1px;height:1px;margin:-1px;padding:0;border:0;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
`;

/** The board follows the width of its box, not of the window: a club's sidebar is a phone. */
const widths = `
.cs-frame{container:cs-frame/inline-size;contain-intrinsic-inline-size:20em;position:relative}
@container cs-frame (min-width:53em){.cs-tables,.cs-more{grid-template-columns:repeat(2,minmax(0,1fr))}}
@container cs-frame (max-width:24em){.cs-grid{border-spacing:2px;font-size:.875em}.cs-value svg{width:1em;height:1em}.cs-value{gap:.125em}}
@container cs-frame (max-width:20em){.cs-value{flex-direction:column;gap:0}.cs-grid{padding-inline:0;overflow-wrap:normal}.cs-grid th,.cs-grid .cs-count{padding-inline:.125em;white-space:normal;font-size:.75em}}
`;

/** On paper: black on white, no buttons, the patterns stay; stages by their table alone; where it was printed from. */
const paper = `
.cs-paper{display:none}
@media print{
.cs-step,.cs-button,.cs-select,.cs-board [data-print=no],.cs-stages .cs-inputs{display:none}
.cs-stages:not(:has(table)){display:none}
.cs-paper{display:block}
.cs-box{border-color:#000}
.cs-number{height:auto;padding:.25em}
.cs-tables,.cs-more{grid-template-columns:repeat(2,minmax(0,1fr))}
.cs-inputs{grid-template-columns:repeat(6,1fr)}
.cs-card,.cs-advice,.cs-stages,.cs-legend{break-inside:avoid}
.cs-band-notEnough{background:#fff;color:#000;border:2px solid #000}
.cs-meta{color:#000}
}
@media (forced-colors:active){.cs-value,.cs-swatch{border:1px solid CanvasText}.cs-chosen{outline-color:Highlight}}
`;

/** The styles of the board. Lengths are in em of its container; colors are custom properties. */
export const boardCss = [text, fields, tables, bands, widths, paper].join('');
