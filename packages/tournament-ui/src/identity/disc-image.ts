import { teamHues } from '@courtside/ui';
import type { DiscLook } from './disc-slots';

/** Patterns painted inside a circle of radius 11 around (12, 12); the first one leaves the field plain. */
const patterns: ReadonlyArray<(paint: string) => string> = [
  () => '',
  (paint) => `<path fill="${paint}" d="M12 1a11 11 0 0 1 0 22Z"/>`,
  (paint) => `<path fill="${paint}" d="M12 12V1a11 11 0 0 1 11 11ZM12 12v11A11 11 0 0 1 1 12Z"/>`,
  (paint) => `<circle cx="12" cy="12" r="6.5" fill="none" stroke="${paint}" stroke-width="3"/>`,
  (paint) => `<path fill="${paint}" d="M1.55 8.6h20.9a11 11 0 0 1 0 6.8H1.55a11 11 0 0 1 0-6.8Z"/>`,
  (paint) => [0, 120, 240].map((turn) => `<path fill="${paint}" transform="rotate(${turn} 12 12)" d="M12 12 6.5 2.47a11 11 0 0 1 11 0Z"/>`).join(''),
];

const cache = new Map<string, string>();

/**
 * The disc as a picture address. One `<img>` per mention keeps a page with hundreds of games light;
 * the browser decodes each look once.
 */
export function discImage({ hue, pattern, rotation }: DiscLook): string {
  const key = `${hue}.${pattern}.${rotation}`;
  const known = cache.get(key);
  if (known) return known;
  const look = teamHues[hue % teamHues.length] ?? teamHues[0];
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><circle cx="12" cy="12" r="11" fill="${look.field}"/>` +
    `<g transform="rotate(${rotation} 12 12)">${patterns[pattern]?.(look.pattern) ?? ''}</g>` +
    '<circle cx="12" cy="12" r="11" fill="none" stroke="#0F1F1A" stroke-width="1.6"/>' +
    '<circle cx="12" cy="12" r="11.7" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width=".6"/>' +
    '<circle cx="12" cy="12" r="1.9" fill="#fff" stroke="#0F1F1A" stroke-width="1.2"/></svg>';
  const address = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  cache.set(key, address);
  return address;
}
