import { availableParallelism } from 'node:os';
import { AuthError } from './auth-error';

/** Runs processor-heavy work, a few tasks at a time. */
export interface HashQueue {
  /**
   * @param asker askers take turns, so that a flood of one does not hold up the others
   * @throws AuthError SERVER_BUSY when too much waits
   */
  run<T>(asker: string, work: () => Promise<T>): Promise<T>;
}

export interface HashQueueOptions {
  atOnce: number;
  /** The maximum of waiting tasks, of all askers and of one asker. */
  waiting: number;
  waitingOfOne: number;
}

/**
 * Hashes share the threads of the process with the store: more at once would not be faster, and would slow down commits. Everything that may wait is
 * done within about ten seconds.
 */
const ordinary: HashQueueOptions = { atOnce: availableParallelism() < 4 ? 1 : 2, waiting: 400, waitingOfOne: 250 };

export function createHashQueue({ atOnce, waiting, waitingOfOne }: HashQueueOptions = ordinary): HashQueue {
  /** The waiting tasks by asker; the first asker is next. */
  const lanes = new Map<string, (() => void)[]>();
  let queued = 0;
  let running = 0;

  const next = (): void => {
    const [first] = lanes;
    if (first === undefined || running >= atOnce) return;
    const [asker, lane] = first;
    const start = lane.shift();
    lanes.delete(asker);
    if (lane.length > 0) lanes.set(asker, lane);
    queued -= 1;
    running += 1;
    start?.();
  };

  return {
    async run(asker, work) {
      const lane = lanes.get(asker) ?? [];
      if (queued >= waiting || lane.length >= waitingOfOne)
        throw new AuthError('SERVER_BUSY', 'Many people sign in at this moment. Try again in a few seconds.', 503);
      await new Promise<void>((start) => {
        lane.push(start);
        lanes.set(asker, lane);
        queued += 1;
        next();
      });
      try {
        return await work();
      } finally {
        running -= 1;
        next();
      }
    },
  };
}
