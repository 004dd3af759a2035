// @ts-check
import { readJson, writeWhole } from '../lib/files.mjs';

/** As builds name releases. */
const releaseName = /^\d+\.\d+\.\d+[\w.-]{0,40}-[0-9a-f]{8}$/;
/** Of one app; who makes names up pushes the oldest out, and fills no disk. */
const MOST_RELEASES = 20;
/** Bursts are written once. Milliseconds. */
const WRITTEN_AFTER = 300;

/**
 * Counts what pages report about releases: that one was loaded, could not be loaded, crashed, or had an error.
 * @param {string} file where it is kept @param {readonly string[]} apps whose releases are counted
 * @returns {{ note: (report: unknown) => void, flush: () => void }}
 */
export function outcomeCounter(file, apps) {
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
