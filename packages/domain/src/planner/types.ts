import type { Legs } from '../entities';

/** The fields of the planner. An emptied field is `null`; `readPlannerInput` says what it counts as. */
export interface PlannerFields {
  readonly teams: number | null;
  readonly groups: number | null;
  /** Minutes. */
  readonly gameLength: number | null;
  /** Minutes between two games on a court. */
  readonly interval: number | null;
  readonly courts: number | null;
}

/** The same with every empty field filled and every number within its limits. */
export type PlannerInput = { readonly [K in keyof PlannerFields]: number } & {
  /** Games of each pair of a group; once by default. */
  readonly legs?: Legs;
};

/** How well the court time fits into a day, from the most time to too little. */
export type PlannerBand = 'tooMuch' | 'smooth' | 'flush' | 'notEnough';

/** A length of time in hours, and its meaning. */
export interface PlannerValue {
  readonly hours: number;
  readonly band: PlannerBand;
}

/** The figures of one combination. */
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

/** A cell of the tables; `plan` is null if the combination can't be played, which is shown as a dash. */
export interface PlannerCell {
  readonly teams: number;
  readonly gameLength: number;
  readonly chosen: boolean;
  readonly plan: PlannerPlan | null;
}

/** A row: a game length in minutes, for each of the team counts. */
export interface PlannerRow {
  readonly gameLength: number;
  readonly cells: readonly PlannerCell[];
}
