// @ts-check
// The shell's pages for a site on Firebase Hosting, where files are served and nobody writes into them: as the embedded server of the shell gives them out, with
// what a link shows in a chat, what a reader sees before any script, calendars, feed and sitemap. A Cloud Function is made of it (docs/decisions/0054).
import { calendarServer } from '../calendar/calendars.mjs';
import { findingServer } from '../finding/finding.mjs';
import { firstContents } from '../first-content/first-content.mjs';
import { chosenLanguage, finishPage, pageLanguage } from '../link-preview.mjs';
import { later } from '../made-text.mjs';
import { PAGE_CACHE } from '../page-cache.mjs';
import { withDocuments } from '../written-documents.mjs';
import { isLanguage } from '../../../packages/i18n/languages.mjs';
import { hostedFiles } from './hosted-files.mjs';
import { PAGE_FILE } from './page-file.mjs';

/**
 * @typedef {object} PagesSettings
 * @property {string} origin of the shell's site, by which readers know it
 * @property {string} projectId
 * @property {string} backend origin of the stored documents, over REST
 * @property {string} images origin of stored images
 * @property {Record<string, string>} headers of every page
 */
/** @typedef {import('../made-text.mjs').Answer} Answer @typedef {import('node:http').IncomingMessage} Request */

/**
 * Answers for the addresses that are rewritten to it.
 * @param {PagesSettings} settings @param {{ now?: () => number }} [options]
 * @returns {(request: Request, response: import('node:http').ServerResponse) => Promise<void>}
 */
export function hostedPages({ origin, projectId, backend, images, headers }, { now = Date.now } = {}) {
  const documents = `${backend}/v1/projects/${projectId}/databases/(default)/documents`;
  const fileAt = hostedFiles(origin, now);
  const finding = findingServer(now);
  const calendars = calendarServer(() => import('../calendar/make-calendar.ts'), now);
  const withFirstContent = firstContents(() => import('../first-content/make-first.ts'), now);

  /** @param {string} pathname @returns {Promise<unknown>} undefined where it is not there: the page asks for it itself */
  const documentAt = (pathname) =>
    fileAt(pathname).then(JSON.parse, (error) => {
      console.error(String(error));
      return undefined;
    });

  /** @param {Request} request @param {URL} url @returns {Promise<Answer>} */
  async function page({ headers: asked }, { pathname, searchParams }) {
    const wanted = searchParams.get('lang');
    const language = isLanguage(wanted) ? wanted : (chosenLanguage(asked.cookie) ?? pageLanguage(asked['accept-language']));
    const [template, config, registry] = await Promise.all([
      fileAt(`/${PAGE_FILE}`),
      documentAt('/config.json'),
      documentAt('/remotes.json'),
    ]);
    const written = Object.fromEntries(Object.entries({ config, registry }).filter(([, document]) => document !== undefined));
    const [{ html, status }, withFirst] = await Promise.all([
      finishPage(withDocuments(template, written), {
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
    return finding(where, request, url.pathname) ?? calendars(where, request, url.pathname) ?? page(request, url);
  };

  return async (request, response) => {
    // An address may begin with two slashes, which would be another host's.
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
