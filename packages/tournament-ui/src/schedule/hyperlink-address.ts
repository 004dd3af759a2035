const HOST = '{host}';

/**
 * The address of a match's link, or null for none. Links are free text of organisers: `{host}` stands for this site and is followed by a path
 * on it, everything else is an `https:` address, also where it does not say so. No other kind of address is followed, and none that hides its
 * host behind a name.
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
