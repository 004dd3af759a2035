// @ts-check
// The shell's pages for a site on Firebase Hosting, which only serves files. It adds the same to a page as the embedded server of the shell: link
// previews, first content, calendars, feed and sitemap. It is deployed as a Cloud Function (docs/decisions/0054).
import { createCalendarServer } from '../calendar/calendars.mjs';
import { createDiscoveryServer } from '../discovery/discovery.mjs';
import { inTime } from '../first-content/in-time.mjs';
import { createPageWriter } from '../first-content/write-page.mjs';
import { readChosenLanguage, finishPage, pickLanguage } from '../link-preview.mjs';
import { later } from '../packed-text.mjs';
import { PAGE_CACHE } from '../page-cache.mjs';
import { inlineDocuments, narrowRegistry } from '../inline-documents.mjs';
import { isLanguage } from '../../../packages/i18n/languages.mjs';
import { createHostedFileReader } from './hosted-files.mjs';
import { createHostedReleases } from './hosted-releases.mjs';
import { PAGE_FILE } from './page-file.mjs';
import { allowFirstStyle, allowStyles, takesStyles } from './style-policy.mjs';

/**
 * @typedef {object} PagesSettings
 * @property {string} origin of the shell's site, as readers see it
 * @property {string} projectId
 * @property {string} backend origin of the stored documents, over REST
 * @property {string} images origin of stored images
 * @property {readonly string[]} [remotes] origins of the remotes, whose first views it draws; earlier settings have none
 * @property {Record<string, string>} headers of every page
 */
/** @typedef {import('../packed-text.mjs').Answer} Answer @typedef {import('node:http').IncomingMessage} Request */

/** @param {unknown} document @returns {document is Record<string, unknown>} */
const isConfig = (document) => typeof document === 'object' && document !== null;

/** @param {unknown} document @returns {document is { remotes: { name: import('../../../packages/federation/apps.mjs').RemoteName, entry: string }[] }} */
const isRegistry = (document) => isConfig(document) && Array.isArray(document.remotes);

/**
 * Returns a handler for the addresses that Hosting rewrites to the function.
 * @param {PagesSettings} settings @param {{ now?: () => number }} [options]
 * @returns {(request: Request, response: import('node:http').ServerResponse) => Promise<void>}
 */
export function createHostedPages({ origin, projectId, backend, images, remotes = [], headers }, { now = Date.now } = {}) {
  const documents = `${backend}/v1/projects/${projectId}/databases/(default)/documents`;
  const readFile = createHostedFileReader(origin, now);
  const discovery = createDiscoveryServer(now);
  const calendars = createCalendarServer(() => import('../calendar/make-calendar.ts'), now);
  const writePage = createPageWriter(() => import('../first-content/make-first.ts'), now);
  const releases = createHostedReleases({ origin, remotes }, now);

  /** @param {string} pathname @returns {Promise<unknown>} undefined if it is missing: the page requests it itself */
  const readDocument = (pathname) =>
    readFile(pathname).then(JSON.parse, (error) => {
      console.error(String(error));
      return undefined;
    });

  /** Reads the shell of a page; a page does not wait long for it. @param {string} html */
  const readShell = async (html) => (await inTime(releases.readShell(html))) ?? { stamp: null, frame: null };

  /** @param {Request} request @param {URL} url @returns {Promise<Answer>} */
  async function page({ headers: asked }, { pathname, search, searchParams }) {
    const wanted = searchParams.get('lang');
    const language = isLanguage(wanted) ? wanted : (readChosenLanguage(asked.cookie) ?? pickLanguage(asked['accept-language']));
    const [template, config, registry] = await Promise.all([
      readFile(`/${PAGE_FILE}`),
      readDocument('/config.json'),
      readDocument('/remotes.json'),
    ]);
    const inline = {
      ...(config === undefined ? {} : { config }),
      ...(isRegistry(registry) ? { registry: narrowRegistry(registry, pathname) } : {}),
    };
    const isStyled = takesStyles(template);
    const shell = await readShell(template);
    const finished = finishPage(inlineDocuments(template, inline), {
      site: 'shell',
      backend,
      publicBackend: images,
      origin,
      pathname,
      language,
      projectId,
    });
    const { html, status, styles } = await writePage({
      html: template,
      finished,
      documents,
      inline: { ...inline, config: isConfig(config) ? config : {} },
      shell: isStyled ? shell : { ...shell, frame: null },
      origin,
      pathname,
      search,
      language,
      ...(isStyled && inline.registry ? { drawView: releases.getDrawing(inline.registry) } : {}),
    });
    return {
      status,
      headers: {
        ...allowFirstStyle(headers, template),
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': PAGE_CACHE,
        'Vary': 'Accept-Language, Cookie',
      },
      body: allowStyles(html, styles),
    };
  }

  /** @param {Request} request @param {URL} url @returns {Promise<Answer>} */
  const answer = (request, url) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return Promise.resolve({ status: 405, headers: { Allow: 'GET, HEAD' }, body: '' });
    const where = { documents, origin };
    return discovery(where, request, url.pathname) ?? calendars(where, request, url.pathname) ?? page(request, url);
  };

  return async (request, response) => {
    // An address may begin with two slashes, which would name another host.
    const url = new URL(`http://localhost${request.url ?? '/'}`);
    const {
      status,
      headers: about,
      body,
    } = await answer(request, url).catch((error) => {
      console.error(`${url.pathname}: ${String(error)}`);
      return later;
    });
    response.writeHead(status, { 'X-Content-Type-Options': 'nosniff', ...about });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
}
