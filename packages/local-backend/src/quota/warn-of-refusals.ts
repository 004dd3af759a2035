import type { NoRoomError } from './no-room-error';

/** One line for each kind of refusal in this time (ms), since refused clients retry. */
const PERIOD = 600_000;

/** Warns the operator that writes are refused for lack of space. @param now milliseconds since 1970 */
export function warnOfRefusals(
  now: () => number,
  log: { warn(message: string): void },
): (refusal: NoRoomError, uid: string | null) => void {
  const lines = new Map<string, number>();
  return ({ scope }, uid) => {
    const line =
      scope === 'account'
        ? `The account ${uid ?? 'of strangers'} has used up its space for documents, or writes to one that has. See "Space for documents" in docs/operating.md.`
        : scope === 'unproven'
          ? 'Accounts without a verified address have used up their space for documents together. See "Space for documents" in docs/operating.md.'
          : 'The store is full: nothing new is stored until documents are deleted, or the server may use more. See "Space for documents" in docs/operating.md.';
    if (now() - (lines.get(line) ?? -Infinity) < PERIOD) return;
    if (lines.size >= MOST_LINES) lines.clear();
    lines.set(line, now());
    log.warn(line);
  };
}

const MOST_LINES = 1000;
