import type { Match, MatchId, TeamId } from '@courtside/domain';
import { applyChange, decide, type CorrectedGame, type DayAction } from '@courtside/domain/day';
import { compareStages, type StageEffects, type StageId } from '@courtside/domain/stages';
import type { EventStages } from './event-stages';
import { listEventStages, type StoredStages } from './list-event-stages';

type ChangeMatch = (match: Match) => Match;

/** Returns an event with changed games: those of any groups, each by its id. */
function changeMatches<Event extends StoredStages>(event: Event, changeOf: (id: MatchId) => ChangeMatch | undefined): Event {
  const change = (games: ReadonlyMap<MatchId, Match>) => new Map([...games].map(([id, game]) => [id, changeOf(id)?.(game) ?? game]));
  return {
    ...event,
    matches: change(event.matches),
    groups: event.groups.map(({ plan, games }) => ({ plan, games: games && change(games) })),
  };
}

/** Returns the effects of a change on all stages; null without further groups, where tools of one stage show them all. */
const compareWith = (event: EventStages, changed: StoredStages): StageEffects | null =>
  event.groups.length === 0 ? null : compareStages(event.stages, listEventStages(changed), event.teams);

/**
 * Returns the effects on all stages of actions on games, and of teams that leave or return; null without further groups.
 * @param actions by the id of a game
 * @param withdrawn the teams that have left by then
 */
export function compareAfter(
  event: EventStages,
  actions: ReadonlyMap<string, DayAction>,
  withdrawn: readonly TeamId[],
): StageEffects | null {
  const changed = changeMatches(event, (id) => {
    const action = actions.get(id);
    return action && ((match) => act(match, action));
  });
  return compareWith(event, { ...changed, tournament: { ...event.tournament, withdrawnTeamIds: withdrawn } });
}

function act(match: Match, action: DayAction): Match {
  const verdict = decide(match, action);
  return verdict.allowed ? applyChange(match, verdict.change, 0) : match;
}

/**
 * Returns the effects of a correction on other stages; null without further groups.
 * @param own the stage of the corrected game
 */
export function compareElsewhere(event: EventStages, own: StageId, corrected: readonly CorrectedGame[]): StageEffects | null {
  if (event.groups.length === 0) return null;
  const byId = new Map(corrected.map((game) => [game.id as string, game]));
  const changed = changeMatches(event, (id) => {
    const game = byId.get(id);
    return game && ((match) => ({ ...match, ...game.fields, ...(game.play ? { play: game.play } : {}) }) as Match);
  });
  const effects = compareWith(event, changed);
  return effects && { ...effects, places: effects.places.filter(({ stage }) => stage !== own) };
}
