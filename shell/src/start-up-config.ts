/** The part of `config.json` that concerns the shell alone; the rest belongs to the Firebase client. */
export interface ShellConfig {
  /** Address of the remote registry. */
  readonly registry: string;
  /** Origins that remotes may come from, in addition to our own. */
  readonly remoteOrigins: readonly string[];
  readonly chatUrl: string | null;
  readonly contactEmail: string | null;
  /** Whether browsers keep the site for use without a network. */
  readonly worksOffline: boolean;
}

const textOrNull = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** Reads the shell's part of an unknown `config.json`; everything in it is optional. */
export function parseShellConfig(value: unknown): ShellConfig {
  const { registry, remoteOrigins, chatUrl, contactEmail, worksOffline } = (value ?? {}) as Record<string, unknown>;
  return {
    registry: textOrNull(registry) ?? '/remotes.json',
    remoteOrigins: Array.isArray(remoteOrigins) ? remoteOrigins.filter((origin) => typeof origin === 'string') : [],
    // Only addresses that a link may carry: a configuration mistake must not become a script.
    chatUrl: /^https?:\/\//.test(String(chatUrl)) ? String(chatUrl) : null,
    contactEmail: textOrNull(contactEmail),
    worksOffline: worksOffline !== false,
  };
}
