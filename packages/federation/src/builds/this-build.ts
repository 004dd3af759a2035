import { contractVersion } from '../../apps.mjs';
import type { Offer } from './compatibility.mjs';

/** The identity of a build in its own code. The rest is in the `build.json` next to its entry. */
export interface BuildIdentity {
  /** Name of its folder. */
  readonly app: string;
  /** The version of its `package.json`. */
  readonly version: string;
  /** `<version>-<8 digits of the content of all files>`. */
  readonly release: string;
  /** The contract between shell and remotes that it was built for. */
  readonly contract: number;
  /** The packages that a host offers to remotes: a page loads them once. */
  readonly offers?: Readonly<Record<string, Offer>>;
}

/** Set by the build (`build/identity/stamp-plugin.mjs`). */
declare const __COURTSIDE_BUILD__: BuildIdentity | undefined;

/**
 * The build that this line was compiled into. To be imported by apps and not by packages that apps share: a shared package would name the build that
 * provided it.
 */
export const thisBuild: BuildIdentity =
  typeof __COURTSIDE_BUILD__ === 'undefined'
    ? { app: 'unknown', version: '0.0.0', release: 'unbuilt', contract: contractVersion }
    : __COURTSIDE_BUILD__;
