import { platformConfig } from './config';

/**
 * Returns the object's path from an address of Cloud Storage, or null for another address. Any user can store any text instead of an address,
 * and the home page shows it: no text may make a page fail.
 */
export function toStoragePath(url: string): string | null {
  try {
    const { protocol, pathname } = new URL(url);
    const [, path] = /^\/v0\/b\/[^/]+\/o\/(.+)/.exec(pathname) ?? [];
    return path !== undefined && /^https?:$/.test(protocol) ? decodeURIComponent(path) : null;
  } catch {
    return null;
  }
}

/**
 * Returns the address from which this browser can load a stored image. The stored address of an image on the embedded backend has the host name
 * of its uploader; a phone uses another one.
 */
export function resolveImageUrl(src: string | null | undefined): string {
  if (!src) return '';
  const { emulator } = platformConfig();
  if (!emulator || toStoragePath(src) === null) return src;
  const { pathname, search } = new URL(src);
  return `${emulator.origin}${pathname}${search}`;
}
