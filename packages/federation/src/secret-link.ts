import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { linkTo } from './links';

/** What a link carries that gives a right to whoever has it. */
export interface SecretLink {
  /** Of what the right is. */
  readonly id: string;
  readonly secret: string;
}

/** The kinds: the page that each opens, and what the ids look like. */
const kinds = {
  pass: { page: 'day', id: '[A-Za-z0-9]{1,64}' },
  captain: { page: 'register', id: '[A-Za-z0-9-]{1,128}' },
} as const;
export type SecretKind = keyof typeof kinds;

const beginOf = (kind: SecretKind) => `#${kind}=`;
const fragmentOf = (kind: SecretKind, { id, secret }: SecretLink) => `${beginOf(kind)}${id}.${secret}`;

/** The address with the secret. It stands in the fragment, which no browser sends to a server. */
export const secretLinkTo = (kind: SecretKind, origin: string, tournamentId: string, link: SecretLink): string =>
  `${origin}${linkTo(kinds[kind].page, tournamentId)}${fragmentOf(kind, link)}`;

/** The link in a fragment; null where there is none. One that was cut off is a link with nothing in it, which opens nothing. */
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
    // The browser keeps nothing: it holds until the page is left.
  }
}

/**
 * The link that was opened here, until it is answered. It leaves the address at once, in the same entry of the history: neither Back nor a picture of the
 * screen shows the secret.
 * @returns the link, and what forgets it
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
