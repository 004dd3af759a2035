import type { ScoreChange, Scores } from './score-types';

const MOST = 50;

/** Saved changes, step by step; the sides of one match that went out together are one step. */
export function createUndo() {
  let steps: readonly (readonly ScoreChange[])[] = [];
  return {
    add(step: readonly ScoreChange[]): void {
      steps = [...steps, step].slice(-MOST);
    },
    /** The last step, the same object until it changes; null when nothing can be undone. */
    last: (): readonly ScoreChange[] | null => steps.at(-1) ?? null,
    /** Takes the last step out. */
    take(): readonly ScoreChange[] | null {
      const step = steps.at(-1) ?? null;
      steps = steps.slice(0, -1);
      return step;
    },
    /** The last step that brought what was refused has not been made. One before it that brought the same has. */
    forget(matchId: string, entry: Partial<Scores>): void {
      const refused = [...steps]
        .reverse()
        .find((step) => step.some((change) => change.matchId === matchId && entry[change.side] === change.after));
      steps = steps.filter((step) => step !== refused);
    },
  };
}
