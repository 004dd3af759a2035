// @ts-check
// Writes what a page shows before any script has run, and links to the files that it will request. The shell's server and the function for Firebase
// Hosting use it.
import { addEarlyLinks } from './early-links.mjs';
import { createFirstContents } from './first-content.mjs';
import { createFirstFrames } from './frame.mjs';

/**
 * @typedef {import('./first-content.mjs').DrawView} DrawView @typedef {import('./frame.mjs').FrameRelease} FrameRelease
 * @typedef {import('../../../packages/federation/src/builds/compatibility.mjs').Host} Host
 */

/**
 * @typedef {object} PageToWrite
 * @property {string} html the page as it was built
 * @property {Promise<{ html: string, status: number }>} finished the same page with its documents and link preview
 * @property {string} documents address of the stored documents, over REST
 * @property {import('./early-links.mjs').Where['documents']} inline the documents that the page contains
 * @property {{ stamp: Host | null, frame: FrameRelease | null }} shell the live shell; `stamp`: null if it is unknown, and then the page has no links to files
 * @property {string} origin of the site for this reader
 * @property {string} pathname
 * @property {string} search the query of the address
 * @property {import('../../../packages/i18n/languages.mjs').Language} language
 * @property {string | undefined} [cookies]
 * @property {DrawView} [drawView] draws with the released remote
 */

/** @param {Record<string, unknown>} config */
const getPictureOrigin = ({ emulator }) => /** @type {{ origin?: string } | null | undefined} */ (emulator)?.origin;

/**
 * Returns a function that writes pages. `styles`: the texts of style elements that the policy of the page has to name; `isForAll`: its content is public.
 * @param {() => Promise<import('./first-content.mjs').Maker>} loadMaker loads the part in TypeScript @param {() => number} [now]
 * @returns {(page: PageToWrite) => Promise<{ html: string, status: number, styles: readonly string[], isForAll: boolean }>}
 */
export function createPageWriter(loadMaker, now = Date.now) {
  const withFirstContent = createFirstContents(loadMaker, now);
  const withFirstFrame = createFirstFrames();

  return async ({ html, finished, documents, inline, shell, origin, pathname, search, language, cookies, drawView }) => {
    const where = { html, pathname, search, language };
    const [{ html: page, status }, written, framed, maker] = await Promise.all([
      finished,
      withFirstContent({ ...where, documents, pictures: getPictureOrigin(inline.config), ...(drawView ? { drawView } : {}) }),
      withFirstFrame({ ...where, config: inline.config, release: shell.frame }),
      loadMaker().catch(() => null),
    ]);
    const linked =
      shell.stamp && maker
        ? addEarlyLinks({ html: page, pathname, language, documents: inline, host: shell.stamp, origin, cookies }, maker.earlyFiles)
        : page;
    const frame = framed(linked);
    const content = written(frame.html);
    return { ...content, status, styles: [...frame.styles, ...content.styles] };
  };
}
