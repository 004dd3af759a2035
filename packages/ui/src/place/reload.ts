import { onePerPage } from '@courtside/federation/one-per-page';
import { storeCarried } from './carried';

const reload = onePerPage('ui.reload.1', () => ({ isOurs: false }));

/** Loads the page anew; who watches the closing of the tab need not ask, since what was typed is kept (`typed.ts`, `use-carried-state.ts`). */
export function reloadPage(load: () => void = () => window.location.reload()): void {
  reload.isOurs = true;
  storeCarried();
  load();
}

/** The page that is being left comes again, with what was typed. */
export const isReloading = (): boolean => reload.isOurs;

/**
 * Loads the page anew where its server answers: without an answer a reload would leave the browser's own error page, from which nothing leads back.
 * @returns false where it did not
 */
export async function reloadWhenServed(load?: () => void): Promise<boolean> {
  try {
    const { ok } = await fetch('/config.json', { method: 'HEAD', cache: 'no-store' });
    if (ok) reloadPage(load);
    return ok;
  } catch {
    return false;
  }
}
