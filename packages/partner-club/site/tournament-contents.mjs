// @ts-check
// The pages that show the parts of a tournament, live.

/**
 * @typedef {import('./contents.mjs').Content} Content
 * @typedef {import('../pages.mjs').SiteContext} SiteContext
 */

/** @param {{ nonce: string }} where */
const byNonce = ({ nonce }) => `'nonce-${nonce}'`;
/** The one line for all elements. @param {SiteContext} where */
const newest = ({ elements, nonce }) => `<script src="${elements.origin}/embed/v1/tournament.js" nonce="${nonce}" defer></script>`;
/** @param {SiteContext} where */
const pinned = ({ elements: { origin, release }, nonce }) =>
  `<script src="${origin}/embed/${release.file}" integrity="${release.integrity}" crossorigin="anonymous" nonce="${nonce}" defer></script>`;
/** The requested addresses, and the public documents. @param {{ elements: import('../pages.mjs').Elements }} where */
const connects = ({ elements }) => `${elements.origin} ${elements.backend}`;

/** @param {string} text */
const escaped = (text) => text.replace(/[^\w-]/g, '');

/** @param {SiteContext} where @param {string} name @param {string} attributes @param {string} [words] */
const element = ({ courtside, elements }, name, attributes, words = 'The tournament on Courtside') =>
  `<courtside-${name} tournament="${escaped(elements.tournament)}" ${attributes}><a href="${courtside}/${escaped(elements.tournament)}">${words}</a></courtside-${name}>`;
/** @param {SiteContext} where @param {string} attributes @param {string} [words] */
const list = ({ courtside }, attributes, words = 'Tournaments on Courtside') =>
  `<courtside-tournaments ${attributes}><a href="${courtside}/">${words}</a></courtside-tournaments>`;

/** @param {SiteContext} where @param {string} attributes */
const all = (where, attributes) =>
  `${['now', 'standings', 'schedule', 'bracket'].map((name) => element(where, name, attributes)).join('\n      ')}\n      ${list(where, attributes)}`;

/** @type {readonly Content[]} */
export const tournamentContents = [
  {
    path: '/tournament.html',
    lang: 'en',
    name: 'Our tournament',
    title: 'Our tournament, live',
    trustedTypes: true,
    scripts: byNonce,
    styles: byNonce,
    connects,
    head: newest,
    body: (where) => `<p>What is on court, the tables and the next games, as the organizers enter them.</p>
      <div class="elements themed">${all(where, 'theme="light"')}</div>`,
  },
  {
    path: '/tournoi.html',
    lang: 'fr',
    name: 'Notre tournoi',
    title: 'Notre tournoi, en direct',
    trustedTypes: true,
    scripts: byNonce,
    styles: byNonce,
    connects,
    head: pinned,
    body: (where) => `<p>En sombre, dans une version figée et vérifiée.</p>
      <div class="elements">${element(where, 'now', 'theme="dark"', 'Le tournoi sur Courtside')}
      ${element(where, 'standings', 'group="A" theme="dark"', 'Le tournoi sur Courtside')}
      ${list(where, 'region="France" limit="5" theme="dark"', 'Tournois sur Courtside')}</div>`,
  },
  {
    path: '/tournament-iframe.html',
    lang: 'en',
    name: 'A tournament in an iframe',
    title: 'A tournament where no scripts are allowed',
    scripts: () => "'none'",
    styles: byNonce,
    frames: ({ elements }) => elements.origin,
    body: ({ elements }) =>
      `<iframe src="${elements.origin}/embed/v1/tournament.html?show=standings&amp;tournament=${escaped(elements.tournament)}&amp;lang=en" title="Standings" loading="lazy"></iframe>`,
  },
  {
    path: '/tournament-hostile.html',
    lang: 'en',
    name: 'A tournament among hostile styles',
    title: 'A tournament among styles that spare nothing',
    css: 'hostile.css',
    trustedTypes: true,
    scripts: byNonce,
    styles: byNonce,
    connects,
    head: newest,
    body: (where) => all(where, 'theme="light"'),
  },
  {
    path: '/tournament-blocked.html',
    lang: 'en',
    name: 'A tournament, refused',
    title: 'A tournament where the script does not run',
    scripts: () => "'none'",
    styles: byNonce,
    head: newest,
    body: (where) => element(where, 'now', ''),
  },
];
