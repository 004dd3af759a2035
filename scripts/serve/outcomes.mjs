// @ts-check
import { readJson, writeWhole } from '../lib/files.mjs';

/** The names that builds give to releases. */
const releaseName = /^\d+\.\d+\.\d+[\w.-]{0,40}-[0-9a-f]{8}$/;
/** The most releases of one app. A client that invents names only removes the oldest, and can't fill the disk. */
const MOST_RELEASES = 20;
/** Waits this long before it writes, in milliseconds, so that a burst is written once. */
const WRITTEN_AFTER = 300;

/**
 * Counts the reports of pages about releases: loaded, failed to load, crashed, or had an error.
 * @param {string} file that stores the counts @param {readonly string[]} apps whose releases are counted
 * @returns {{ note: (report: unknown) => void, flush: () => void }}
 */
export function createOutcomeCounter(file, apps) {
  /** @type {import('../release/status.mjs').AllOutcomes} */
  const outcomes = readJson(file, {});
  /** @type {NodeJS.Timeout | null} */
  let timer = null;
  const flush = () => {
    if (timer === null) return;
    clearTimeout(timer);
    timer = null;
    writeWhole(file, `${JSON.stringify(outcomes, null, 2)}\n`);
  };
  return {
    flush,
    note(report) {
      const { kind, app, release, outcome } = /** @type {Record<string, unknown>} */ (report ?? {});
      const what = kind === 'error' ? 'errors' : kind === 'remote' && (outcome === 'loaded' || outcome === 'failed') ? outcome : null;
      if (what === null || typeof app !== 'string' || !apps.includes(app)) return;
      if (typeof release !== 'string' || !releaseName.test(release)) return;
      const { [release]: before = { loaded: 0, failed: 0, errors: 0 }, ...others } = outcomes[app] ?? {};
      outcomes[app] = {
        ...Object.fromEntries(Object.entries(others).slice(-MOST_RELEASES + 1)),
        [release]: { ...before, [what]: before[what] + 1 },
      };
      timer ??= setTimeout(flush, WRITTEN_AFTER).unref();
    },
  };
}
