import type { DocumentData } from 'firebase/firestore';
import { CommandFailure } from '../../errors/command-failure';
import { newDocumentId } from '../../ids';
import { dayPath } from '../../paths';
import { answered } from '../base/answered';
import { inBatch, inTransaction } from '../base/changes';
import { command } from '../base/command';
import { getStoredEntry } from '../base/entry-refusal';
import { keep } from '../base/history';
import { signedInUid } from '../base/signed-in-uid';

/**
 * Makes an announcement to everyone who looks at the tournament, now or not at all, because an hour later it may be wrong. Needs the
 * network.
 * @param until `YYYY-MM-DDTHH:MM` on the tournament's clock, after which it is over; empty for no end
 * @param over ids of expired announcements, which are deleted too, since the rules count them towards the limit
 * @param id of the announcement: a retry after a lost response passes the same id, so that it is made once
 * @returns the id of the announcement
 */
export const announce = command(
  async (
    tournamentId: string,
    text: string,
    until: string = '',
    over: readonly string[] = [],
    id: string = newDocumentId(),
  ): Promise<string> => {
    if (text.trim() === '' || text.length > 500) throw new CommandFailure('invalid', 'A line has 1 to 500 characters.');
    const by = await signedInUid();
    const write = inTransaction(async (transaction, live) => {
      const { sdk, db } = live;
      const target = sdk.doc(db, dayPath(tournamentId));
      if (getStoredEntry((await transaction.get(target)).get('announcements') as DocumentData | undefined, id)) return;
      transaction.set(
        target,
        {
          announcements: {
            ...Object.fromEntries(over.map((one) => [one, sdk.deleteField()])),
            [id]: { text: text.trim(), at: sdk.serverTimestamp(), until },
          },
        },
        { merge: true },
      );
      keep(transaction, live, tournamentId, newDocumentId(), {
        game: '',
        kind: 'announcement',
        by,
        from: {},
        to: { id, text: text.trim(), until },
      });
    });
    await answered(write);
    return id;
  },
);

/** Removes an announcement. */
export const takeBack = command(async (tournamentId: string, id: string): Promise<void> => {
  const by = await signedInUid();
  await inBatch((batch, live) => {
    const { sdk, db } = live;
    batch.update(sdk.doc(db, dayPath(tournamentId)), new sdk.FieldPath('announcements', id), sdk.deleteField());
    keep(batch, live, tournamentId, newDocumentId(), { game: '', kind: 'announcement', by, from: { id }, to: {} });
  });
});
