import { CommandFailure } from '../errors/command-failure';
import { failureCodeOf } from '../errors/failure-code';
import { newTeamId } from '../ids';
import { contactsPath, registrationsPath, teamsPath } from '../paths';
import { readOnce } from '../repositories/read-once';
import { documentAt } from '../repositories/source';
import { loadLite } from '../sdk/parts';
import { newTeamRecord, type NewTeam } from '../team-record';
import { answered } from './answered';
import { command } from './command';
import { signedInUid } from './signed-in-uid';

/** A registration as its captain sees it. */
export interface Registration {
  readonly teamId: string;
  /** False when this account had registered before: the earlier team stands, nothing was added. */
  readonly isNew: boolean;
}

/**
 * Registers a team: entry, contact and the captain's registration arrive together or not at all. It never waits in a queue: without a network
 * it fails (`unavailable`) and can be repeated. An account registers one team per tournament, so a second click, or a repetition after
 * a lost answer, finds the first registration and adds nothing.
 * @throws CommandFailure `permission-denied` when registration is closed
 */
export const registerTeam = command(async (tournamentId: string, team: NewTeam & { readonly email: string }): Promise<Registration> => {
  const uid = await signedInUid();
  const teamId = newTeamId();
  const sdk = await loadLite();
  const db = sdk.liteDb();
  const batch = sdk.writeBatch(db);
  // The server's clock, not the phone's: the order of registration decides where nothing else does.
  const registeredAt = sdk.serverTimestamp();
  batch.update(sdk.doc(db, teamsPath(tournamentId)), { [teamId]: newTeamRecord(team, registeredAt) });
  batch.set(sdk.doc(db, contactsPath(tournamentId), teamId), { email: team.email.trim() });
  batch.set(sdk.doc(db, registrationsPath(tournamentId), uid), { uid, tournamentId, teamId, registeredAt });
  try {
    await answered(batch.commit());
    return { teamId, isNew: true };
  } catch (error) {
    if (failureCodeOf(error) !== 'permission-denied') throw error;
    const [earlier] = await readOnce(documentAt(`${registrationsPath(tournamentId)}/${uid}`)).catch(() => []);
    const earlierId = earlier?.data['teamId'];
    if (typeof earlierId === 'string') return { teamId: earlierId, isNew: earlierId === teamId };
    throw new CommandFailure('permission-denied', 'Registration is closed.', error);
  }
});
