// @ts-check
// What a reader sees before any script has run: the first view that the remote of the page draws (docs/decisions/0075), or where it draws none the cards of
// home, and of a tournament what anybody may know: its name, place, dates, and the games on court.
import { apps } from '../../../packages/federation/apps.mjs';
import { addressOf } from '../page-addresses.mjs';
import { answerTo, nameOf, strangerFolderAt, strangerHeardAt } from '../strangers/ask.mjs';
import { readUpcoming } from '../strangers/list-public.mjs';
import { homeContent, takesViews, tournamentContent, withContent } from './content.mjs';
import { inTime } from './in-time.mjs';

/**
 * @typedef {import('./make-first')} Maker
 * @typedef {import('../../../packages/i18n/languages.mjs').Language} Language
 * @typedef {import('../first-view/renderer.mjs').View} View @typedef {import('./content.mjs').Content} Content
 * @typedef {(given: { page: string }) => Promise<View | null> | null} DrawView null where a page has no first view of its remote
 * @typedef {{ documents: string, pathname: string, search?: string, language: Language, drawView?: DrawView }} Where `documents`: address of the stored
 *   documents, over REST; `search`: what is asked beside the address; `drawView`: by the remote that is released
 */

/** For so long what was read counts, in milliseconds: many open the same page at the first whistle, and each gets what is newer a moment later. */
const FRESH = 3000;
/** So many pages are kept. */
const MOST = 200;
/** Characters of what is asked beside an address; pages that listen to it ask for less. */
const MOST_ASKED = 200;
/** @param {{ name?: string }} document */
const idOf = ({ name = '' }) => name.slice(name.lastIndexOf('/') + 1);

/** Whether nothing is asked but the language. @param {string} search */
const isPlain = (search) => [...new URLSearchParams(search).keys()].every((name) => name === 'lang');

/**
 * What cards say, in their order.
 * @param {readonly { id: string, data: Record<string, unknown> }[]} tournaments
 */
const announcedIn = (tournaments) =>
  tournaments
    .map(({ id, data }) => {
      const text = (/** @type {string} */ field) => (typeof data[field] === 'string' ? data[field] : '');
      return { id, name: text('name'), location: text('location'), startDate: text('startDate'), endDate: text('endDate') };
    })
    .sort((one, other) => one.startDate.localeCompare(other.startDate) || one.name.localeCompare(other.name));

/**
 * Writes first contents.
 * @param {() => Promise<Maker>} maker the part in TypeScript, which is loaded for the first page @param {() => number} [now]
 */
