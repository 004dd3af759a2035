/**
 * Below which path the console stands, where it shares an origin with the public site; at the root otherwise. The server says it in the page
 * (`scripts/serve/front/below-folder.mjs`): the same build serves both.
 */
export function basePath(page: Document = document): string {
  const path = page.querySelector<HTMLMetaElement>('meta[name="courtside-base"]')?.content ?? '';
  return /^(\/[\w-]+)+$/.test(path) ? path : '/';
}
