import { CommandFailure, toCommandFailure } from '../../errors/command-failure';
import { readOnce } from '../../repositories/read-once';
import { documentAt } from '../../sdk/source';

/** A stored entry of a map of teams, matches or games; null if it is missing. */
export type StoredEntry = Readonly<Record<string, unknown>> | null;

export function getStoredEntry(data: Readonly<Record<string, unknown>> | undefined, id: string): StoredEntry {
  const entry = data && Object.hasOwn(data, id) ? data[id] : null;
  return typeof entry === 'object' && entry !== null ? (entry as StoredEntry) : null;
}

/**
 * Finds out why the server refused a change of an entry: another organizer deleted it, perhaps while the change was queued. Other failures stay
 * unchanged.
 * @param explain returns the failure for a changed entry; null leaves the refusal unchanged
 */
export async function explainRefusal(
  error: unknown,
  path: string,
  id: string,
  explain: (entry: NonNullable<StoredEntry>) => CommandFailure | null = () => null,
): Promise<CommandFailure> {
  const failure = toCommandFailure(error);
  if (failure.code !== 'permission-denied') return failure;
  const [stored] = await readOnce(documentAt(path)).catch(() => [null]);
  if (stored === null) return failure;
  const entry = getStoredEntry(stored?.data, id);
  if (!entry) return new CommandFailure('not-found', 'It was deleted meanwhile.', error);
  return explain(entry) ?? failure;
}

/** Whether an entry is a game that is being played at its court. Only goals there change its score, so a typed score is refused. */
export const isBeingPlayed = (entry: StoredEntry): boolean =>
  (entry?.['play'] as { readonly state?: unknown } | undefined)?.state === 'playing';

/** In the words of the domain, as `decide` refuses it. */
export const stillPlayed = (cause?: unknown): CommandFailure => new CommandFailure('invalid', 'notFinished', cause);
