import type { ComponentType } from 'react';
import type { RemoteName } from '../../apps.mjs';

/** Each remote exposes its app, which renders the pages that the manifest gives it. */
export interface RemoteModule {
  readonly default: ComponentType;
}

/**
 * The contract between the shell and its remotes, whose names are in `apps.mjs`. A remote states `export default App satisfies
 * RemoteModules['mf-planner']['default']`. The shell loads it by the same key, so one type check covers both sides. `contractVersion` in the
 * registry checks deployments.
 */
export type RemoteModules = Readonly<Record<RemoteName, RemoteModule>>;

export type { RemoteName };
