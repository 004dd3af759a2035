// @ts-check
/** @import { Visit } from './visit.mjs' */
/** @typedef {ReadonlyMap<string, { ours: readonly Visit[], single: readonly Visit[] }>} Visits by page */

/** The compared figures, in the order of the table. Bytes and requests are exact; times depend on the machine. */
const allColumns = /** @type {const} */ ([
  { key: 'scriptBytes', title: 'script', unit: 'kB', isTime: false },
  { key: 'scriptBytesBefore', title: 'script before the app', unit: 'kB', isTime: false },
  { key: 'requestsBefore', title: 'requests before it', unit: '', isTime: false },
  { key: 'firstPaint', title: 'first paint', unit: 's', isTime: true },
  { key: 'largestPaint', title: 'largest paint', unit: 's', isTime: true },
  { key: 'appSeen', title: 'app drawn', unit: 's', isTime: true },
  { key: 'dataSeen', title: 'its data drawn', unit: 's', isTime: true },
  { key: 'blocked', title: 'blocked', unit: 's', isTime: true },
]);

/** @param {readonly number[]} values not empty */
function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

/** The upper bound of each figure, as a multiple of the single build's. */
const aims = { scriptBytes: 1.1, scriptBytesBefore: 1.1, appSeen: 1.05 };

/** After a release of one app, a returning visitor fetches at most this share of the single build's bytes. */
const RELEASED = 0.25;

/** @typedef {{ page: string, app: string, ours: number, single: number }} Released bytes of script */

/** @param {readonly Released[]} releases */
export const isReleaseWithinAims = (releases) => releases.every(({ ours, single }) => ours <= RELEASED * single);

/** @param {Visits} pages */
export const isWithinAims = (pages) =>
  [...pages.values()].every(({ ours, single }) =>
    Object.entries(aims).every(([key, aim]) => {
      const figure = /** @type {keyof typeof aims} */ (key);
      return median(ours.map((visit) => visit[figure])) <= aim * median(single.map((visit) => visit[figure]));
    }),
  );

/**
 * Formats the comparison as a table in Markdown: each cell has ours ÷ single, and ours in its unit.
 * @param {Visits} pages by name
 * @param {{ isTimed?: boolean }} [options] `isTimed` false leaves out times, which mean nothing on a fast connection
 */
export function formatVisitTable(pages, { isTimed = true } = {}) {
  const columns = allColumns.filter((column) => isTimed || !column.isTime);
  const rows = [...pages].map(([page, { ours, single }]) => [
    page,
    ...columns.map(({ key, unit }) => {
      const our = median(ours.map((visit) => visit[key]));
      const their = median(single.map((visit) => visit[key]));
      return unit === '' ? `${our} v ${their}` : `${(our / their).toFixed(2)} (${formatValue(our, unit)} v ${formatValue(their, unit)})`;
    }),
    Math.max(...ours.map(({ shift }) => shift)).toFixed(3),
  ]);
  return formatMarkdown(['page', ...columns.map(({ title, unit }) => (unit === '' ? title : `${title}, ${unit}`)), 'shift'], rows);
}

/**
 * Formats the scripts of one visit on each side, the largest first, to show which of them make the difference.
 * @param {string} page @param {Visit | undefined} ours @param {Visit | undefined} single
 */
export function formatScriptTable(page, ours, single) {
  const named = (/** @type {Visit | undefined} */ visit) =>
    [...(visit?.scripts ?? [])]
      .sort(([, one], [, other]) => other.bytes - one.bytes)
      .map(([url, { bytes, isBefore }]) => `${formatValue(bytes, 'kB', 1)} ${isBefore ? '' : 'after '}${shortName(url)}`);
  const [left, right] = [named(ours), named(single)];
  const rows = Array.from({ length: Math.max(left.length, right.length) }, (_, row) => [left[row] ?? '', right[row] ?? '']);
  return formatMarkdown([`${page}: ours, kB`, 'single, kB'], rows);
}

/** @param {string} url */
const shortName = (url) => new URL(url).pathname.replace(/^.*\//, '').replace(/\.[0-9a-f]{8}\.js$/, '');

/**
 * Formats the bytes that a returning visitor fetches again after a release of one app: every file under a new address.
 * @param {readonly Released[]} releases
 */
export const formatReleaseTable = (releases) =>
  formatMarkdown(
    ['page', 'released', 'ours, kB', 'single, kB', 'ours ÷ single'],
    releases.map(({ page, app, ours, single }) => [
      page,
      app,
      formatValue(ours, 'kB'),
      formatValue(single, 'kB'),
      (ours / single).toFixed(2),
    ]),
  );

/** @param {number} value bytes or milliseconds @param {string} unit */
const formatValue = (value, unit, digits = unit === 'kB' ? 0 : 2) => (value / 1000).toFixed(digits);

/** @param {readonly string[]} head @param {readonly (readonly string[])[]} rows */
function formatMarkdown(head, rows) {
  const line = (/** @type {readonly string[]} */ cells) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
