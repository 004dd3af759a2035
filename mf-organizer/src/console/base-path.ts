/**
 * Returns the path of the console if it shares an origin with the public site; else the root. The server writes it into the page
 * (`scripts/serve/front/mount-site.mjs`): the same build serves both.
 */
export function basePath(page: Document = document): string {
  const path = page.querySelector<HTMLMetaElement>('meta[name="courtside-base"]')?.content ?? '';
  return /^(\/[\w-]+)+$/.test(path) ? path : '/';
}
