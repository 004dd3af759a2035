/** Where a team's disc stands in the table of looks. */
export interface DiscLook {
  /** 0–7: the field colour. */
  readonly hue: number;
  /** 0–5: the pattern painted on the field. */
  readonly pattern: number;
  /** 0, 45, 90 or 135 degrees. */
  readonly rotation: number;
}

export const hueCount = 8;
export const patternCount = 6;
const slotCount = hueCount * patternCount;
/** Coprime with the number of slots, so that stepping on visits every one. */
const step = 11;

/** 32-bit FNV-1a over the UTF-16 code units of a text (offset basis 0x811c9dc5, prime 0x01000193). */
export function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash ^= text.charCodeAt(index);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}

/**
 * Gives every team of a tournament a disc. Ids are served in sorted order, so the same teams always look the same;
 * a slot that is taken steps on by 11. From the 49th team on, looks repeat.
 */
export function assignDiscs(teamIds: Iterable<string>): ReadonlyMap<string, DiscLook> {
  const looks = new Map<string, DiscLook>();
  let taken = new Set<number>();
  for (const id of [...teamIds].sort()) {
    if (taken.size === slotCount) taken = new Set();
    const hash = fnv1a(id);
    let slot = hash % slotCount;
    while (taken.has(slot)) slot = (slot + step) % slotCount;
    taken.add(slot);
    looks.set(id, { hue: slot % hueCount, pattern: Math.floor(slot / hueCount), rotation: ((hash >>> 6) % 4) * 45 });
  }
  return looks;
}
