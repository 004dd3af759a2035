/** A source of random numbers: returns the next one, from 0 up to but not including 1. */
export type Random = () => number;

/** Returns the hash of a text in 32 bits (FNV-1a). */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return value >>> 0;
}

/**
 * Creates a source of random numbers that returns the same sequence for the same seed. Not for secrets.
 * Source: sfc32 of C. Doty-Humphrey's PractRand.
 */
export function seededRandom(seed: number | string): Random {
  let [a, b, c, counter] = [hash(`a${seed}`), hash(`b${seed}`), hash(`c${seed}`), 1];
  const next = () => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return (sum >>> 0) / 2 ** 32;
  };
  for (let warm = 0; warm < 12; warm += 1) next();
  return next;
}

/** Returns a new list in random order; every order is equally likely (Fisher–Yates). */
export function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  const list = [...items];
  for (let last = list.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [list[last], list[other]] = [list[other] as Item, list[last] as Item];
  }
  return list;
}
