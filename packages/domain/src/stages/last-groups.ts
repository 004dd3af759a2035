import { hasSchedule } from '../stage-state';
import type { GroupsPlan } from './groups-plan';

/** Returns the drawn groups from which no other drawn groups take their teams. */
export function listLastGroups(plans: readonly GroupsPlan[]): readonly GroupsPlan[] {
  const drawn = plans.filter(hasSchedule);
  return drawn.filter(({ id }) => drawn.every(({ entry }) => entry.kind === 'all' || entry.of !== id));
}
