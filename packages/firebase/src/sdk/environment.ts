/** A browser has a disk cache, other tabs and a user; Node runs tests and scripts. */
export const isBrowser = (): boolean => typeof window !== 'undefined' && typeof indexedDB !== 'undefined';
