import { planStages, playableBracket, type DayPlan } from '@courtside/domain/day';
import { everyStage } from '@courtside/domain/stages';
import type { ReadGroups } from './further-groups';
import { planOfDay, type PublicGames } from './plan';

/* Separate from `plan.ts`: elements of other sites have no room for it. */

/** The games of an event that visitors may see. */
export interface PublicEvent extends PublicGames {
  /** The groups beyond the first, if they have been read; null without any. */
  readonly groups?: Pick<ReadGroups, 'addTo'> | null;
}

/** Returns the current plan of the public games, also of further groups. */
export function planEvent({ groups = null, ...source }: PublicEvent): DayPlan {
  if (!groups) return planOfDay(source);
  const { games, further = [] } = source;
  const stages = groups.addTo(everyStage(source, further));
  const first = stages.find((stage) => stage.kind === 'bracket');
  const bracket = first && games.size > 0 ? playableBracket(first, games) : null;
  return planStages(stages, { ...source, bracket });
}
