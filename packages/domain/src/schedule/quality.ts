import { courtsOfDay, type CourtCounts } from './game-time';

/** A game or an empty slot, as far as it matters for rest. */
export type QualityEntry<Id extends string = string> =
  | { readonly team1Id: Id; readonly team2Id: Id; /** The team that referees it, if any. */ readonly refereeId?: Id | null }
  | 'break';

/** A game in a time slot that is wrong for one of its teams or its referee. */
export interface Clash<Id extends string = string> {
  readonly teamId: Id;
  /** Index of the day in the input. */
  readonly day: number;
  /** Time slot of the (later) game. */
  readonly slot: number;
}

/** The quality of a schedule for the teams. Rest is the number of time slots without a game between two games of a day. */
export interface ScheduleQuality<Id extends string = string> {
  /** Teams that play or referee twice at the same time. */
  readonly doubleBookings: readonly Clash<Id>[];
  /** Games without a free slot before them. */
  readonly backToBack: readonly Clash<Id>[];
  /** Null if no team plays twice on a day. */
  readonly shortestRest: number | null;
  readonly averageRest: number | null;
  readonly longestWait: number | null;
  /** The largest difference between a team's most and least used court. */
  readonly courtImbalance: number;
}

/** Returns the figures of a schedule. @param days court slots of each day, in order */
export function scheduleQuality<Id extends string>(
  days: readonly (readonly QualityEntry<Id>[])[],
  courtCounts: CourtCounts,
): ScheduleQuality<Id> {
  const doubleBookings: Clash<Id>[] = [];
  const backToBack: Clash<Id>[] = [];
  const rests: number[] = [];
  const courts = new Map<Id, number[]>();
  const used = new Set<number>();
  days.forEach((entries, day) => {
    const last = new Map<Id, number>();
    const busy = new Map<Id, number>();
    const count = courtsOfDay(courtCounts, day);
    entries.forEach((entry, index) => {
      if (entry === 'break') return;
      const [slot, court] = [Math.floor(index / count), index % count];
      used.add(court);
      for (const teamId of [entry.team1Id, entry.team2Id, ...(entry.refereeId ? [entry.refereeId] : [])]) {
        if (busy.get(teamId) === slot) doubleBookings.push({ teamId, day, slot });
        busy.set(teamId, slot);
      }
      for (const teamId of [entry.team1Id, entry.team2Id]) {
        const before = last.get(teamId);
        last.set(teamId, slot);
        const counts = courts.get(teamId) ?? [];
        counts[court] = (counts[court] ?? 0) + 1;
        courts.set(teamId, counts);
        if (before === undefined) continue;
        if (before !== slot) rests.push(slot - before - 1);
        if (before === slot - 1) backToBack.push({ teamId, day, slot });
      }
    });
  });
  const imbalances = [...courts.values()].map((counts) => {
    const onUsed = [...used].map((court) => counts[court] ?? 0);
    return Math.max(...onUsed) - Math.min(...onUsed);
  });
  const figure = (value: number) => (rests.length > 0 ? value : null);
  return {
    doubleBookings,
    backToBack,
    shortestRest: figure(Math.min(...rests)),
    averageRest: figure(rests.reduce((sum, rest) => sum + rest, 0) / rests.length),
    longestWait: figure(Math.max(...rests)),
    courtImbalance: Math.max(0, ...imbalances),
  };
}
