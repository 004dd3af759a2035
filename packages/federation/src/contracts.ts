import type { ComponentType } from 'react';

/**
 * The contract between the shell and its remotes. A remote states
 * `export default App satisfies RemoteModules['mf-planner']['default']`; the shell loads it by the same key,
 * so one type check covers both sides. Deployments are checked by `contractVersion` in the registry.
 */
export const contractVersion = 1;

/** What every remote's app is given. */
export interface RemoteAppProps {
  /** The path below which the app owns the address, without a trailing slash ('' at the root). */
  readonly basePath: string;
}

/** Each remote exposes one thing: its app, which reads the address itself. */
export interface RemoteModule {
  readonly default: ComponentType<RemoteAppProps>;
}

export interface RemoteModules {
  'mf-tournament': RemoteModule;
  'mf-registration': RemoteModule;
  'mf-organizer': RemoteModule;
  'mf-planner': RemoteModule;
}

export type RemoteName = keyof RemoteModules;
