import {
  planBracket,
  planSwiss,
  planTournament,
  type PlannerBand,
  type PlannerFields,
  type PlannerStage,
  type PlannerStages,
} from '@courtside/domain/planner';
import { toPlannerInput, type PlannerState } from './planner-state';

/** Hours, and how they fit into a day: `tooMuch` (lots of spare time), `smooth`, `flush` (cutting it close), `notEnough`. */
export interface ReportedTime {
  readonly hours: number;
  readonly band: PlannerBand;
}

export interface ReportedStage {
  readonly games: number;
  readonly courtTime: ReportedTime;
}

/**
 * A plan for other sites: plain data that survives `postMessage` and JSON. Part of the public contract: within a major version names are only
 * added.
 */
export interface PlanReport extends PlannerFields, PlannerStages {
  /** The round robin in groups; null where nothing can be played. */
  readonly result: {
    readonly games: number;
    readonly gamesPerTeam: number;
    readonly courtTime: ReportedTime;
    readonly betweenGames: ReportedTime;
  } | null;
  /** The Swiss rounds; null if none are planned or possible. */
  readonly swiss: ReportedStage | null;
  /** The bracket day; null if none is planned or possible. */
  readonly bracketDay: ReportedStage | null;
}

const stageOf = (stage: PlannerStage | null): ReportedStage | null => stage && { games: stage.games, courtTime: stage.courtTime };

/** Returns the entered numbers (`null` is an emptied field) and the resulting times. */
export function reportPlan(state: PlannerState): PlanReport {
  const { fields, stages } = state;
  const input = toPlannerInput(state);
  const plan = planTournament(input);
  return {
    ...fields,
    ...stages,
    result: plan && { games: plan.games, gamesPerTeam: plan.gamesPerTeam, courtTime: plan.courtTime, betweenGames: plan.frequency },
    swiss: stageOf(planSwiss(input, stages.swissRounds)),
    bracketDay: stages.bracket && stageOf(planBracket(input, stages.bracket)),
  };
}
