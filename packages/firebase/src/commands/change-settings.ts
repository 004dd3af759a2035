import { changeSeen, type SeenChange } from './change-seen';
import { keep } from './history';
import { signedInUid } from './signed-in-uid';

/**
 * Writes the fields of a tournament that differ from what was seen, and keeps in the history what they were and became.
 * @throws CommandFailure `conflict` when somebody else has changed the same meanwhile
 */
export async function changeSettings(tournamentId: string, changes: readonly SeenChange[]): Promise<void> {
  const by = await signedInUid();
  const told = (of: 'value' | 'seen') =>
    Object.fromEntries(
      changes.flatMap(({ path: [field = ''], ...change }) =>
        JSON.stringify(change.value) === JSON.stringify(change.seen) ? [] : [[field, change[of]]],
      ),
    );
  await changeSeen(tournamentId, changes, (writer, live, changeId) =>
    keep(writer, live, tournamentId, changeId, { game: '', kind: 'setting', by, from: told('seen'), to: told('value') }),
  );
}
