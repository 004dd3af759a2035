import type { BracketGame, GameId, Match, MatchId, Tournament } from '@courtside/domain';
import { finalPlaces } from '@courtside/domain/after';
import {
  everyStage,
  listLastGroups,
  readTables,
  teamsIn,
  withFurtherGroups,
  withGroups,
  type FurtherGroups,
  type FurtherStage,
  type FurtherStageId,
  type GroupsPlan,
  type StageId,
  type Stages,
} from '@courtside/domain/stages';

/*
 * All code that a page needs only for an event with groups beyond the first, loaded as one file.
 */

/** Groups beyond the first, with what pages need to show them. */
export interface ReadGroupStage extends FurtherGroups {
  /** The event with the fields of these groups in place of the first ones', beginning on their first day. */
  readonly event: Tournament;
  /** The number of games of earlier groups, which are numbered before their own. */
  readonly gamesBefore: number;
}

type Games = ReadonlyMap<MatchId, Match>;

/** The groups of an event beyond the first, and the functions that read an event with several group stages. */
export interface ReadGroups {
  readonly stages: readonly ReadGroupStage[];
  /** Adds them to the other stages of their event. */
  readonly addTo: (stages: Stages) => Stages;
  /** Lists all stages of their event. */
  readonly listStages: (
    source: { readonly matches: Games; readonly games: ReadonlyMap<GameId, BracketGame> },
    brackets: readonly FurtherStage[],
  ) => Stages;
  readonly finalPlaces: typeof finalPlaces;
  readonly readTables: typeof readTables;
  readonly teamsIn: typeof teamsIn;
  /** The drawn groups from which no other groups take their teams. */
  readonly last: readonly GroupsPlan[];
}

/** Returns further groups with the functions that read an event of several group stages. */
export function readGroups(tournament: Tournament, further: readonly FurtherGroups[]): ReadGroups {
  const addTo = (stages: Stages): Stages => withFurtherGroups(stages, tournament, further);
  const numbered = addTo(everyStage({ tournament, matches: new Map(), games: null }, []));
  const isDrawn = (id: StageId) => numbered.some((stage) => stage.id === id && teamsIn(stage).length > 0);
  const listAfter = (id: FurtherStageId) =>
    further.flatMap(({ plan: { id: other, entry } }) => (entry.kind !== 'all' && entry.of === id && isDrawn(other) ? [other] : []));
  return {
    stages: further.map(({ plan, games }) => ({
      ...{ plan, games },
      event: withGroups(tournament, plan, listAfter(plan.id)),
      gamesBefore: numbered.find(({ id }) => id === plan.id)?.gamesBefore ?? 0,
    })),
    addTo,
    listStages: ({ matches, games }, brackets) =>
      addTo(everyStage({ tournament, matches, games: games.size > 0 ? games : null }, brackets)),
    ...{ finalPlaces, readTables, teamsIn },
    last: listLastGroups(further.map(({ plan }) => plan)),
  };
}
