import { parseForm, storedQuestions, type CheckInHours } from '@courtside/domain/registration';
import { CommandFailure } from '../errors/command-failure';
import { toFailureCode } from '../errors/failure-code';
import { checkInsPath, formPath } from '../paths';
import { getParsedValue } from '../repositories/parse';
import { loadLite } from '../sdk/parts';
import { answered } from './answered';
import { inBatch } from './changes';
import { command } from './command';
import { keep, keepPlan } from './history';
import { inTransactionOnce } from './once';
import { signedInUid } from './signed-in-uid';

/** How many teams are checked in at once, with one record in the history: well within what a batch may cost the rules. */
export const CHECKED_IN = 10;

/** An organiser notes that teams are there, or are not, in their own name and at the server's time; at any time. Queued without a network. */
export const setCheckedIn = command(async (tournamentId: string, teamIds: readonly string[], isThere: boolean): Promise<void> => {
  const by = await signedInUid();
  const parts = Array.from({ length: Math.ceil(teamIds.length / CHECKED_IN) }, (_, index) =>
    teamIds.slice(index * CHECKED_IN, (index + 1) * CHECKED_IN),
  );
  // Together: without a network each waits by itself, and none for another.
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
    const told = (one: CheckInHours | null): string => JSON.stringify(one && [one.opensAt, one.closesAt]);
    await inTransactionOnce(tournamentId, async (transaction, live, changeId) => {
      const { sdk, db } = live;
      const target = sdk.doc(db, formPath(tournamentId));
      const stored = await transaction.get(target);
      const now = getParsedValue(parseForm(stored.data() ?? {})).checkIn;
      if (![seen, hours].some((one) => told(one) === told(now)))
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

/** Past the queue: what waits for a network is no check-in, and its hours may be over when it arrives. */
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
 * A captain says that the team is there.
 * @throws CommandFailure `conflict` outside of the hours of check-in, or when the team has withdrawn; `unavailable` when no answer came
 */
export const checkInOwnTeam = command((tournamentId: string, teamId: string) => say(tournamentId, teamId, true));

/** A captain takes their own word back, while check-in is open. @throws CommandFailure as `checkInOwnTeam` */
export const takeBackOwnCheckIn = command((tournamentId: string, teamId: string) => say(tournamentId, teamId, false));
