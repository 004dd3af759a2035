import type { ScoreChange, Scores } from './score-types';

const MOST = 50;

/** Holds saved changes, step by step; the sides of one match that were sent together are one step. */
export function createUndo() {
  let steps: readonly (readonly ScoreChange[])[] = [];
  return {
    add(step: readonly ScoreChange[]): void {
      steps = [...steps, step].slice(-MOST);
    },
    /** Returns the last step, which keeps its identity until it changes; null if nothing can be undone. */
    last: (): readonly ScoreChange[] | null => steps.at(-1) ?? null,
    /** Removes and returns the last step. */
    take(): readonly ScoreChange[] | null {
      const step = steps.at(-1) ?? null;
      steps = steps.slice(0, -1);
      return step;
    },
    /** Removes the last step with the refused value, which was never made. An earlier step with the same value stays. */
    forget(matchId: string, entry: Partial<Scores>): void {
      const refused = [...steps]
        .reverse()
        .find((step) => step.some((change) => change.matchId === matchId && entry[change.side] === change.after));
      steps = steps.filter((step) => step !== refused);
    },
  };
}
