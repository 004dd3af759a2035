import { teamHues } from '../tokens/palette';

export const discPatterns = ['plain', 'half', 'quarters', 'ring', 'bar', 'thirds'] as const;
export type DiscPattern = (typeof discPatterns)[number];

export interface Disc {
  /** 0 to 47: eight field colours by six patterns. */
  readonly slot: number;
  readonly field: string;
  readonly paint: string;
  readonly pattern: DiscPattern;
  /** Degrees, in steps of 45. */
  readonly rotation: number;
}

const slots = teamHues.length * discPatterns.length;
/** Taken slots step on by this; it shares no factor with 48, so every slot is reached. */
const stride = 11;

/** FNV-1a, 32 bits, over the UTF-8 bytes of the text (Fowler, Noll, Vo). */
export function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}

function discAt(slot: number, hash: number): Disc {
  const hue = teamHues[slot % teamHues.length] ?? teamHues[0];
  const pattern = discPatterns[Math.floor(slot / teamHues.length)] ?? 'plain';
  return { slot, field: hue.field, paint: hue.pattern, pattern, rotation: ((hash >>> 6) % 4) * 45 };
}

/** The disc of one team where its tournament is not known. */
export function discOf(teamId: string): Disc {
  const hash = fnv1a(teamId);
  return discAt(hash % slots, hash);
}

/**
 * The discs of a tournament's teams: the same for the same set of ids, whatever their order, and all different
 * for up to 48 teams.
 */
export function assignDiscs(teamIds: Iterable<string>): ReadonlyMap<string, Disc> {
  const taken = new Set<number>();
  const discs = new Map<string, Disc>();
  for (const id of [...new Set(teamIds)].sort()) {
    if (taken.size === slots) taken.clear(); // more teams than discs: begin again
    const hash = fnv1a(id);
    let slot = hash % slots;
    while (taken.has(slot)) slot = (slot + stride) % slots;
    taken.add(slot);
    discs.set(id, discAt(slot, hash));
  }
  return discs;
}
