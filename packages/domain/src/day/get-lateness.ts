import type { CourtOfDay } from './courts-of-day';
import { getStartToShow, type ExpectedTime } from './expected-times';

/** Returns the minutes that a court is late, as the board shows them: only times of games are rounded. 0 if too few to show. */
export function getLateness({ current, queue }: Pick<CourtOfDay, 'current' | 'queue'>, times: ReadonlyMap<string, ExpectedTime>): number {
  const next = [...(current ? [current] : []), ...queue].find(({ id }) => times.has(id) && !times.get(id)?.isOn);
  const time = next && times.get(next.id);
  return next && time && getStartToShow(next, time) !== null ? Math.max(1, Math.round(time.late)) : 0;
}
