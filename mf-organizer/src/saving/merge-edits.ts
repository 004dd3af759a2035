type Parts = ReadonlyMap<string, unknown>;

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

function mergeParts(mine: Parts, seen: Parts, now: Parts): Parts {
  // A changed order is an edit too.
  const [first, second] = isSame([...mine.keys()], [...seen.keys()]) ? [now, mine] : [mine, now];
  const merged = new Map<string, unknown>();
  for (const name of new Set([...first.keys(), ...second.keys()])) {
    const source = isSame(mine.get(name), seen.get(name)) ? now : mine;
    if (source.has(name)) merged.set(name, source.get(name));
  }
  return merged;
}

const toParts = (values: object): Parts => new Map<string, unknown>(Object.entries(values));

/**
 * Merges an entry into values that another user has stored since it was begun: a field that was not edited takes its new value.
 * @param seen the values when the entry was begun
 */
export const mergeEdits = <Values extends object>(mine: Values, seen: Values, now: Values): Values =>
  Object.fromEntries(mergeParts(toParts(mine), toParts(seen), toParts(now))) as Values;

/** Does the same with a list, whose entries are recognized by their key; by default by their place. Others' new and removed entries count. */
export function mergeListEdits<Entry>(
  mine: readonly Entry[],
  seen: readonly Entry[],
  now: readonly Entry[],
  getKey: (entry: Entry, place: number) => string = (_, place) => String(place),
): readonly Entry[] {
  const byKey = (list: readonly Entry[]) => new Map(list.map((entry, place) => [getKey(entry, place), entry]));
  return [...mergeParts(byKey(mine), byKey(seen), byKey(now)).values()] as Entry[];
}
