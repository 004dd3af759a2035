import type { TeamId } from '@courtside/domain';
import type { Visit } from '../visit';

/** The teams that play on after the groups, each with the name of its bracket if that is not the first one. */
export function listAdvancingTeams({ bracket, further }: Visit): ReadonlyMap<TeamId, string | null> {
  return new Map([
    ...further.flatMap((stage) => (stage.bracket?.seeds ?? []).map((id) => [id, stage.plan.name] as const)),
    ...(bracket?.seeds ?? []).map((id) => [id, null] as const),
  ]);
}
