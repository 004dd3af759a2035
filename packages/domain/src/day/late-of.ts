import type { CourtOfDay } from './courts-of-day';
import { toldStart, type ExpectedTime } from './expected-times';

/** In minutes as they are, like the board's: only the times of games are rounded. 0 while it is not worth telling. */
export function lateOf({ current, queue }: Pick<CourtOfDay, 'current' | 'queue'>, times: ReadonlyMap<string, ExpectedTime>): number {
  const next = [...(current ? [current] : []), ...queue].find(({ id }) => times.has(id) && !times.get(id)?.isOn);
  const time = next && times.get(next.id);
  return next && time && toldStart(next, time) !== null ? Math.max(1, Math.round(time.late)) : 0;
}
