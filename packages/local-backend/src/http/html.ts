import { randomBytes } from 'node:crypto';
import type { ApiReply } from './api';

/** Text made safe for an element's content and for a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** A value as a JavaScript literal that can't end its script element. */
export function scriptLiteral(value: unknown): string {
  return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

export interface Page {
  lang: string;
  title: string;
  /** HTML of the main part; already escaped. */
  body: string;
  /** JavaScript of the page. */
  script?: string;
  status?: number;
  /** HTML in front of the main part; already escaped. */
  header?: string;
  /** Style besides the common one. */
  style?: string;
  headers?: Record<string, string>;
  /** It has fonts, from its own origin. */
  hasFonts?: boolean;
  /** The sites that may show this page in a frame; none when absent. */
  frameAncestors?: string;
}

const style = `
:root{color-scheme:light dark;--ink:#14181f;--paper:#fff;--edge:#77808f;--quiet:#4a5261;--strong:#0b5d3b;--on-strong:#fff;--bad:#a3121f}
@media (prefers-color-scheme:dark){:root{--ink:#eef1f5;--paper:#12161c;--edge:#8d97a6;--quiet:#b6bfcc;--strong:#5fd6a0;--on-strong:#06281a;--bad:#ff9aa2}}
*{box-sizing:border-box}
body{margin:0;font:1rem/1.5 system-ui,sans-serif;color:var(--ink);background:var(--paper)}
main{max-width:34rem;margin:0 auto;padding:2rem 1rem}
h1{font-size:1.5rem;line-height:1.2;margin:0 0 1rem}
p,li{overflow-wrap:anywhere}
label{display:block;font-weight:600;margin:1rem 0 .25rem}
input{width:100%;min-height:44px;padding:.5rem .75rem;font:inherit;color:inherit;background:transparent;border:1px solid var(--edge);border-radius:6px}
button,.button{display:inline-flex;align-items:center;min-height:44px;margin-top:1rem;padding:.5rem 1.25rem;font:inherit;font-weight:600;color:var(--on-strong);background:var(--strong);border:1px solid transparent;border-radius:6px;text-decoration:none;cursor:pointer}
button.plain{color:inherit;background:transparent;border-color:var(--edge);width:100%;text-align:left;margin-top:.5rem}
a{color:var(--strong)}
a.button{color:var(--on-strong)}
:focus-visible{outline:3px solid var(--strong);outline-offset:2px}
.quiet{color:var(--quiet)}
.bad{color:var(--bad);font-weight:600}
ul.plain{list-style:none;margin:0;padding:0}
article{border:1px solid var(--edge);border-radius:6px;padding:1rem;margin:0 0 1rem}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;margin:.5rem 0 0}
`;

/** Returns one of our own small pages: no external files, and no inline script except ours. */
export function page({
  lang,
  title,
  body,
  script,
  status = 200,
  header,
  style: more = '',
  headers = {},
  hasFonts = false,
  frameAncestors = "'none'",
}: Page): ApiReply {
  const nonce = randomBytes(16).toString('base64');
  const html = `<!doctype html>
<html lang="${escapeHtml(lang)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style nonce="${nonce}">${style}${more}</style>
</head>
<body>${header === undefined ? '\n<main>' : `\n${header}\n<main id="main" tabindex="-1">`}
${body}
</main>
${script === undefined ? '' : `<script nonce="${nonce}">${script}</script>`}
</body>
</html>
`;
  return {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}';${hasFonts ? " font-src 'self';" : ''} connect-src 'self'; form-action 'self'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types 'none'; frame-ancestors ${frameAncestors}`,
      'Referrer-Policy': 'no-referrer',
      'Permissions-Policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), serial=(), usb=()',
      'X-Content-Type-Options': 'nosniff',
      ...headers,
    },
    body: html,
  };
}
