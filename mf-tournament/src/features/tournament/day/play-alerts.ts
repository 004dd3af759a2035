/** A game to which a team is due: it plays, or it referees. */
export interface Due {
  readonly kind: 'play' | 'referee';
  /** Id of the game. */
  readonly game: string;
  readonly courtLetter: string;
  /** `HH:MM` at which it is expected. */
  readonly time: string;
  /** Minutes until then; 0 where that has passed. */
  readonly inMinutes: number;
  readonly isCalled: boolean;
}

/** What is told: it begins soon, its teams are called, its time or court is another one. */
export interface PlayAlert {
  readonly what: 'soon' | 'called' | 'moved';
  readonly due: Due;
}

/** What was told last of one due. */
interface ToldDue {
  readonly courtLetter: string;
  readonly time: string;
  readonly isSoon: boolean;
  readonly isCalled: boolean;
}
export type Told = ReadonlyMap<string, ToldDue>;

/** Minutes before a game in which its teams get ready. */
const SOON = 10;
/** Minutes by which an expected time has to change to be worth a word: near the game, and hours before it. */
const MOVED = { near: 5, far: 15 } as const;
/** Minutes before a game from which small changes count. */
const NEAR = 60;

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
/** Games go on past midnight: the shorter way round the clock. */
function minutesBetween(one: string, other: string): number {
  const difference = Math.abs(minutesOf(one) - minutesOf(other));
  return Math.min(difference, 24 * 60 - difference);
}

function isMoved(before: ToldDue, due: Due): boolean {
  if (before.courtLetter !== due.courtLetter) return true;
  return minutesBetween(before.time, due.time) >= (due.inMinutes <= NEAR ? MOVED.near : MOVED.far);
}

/**
 * What a team is told now, once each.
 * @param told what it was told before; null when it begins to be told: what the page shows then is known
 */
export function playAlerts(told: Told | null, dues: readonly Due[]): { readonly alerts: readonly PlayAlert[]; readonly told: Told } {
  const alerts: PlayAlert[] = [];
  const next = new Map<string, ToldDue>();
  for (const due of dues) {
    const key = `${due.kind} ${due.game}`;
    const { courtLetter, time, isCalled } = due;
    const before = told?.get(key);
    const isNear = due.inMinutes <= SOON;
    if (before === undefined) {
      if (told !== null && isCalled) alerts.push({ what: 'called', due });
      else if (told !== null && isNear) alerts.push({ what: 'soon', due });
      next.set(key, { courtLetter, time, isSoon: isNear, isCalled });
      continue;
    }
    // A call that is taken back is a change, too: nobody goes to the court.
    const moved = !isCalled && (before.isCalled || isMoved(before, due));
    if (isCalled && !before.isCalled) alerts.push({ what: 'called', due });
    else if (moved) alerts.push({ what: 'moved', due });
    else if (isNear && !before.isSoon && !isCalled) alerts.push({ what: 'soon', due });
    // Small changes add up to one that is told: they are measured from what was told last.
    next.set(key, { ...(moved || isCalled ? { courtLetter, time } : before), isSoon: isNear, isCalled });
  }
  return { alerts, told: next };
}
