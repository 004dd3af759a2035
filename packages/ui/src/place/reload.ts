import { onePerPage } from '@courtside/federation/one-per-page';

const reload = onePerPage('ui.reload.1', () => ({ isOurs: false }));

/** Loads the page anew; who watches the closing of the tab need not ask, since what was typed is kept (`typed.ts`). */
export function reloadPage(load: () => void = () => window.location.reload()): void {
  reload.isOurs = true;
  load();
}

/** The page that is being left comes again, with what was typed. */
export const isReloading = (): boolean => reload.isOurs;
