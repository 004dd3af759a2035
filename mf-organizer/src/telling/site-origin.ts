let publicOrigin: string | null = null;

/** Where links in mails lead: to our pages here, or to the public site, which the console names. Captains can do nothing in a console. */
export const siteOrigin = (): string => publicOrigin ?? window.location.origin;

/** @param origin null: the pages here are the public site's, or nobody knows where that is */
export function setSiteOrigin(origin: string | null): void {
  publicOrigin = origin;
}
