import { isOrganizer, userId, type Tournament } from '@courtside/domain';
import { acceptedWithout, canRemoveOrganizer } from '@courtside/domain/engines';
import type { DocumentData } from 'firebase/firestore';
import { CommandFailure } from '../../errors/command-failure';
import { toFailureCode } from '../../errors/failure-code';
import { passesPath, tournamentPath } from '../../paths';
import { readOnce } from '../../repositories/read-once';
import { createQuery, where } from '../../sdk/source';
import { textsIn } from '../../stored-texts';
import { inTransaction } from '../base/changes';
import { command } from '../base/command';
import { signedInUid } from '../base/signed-in-uid';

/** Adds another organizer. They have to accept the role: until then they do not count as the tournament's organizer when others leave. */
export const addOrganizer = command(async (tournamentId: string, uid: string) => {
  const by = await signedInUid();
  await changeOrganizers(tournamentId, (stored) => ({
    organizerUids: isOrganizer(stored, uid) ? stored.organizerUids : [...stored.organizerUids, userId(uid)],
    acceptedOrganizerUids: acceptedWithout(stored, null, by),
  }));
});

/** Accepts the role of organizer in a tournament to which another organizer added the user. */
export const acceptOrganizing = command(async (tournamentId: string) => {
  const by = await signedInUid();
  await changeOrganizers(tournamentId, (stored) => ({
    organizerUids: stored.organizerUids,
    acceptedOrganizerUids: acceptedWithout(stored, null, by),
  }));
});

const refusals = {
  lastOrganizer: 'A tournament keeps at least one organizer.',
  nobodyAccepted: 'None of the other organizers has accepted yet.',
} as const;

/**
 * Removes an organizer, who may be the user: that is how a user declines the role. The passes they created are revoked too.
 * @throws CommandFailure `conflict` for the last one, and for the last one who has accepted the role
 */
export const removeOrganizer = command(async (tournamentId: string, uid: string) => {
  const by = await signedInUid();
  const without = (stored: Organizers): Organizers => {
    const verdict = canRemoveOrganizer(stored, uid, by);
    if (!verdict.allowed && verdict.reason !== 'notAnOrganizer') throw new CommandFailure('conflict', refusals[verdict.reason]);
    return {
      organizerUids: stored.organizerUids.filter((other) => other !== uid),
      acceptedOrganizerUids: acceptedWithout(stored, uid, by),
    };
  };
  await changeOrganizers(tournamentId, without, uid === by, await passesOf(tournamentId, uid));
});

/** The most that one write can delete; the rules end the other passes anyway. */
const MOST_PASSES = 200;

/**
 * Returns the ids of the valid passes that an organizer created. Empty if they can't be read: the rules check the creator of a pass at each
 * write.
 */
async function passesOf(tournamentId: string, uid: string): Promise<readonly string[]> {
  const made = await readOnce(createQuery(passesPath(tournamentId), where('createdBy', '==', uid))).catch(() => []);
  return made
    .filter(({ data }) => !data['revokedAt'])
    .map(({ id }) => id)
    .slice(0, MOST_PASSES);
}

/** Returns the organizers of a stored tournament. The rest of it may be unreadable: invalid fields must not prevent an organizer from leaving. */
export const listOrganizers = (stored: DocumentData): Organizers => ({
  organizerUids: textsIn(stored['organizerUids']).map(userId),
  acceptedOrganizerUids: Array.isArray(stored['acceptedOrganizerUids']) ? textsIn(stored['acceptedOrganizerUids']).map(userId) : null,
});

type Organizers = Pick<Tournament, 'organizerUids' | 'acceptedOrganizerUids'>;

/**
 * @param isLeaving whether the user loses the role with this change, and so may not read the tournament afterwards
 * @param revoked passes that end with it
 */
const changeOrganizers = (
  tournamentId: string,
  change: (stored: Organizers) => Organizers,
  isLeaving: boolean = false,
  revoked: readonly string[] = [],
) => {
  let isSent = false;
  return inTransaction(async (transaction, { sdk, db }) => {
    const target = sdk.doc(db, tournamentPath(tournamentId));
    const snapshot = await transaction.get(target).catch((error: unknown) => {
      // A second run, because the first response was lost: the change is already stored.
      if (isSent && isLeaving && toFailureCode(error) === 'permission-denied') return null;
      throw error;
    });
    if (!snapshot) return;
    const stored = snapshot.data();
    if (!stored) throw new CommandFailure('not-found', 'The tournament is not there any more.');
    const { organizerUids, acceptedOrganizerUids } = change(listOrganizers(stored));
    transaction.update(target, { organizerUids, acceptedOrganizerUids });
    for (const id of revoked) transaction.update(sdk.doc(db, passesPath(tournamentId), id), { revokedAt: sdk.serverTimestamp() });
    isSent = true;
  });
};
