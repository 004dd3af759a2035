/** Returns the origin of the public site, if `config.json` names it. The visitor's view and sign-up are there. */
export function parsePublicSite(config: unknown): string | null {
  const { publicSite } = (config ?? {}) as Record<string, unknown>;
  return typeof publicSite === 'string' && /^https?:\/\//.test(publicSite) ? publicSite.replace(/\/+$/, '') : null;
}
