import { onePerPage } from './one-per-page';

/** What the frame has found out of releases, for a page that takes them by itself. */
const known = onePerPage('federation.newer-known.1', () => ({ isNewer: false }));

/** Something newer is live than what this tab runs. */
export function noteNewerRelease(): void {
  known.isNewer = true;
}

export const isNewerKnown = (): boolean => known.isNewer;
