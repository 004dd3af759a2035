import { changeSeen, type SeenChange } from './change-seen';
import { keep } from './history';
import { signedInUid } from './signed-in-uid';

/**
 * Writes the fields of a tournament that differ from those on the screen, and records the old and new values in the history.
 * @throws CommandFailure `conflict` if another user has changed the same in the meantime
 */
export async function changeSettings(tournamentId: string, changes: readonly SeenChange[]): Promise<void> {
  const by = await signedInUid();
  const toRecord = (of: 'value' | 'seen') =>
    Object.fromEntries(
      changes.flatMap(({ path: [field = ''], ...change }) =>
        JSON.stringify(change.value) === JSON.stringify(change.seen) ? [] : [[field, change[of]]],
      ),
    );
  await changeSeen(tournamentId, changes, (writer, live, changeId) =>
    keep(writer, live, tournamentId, changeId, { game: '', kind: 'setting', by, from: toRecord('seen'), to: toRecord('value') }),
  );
}
