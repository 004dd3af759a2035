/** What a planner is asked. `null` is an emptied field; see `readPlannerInput` for what it counts as. */
export interface PlannerFields {
  readonly teams: number | null;
  readonly groups: number | null;
  /** Minutes. */
  readonly gameLength: number | null;
  /** Minutes between two games on a court. */
  readonly interval: number | null;
  readonly courts: number | null;
}

/** The same with every blank filled and every number inside its limits. */
export type PlannerInput = { readonly [K in keyof PlannerFields]: number };

/** How the court time sits in a day, from the most room to none. */
export type PlannerBand = 'tooMuch' | 'smooth' | 'flush' | 'notEnough';

/** A length of time in hours, and what it means. */
export interface PlannerValue {
  readonly hours: number;
  readonly band: PlannerBand;
}

/** What one combination comes to. */
export interface PlannerPlan {
  /** Teams of each group, the larger groups first. */
  readonly groupSizes: readonly number[];
  readonly games: number;
  /** Games of a team of the largest group. */
  readonly gamesPerTeam: number;
  /** Time the courts are in use. */
  readonly courtTime: PlannerValue;
  /** Average time from one of a team's games to its next. */
  readonly frequency: PlannerValue;
}

/** One cell of the tables; `plan` is null where the combination can't be played: shown as a dash. */
export interface PlannerCell {
  readonly teams: number;
  readonly gameLength: number;
  readonly chosen: boolean;
  readonly plan: PlannerPlan | null;
}

/** One row: a game length in minutes, across the team counts. */
export interface PlannerRow {
  readonly gameLength: number;
  readonly cells: readonly PlannerCell[];
}
