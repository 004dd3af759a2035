import { platformConfig } from './config';

/** Path of an object in an address of Cloud Storage, or null when it is no such address. */
export function storagePathOf(url: string): string | null {
  const match = /^https?:\/\/[^/]+\/v0\/b\/([^/]+)\/o\/([^?#]+)/.exec(url);
  return match?.[2] ? decodeURIComponent(match[2]) : null;
}

/**
 * The address from which this browser can load a stored image. Images of the embedded backend were stored with the name under which
 * the uploader reached it; a phone reaches it under another one.
 */
export function resolveImageUrl(src: string | null | undefined): string {
  if (!src) return '';
  const { emulator } = platformConfig();
  if (!emulator || storagePathOf(src) === null) return src;
  const { pathname, search } = new URL(src);
  return `${emulator.origin}${pathname}${search}`;
}
