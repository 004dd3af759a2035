/*
 * One change laid over what is stored by now: `seen` is what was on the screen when it was made. Where nobody else changed anything, what was wanted is what
 * comes out; undefined where both changed the same.
 */

type Texts = readonly string[];

/**
 * The places of a team, blank ones as empty texts. An entry is changed or taken out wherever it stands by now, since those behind one who left move up; what
 * nobody changed stays, and who joined meanwhile, too.
 */
export function mergePlaces(stored: Texts, seen: Texts, wanted: Texts): Texts | undefined {
  // Done already: its answer was lost.
  if (isSame(stored, wanted)) return stored;
  if (wanted.length < seen.length) {
    const gone = seen.findIndex((entry, place) => entry !== wanted[place]);
    const at = placeNow(stored, seen, gone);
    // Whoever was taken out and is named no more is gone already; a blank place that somebody took stays theirs.
    if (at === 'taken') return seen[gone] === '' ? undefined : stored;
    return stored.filter((_, place) => place !== at);
  }
  let merged: Texts = stored;
  for (const [place, entry] of wanted.entries()) {
    if (entry === seen[place]) continue;
    const at = placeNow(stored, seen, place);
    if (at === 'gone') {
      // A further place; or one who left while their place was given to another. Whoever left while they were taken out is gone.
      if (entry !== '' || place >= seen.length) merged = [...merged, entry];
    } else if (at !== 'taken') merged = merged.map((known, index) => (index === at ? entry : known));
    else if (stored[place] !== entry) return undefined;
  }
  return merged;
}

const isSame = (some: Texts, others: Texts): boolean =>
  some.length === others.length && some.every((entry, place) => entry === others[place]);

/** Where what was seen at a place stands now: `gone` where it does no more, `taken` where somebody else has written there since. */
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
