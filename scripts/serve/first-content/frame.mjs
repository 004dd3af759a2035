// @ts-check
// The frame of the shell's pages before any script has run (docs/decisions/0086): drawn by the shell, as remotes draw their first views.
import { apps } from '../../../packages/federation/apps.mjs';
import { escapeMarkup } from '../markup.mjs';
import { inTime } from './in-time.mjs';

/**
 * @typedef {import('../first-view/renderer.mjs').View} View
 * @typedef {{ integrity: string, render: (given: object) => Promise<View | null> }} FrameRelease the shell that is live
 * @typedef {{ language: import('../../../packages/i18n/languages.mjs').Language, pathname: string, config: unknown }} Asked
 */

/** So many frames are kept: they differ by language, and by which page is open. */
const MOST = 200;

/** Where it stands in the template: one of before draws no frame around its content. */
const PLACE = /<header data-frame="1">[^]*?<\/header>\s*(<section id="first-content"[^>]*><\/section>)/;

/**
 * The plan stays the same in another language. Of no other page is something drawn that is asked for beside its address.
 * @param {string} pathname @param {string} search
 */
function besideLanguage(pathname, search) {
  const asked = new URLSearchParams(pathname === apps['mf-planner'].pages.planner ? search : '');
  asked.delete('lang');
  return asked.size > 0 ? `${escapeMarkup(String(asked))}&amp;` : '';
}

/** The frame says it where it is so. */
const needsScripts = /<noscript>[^]*?<\/noscript>/;

/** The page with the frame around what it begins with. @param {string} html @param {View} view @param {string} beside */
function withFrame(html, { html: frame, css }, beside) {
  return html.replace(needsScripts, '').replace(PLACE, (_, content) => {
    const around = frame.replaceAll('href="?', () => `href="?${beside}`).replace('<slot></slot>', () => content);
    return `<div class="ff"><style>${css}</style>${around}</div>`;
  });
}

/** Writes frames. */
export function firstFrames() {
  /** @type {Map<string, Promise<View | null>>} */
  const kept = new Map();

  /** @param {FrameRelease} release @param {Asked} asked */
  function frameOf({ integrity, render }, asked) {
    const given = { page: 'frame', ...asked };
    const key = `${integrity} ${JSON.stringify(given)}`;
    const found = kept.get(key);
    if (found) return found;
    const [oldest] = kept.keys();
    if (kept.size >= MOST && oldest !== undefined) kept.delete(oldest);
    const view = render(given).catch(() => null);
    kept.set(key, view);
    // A page may have none, or its drawing failed: the next one asks anew.
    void view.then((drawn) => drawn ?? kept.delete(key));
    return view;
  }

  /**
   * What draws the frame into a page; it leaves the page as it is where there is none in time. `styles`: as of the first content.
   * @param {Asked & { html: string, search?: string, release: FrameRelease | null }} where
   * @returns {Promise<(html: string) => { html: string, styles: readonly string[] }>}
   */
  return async ({ html: page, release, search = '', ...asked }) => {
    const view = release && PLACE.test(page) ? await inTime(frameOf(release, asked)) : null;
    return (html) =>
      view ? { html: withFrame(html, view, besideLanguage(asked.pathname, search)), styles: [view.css] } : { html, styles: [] };
  };
}
