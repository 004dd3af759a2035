// @ts-check
// Calendars to subscribe to, `/{tournamentId}/calendar.ics` and `/{tournamentId}/calendar/{teamId}.ics`: asked for by programs, again and again, so each
// is made of what was read once for all who ask within half a minute.
import { isLanguage } from '../../../packages/i18n/languages.mjs';
import { pageLanguage } from '../link-preview.mjs';
import { answerWith, later, notFound, packed } from '../made-text.mjs';
import { strangerAt, strangerFolderAt } from '../strangers/ask.mjs';

/**
 * @typedef {import('./make-calendar')} Maker
 * @typedef {import('../strangers/known').Known} Known
 * @typedef {import('../made-text.mjs').Answer} Answer
 * @typedef {object} Surroundings
 * @property {string} documents address of the stored documents, over REST
 * @property {string} origin of the pages that entries lead to
 */

/** For so long what was read counts, in milliseconds; a calendar that is told a change this late is told early. */
const FRESH = 30_000;
/** So many tournaments are kept, and so many texts of each. */
const MOST = 200;
/** Seconds for which whoever passes it on may keep it. */
const KEPT = 300;

const address = /^\/([A-Za-z0-9_-]{1,128})\/calendar(?:\/([A-Za-z0-9_-]{1,128}))?\.ics$/;

/**
 * Answers requests for calendars.
 * @param {() => Promise<Maker>} loadMaker the part in TypeScript, which is loaded for the first that asks
 * @param {() => number} [now]
 */
export function calendarServer(loadMaker, now = Date.now) {
  /** @typedef {ReturnType<typeof packed>} Packed @typedef {{ until: number, known: Promise<Known | null>, texts: Map<string, Packed> }} Kept */
  /** @type {Map<string, Kept>} */
  const kept = new Map();
  /** @type {Promise<Maker> | null} */
  let loading = null;
  const maker = () => (loading ??= loadMaker());

  /** @param {string} id @param {import('../strangers/known').Ask} ask @param {import('../strangers/known').AskFolder} askFolder */
  function knownAs(id, ask, askFolder) {
    const found = kept.get(id);
    if (found && found.until > now()) return found;
    kept.delete(id);
    const [oldest] = kept.keys();
    if (kept.size >= MOST && oldest !== undefined) kept.delete(oldest);
    /** @type {Kept} */
    const fresh = { until: now() + FRESH, known: maker().then(({ knownOf }) => knownOf(id, ask, askFolder)), texts: new Map() };
    // What failed is asked for anew.
    fresh.known.catch(() => kept.get(id) === fresh && kept.delete(id));
    kept.set(id, fresh);
    return fresh;
  }

  /**
   * @param {Surroundings} surroundings @param {import('node:http').IncomingMessage} request @param {string} id @param {string | undefined} teamId
   * @returns {Promise<Answer>}
   */
  async function answer({ documents, origin }, request, id, teamId) {
    const ask = strangerAt(documents);
    const entry = knownAs(id, ask, strangerFolderAt(documents));
    const known = await entry.known;
    if (!known) return notFound;
    const { teamOf, textOf } = await maker();
    const asked = new URL(request.url ?? '/', origin).searchParams.get('lang') ?? '';
    const language = isLanguage(asked) ? asked : pageLanguage(request.headers['accept-language']);
    const key = `${origin} ${language} ${teamId ?? ''}`;
    let made = entry.texts.get(key);
    if (!made) {
      const team = teamId === undefined ? null : await teamOf(known, teamId, ask);
      if (teamId !== undefined && !team) return notFound;
      made = packed(textOf(known, { team, language, instant: now(), address: `${origin}/${id}` }));
      if (entry.texts.size >= MOST) entry.texts.clear();
      entry.texts.set(key, made);
    }
    return answerWith(made, request, {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'inline; filename="calendar.ics"',
      'Cache-Control': `public, max-age=${KEPT}`,
    });
  }

  /**
   * The calendar at an address; null where that is no calendar's.
   * @param {Surroundings} surroundings @param {import('node:http').IncomingMessage} request @param {string} pathname
   * @returns {Promise<Answer> | null}
   */
  return (surroundings, request, pathname) => {
    const [, id, teamId] = address.exec(pathname) ?? [];
    if (id === undefined) return null;
    return answer(surroundings, request, id, teamId).catch((error) => {
      console.error(`${pathname}: ${String(error)}`);
      return later;
    });
  };
}
