const keyOf = (tournamentId: string) => `courtside.announcements.${tournamentId}`;

/** Ids of the lines that the reader has put away on this device. */
export function dismissedLines(tournamentId: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(tournamentId)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

export function keepDismissed(tournamentId: string, ids: readonly string[]): void {
  try {
    localStorage.setItem(keyOf(tournamentId), JSON.stringify(ids));
  } catch {
    // The browser keeps nothing: it holds for this visit.
  }
}
