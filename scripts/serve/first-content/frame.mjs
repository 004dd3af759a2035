// @ts-check
// The frame of the shell's pages before any script has run (docs/decisions/0075). The shell draws it, as remotes draw their first views.
import { apps } from '../../../packages/federation/apps.mjs';
import { escapeMarkup } from '../markup.mjs';
import { inTime } from './in-time.mjs';

/**
 * @typedef {import('../first-view/renderer.mjs').View} View
 * @typedef {{ integrity: string, render: (given: object) => Promise<View | null> }} FrameRelease the shell that is live
 * @typedef {{ language: import('../../../packages/i18n/languages.mjs').Language, pathname: string, config: unknown }} Asked
 */

/** How many frames are kept: they differ by language and by the open page. */
const MOST = 200;

/** The place of the frame in the template. Templates of earlier releases have no frame around their content. */
const PLACE = /<header data-frame="1">[^]*?<\/header>\s*(<section id="first-content"[^>]*><\/section>)/;

/**
 * Returns the part of a page's query that the frame's links to other languages keep: the planner's plan, and nothing of other pages.
 * @param {string} pathname @param {string} search
 */
function getKeptSearch(pathname, search) {
  const asked = new URLSearchParams(pathname === apps['mf-planner'].pages.planner ? search : '');
  asked.delete('lang');
  return asked.size > 0 ? `${escapeMarkup(String(asked))}&amp;` : '';
}

/** The frame has this notice itself. */
const needsScripts = /<noscript>[^]*?<\/noscript>/;

/** Adds the frame around the first content of a page. @param {string} html @param {View} view @param {string} keptSearch */
function addFrame(html, { html: frame, css }, keptSearch) {
  return html.replace(needsScripts, '').replace(PLACE, (_, content) => {
    const around = frame.replaceAll('href="?', () => `href="?${keptSearch}`).replace('<slot></slot>', () => content);
    return `<div class="ff"><style>${css}</style>${around}</div>`;
  });
}

/** Returns a function that writes frames. */
export function createFirstFrames() {
  /** @type {Map<string, Promise<View | null>>} */
  const kept = new Map();

  /** @param {FrameRelease} release @param {Asked} asked */
  function getFrame({ integrity, render }, asked) {
    const given = { page: 'frame', ...asked };
    const key = `${integrity} ${JSON.stringify(given)}`;
    const found = kept.get(key);
    if (found) return found;
    const [oldest] = kept.keys();
    if (kept.size >= MOST && oldest !== undefined) kept.delete(oldest);
    const view = render(given).catch(() => null);
    kept.set(key, view);
    // No frame, or a failed drawing, is not kept: the next page tries again.
    void view.then((drawn) => drawn ?? kept.delete(key));
    return view;
  }

  /**
   * Returns a function that adds the frame to a page. It leaves the page unchanged if there is no frame in time. `styles`: as for the first content.
   * @param {Asked & { html: string, search?: string, release: FrameRelease | null }} where
   * @returns {Promise<(html: string) => { html: string, styles: readonly string[] }>}
   */
  return async ({ html: page, release, search = '', ...asked }) => {
    const view = release && PLACE.test(page) ? await inTime(getFrame(release, asked)) : null;
    return (html) =>
      view ? { html: addFrame(html, view, getKeptSearch(asked.pathname, search)), styles: [view.css] } : { html, styles: [] };
  };
}
