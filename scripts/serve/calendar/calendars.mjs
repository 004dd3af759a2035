// @ts-check
// Calendars to subscribe to, `/{tournamentId}/calendar.ics` and `/{tournamentId}/calendar/{teamId}.ics`. Programs request them again and again, so one
// read of the documents serves all requests of half a minute.
import { isLanguage } from '../../../packages/i18n/languages.mjs';
import { pickLanguage } from '../link-preview.mjs';
import { toAnswer, later, notFound, packText } from '../packed-text.mjs';
import { createReader, createFolderReader } from '../public-reads/readers.mjs';

/**
 * @typedef {import('./make-calendar')} Maker
 * @typedef {import('../public-reads/public-tournament').PublicTournament} Known
 * @typedef {import('../packed-text.mjs').Answer} Answer
 * @typedef {object} SiteContext
 * @property {string} documents address of the stored documents, over REST
 * @property {string} origin of the pages that entries lead to
 */

/** How long a read tournament is used, in milliseconds. Calendar programs ask far less often, so this delay does not matter to them. */
const FRESH = 30_000;
/** How many tournaments are kept in memory, and how many texts of each. */
const MOST = 200;
/** How long a cache between us and the program may keep a calendar, in seconds. */
const KEPT = 300;

const address = /^\/([A-Za-z0-9_-]{1,128})\/calendar(?:\/([A-Za-z0-9_-]{1,128}))?\.ics$/;

/**
 * Answers requests for calendars.
 * @param {() => Promise<Maker>} loadMaker loads the part in TypeScript at the first request
 * @param {() => number} [now]
 */
export function createCalendarServer(loadMaker, now = Date.now) {
  /** @typedef {ReturnType<typeof packText>} Packed @typedef {{ until: number, known: Promise<Known | null>, texts: Map<string, Packed> }} Kept */
  /** @type {Map<string, Kept>} */
  const kept = new Map();
  /** @type {Promise<Maker> | null} */
  let loading = null;
  const maker = () => (loading ??= loadMaker());

  /** @param {string} id @param {import('../public-reads/public-tournament').ReadDocument} ask @param {import('../public-reads/public-tournament').ReadFolder} askFolder */
  function readTournament(id, ask, askFolder) {
    const found = kept.get(id);
    if (found && found.until > now()) return found;
    kept.delete(id);
    const [oldest] = kept.keys();
    if (kept.size >= MOST && oldest !== undefined) kept.delete(oldest);
    /** @type {Kept} */
    const fresh = {
      until: now() + FRESH,
      known: maker().then(({ readPublicTournament }) => readPublicTournament(id, ask, askFolder)),
      texts: new Map(),
    };
    // A failed read is not kept, so the next request reads again.
    fresh.known.catch(() => kept.get(id) === fresh && kept.delete(id));
    kept.set(id, fresh);
    return fresh;
  }

  /**
   * @param {SiteContext} context @param {import('node:http').IncomingMessage} request @param {string} id @param {string | undefined} teamId
   * @returns {Promise<Answer>}
   */
  async function answer({ documents, origin }, request, id, teamId) {
    const ask = createReader(documents);
    const entry = readTournament(id, ask, createFolderReader(documents));
    const known = await entry.known;
    if (!known) return notFound;
    const { findTeam, getCalendarText } = await maker();
    const asked = new URL(request.url ?? '/', origin).searchParams.get('lang') ?? '';
    const language = isLanguage(asked) ? asked : pickLanguage(request.headers['accept-language']);
    const key = `${origin} ${language} ${teamId ?? ''}`;
    let made = entry.texts.get(key);
    if (!made) {
      const team = teamId === undefined ? null : await findTeam(known, teamId, ask);
      if (teamId !== undefined && !team) return notFound;
      made = packText(getCalendarText(known, { team, language, instant: now(), address: `${origin}/${id}` }));
      if (entry.texts.size >= MOST) entry.texts.clear();
      entry.texts.set(key, made);
    }
    return toAnswer(made, request, {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'inline; filename="calendar.ics"',
      'Cache-Control': `public, max-age=${KEPT}`,
    });
  }

  /**
   * Returns the calendar at an address, or null if it is not the address of a calendar.
   * @param {SiteContext} context @param {import('node:http').IncomingMessage} request @param {string} pathname
   * @returns {Promise<Answer> | null}
   */
  return (context, request, pathname) => {
    const [, id, teamId] = address.exec(pathname) ?? [];
    if (id === undefined) return null;
    return answer(context, request, id, teamId).catch((error) => {
      console.error(`${pathname}: ${String(error)}`);
      return later;
    });
  };
}
