/** The progress of a stage: its games are not drawn, drawn, some have begun, or none is awaited any more. */
export type StageState = 'notBegun' | 'drawn' | 'playing' | 'finished';

/** Figures of the games of a stage that its state depends on. */
export interface StageProgress {
  readonly total: number;
  /** Games that are or were played. */
  readonly begun: number;
  /** Games whose result is not awaited any more. */
  readonly settled: number;
}

function stateBy(drawn: object, games: StageProgress | null): StageState {
  if (Object.keys(drawn).length === 0) return 'notBegun';
  if (!games || games.total === 0) return 'drawn';
  return games.settled >= games.total ? 'finished' : games.begun > 0 ? 'playing' : 'drawn';
}

/** Returns the state of groups or Swiss rounds. Without their games it tells only whether they are drawn. */
export const groupsState = ({ schedule }: { readonly schedule: object }, games: StageProgress | null = null): StageState =>
  stateBy(schedule, games);
/** Returns the state of a bracket. */
export const bracketState = ({ bracket }: { readonly bracket: object }, games: StageProgress | null = null): StageState =>
  stateBy(bracket, games);

/** Whether the schedule, and the bracket, are drawn. */
export const hasSchedule = (stage: { readonly schedule: object }): boolean => groupsState(stage) !== 'notBegun';
export const hasBracket = (stage: { readonly bracket: object }): boolean => bracketState(stage) !== 'notBegun';

/** The phase of the organizers' work: preparation, playing the schedule, playing the bracket. */
export type WorkPhase = 'ready' | 'schedule' | 'bracket';

/** Returns the phase of work: the stage whose games were drawn last. */
export const workPhase = (event: { readonly schedule: object; readonly bracket: object }): WorkPhase =>
  hasBracket(event) ? 'bracket' : hasSchedule(event) ? 'schedule' : 'ready';
