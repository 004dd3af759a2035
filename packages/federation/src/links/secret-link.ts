import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { linkTo } from './links';

/** The content of a link that gives its holder a right. */
export interface SecretLink {
  /** The id of the document that the right belongs to. */
  readonly id: string;
  readonly secret: string;
}

/** The kinds: the page that each opens, and the format of the ids. */
const kinds = {
  pass: { page: 'day', id: '[A-Za-z0-9]{1,64}' },
  captain: { page: 'register', id: '[A-Za-z0-9-]{1,128}' },
} as const;
export type SecretKind = keyof typeof kinds;

const beginOf = (kind: SecretKind) => `#${kind}=`;
const fragmentOf = (kind: SecretKind, { id, secret }: SecretLink) => `${beginOf(kind)}${id}.${secret}`;

/** Returns an address with the secret in its fragment, which browsers never send to a server. */
export const secretLinkTo = (kind: SecretKind, origin: string, tournamentId: string, link: SecretLink): string =>
  `${origin}${linkTo(kinds[kind].page, tournamentId)}${fragmentOf(kind, link)}`;

/** Reads the link in a fragment; null without one. A truncated link has empty parts and opens nothing. */
export function readSecretLink(kind: SecretKind, hash: string): SecretLink | null {
  if (!hash.startsWith(beginOf(kind))) return null;
  const [, id = '', secret = ''] = new RegExp(`^#${kind}=(${kinds[kind].id})\\.([A-Za-z0-9]{1,128})$`).exec(hash) ?? [];
  return { id, secret };
}

const keyOf = (kind: SecretKind, tournamentId: string) => `courtside.${kind}.${tournamentId}`;

/** The link that was opened in this tab and is not answered yet, so that a sign-in, or a reload without a network, loses nothing. */
export function keptSecret(kind: SecretKind, tournamentId: string): SecretLink | null {
  try {
    return readSecretLink(kind, sessionStorage.getItem(keyOf(kind, tournamentId)) ?? '');
  } catch {
    return null;
  }
}

function keep(kind: SecretKind, tournamentId: string, link: SecretLink | null): void {
  try {
    if (link) sessionStorage.setItem(keyOf(kind, tournamentId), fragmentOf(kind, link));
    else sessionStorage.removeItem(keyOf(kind, tournamentId));
  } catch {
    // Storage is forbidden: the link is only kept until the page is left.
  }
}

/**
 * Returns the link that was opened here, until it is used. It is removed from the address immediately, in the same entry of the history: neither
 * Back nor a screenshot shows the secret.
 * @returns the link, and a function that clears it
 */
export function useSecretLink(kind: SecretKind, tournamentId: string): readonly [SecretLink | null, () => void] {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const [link, setLink] = useState<SecretLink | null>(() => readSecretLink(kind, hash) ?? keptSecret(kind, tournamentId));
  useEffect(() => {
    const found = readSecretLink(kind, hash);
    if (!found) return;
    keep(kind, tournamentId, found);
    setLink((before) => (before?.id === found.id && before.secret === found.secret ? before : found));
    void navigate({ pathname, search }, { replace: true });
  }, [kind, hash, pathname, search, tournamentId, navigate]);
  const forget = useCallback(() => {
    keep(kind, tournamentId, null);
    setLink(null);
  }, [kind, tournamentId]);
  return [link, forget];
}
