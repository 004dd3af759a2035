/** How players and captains reach the organizers of a tournament. */
export interface PublicContact {
  readonly kind: 'email' | 'web';
  /** `mailto:…` or `https://…`, safe to follow. */
  readonly href: string;
  /** The text to show. */
  readonly text: string;
}

/** The maximum number of characters of a public contact; equal in the security rules. */
export const contactLimit = 300;

// No characters with another meaning in a `mailto:` address, and no user part before a host, which would hide the target of a link.
const email = /^[^\s@?&#%,;:<>"()[\]\\/]+@[^\s@?&#%,;:<>"()[\]\\/]+\.[^\s@.?&#%,;:<>"()[\]\\/]+$/;
const web = /^https:\/\/[^\s/?#@:\\]+\.[^\s/?#@:\\.]+(:\d{1,5})?([/?#][^\s\\]*)?$/i;

/** Returns the public contact that an organizer wrote as a link; null if it is neither an e-mail address nor an `https://` address. */
export function publicContact(contact: string): PublicContact | null {
  const text = contact.trim();
  if (text.length > contactLimit) return null;
  if (email.test(text)) return { kind: 'email', href: `mailto:${encodeURI(text)}`, text };
  return web.test(text) ? { kind: 'web', href: text, text: text.slice('https://'.length).replace(/\/$/, '') } : null;
}

/** Returns a contact or a link as it is stored, with its scheme in lower case: the security rules do not accept capitals. */
export const storedContact = (typed: string): string => typed.trim().replace(/^https:/i, 'https:');
