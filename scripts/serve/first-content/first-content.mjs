// @ts-check
// The content of a page before any script has run: the first view that its remote draws (docs/decisions/0075). Without one, home shows its cards, and a
// tournament its name, place, dates and games on court, if they are public.
import { apps, toPathExpression } from '../../../packages/federation/apps.mjs';
import { classifyAddress } from '../page-addresses.mjs';
import { runQuery, getRootName, createFolderReader, createObservedReader } from '../public-reads/readers.mjs';
import { readUpcoming } from '../public-reads/list-public.mjs';
import { renderHome, takesViews, renderTournament, addContent } from './content.mjs';
import { inTime } from './in-time.mjs';

/**
 * @typedef {import('./make-first')} Maker
 * @typedef {import('../../../packages/i18n/languages.mjs').Language} Language
 * @typedef {import('../first-view/renderer.mjs').View} View @typedef {import('./content.mjs').Content} Content
 * @typedef {(given: { page: string }) => Promise<View | null> | null} DrawView null where a page has no first view of its remote
 * @typedef {{ documents: string, pathname: string, search?: string, language: Language, drawView?: DrawView }} Where `documents`: address of the stored
 *   documents, over REST; `search`: the query of the address; `drawView`: draws with the released remote
 */

/** How long content is used, in milliseconds: many visitors open the same page at the first whistle, and each gets newer data a moment later. */
const FRESH = 3000;
/**
 * How old content may be when it is sent because newer content is late, in milliseconds: a slow server shows what it made last. With the time in
 * shared caches (`page-cache.mjs`) the data are still newer than a page requires (`packages/firebase`, `written-answers.ts`).
 */
const OLDEST = 10_000;
/** How many pages are kept in memory. */
const MOST = 200;
/** The most characters of an address's query; pages that read theirs need fewer. */
const MOST_ASKED = 200;
/** @param {{ name?: string }} document */
const getId = ({ name = '' }) => name.slice(name.lastIndexOf('/') + 1);

/** Whether the query asks for nothing but a language. @param {string} search */
const asksForLanguageOnly = (search) => [...new URLSearchParams(search).keys()].every((name) => name === 'lang');

/**
 * Lists the tournaments as their cards show them, in the same order.
 * @param {readonly { id: string, data: Record<string, unknown> }[]} tournaments
 */
const listAnnounced = (tournaments) =>
  tournaments
    .map(({ id, data }) => {
      const text = (/** @type {string} */ field) => (typeof data[field] === 'string' ? data[field] : '');
      return { id, name: text('name'), location: text('location'), startDate: text('startDate'), endDate: text('endDate') };
    })
    .sort((one, other) => one.startDate.localeCompare(other.startDate) || one.name.localeCompare(other.name));

/**
 * @typedef {{ content: Content, at: number }} Made `at`: when its data were requested
 * @typedef {{ at: number, content: Promise<Content | null>, made: Made | null, last: Made | null }} Making content on its way; `made`: null until it is there;
 *   `last`: the content before
 */

/**
 * Returns a function that writes first contents.
 * @param {() => Promise<Maker>} maker loads the part in TypeScript for the first page @param {() => number} [now]
 */
