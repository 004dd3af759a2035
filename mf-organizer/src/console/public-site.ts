/** Origin of the public site, which `config.json` may name: there the visitor's view is, and accounts are made. */
export function publicSiteOf(config: unknown): string | null {
  const { publicSite } = (config ?? {}) as Record<string, unknown>;
  return typeof publicSite === 'string' && /^https?:\/\//.test(publicSite) ? publicSite.replace(/\/+$/, '') : null;
}
