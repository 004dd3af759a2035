// @ts-check
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { contents } from './site/contents.mjs';
import { layout } from './site/layout.mjs';

/**
 * @typedef {object} Elements the parts of a tournament
 * @property {string} origin that serves their script
 * @property {string} backend origin that they ask for what is public
 * @property {{ file: string, integrity: string }} release the pinned file below `/embed/`, and its digest
 * @property {string} tournament whose parts the club shows
 *
 * @typedef {object} Surroundings where things are, seen from the reader
 * @property {string} planner origin that serves the embedded planner, as `http://localhost:4204`
 * @property {string} courtside origin of the product's own pages
 * @property {{ file: string, integrity: string }} release the pinned file below `/embed/`, and its digest
 * @property {Elements} elements
 * @property {string} nonce made anew for each answer
 */

/** The names that the build gave to what the pages load. @returns {Record<string, string>} */
const readAssets = () => JSON.parse(readFileSync(path.join(import.meta.dirname, 'dist/assets.json'), 'utf8'));

/**
 * A page of the club, with the Content-Security-Policy that it is sent with: as strict as a page can be that shows the
 * planner in its way.
 * @param {string} pathname
 * @param {Surroundings} surroundings
 * @returns {{ html: string, policy: string } | null} null where the club has no such page
 */
export function partnerPage(pathname, surroundings) {
  const content = contents.find((page) => page.path === pathname);
  if (!content) return null;
  const { nonce, planner, elements } = surroundings;
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
  return { html: layout(content, surroundings, readAssets()), policy };
}
