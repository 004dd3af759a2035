import { isAhead, type DayPlan, type PlanChange, type PlanNow } from '@courtside/domain/day';
import type { BoardGame } from '../data/board-model';
import type { PlanKind } from '../data/day-context';

/** The entry in the sheet; it stays while the plan below it changes. */
export interface PlanEntry {
  readonly kind: PlanKind;
  readonly minutes: number | null;
  /** From 0; null for all, or while none is chosen. */
  readonly court: number | null;
  /** Minutes from the midnight before the first day. */
  readonly resumeAt: number | null;
  readonly one: string;
  readonly other: string;
}

const ROUND = 5;
/** Returns the time in a number of minutes, rounded up to five minutes, because times such as 14:37 are hard to announce. */
export const timeIn = (now: PlanNow, minutes: number): number => Math.ceil((now.minutes + minutes) / ROUND) * ROUND;

/** Returns the entered change; null while something is missing. */
export function toPlanChange({ kind, minutes, court, resumeAt, one, other }: PlanEntry): PlanChange | null {
  switch (kind) {
    case 'late':
      return minutes === null ? null : { kind, minutes, court };
    case 'stop':
      return resumeAt === null ? null : { kind, resumeAt };
    case 'closeCourt':
    case 'openCourt':
      return court === null ? null : { kind, court };
    case 'swap':
      return one && other ? { kind, one, other } : null;
    case 'resume':
    case 'tomorrow':
      return { kind };
  }
}

/** Returns the courts that can be opened: the closed ones, and the next one. */
export const openable = ({ courts }: DayPlan): readonly number[] => {
  const next = Math.max(-1, ...courts.map(({ court }) => court)) + 1;
  return [...courts.filter(({ isClosed }) => isClosed).map(({ court }) => court), ...(next < 6 ? [next] : [])];
};
export const closable = ({ courts }: DayPlan): readonly number[] =>
  courts.filter(({ isClosed, games }) => !isClosed && games.length > 0).map(({ court }) => court);

/** Returns the games that can still be moved, in the order of play. A series that has begun stays on its court. */
export const movable = ({ games }: DayPlan): readonly BoardGame[] =>
  [...games.values()].filter(isAhead).sort((a, b) => a.start - b.start || a.court - b.court);
