import type { CommitResult } from '../engine/prepare-commit';
import { formatTime } from '../model/value';

/** The results of a commit in the form that every transport sends. */
export function commitReply({ time, results }: CommitResult): Record<string, unknown> {
  return {
    commitTime: formatTime(time),
    writeResults: results.map(({ updateTime, transformResults }) => ({
      ...(updateTime === null ? {} : { updateTime: formatTime(updateTime) }),
      ...(transformResults.length > 0 ? { transformResults } : {}),
    })),
  };
}
