import type { CommitResult } from '../engine/prepare-commit';
import { timeText } from '../model/value';

/** The results of a commit as every transport writes them. */
export function commitReply({ time, results }: CommitResult): Record<string, unknown> {
  return {
    commitTime: timeText(time),
    writeResults: results.map(({ updateTime, transformResults }) => ({
      ...(updateTime === null ? {} : { updateTime: timeText(updateTime) }),
      ...(transformResults.length > 0 ? { transformResults } : {}),
    })),
  };
}
