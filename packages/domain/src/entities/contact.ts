/** Where players and captains reach the organisers of a tournament. */
export interface PublicContact {
  readonly kind: 'email' | 'web';
  /** `mailto:…` or `https://…`, safe to be followed. */
  readonly href: string;
  /** As a reader is shown it. */
  readonly text: string;
}

/** Most characters of a public contact; the security rules say the same. */
export const contactLimit = 300;

// Nothing that means something else in a `mailto:` address, and no sign-in part before a host, which would hide where a link leads.
const email = /^[^\s@?&#%,;:<>"()[\]\\/]+@[^\s@?&#%,;:<>"()[\]\\/]+\.[^\s@.?&#%,;:<>"()[\]\\/]+$/;
const web = /^https:\/\/[^\s/?#@:\\]+\.[^\s/?#@:\\.]+(:\d{1,5})?([/?#][^\s\\]*)?$/i;

/** What an organiser wrote as public contact, as a link; null when it is neither an e-mail address nor an `https://` address. */
export function publicContact(contact: string): PublicContact | null {
  const text = contact.trim();
  if (text.length > contactLimit) return null;
  if (email.test(text)) return { kind: 'email', href: `mailto:${encodeURI(text)}`, text };
  return web.test(text) ? { kind: 'web', href: text, text: text.slice('https://'.length).replace(/\/$/, '') } : null;
}

/** A contact or a link as it is stored: a scheme may be typed in capitals, which the security rules don't know. */
export const storedContact = (typed: string): string => typed.trim().replace(/^https:/i, 'https:');
