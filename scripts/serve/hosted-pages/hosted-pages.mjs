// @ts-check
// The shell's pages for a site on Firebase Hosting, which only serves files. It adds the same to a page as the embedded server of the shell: link
// previews, first content, calendars, feed and sitemap. It is deployed as a Cloud Function (docs/decisions/0054).
import { createCalendarServer } from '../calendar/calendars.mjs';
import { createDiscoveryServer } from '../discovery/discovery.mjs';
import { createFirstContents } from '../first-content/first-content.mjs';
import { readChosenLanguage, finishPage, pickLanguage } from '../link-preview.mjs';
import { later } from '../packed-text.mjs';
import { PAGE_CACHE } from '../page-cache.mjs';
import { inlineDocuments } from '../inline-documents.mjs';
import { isLanguage } from '../../../packages/i18n/languages.mjs';
import { createHostedFileReader } from './hosted-files.mjs';
import { PAGE_FILE } from './page-file.mjs';

/**
 * @typedef {object} PagesSettings
 * @property {string} origin of the shell's site, as readers see it
 * @property {string} projectId
 * @property {string} backend origin of the stored documents, over REST
 * @property {string} images origin of stored images
 * @property {Record<string, string>} headers of every page
 */
/** @typedef {import('../packed-text.mjs').Answer} Answer @typedef {import('node:http').IncomingMessage} Request */

/**
 * Returns a handler for the addresses that Hosting rewrites to the function.
 * @param {PagesSettings} settings @param {{ now?: () => number }} [options]
 * @returns {(request: Request, response: import('node:http').ServerResponse) => Promise<void>}
 */
export function createHostedPages({ origin, projectId, backend, images, headers }, { now = Date.now } = {}) {
  const documents = `${backend}/v1/projects/${projectId}/databases/(default)/documents`;
  const readFile = createHostedFileReader(origin, now);
  const discovery = createDiscoveryServer(now);
  const calendars = createCalendarServer(() => import('../calendar/make-calendar.ts'), now);
  const withFirstContent = createFirstContents(() => import('../first-content/make-first.ts'), now);

  /** @param {string} pathname @returns {Promise<unknown>} undefined if it is missing: the page requests it itself */
  const readDocument = (pathname) =>
    readFile(pathname).then(JSON.parse, (error) => {
      console.error(String(error));
      return undefined;
    });

  /** @param {Request} request @param {URL} url @returns {Promise<Answer>} */
  async function page({ headers: asked }, { pathname, searchParams }) {
    const wanted = searchParams.get('lang');
    const language = isLanguage(wanted) ? wanted : (readChosenLanguage(asked.cookie) ?? pickLanguage(asked['accept-language']));
    const [template, config, registry] = await Promise.all([
      readFile(`/${PAGE_FILE}`),
      readDocument('/config.json'),
      readDocument('/remotes.json'),
    ]);
    const written = Object.fromEntries(Object.entries({ config, registry }).filter(([, document]) => document !== undefined));
    const [{ html, status }, withFirst] = await Promise.all([
      finishPage(inlineDocuments(template, written), {
        site: 'shell',
        backend,
        publicBackend: images,
        origin,
        pathname,
        language,
        projectId,
      }),
      withFirstContent({ documents, pathname, language, html: template }),
    ]);
    return {
      status,
      headers: {
        ...headers,
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': PAGE_CACHE,
        'Vary': 'Accept-Language, Cookie',
      },
      body: withFirst(html).html,
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
