/** A duty of a team: a game that it plays or referees. */
export interface Assignment {
  readonly kind: 'play' | 'referee';
  /** The id of the game. */
  readonly game: string;
  readonly courtLetter: string;
  /** The expected time, `HH:MM`. */
  readonly time: string;
  /** The minutes until then; 0 if it has passed. */
  readonly inMinutes: number;
  readonly isCalled: boolean;
}

/** An alert: the game begins soon, its teams are called, or its time or court has changed. */
export interface PlayAlert {
  readonly what: 'soon' | 'called' | 'moved';
  readonly due: Assignment;
}

/** The last notified state of a duty. */
interface NotifiedAssignment {
  readonly courtLetter: string;
  readonly time: string;
  readonly isSoon: boolean;
  readonly isCalled: boolean;
}
export type NotifiedAssignments = ReadonlyMap<string, NotifiedAssignment>;

/** The minutes before a game in which its teams get ready. */
const SOON = 10;
/** The minimum change of an expected time for an alert, in minutes: near the game, and hours before it. */
const MOVED = { near: 5, far: 15 } as const;
/** The minutes before a game from which small changes count. */
const NEAR = 60;

const toMinutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
/** Returns the difference of two times, taking the shorter way round the clock, because games may go past midnight. */
function minutesBetween(one: string, other: string): number {
  const difference = Math.abs(toMinutes(one) - toMinutes(other));
  return Math.min(difference, 24 * 60 - difference);
}

function isMoved(before: NotifiedAssignment, due: Assignment): boolean {
  if (before.courtLetter !== due.courtLetter) return true;
  return minutesBetween(before.time, due.time) >= (due.inMinutes <= NEAR ? MOVED.near : MOVED.far);
}

/**
 * Returns the present alerts for a team, each only once. @param notified the states of earlier alerts; null at the beginning, when the page shows the present state
 */
export function playAlerts(
  notified: NotifiedAssignments | null,
  assignments: readonly Assignment[],
): { readonly alerts: readonly PlayAlert[]; readonly notified: NotifiedAssignments } {
  const alerts: PlayAlert[] = [];
  const next = new Map<string, NotifiedAssignment>();
  for (const due of assignments) {
    const key = `${due.kind} ${due.game}`;
    const { courtLetter, time, isCalled } = due;
    const before = notified?.get(key);
    const isNear = due.inMinutes <= SOON;
    if (before === undefined) {
      if (notified !== null && isCalled) alerts.push({ what: 'called', due });
      else if (notified !== null && isNear) alerts.push({ what: 'soon', due });
      next.set(key, { courtLetter, time, isSoon: isNear, isCalled });
      continue;
    }
    // A withdrawn call is a change, too: the teams must not go to the court.
    const moved = !isCalled && (before.isCalled || isMoved(before, due));
    if (isCalled && !before.isCalled) alerts.push({ what: 'called', due });
    else if (moved) alerts.push({ what: 'moved', due });
    else if (isNear && !before.isSoon && !isCalled) alerts.push({ what: 'soon', due });
    // Small changes add up, because they are measured from the last alert.
    next.set(key, { ...(moved || isCalled ? { courtLetter, time } : before), isSoon: isNear, isCalled });
  }
  return { alerts, notified: next };
}