export function createFirstContents(maker, now = Date.now) {
  /** @type {Map<string, Making>} */
  const kept = new Map();

  /** Like the page's own list: a tournament that ended yesterday may still be today's somewhere on earth. */
  const yesterday = () => new Date(now() - 86_400_000).toISOString().slice(0, 10);

  /** @param {string} documents @param {Language} language @param {DrawView} [drawView] @returns {Promise<Content | null>} */
  async function home(documents, language, drawView) {
    const [{ getData, getHomeTitle }, { coming, answer }] = await Promise.all([maker(), readUpcoming(documents, yesterday())]);
    const tournaments = coming.map(({ id, document }) => ({ id, data: getData(document) }));
    const written = () => {
      const announced = listAnnounced(tournaments);
      return announced.length > 0 ? { html: renderHome(announced, getHomeTitle(language), language), css: '' } : null;
    };
    const view = (await drawView?.({ page: 'home', language, tournaments })) ?? written();
    return view && { view, answers: answer ? [answer] : [] };
  }

  /** @param {string} documents @param {string} id @param {Language} language @param {DrawView} [drawView] @returns {Promise<Content | null>} */
  async function tournament(documents, id, language, drawView) {
    const { listLineQueries, getFirstViewInput, readPublicTournament, describeGamesOnCourt } = await maker();
    /** @type {import('../public-reads/readers.mjs').Answer[]} */
    const answers = [];
    const hear = (/** @type {import('../public-reads/readers.mjs').Answer} */ answer) => void answers.push(answer);
    const known = await readPublicTournament(id, createObservedReader(documents, hear), createFolderReader(documents, hear));
    if (!known) return null;
    const given = drawView ? getFirstViewInput(known, language) : null;
    const written = () => ({ html: renderTournament(known.tournament, describeGamesOnCourt(known, language, now()), language), css: '' });
    const [view, ofLine] = await Promise.all([
      given && drawView?.(given),
      Promise.all(listLineQueries(known.tournament, getRootName(documents)).map((query) => runQuery(documents, query).catch(() => null))),
    ]);
    return { view: view ?? written(), answers: [...answers, ...ofLine.filter((answer) => answer !== null)] };
  }

  /** @param {string} documents @param {Language} language @param {DrawView} drawView @returns {Promise<Content | null>} */
  async function archive(documents, language, drawView) {
    const { toArchiveQuery, getData, hasMoreThan } = await maker();
    const answer = await runQuery(documents, toArchiveQuery(getRootName(documents), yesterday()));
    if (!answer) return null;
    const tournaments = answer.documents.map((document) => ({ id: getId(document), data: getData(document) }));
    const view = await drawView({ page: 'archive', language, tournaments, hasMore: hasMoreThan(tournaments.length) });
    return view && { view, answers: [answer] };
  }

  /** The planner depends on nothing but its address. @param {string} search @param {Language} language @param {DrawView} drawView @returns {Promise<Content | null>} */
  async function planner(search, language, drawView) {
    const view = await drawView({ page: 'planner', language, search });
    return view && { view, answers: [] };
  }

  /** @param {string} documents @param {string} id @param {Language} language @param {DrawView} drawView @returns {Promise<Content | null>} */
  async function registration(documents, id, language, drawView) {
    const { getData, readPublicRegistration } = await maker();
    /** @type {import('../public-reads/readers.mjs').Answer[]} */
    const answers = [];
    const found = await readPublicRegistration(
      id,
      createObservedReader(documents, (answer) => void answers.push(answer)),
    );
    if (!found) return null;
    const given = { tournament: getData(found.tournament), form: found.form && getData(found.form) };
    const view = await drawView({ page: 'register', language, id, documents: given });
    return view && { view, answers };
  }

  /** Returns the function that makes the content of an address, with the query if the content depends on it. @param {Where} where */
  function getMaker({ documents, pathname, search = '', language, drawView }) {
    const address = classifyAddress('shell', pathname);
    if (pathname === '/') return { make: () => home(documents, language, drawView) };
    if (address.kind === 'tournament' && pathname === `/${address.id}`)
      return { make: () => tournament(documents, address.id, language, drawView) };
    if (!drawView) return null;
    if (address.kind === 'tournament' && toPathExpression(apps['mf-registration'].pages.register).test(pathname))
      return { make: () => registration(documents, address.id, language, drawView) };
    // A visitor who searches the archive waits for the results: the unfiltered list would mislead.
    if (pathname === apps['mf-tournament'].pages.archive && asksForLanguageOnly(search))
      return { make: () => archive(documents, language, drawView) };
    if (pathname === apps['mf-planner'].pages.planner && search.length <= MOST_ASKED)
      return { make: () => planner(search, language, drawView), search };
    return null;
  }

  /** @param {Where} where @returns {Making | null} null for an address without content */
  function getMaking(where) {
    const { pathname, language, drawView } = where;
    const maker = getMaker(where);
    if (!maker) return null;
    const { make, search = '' } = maker;
    const key = `${language} ${drawView ? 'view' : 'words'} ${pathname}${search}`;
    const found = kept.get(key);
    if (found && now() < found.at + FRESH) return found;
    kept.delete(key);
    const [oldest] = kept.keys();
    if (kept.size >= MOST && oldest !== undefined) kept.delete(oldest);
    /** @type {Making} */
    const making = { at: now(), content: Promise.resolve(null), made: null, last: found?.made ?? found?.last ?? null };
    making.content = make().then(
      (content) => {
        making.made = content && { content, at: making.at };
        // A tournament that is private by now is not shown again.
        for (const one of content ? [] : [making, kept.get(key)]) if (one) one.last = null;
        return content;
      },
      // Failed content is not kept. The page is sent without it and finds the cause itself.
      () => {
        if (kept.get(key) === making) kept.delete(key);
        return null;
      },
    );
    kept.set(key, making);
    return making;
  }

  /** Returns the content of an address if it is there in time, else what was made last. @param {Making} making @returns {Promise<Content | null>} */
  async function getContent({ content, last }) {
    const found = await inTime(content.then((one) => ({ one })));
    if (found) return found.one;
    return last && now() < last.at + OLDEST ? last.content : null;
  }

  /**
   * Returns a function that writes the content of an address into a page. It leaves the page unchanged if there is no content in time. `styles`: the
   * texts of its style elements, which the page's policy has to name; `isForAll`: the content is public.
   * @param {Where & { html: string, pictures?: string | undefined }} where `html`: pages of earlier releases accept no views; `pictures`: the reader's origin of stored pictures
   * @returns {Promise<(html: string) => { html: string, styles: readonly string[], isForAll: boolean }>}
   */
  return async ({ html: page, drawView, pictures, ...where }) => {
    const making = getMaking({ ...where, ...(drawView && takesViews(page) ? { drawView } : {}) });
    const found = making && (await getContent(making));
    return (html) =>
      found
        ? { html: addContent(html, found, where.pathname, pictures), styles: found.view.css ? [found.view.css] : [], isForAll: true }
        : { html, styles: [], isForAll: false };
  };
}
