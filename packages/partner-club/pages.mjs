// @ts-check
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { contents } from './site/contents.mjs';
import { layout } from './site/layout.mjs';

/**
 * @typedef {object} Elements the parts of a tournament
 * @property {string} origin that serves their script
 * @property {string} backend the origin from which they read public documents
 * @property {{ file: string, integrity: string }} release the pinned file below `/embed/`, and its digest
 * @property {string} tournament whose parts the club shows
 *
 * @typedef {object} SiteContext the addresses that a page needs, as its reader can reach them
 * @property {string} planner origin that serves the embedded planner, such as `http://localhost:4204`
 * @property {string} courtside origin of the product's own pages
 * @property {{ file: string, integrity: string }} release the pinned file below `/embed/`, and its digest
 * @property {Elements} elements
 * @property {string} nonce of this response
 */

/** Returns the built names of the files that the pages load. @returns {Record<string, string>} */
const readAssets = () => JSON.parse(readFileSync(path.join(import.meta.dirname, 'dist/assets.json'), 'utf8'));

/**
 * Returns a page of the club and its Content-Security-Policy: the strictest one under which its way of embedding works.
 * @param {string} pathname
 * @param {SiteContext} context
 * @returns {{ html: string, policy: string } | null} null if the club has no such page
 */
export function partnerPage(pathname, context) {
  const content = contents.find((page) => page.path === pathname);
  if (!content) return null;
  const { nonce, planner, elements } = context;
  const policy = [
    "default-src 'none'",
    `script-src ${content.scripts({ nonce, planner })}`,
    `style-src ${content.styles({ nonce })}`,
    `connect-src ${content.connects?.({ planner, elements }) ?? "'none'"}`,
    `frame-src ${content.frames?.({ planner, elements }) ?? "'none'"}`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    ...(content.trustedTypes ? ["require-trusted-types-for 'script'"] : []),
  ].join('; ');
  return { html: layout(content, context, readAssets()), policy };
}
