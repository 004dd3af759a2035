let publicOrigin: string | null = null;

/** Returns the origin for links in mails: this site, or the public site if the console names it. Captains can't use a console. */
export const siteOrigin = (): string => publicOrigin ?? window.location.origin;

/** @param origin null: these pages are the public site, or its origin is unknown */
export function setSiteOrigin(origin: string | null): void {
  publicOrigin = origin;
}
