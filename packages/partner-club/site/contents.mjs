// @ts-check
import { tournamentContents } from './tournament-contents.mjs';

/**
 * @typedef {import('../pages.mjs').SiteContext} SiteContext
 * @typedef {import('../pages.mjs').Elements} Elements
 * @typedef {object} Content a page of the club
 * @property {string} path
 * @property {'en' | 'fr'} lang
 * @property {string} name in the menu
 * @property {string} title
 * @property {string | null} [css] null: no styles at all
 * @property {boolean} [trustedTypes]
 * @property {(where: { nonce: string, planner: string }) => string} scripts sources of scripts that its policy allows
 * @property {(where: { nonce: string }) => string} styles
 * @property {(where: { planner: string, elements: Elements }) => string} [connects]
 * @property {(where: { planner: string, elements: Elements }) => string} [frames]
 * @property {(context: SiteContext, assets: Record<string, string>) => string} [head]
 * @property {(context: SiteContext) => string} body
 */

/** @param {{ nonce: string }} where */
const byNonce = ({ nonce }) => `'nonce-${nonce}'`;
/** The line that most web masters copy. @param {SiteContext} where */
const newest = ({ planner, nonce }) => `<script src="${planner}/embed/v1/planner.js" nonce="${nonce}" defer></script>`;
/** The line with a fixed version and its digest. @param {SiteContext} where */
const pinned = ({ planner, nonce, release }) =>
  `<script src="${planner}/embed/${release.file}" integrity="${release.integrity}" crossorigin="anonymous" nonce="${nonce}" defer></script>`;
/** @param {SiteContext} where @param {string} attributes @param {string} [words] */
const element = ({ courtside }, attributes, words = 'Tournament planner') =>
  `<courtside-planner ${attributes}><a href="${courtside}/planner">${words}</a></courtside-planner>`;

/** @type {readonly Content[]} */
export const contents = [
  {
    path: '/',
    lang: 'en',
    name: 'Plan a tournament',
    title: 'Plan a tournament on our courts',
    trustedTypes: true,
    scripts: byNonce,
    styles: byNonce,
    head: newest,
    body: (where) => `<p>We lend our two courts to visiting clubs. Try here how many teams a day has room for; then write to us.</p>
      ${element(where, 'class="themed" teams="16" courts="2" theme="light"')}
      <p>The planner stands in our own fonts and colours. Nothing you enter leaves this page.</p>`,
  },
  {
    path: '/fr.html',
    lang: 'fr',
    name: 'En français',
    title: 'Préparer un tournoi chez nous',
    trustedTypes: true,
    scripts: byNonce,
    styles: byNonce,
    head: pinned,
    body: (where) => `<p>Le planificateur parle la langue de la page. Ici il est sombre, et sa version est figée et vérifiée.</p>
      <div class="aside">
        ${element(where, 'teams="10" game-length="12" swiss-rounds="4" bracket="double" theme="dark"', 'Planificateur de tournoi')}
        <aside><h2>Dans une colonne étroite</h2>${element(where, 'teams="8" theme="light"', 'Planificateur de tournoi')}</aside>
      </div>`,
  },
  {
    path: '/react-18.html',
    lang: 'en',
    name: 'Beside React 18',
    title: 'Beside another React',
    scripts: byNonce,
    styles: byNonce,
    head: (where, assets) => `${newest(where)}\n    <script src="/${assets['react-18.js']}" type="module" nonce="${where.nonce}"></script>`,
    body: () => '<div id="club-application"></div>',
  },
  {
    path: '/federation.html',
    lang: 'en',
    name: 'Module federation',
    title: 'As a remote of our own React page',
    scripts: ({ nonce, planner }) => `'nonce-${nonce}' 'self' ${planner}`,
    // The remote's styles are constructed style sheets, which need no permission.
    styles: byNonce,
    connects: ({ planner }) => planner,
    head: (where, assets) => `<script src="/${assets['federation-host.js']}" type="module" nonce="${where.nonce}"></script>`,
    body: () => '<div id="club-application"></div>',
  },
  {
    path: '/iframe.html',
    lang: 'en',
    name: 'In an iframe',
    title: 'Where no scripts are allowed',
    scripts: () => "'none'",
    styles: byNonce,
    frames: ({ planner }) => planner,
    body: ({ planner }) => `<p>This page runs no script at all. The planner is a page of its own in a frame.</p>
      <iframe src="${planner}/embed/v1/planner.html?lang=en&amp;teams=16&amp;courts=2" title="Tournament planner" loading="lazy"></iframe>`,
  },
  {
    path: '/iframe-height.html',
    lang: 'en',
    name: 'A frame that grows',
    title: 'A frame as high as what is in it',
    scripts: byNonce,
    styles: byNonce,
    frames: ({ planner }) => planner,
    body: ({
      planner,
      nonce,
    }) => `<iframe id="planner" src="${planner}/embed/v1/planner.html?lang=fr&amp;teams=12" title="Planificateur de tournoi"></iframe>
      <script nonce="${nonce}">
        addEventListener('message', (event) => {
          const frame = document.getElementById('planner');
          if (event.source !== frame.contentWindow || event.data?.source !== 'courtside-planner') return;
          if (event.data.type === 'height') frame.style.height = event.data.height + 'px';
        });
      </script>
      <p>Below the frame.</p>`,
  },
  {
    path: '/plain.html',
    lang: 'en',
    name: 'No styles',
    title: 'A page without any styles',
    css: null,
    scripts: byNonce,
    styles: byNonce,
    head: newest,
    body: (where) => `${element(where, 'teams="16" courts="2" theme="light"')}<p>Below the planner.</p>`,
  },
  {
    path: '/hostile.html',
    lang: 'en',
    name: 'Hostile styles',
    title: 'A page whose styles spare nothing',
    css: 'hostile.css',
    trustedTypes: true,
    scripts: byNonce,
    styles: byNonce,
    head: newest,
    body: (where) => element(where, 'teams="16" courts="2" theme="light"'),
  },
  ...tournamentContents,
  {
    path: '/blocked.html',
    lang: 'en',
    name: 'Script blocked',
    title: 'Where the script does not run',
    scripts: () => "'none'",
    styles: byNonce,
    head: newest,
    body: (where) =>
      `<p>This page’s policy refuses the planner’s script, so what stands inside the element is shown: ${element(where, 'teams="16"', 'the planner on Courtside')}.</p>`,
  },
];
