/** In a browser there is a disk cache, other tabs and a person; in Node there are tests and scripts. */
export const isBrowser = (): boolean => typeof window !== 'undefined' && typeof indexedDB !== 'undefined';
