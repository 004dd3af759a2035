import { parseForm, storedQuestions, type CheckInHours } from '@courtside/domain/registration';
import { CommandFailure } from '../../errors/command-failure';
import { toFailureCode } from '../../errors/failure-code';
import { checkInsPath, formPath } from '../../paths';
import { getParsedValue } from '../../repositories/parse';
import { loadLite } from '../../sdk/parts';
import { answered } from '../base/answered';
import { inBatch } from '../base/changes';
import { command } from '../base/command';
import { keep, keepPlan } from '../base/history';
import { inTransactionOnce } from '../base/once';
import { signedInUid } from '../base/signed-in-uid';

/** How many teams are checked in at once, with one record in the history: well within the rules' limits for a batch. */
export const CHECKED_IN = 10;

/**
 * Records as an organizer that teams have arrived, or have not, with the organizer's name and the server's time. Always possible; queued
 * without a network.
 */
export const setCheckedIn = command(async (tournamentId: string, teamIds: readonly string[], isThere: boolean): Promise<void> => {
  const by = await signedInUid();
  const parts = Array.from({ length: Math.ceil(teamIds.length / CHECKED_IN) }, (_, index) =>
    teamIds.slice(index * CHECKED_IN, (index + 1) * CHECKED_IN),
  );
  // In parallel: without a network each is queued, and none waits for another.
  await Promise.all(
    parts.map((part) =>
      inBatch((batch, live) => {
        const { sdk, db } = live;
        for (const teamId of part) {
          const target = sdk.doc(db, checkInsPath(tournamentId), teamId);
          if (isThere) batch.set(target, { checkedInAt: sdk.serverTimestamp(), checkedInBy: by });
          else batch.delete(target);
        }
        keepPlan(batch, live, tournamentId, { by, from: {}, to: { what: isThere ? 'checkedIn' : 'notCheckedIn', teamIds: part } });
      }),
    ),
  );
});

/**
 * Sets the hours in which captains can check in; null for none. Needs the network.
 * @param seen the hours on the screen
 * @throws CommandFailure `conflict` if another user has changed them in the meantime
 */
export const setCheckInHours = command(
  async (tournamentId: string, hours: CheckInHours | null, seen: CheckInHours | null): Promise<void> => {
    const by = await signedInUid();
    const toText = (one: CheckInHours | null): string => JSON.stringify(one && [one.opensAt, one.closesAt]);
    await inTransactionOnce(tournamentId, async (transaction, live, changeId) => {
      const { sdk, db } = live;
      const target = sdk.doc(db, formPath(tournamentId));
      const stored = await transaction.get(target);
      const now = getParsedValue(parseForm(stored.data() ?? {})).checkIn;
      if (![seen, hours].some((one) => toText(one) === toText(now)))
        throw new CommandFailure('conflict', 'Somebody else changed the hours meanwhile.');
      if (stored.exists()) transaction.update(target, { checkIn: hours });
      else transaction.set(target, { ...storedQuestions([]), checkIn: hours });
      keep(transaction, live, tournamentId, changeId, {
        game: '',
        kind: 'setting',
        by,
        from: { checkIn: now },
        to: { checkIn: hours },
      });
    });
  },
);

/** Not queued: a check-in must be made now, and its hours may be over when a queued one arrives. */
async function say(tournamentId: string, teamId: string, isThere: boolean): Promise<void> {
  const uid = await signedInUid();
  const sdk = await loadLite();
  const target = sdk.doc(sdk.liteDb(), checkInsPath(tournamentId), teamId);
  try {
    await answered(isThere ? sdk.setDoc(target, { checkedInAt: sdk.serverTimestamp(), checkedInBy: uid }) : sdk.deleteDoc(target));
  } catch (error) {
    if (toFailureCode(error) !== 'permission-denied') throw error;
    throw new CommandFailure('conflict', 'Check-in is not open to this captain.', error);
  }
}

/**
 * Checks the captain's own team in.
 * @throws CommandFailure `conflict` outside of the check-in hours, or if the team has withdrawn; `unavailable` without a response
 */
export const checkInOwnTeam = command((tournamentId: string, teamId: string) => say(tournamentId, teamId, true));

/** Undoes the captain's own check-in, while check-in is open. @throws CommandFailure as `checkInOwnTeam` */
export const takeBackOwnCheckIn = command((tournamentId: string, teamId: string) => say(tournamentId, teamId, false));
