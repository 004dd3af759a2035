const keyOf = (tournamentId: string) => `courtside.keptRests.${tournamentId}`;

/** Short rests that the organiser has decided to keep, on this device. */
export function keptRests(tournamentId: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(tournamentId)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((key) => typeof key === 'string') : [];
  } catch {
    return [];
  }
}

export function storeKeptRests(tournamentId: string, keys: readonly string[]): void {
  try {
    localStorage.setItem(keyOf(tournamentId), JSON.stringify(keys));
  } catch {
    // The browser keeps nothing: it holds for this visit.
  }
}
