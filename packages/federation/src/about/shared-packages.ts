import { getCurrentInstance } from '../run-time/current-instance';

/** A package that builds share, with its version and the app that provides it. */
export interface SharedPackage {
  readonly name: string;
  readonly version: string;
  /** Name of the app that brought it, as in `apps.mjs`. */
  readonly from: string;
}

/** Returns the shared packages in use in this page, by name. Empty if the page is one build. */
export function sharedPackages(): readonly SharedPackage[] {
  const scope = getCurrentInstance()?.shareScopeMap.default ?? {};
  return Object.entries(scope)
    .flatMap(([name, versions]) =>
      Object.entries(versions)
        .filter(([, share]) => share.loaded === true || typeof share.lib === 'function')
        .map(([version, share]) => ({ name, version, from: share.from.replaceAll('_', '-') })),
    )
    .filter(({ name }) => !name.endsWith('/'))
    .sort((one, other) => one.name.localeCompare(other.name));
}
