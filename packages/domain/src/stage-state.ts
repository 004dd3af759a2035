/** How far a stage is: none of its games is drawn, they are drawn, some have begun, nobody waits for any of them. */
export type StageState = 'notBegun' | 'drawn' | 'playing' | 'finished';

/** What the games of a stage amount to, as far as its state goes. */
export interface StageProgress {
  readonly total: number;
  /** They are played, or were. */
  readonly begun: number;
  /** Nobody waits for their result any more. */
  readonly settled: number;
}

function stateBy(drawn: object, games: StageProgress | null): StageState {
  if (Object.keys(drawn).length === 0) return 'notBegun';
  if (!games || games.total === 0) return 'drawn';
  return games.settled >= games.total ? 'finished' : games.begun > 0 ? 'playing' : 'drawn';
}

/** How far groups, or Swiss rounds, are. Without their games it is known only whether these are drawn. */
export const groupsState = ({ schedule }: { readonly schedule: object }, games: StageProgress | null = null): StageState =>
  stateBy(schedule, games);
/** How far a bracket is. */
export const bracketState = ({ bracket }: { readonly bracket: object }, games: StageProgress | null = null): StageState =>
  stateBy(bracket, games);

/** Whether the schedule, and the bracket, are drawn. */
export const hasSchedule = (stage: { readonly schedule: object }): boolean => groupsState(stage) !== 'notBegun';
export const hasBracket = (stage: { readonly bracket: object }): boolean => bracketState(stage) !== 'notBegun';

/** Where one is in the work: getting ready, playing the schedule, playing the bracket. */
export type WorkPhase = 'ready' | 'schedule' | 'bracket';

/** The stage that is worked on is the last whose games are drawn. */
export const workPhase = (event: { readonly schedule: object; readonly bracket: object }): WorkPhase =>
  hasBracket(event) ? 'bracket' : hasSchedule(event) ? 'schedule' : 'ready';
