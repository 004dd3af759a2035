/** "; did you mean x?" when one of the known names is close to what was written, else nothing. */
export function suggestName(written: string, known: Iterable<string>): string {
  let best: string | null = null;
  let bestDistance = Math.min(Math.max(1, Math.floor(written.length / 3)), written.length - 1) + 1;
  for (const name of known) {
    const distance = editDistance(written.toLowerCase(), name.toLowerCase(), bestDistance);
    if (distance < bestDistance) {
      best = name;
      bestDistance = distance;
    }
  }
  return best === null ? '' : `; did you mean ${best}?`;
}

/** Levenshtein distance, cut off at `limit`. */
function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) >= limit) return limit;
  let previous = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      row.push(Math.min(change, (previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
    }
    previous = row;
  }
  return previous[b.length] ?? limit;
}
