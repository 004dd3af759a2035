import { linkTo } from '@courtside/federation/links';

/** What a link of a pass carries. */
export interface PassLink {
  readonly passId: string;
  readonly secret: string;
}

const begin = '#pass=';
const pattern = /^#pass=([A-Za-z0-9]{1,64})\.([A-Za-z0-9]{1,128})$/;

/** The address of the court board with a pass. It stands in the fragment, which no browser sends to a server. */
export const passLink = (origin: string, tournamentId: string, { passId, secret }: PassLink): string =>
  `${origin}${linkTo('day', tournamentId)}${begin}${passId}.${secret}`;

/** The pass in a fragment; null where there is none. A link that was cut off is a pass that opens nothing. */
export function passOf(hash: string): PassLink | null {
  if (!hash.startsWith(begin)) return null;
  const [, passId = '', secret = ''] = pattern.exec(hash) ?? [];
  return { passId, secret };
}

const keyOf = (tournamentId: string) => `courtside.pass.${tournamentId}`;

/** The pass of a link that was opened in this tab and is not taken up yet, so that a reload without a network loses nothing. */
export function keptPass(tournamentId: string): PassLink | null {
  try {
    return passOf(sessionStorage.getItem(keyOf(tournamentId)) ?? '');
  } catch {
    return null;
  }
}

export function keepPass(tournamentId: string, pass: PassLink | null): void {
  try {
    if (pass) sessionStorage.setItem(keyOf(tournamentId), `${begin}${pass.passId}.${pass.secret}`);
    else sessionStorage.removeItem(keyOf(tournamentId));
  } catch {
    // The browser keeps nothing: it holds until the page is left.
  }
}
