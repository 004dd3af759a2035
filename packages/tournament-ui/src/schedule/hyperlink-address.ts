const HOST = '{host}';

/**
 * Returns the address of a match's link, or null. Links are free text of organizers: `{host}` means this site and is followed by a path. All
 * others are `https:` addresses, with or without the scheme. Other schemes are not followed, and neither is an address that hides its host
 * behind a user name.
 */
export function hyperlinkAddress(text: string, host: string = typeof window === 'undefined' ? '' : window.location.origin): string | null {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  return trimmed.startsWith(HOST) ? ownAddress(trimmed.slice(HOST.length), host) : foreignAddress(trimmed);
}

/** Whatever follows `{host}` stays on this site: it is read as an address and must still be there. */
function ownAddress(rest: string, host: string): string | null {
  const site = parsed(host);
  const url = parsed(host + rest);
  const isOurs = site !== null && url !== null && url.origin === site.origin && url.username === '' && url.password === '';
  return isOurs && (rest === '' || /^[/?#]/.test(rest)) ? url.href : null;
}

function foreignAddress(text: string): string | null {
  const url = parsed(/^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`);
  return url?.protocol === 'https:' && url.username === '' && url.password === '' ? url.href : null;
}

function parsed(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
