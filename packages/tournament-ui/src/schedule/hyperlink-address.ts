/**
 * The address of a match's link, or null for none. Links are free text of organisers: `{host}` stands for this site, only web addresses are
 * ever followed, and one without a scheme is a web address.
 */
export function hyperlinkAddress(text: string, host: string = typeof window === 'undefined' ? '' : window.location.origin): string | null {
  const trimmed = text.trim().replace(/^\{host\}/, host);
  if (trimmed === '') return null;
  const candidate = /^[a-z][a-z\d+.-]*:/i.test(trimmed) ? trimmed : `https://${trimmed}`;
  try {
    const url = new URL(candidate);
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null;
  } catch {
    return null;
  }
}