export function firstContents(maker, now = Date.now) {
  /** @type {Map<string, { until: number, content: Promise<Content | null> }>} */
  const kept = new Map();

  /** As the page itself lists them: what has ended yesterday, somewhere is still today. */
  const yesterday = () => new Date(now() - 86_400_000).toISOString().slice(0, 10);

  /** @param {string} documents @param {Language} language @param {DrawView} [drawView] @returns {Promise<Content | null>} */
  async function home(documents, language, drawView) {
    const [{ dataIn, homeTitle }, { coming, answer }] = await Promise.all([maker(), readUpcoming(documents, yesterday())]);
    const tournaments = coming.map(({ id, document }) => ({ id, data: dataIn(document) }));
    const written = () => {
      const announced = announcedIn(tournaments);
      return announced.length > 0 ? { html: homeContent(announced, homeTitle(language), language), css: '' } : null;
    };
    const view = (await drawView?.({ page: 'home', language, tournaments })) ?? written();
    return view && { view, answers: answer ? [answer] : [] };
  }

  /** @param {string} documents @param {string} id @param {Language} language @param {DrawView} [drawView] @returns {Promise<Content | null>} */
  async function tournament(documents, id, language, drawView) {
    const { askedOfLine, givenOf, knownOf, nowOf } = await maker();
    /** @type {import('../strangers/ask.mjs').Answer[]} */
    const answers = [];
    const hear = (/** @type {import('../strangers/ask.mjs').Answer} */ answer) => void answers.push(answer);
    const known = await knownOf(id, strangerHeardAt(documents, hear), strangerFolderAt(documents, hear));
    if (!known) return null;
    const given = drawView ? givenOf(known, language) : null;
    const written = () => ({ html: tournamentContent(known.tournament, nowOf(known, language, now()), language), css: '' });
    const [view, ofLine] = await Promise.all([
      given && drawView?.(given),
      Promise.all(askedOfLine(known.tournament, nameOf(documents)).map((query) => answerTo(documents, query).catch(() => null))),
    ]);
    return { view: view ?? written(), answers: [...answers, ...ofLine.filter((answer) => answer !== null)] };
  }

  /** @param {string} documents @param {Language} language @param {DrawView} drawView @returns {Promise<Content | null>} */
  async function archive(documents, language, drawView) {
    const { askedOfArchive, dataIn, hasMoreThan } = await maker();
    const answer = await answerTo(documents, askedOfArchive(nameOf(documents), yesterday()));
    if (!answer) return null;
    const tournaments = answer.documents.map((document) => ({ id: idOf(document), data: dataIn(document) }));
    const view = await drawView({ page: 'archive', language, tournaments, hasMore: hasMoreThan(tournaments.length) });
    return view && { view, answers: [answer] };
  }

  /** The planner knows nothing but what its address says. @param {string} search @param {Language} language @param {DrawView} drawView @returns {Promise<Content | null>} */
  async function planner(search, language, drawView) {
    const view = await drawView({ page: 'planner', language, search });
    return view && { view, answers: [] };
  }

  /** What makes the content of an address, and whether that is another for each search. @param {Where} where */
  function makerOf({ documents, pathname, search = '', language, drawView }) {
    const address = addressOf('shell', pathname);
    if (pathname === '/') return { make: () => home(documents, language, drawView) };
    if (address.kind === 'tournament' && pathname === `/${address.id}`)
      return { make: () => tournament(documents, address.id, language, drawView) };
    if (!drawView) return null;
    // Whoever looks for something in it is shown what was found, and nothing before.
    if (pathname === apps['mf-tournament'].pages.archive && isPlain(search)) return { make: () => archive(documents, language, drawView) };
    if (pathname === apps['mf-planner'].pages.planner && search.length <= MOST_ASKED)
      return { make: () => planner(search, language, drawView), search };
    return null;
  }

  /** @param {Where} where @returns {Promise<Content | null> | null} */
  function contentAt(where) {
    const { pathname, language, drawView } = where;
    const maker = makerOf(where);
    if (!maker) return null;
    const { make, search = '' } = maker;
    const key = `${language} ${drawView ? 'view' : 'words'} ${pathname}${search}`;
    const found = kept.get(key);
    if (found && found.until > now()) return found.content;
    kept.delete(key);
    const [oldest] = kept.keys();
    if (kept.size >= MOST && oldest !== undefined) kept.delete(oldest);
    // What failed is asked for anew, and the page goes out without: it finds out for itself what is wrong.
    const content = make().catch(() => {
      if (kept.get(key)?.content === content) kept.delete(key);
      return null;
    });
    kept.set(key, { until: now() + FRESH, content });
    return content;
  }

  /**
   * What writes into a page that which stands at its address; it leaves the page as it is where nothing does, or nobody answers in time. `styles`: texts of
   * the style elements that it brings, which the policy of the page has to name; `isForAll`: what stands there was told to a stranger.
   * @param {Where & { html: string }} where `html`: a page of before takes no views
   * @returns {Promise<(html: string) => { html: string, styles: readonly string[], isForAll: boolean }>}
   */
  return async ({ html: page, drawView, ...where }) => {
    const content = contentAt({ ...where, ...(drawView && takesViews(page) ? { drawView } : {}) });
    const found = content && (await inTime(content));
    return (html) =>
      found
        ? { html: withContent(html, found, where.pathname), styles: found.view.css ? [found.view.css] : [], isForAll: true }
        : { html, styles: [], isForAll: false };
  };
}
