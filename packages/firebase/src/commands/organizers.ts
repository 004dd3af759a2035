import { canRemoveOrganizer, type Tournament } from '@courtside/domain';
import { CommandFailure } from '../errors/command-failure';
import { tournamentPath } from '../paths';
import { changeFields, inTransaction } from './changes';
import { command } from './command';
import { openLive } from '../sdk/live';

/** Lets another person organise, too. */
export const addOrganizer = command(async (tournamentId: string, uid: string) => {
  const { sdk } = await openLive();
  await changeFields(tournamentPath(tournamentId), [[['organizerUids'], sdk.arrayUnion(uid)]]);
});

/** Takes the tools away from an organiser. @throws CommandFailure `conflict` for the last one */
export const removeOrganizer = command((tournamentId: string, uid: string) =>
  inTransaction(async (transaction, { sdk, db }) => {
    const target = sdk.doc(db, tournamentPath(tournamentId));
    const stored: unknown = (await transaction.get(target)).get('organizerUids');
    const organizerUids = (Array.isArray(stored) ? stored : []) as Tournament['organizerUids'];
    const verdict = canRemoveOrganizer({ organizerUids }, uid);
    if (!verdict.allowed && verdict.reason === 'lastOrganizer') throw new CommandFailure('conflict', 'A tournament keeps at least one organizer.');
    transaction.update(target, { organizerUids: organizerUids.filter((other) => other !== uid) });
  }),
);
