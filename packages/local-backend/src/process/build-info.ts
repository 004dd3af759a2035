/** Put in by `build.mjs`; absent where the sources run as they are. */
declare const COURTSIDE_VERSION: string | undefined;
declare const COURTSIDE_BUILD: string | undefined;

/** What this program is: its version, and a digest of what was built, which tells two builds of a version apart. */
export const buildInfo = {
  version: typeof COURTSIDE_VERSION === 'undefined' ? 'source' : COURTSIDE_VERSION,
  build: typeof COURTSIDE_BUILD === 'undefined' ? 'source' : COURTSIDE_BUILD,
};
