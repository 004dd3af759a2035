/*
 * Merges a change with the stored value: `seen` was on the screen when the user made the change. If nothing else changed, the result is the
 * user's value; undefined if both changed the same part.
 */

type Texts = readonly string[];

/**
 * Merges the places of a team; blank ones are empty texts. An entry is changed or removed at its current place, because entries move up when one
 * before them leaves. Other places stay, and so do players who joined in the meantime.
 */
export function mergePlaces(stored: Texts, seen: Texts, wanted: Texts): Texts | undefined {
  // An attempt whose response was lost has already made this change.
  if (isSame(stored, wanted)) return stored;
  if (wanted.length < seen.length) {
    const gone = seen.findIndex((entry, place) => entry !== wanted[place]);
    const at = placeNow(stored, seen, gone);
    // A player who was removed and is not named again is gone already; a blank place that another player took stays theirs.
    if (at === 'taken') return seen[gone] === '' ? undefined : stored;
    return stored.filter((_, place) => place !== at);
  }
  let merged: Texts = stored;
  for (const [place, entry] of wanted.entries()) {
    if (entry === seen[place]) continue;
    const at = placeNow(stored, seen, place);
    if (at === 'gone') {
      // An additional place; or one of a player who left while the place was given to another. A player who left while they were being
      // removed is gone.
      if (entry !== '' || place >= seen.length) merged = [...merged, entry];
    } else if (at !== 'taken') merged = merged.map((known, index) => (index === at ? entry : known));
    else if (stored[place] !== entry) return undefined;
  }
  return merged;
}

const isSame = (some: Texts, others: Texts): boolean =>
  some.length === others.length && some.every((entry, place) => entry === others[place]);

/** Returns the current index of an entry: `gone` if it no longer exists, `taken` if another user has changed the place since. */
function placeNow(stored: Texts, seen: Texts, place: number): number | 'gone' | 'taken' {
  const [before, now] = [seen[place], stored[place]];
  if (before === undefined) return 'gone';
  if (now === before) return place;
  const moved = stored.flatMap((entry, index) => (entry === before && seen[index] !== before ? [index] : []));
  const elsewhere = before === '' ? moved.at(-1) : moved[0];
  if (elsewhere !== undefined && (before !== '' || now === undefined || seen.includes(now))) return elsewhere;
  return now === undefined || seen.includes(now) ? 'gone' : 'taken';
}

/** Starts of the days. */
export function mergeStarts(stored: unknown, seen: unknown, wanted: unknown): unknown {
  if (!Array.isArray(stored) || !Array.isArray(seen) || !Array.isArray(wanted)) return undefined;
  const starts = Array.from({ length: Math.max(stored.length, wanted.length) }, (_, day): unknown =>
    wanted[day] === undefined || wanted[day] === seen[day] ? (stored[day] ?? wanted[day]) : wanted[day],
  );
  const isClash = starts.some((start, day) => start !== stored[day] && stored[day] !== undefined && stored[day] !== seen[day]);
  return isClash ? undefined : starts;
}

/** Texts by key: lengths of games by round, deductions by team. */
export function mergeTexts(stored: unknown, seen: unknown, wanted: unknown): unknown {
  const [now, before, after] = [stored, seen, wanted] as Record<string, string>[];
  const merged = { ...now };
  for (const key of new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])) {
    if (before?.[key] === after?.[key]) continue;
    if (now?.[key] !== before?.[key] && now?.[key] !== after?.[key]) return undefined;
    if (after?.[key] === undefined) delete merged[key];
    else merged[key] = after[key];
  }
  return merged;
}
