import { CommandFailure, toCommandFailure } from '../errors/command-failure';
import { readOnce } from '../repositories/read-once';
import { documentAt } from '../sdk/source';

/** An entry of a map of teams, matches or games, as it is stored; null when there is none. */
export type StoredEntry = Readonly<Record<string, unknown>> | null;

export function getStoredEntry(data: Readonly<Record<string, unknown>> | undefined, id: string): StoredEntry {
  const entry = data && Object.hasOwn(data, id) ? data[id] : null;
  return typeof entry === 'object' && entry !== null ? (entry as StoredEntry) : null;
}

/**
 * Why the server refused a change of an entry: a colleague deleted it, also while the change waited for a network. Anything else stays what it is.
 * @param explain what a changed entry says; null leaves the refusal as it is
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

/**
 * Whether an entry is a game that is being played at its court. Its score changes by goals there alone, so one that is typed elsewhere is refused.
 */
export const isBeingPlayed = (entry: StoredEntry): boolean =>
  (entry?.['play'] as { readonly state?: unknown } | undefined)?.state === 'playing';

/** In the words of the domain, as `decide` refuses it. */
export const stillPlayed = (cause?: unknown): CommandFailure => new CommandFailure('invalid', 'notFinished', cause);
