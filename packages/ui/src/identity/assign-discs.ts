import { teamHues } from '../tokens/palette';

export const discPatterns = ['plain', 'half', 'quarters', 'ring', 'bar', 'thirds'] as const;
export type DiscPattern = (typeof discPatterns)[number];

export interface Disc {
  /** 0 to 47: eight field colors by six patterns. */
  readonly slot: number;
  readonly field: string;
  readonly paint: string;
  readonly pattern: DiscPattern;
  /** Degrees, in steps of 45. */
  readonly rotation: number;
}

const slots = teamHues.length * discPatterns.length;
/** From one preferred slot of a team to the next one; it shares no factor with 48, so every slot is reached. */
const stride = 11;
/** A pattern that is not round looks different at each of these angles. */
const angles = [0, 90, 45, 135] as const;

/** Patterns of one family look alike on small discs. The first family is round. */
const families: Readonly<Record<DiscPattern, number>> = { plain: 0, ring: 0, half: 1, bar: 1, quarters: 2, thirds: 2 };

/** FNV-1a, 32 bits, over the UTF-8 bytes of the text (Fowler, Noll, Vo). */
export function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}

interface Look extends Pick<Disc, 'slot' | 'field' | 'paint' | 'pattern'> {
  /** How many different discs its angles allow. */
  readonly most: number;
  /** Traits that make two discs look alike, the most important first. Fields with the same paint are all dark, or all light. */
  readonly traits: readonly string[];
}

const looks = Array.from({ length: slots }, (_, slot): Look => {
  const { name, field, pattern: paint } = teamHues[slot % teamHues.length] ?? teamHues[0];
  const pattern = discPatterns[Math.floor(slot / teamHues.length)] ?? 'plain';
  const family = families[pattern];
  return {
    slot,
    field,
    paint,
    pattern,
    most: family === 0 ? 1 : angles.length,
    traits: [`${name} ${pattern}`, name, `${name} ${family}`, `${paint} ${pattern}`],
  };
});

/**
 * Returns the discs of a tournament's teams, all different for up to 144 teams: first as many colors as there are, then patterns that are easy to tell apart.
 * A disc depends only on the team and the teams before it, so it stays when teams are added.
 * @param teamIds in the order of registration
 */
export function assignDiscs(teamIds: Iterable<string>): ReadonlyMap<string, Disc> {
  const discs = new Map<string, Disc>();
  const uses = new Map<string, number>();
  const usesOf = (trait: string) => uses.get(trait) ?? 0;
  for (const id of new Set(teamIds)) {
    const hash = fnv1a(id);
    // More teams than discs: begin again.
    if (!looks.some((look) => isLeft(look, usesOf))) uses.clear();
    const preferred = looks.map((_, step) => looks[(hash + step * stride) % slots] as Look).filter((look) => isLeft(look, usesOf));
    const { slot, field, paint, pattern, traits } = preferred.reduce((best, look) => (differsMore(look, best, usesOf) ? look : best));
    const turn = (hash >>> 6) + usesOf(`${traits[0]}`);
    discs.set(id, { slot, field, paint, pattern, rotation: angles[turn % angles.length] ?? 0 });
    for (const trait of traits) uses.set(trait, usesOf(trait) + 1);
  }
  return discs;
}

type Uses = (trait: string) => number;

const isLeft = ({ traits, most }: Look, usesOf: Uses): boolean => usesOf(`${traits[0]}`) < most;

/** Returns whether a look has less in common with the discs so far than another one. */
function differsMore(look: Look, other: Look, usesOf: Uses): boolean {
  const differences = look.traits.map((trait, rank) => usesOf(trait) - usesOf(`${other.traits[rank]}`));
  return (differences.find((difference) => difference !== 0) ?? 0) < 0;
}
