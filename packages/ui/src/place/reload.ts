import { onePerPage } from '@courtside/federation/one-per-page';
import { storeCarried } from './carried';

const reload = onePerPage('ui.reload.1', () => ({ isOurs: false }));

/** Reloads the page. Code that guards the closing of the tab need not ask, because typed text is stored (`typed.ts`, `use-carried-state.ts`). */
export function reloadPage(load: () => void = () => window.location.reload()): void {
  reload.isOurs = true;
  storeCarried();
  load();
}

/** Whether the page is reloading itself: typed text will be restored. */
export const isReloading = (): boolean => reload.isOurs;

/**
 * Reloads the page if its server responds. Otherwise the reload would show the browser's error page, from which there is no link back.
 * @returns false if the server did not respond
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
