import { getCurrentInstance } from './run-time/current-instance';

/** A package that builds share: which version, and who brought it. */
export interface SharedPackage {
  readonly name: string;
  readonly version: string;
  /** Name of the app that brought it, as in `apps.mjs`. */
  readonly from: string;
}

/** What is shared in this page and in use, by name. Nothing where the page is one build. */
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
