import { CommandFailure } from '../errors/command-failure';
import { newDocumentId } from '../ids';
import { dayPath } from '../paths';
import { inBatch } from './changes';
import { command } from './command';
import { keep } from './history';
import { signedInUid } from './signed-in-uid';

/**
 * Announces a line to everybody who looks at the tournament.
 * @param until `YYYY-MM-DDTHH:MM` on the tournament's clock, after which it is over; empty where it is tied to no time
 * @returns the id of the line
 */
export const announce = command(async (tournamentId: string, text: string, until: string = ''): Promise<string> => {
  if (text.trim() === '' || text.length > 500) throw new CommandFailure('invalid', 'A line has 1 to 500 characters.');
  const by = await signedInUid();
  const id = newDocumentId();
  await inBatch((batch, live) => {
    const { sdk, db } = live;
    batch.set(
      sdk.doc(db, dayPath(tournamentId)),
      { announcements: { [id]: { text: text.trim(), at: sdk.serverTimestamp(), until } } },
      { merge: true },
    );
    keep(batch, live, tournamentId, newDocumentId(), {
      game: '',
      kind: 'announcement',
      by,
      from: {},
      to: { id, text: text.trim(), until },
    });
  });
  return id;
});

/** Takes an announcement back. */
export const takeBack = command(async (tournamentId: string, id: string): Promise<void> => {
  const by = await signedInUid();
  await inBatch((batch, live) => {
    const { sdk, db } = live;
    batch.update(sdk.doc(db, dayPath(tournamentId)), new sdk.FieldPath('announcements', id), sdk.deleteField());
    keep(batch, live, tournamentId, newDocumentId(), { game: '', kind: 'announcement', by, from: { id }, to: {} });
  });
});
