/** Put in by `build.mjs`; absent where the sources run as they are. */
declare const COURTSIDE_VERSION: string | undefined;
declare const COURTSIDE_BUILD: string | undefined;

/** The identity of this program: its version, and a digest of the build, which distinguishes two builds of a version. */
export const buildInfo = {
  version: typeof COURTSIDE_VERSION === 'undefined' ? 'source' : COURTSIDE_VERSION,
  build: typeof COURTSIDE_BUILD === 'undefined' ? 'source' : COURTSIDE_BUILD,
};
