// @ts-check
import { readJson } from '../lib/files.mjs';
import { getLiveFolder, readState } from '../site/site-folder.mjs';

/**
 * Counts of a release in browsers that could have received a canary: how often it was loaded, how often that failed, and how many errors it reported.
 * @typedef {{ loaded: number, failed: number, errors: number }} Outcomes
 */
/** The counts by app and release. @typedef {Record<string, Record<string, Outcomes>>} AllOutcomes */

/**
 * Describes the live release of an app, its canary, and how both do: a line each.
 * @param {string} name @param {{ site: string }} context @param {string | null} file the counts of the embedded servers; null if there are none
 */
export function readStatus(name, { site }, file) {
  const { history = [], line = null, canary } = readState(site)[name] ?? {};
  const live = getLiveFolder({ history, line });
  /** @type {AllOutcomes} */
  const outcomes = file === null ? {} : readJson(file, {});
  const counts = outcomes[name] ?? {};
  const since = history.at(-1)?.at;
  const rows = [
    { release: line?.release ?? live, role: since ? `live since ${since}` : 'live: what was built last' },
    ...(canary ? [{ release: canary.release, role: `canary for ${Math.round(canary.share * 1000) / 10} %` }] : []),
  ];
  const known = rows.map(({ release }) => release);
  const earlier = Object.keys(counts)
    .filter((release) => !known.includes(release))
    .map((release) => ({ release, role: 'earlier' }));
  const width = Math.max(...[...rows, ...earlier].map(({ release }) => release.length));
  const lines = [...rows, ...earlier].map(({ release, role }) => `  ${release.padEnd(width)}  ${formatCounts(counts[release])}  ${role}`);
  const isCounted = Object.keys(counts).length > 0;
  return [name, ...lines, ...(isCounted ? [] : [uncounted])].join('\n');
}

/** @param {Outcomes | undefined} counts */
function formatCounts({ loaded, failed, errors } = { loaded: 0, failed: 0, errors: 0 }) {
  const tried = Math.max(loaded, failed);
  const rate = tried === 0 ? '' : ` (${Math.round((failed / tried) * 1000) / 10} %)`;
  return `loaded ${loaded}, failed ${failed}${rate}, errors ${errors}`;
}

const uncounted =
  'Nothing is counted yet. Embedded servers count where config.json says "reports": "/reports", while there is a canary; elsewhere the reports go to the address that it names.';
