interface SharedRecord {
  readonly from?: string;
  readonly lib?: unknown;
  readonly loaded?: unknown;
  loading?: unknown;
}
/** By instance, scope, package and version. */
type ShareScopes = Record<string, Record<string, Record<string, Record<string, SharedRecord>>>>;

/**
 * Removes shared packages that have not arrived. The federation's run time remembers failures, so a package whose file failed or hangs once
 * would fail for every build. Each build registers its own again when it needs one.
 * @param host whose packages are registered permanently
 */
export function forgetUnloadedShares(host: string): void {
  const known = (window as { __FEDERATION__?: { __SHARE__?: ShareScopes } }).__FEDERATION__?.__SHARE__ ?? {};
  const packages = Object.values(known).flatMap((scopes) => Object.values(scopes).flatMap((scope) => Object.values(scope)));
  for (const versions of packages) {
    for (const [version, record] of Object.entries(versions)) {
      if (record.loaded || record.lib) continue;
      delete record.loading;
      if (record.from !== host) delete versions[version];
    }
  }
}
