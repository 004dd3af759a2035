import type { CommitResult } from '../engine/prepare-commit';
import type { Value } from '../model/value';

/** The result of a commit as the store keeps it. */
export interface StoredResult {
  readonly time: string;
  readonly results: readonly { readonly updateTime: string | null; readonly transformResults: string }[];
}

export const toStoredResult = ({ time, results }: CommitResult): StoredResult => ({
  time: String(time),
  results: results.map(({ updateTime, transformResults }) => ({
    updateTime: updateTime === null ? null : String(updateTime),
    transformResults: JSON.stringify(transformResults),
  })),
});

export const fromStoredResult = ({ time, results }: StoredResult): CommitResult => ({
  time: BigInt(time),
  results: results.map(({ updateTime, transformResults }) => ({
    updateTime: updateTime === null ? null : BigInt(updateTime),
    transformResults: JSON.parse(transformResults) as Value[],
  })),
});
