import { onePerPage } from '../page/one-per-page';

/** The frame's knowledge of newer releases, for a page that reloads by itself. */
const known = onePerPage('federation.newer-known.1', () => ({ isNewer: false }));

/** Notes that a newer release than this tab's is live. */
export function noteNewerRelease(): void {
  known.isNewer = true;
}

export const isNewerKnown = (): boolean => known.isNewer;
