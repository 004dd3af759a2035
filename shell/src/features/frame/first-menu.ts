/** The navigation on small screens before there is a script to open a drawer. */
export const FIRST_MENU = 'first-menu';

/** Whether a visitor has opened it in the page that the server wrote: the drawer then takes its place. */
export const isFirstMenuOpen = (): boolean => (document.querySelector(`#${FIRST_MENU}[open]`)?.getClientRects().length ?? 0) > 0;
