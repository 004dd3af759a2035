import { acceptedWithout, canRemoveOrganizer, isOrganizer, parseTournament, userId, type Tournament } from '@courtside/domain';
import { CommandFailure } from '../errors/command-failure';
import { tournamentPath } from '../paths';
import { valueOf } from '../repositories/parse';
import { inTransaction } from './changes';
import { command } from './command';
import { signedInUid } from './signed-in-uid';

/** Lets another person organise, too. They are asked whether they want to: until then, the tournament is not left to them. */
export const addOrganizer = command(async (tournamentId: string, uid: string) => {
  const by = await signedInUid();
  await changeOrganizers(tournamentId, (stored) => ({
    organizerUids: isOrganizer(stored, uid) ? stored.organizerUids : [...stored.organizerUids, userId(uid)],
    acceptedOrganizerUids: acceptedWithout(stored, null, by),
  }));
});

/** Says yes to organising a tournament which somebody else named one for. */
export const acceptOrganizing = command(async (tournamentId: string) => {
  const by = await signedInUid();
  await changeOrganizers(tournamentId, (stored) => ({
    organizerUids: stored.organizerUids,
    acceptedOrganizerUids: acceptedWithout(stored, null, by),
  }));
});

const refusals = {
  lastOrganizer: 'A tournament keeps at least one organiser.',
  nobodyAccepted: 'None of the other organizers has accepted yet.',
} as const;

/**
 * Takes the tools away from an organiser, oneself included: that is how somebody says no who was asked.
 * @throws CommandFailure `conflict` for the last one, and for the last one who said yes
 */
export const removeOrganizer = command(async (tournamentId: string, uid: string) => {
  const by = await signedInUid();
  await changeOrganizers(tournamentId, (stored) => {
    const verdict = canRemoveOrganizer(stored, uid, by);
    if (!verdict.allowed && verdict.reason !== 'notAnOrganizer') throw new CommandFailure('conflict', refusals[verdict.reason]);
    return {
      organizerUids: stored.organizerUids.filter((other) => other !== uid),
      acceptedOrganizerUids: acceptedWithout(stored, uid, by),
    };
  });
});

type Organizers = Pick<Tournament, 'organizerUids' | 'acceptedOrganizerUids'>;

const changeOrganizers = (tournamentId: string, change: (stored: Organizers) => Organizers) =>
  inTransaction(async (transaction, { sdk, db }) => {
    const target = sdk.doc(db, tournamentPath(tournamentId));
    const stored = (await transaction.get(target)).data();
    if (!stored) throw new CommandFailure('not-found', 'The tournament is not there any more.');
    const { organizerUids, acceptedOrganizerUids } = change(valueOf(parseTournament(tournamentId, stored)));
    transaction.update(target, { organizerUids, acceptedOrganizerUids });
  });
